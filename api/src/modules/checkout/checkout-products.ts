import { and, asc, eq, exists, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { jsonRowsOf, rowsFromJson } from '../../db/json-row.ts';
import { prepared, withConstants } from '../../db/prepared.ts';
import {
  customFields,
  priceVarieties,
  productImages,
  productPaymentExclusions,
  products,
  variationGroups,
  variationOptions,
  wholesaleTiers,
} from '../../db/schema/catalogue.ts';

const storeId = sql.placeholder('storeId');

/** What the rules of a checkout need of a product; its description may be long. */
const { description, ...productColumns } = getTableColumns(products);

function lists(db: Queryable) {
  const ofProduct = (
    table:
      | typeof priceVarieties
      | typeof variationGroups
      | typeof wholesaleTiers
      | typeof customFields
      | typeof productImages
      | typeof productPaymentExclusions,
  ) => and(eq(table.storeId, storeId), eq(table.productId, products.id));
  const groupOfOption = db
    .select({ id: variationGroups.id })
    .from(variationGroups)
    .where(and(ofProduct(variationGroups), eq(variationGroups.id, variationOptions.groupId)));
  return {
    varieties: jsonRowsOf(
      priceVarieties,
      and(ofProduct(priceVarieties), eq(priceVarieties.isRemoved, false)),
      asc(priceVarieties.id),
    ),
    groups: jsonRowsOf(variationGroups, ofProduct(variationGroups), asc(variationGroups.position)),
    options: jsonRowsOf(
      variationOptions,
      and(eq(variationOptions.storeId, storeId), exists(groupOfOption)),
      asc(variationOptions.position),
    ),
    tiers: jsonRowsOf(wholesaleTiers, ofProduct(wholesaleTiers), asc(wholesaleTiers.minProduct)),
    fields: jsonRowsOf(customFields, ofProduct(customFields), asc(customFields.position)),
    images: jsonRowsOf(productImages, ofProduct(productImages), asc(productImages.position)),
    exclusions: jsonRowsOf(
      productPaymentExclusions,
      ofProduct(productPaymentExclusions),
      asc(productPaymentExclusions.paymentAccountId),
    ),
  };
}

/** Everything about the products of a checkout that are sold, in one statement whatever their number. */
export async function readProducts(db: Queryable, ofStore: number, ids: readonly number[]) {
  const isAsked: SQL = sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`;
  const statement = prepared(db, 'products of a checkout', (on, name) =>
    on
      .select({ product: productColumns, ...withConstants(lists(on)) })
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false), isAsked))
      .prepare(name),
  );
  const found = await statement.execute({ storeId: ofStore, ids: [...ids] });
  return found.map((row) => {
    const options = rowsFromJson(variationOptions, row.options);
    return {
      product: row.product,
      varieties: rowsFromJson(priceVarieties, row.varieties),
      groups: rowsFromJson(variationGroups, row.groups).map((group) => ({
        ...group,
        options: options.filter((option) => option.groupId === group.id),
      })),
      tiers: rowsFromJson(wholesaleTiers, row.tiers),
      fields: rowsFromJson(customFields, row.fields),
      imageKey: rowsFromJson(productImages, row.images)[0]?.fileKey ?? null,
      excludedAccounts: rowsFromJson(productPaymentExclusions, row.exclusions).map(
        (excluded) => excluded.paymentAccountId,
      ),
    };
  });
}

/** A product of a checkout as the database has it. */
export type ProductRecord = Awaited<ReturnType<typeof readProducts>>[number];
