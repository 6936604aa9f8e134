import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BankAccount } from '@lapak/contracts/api/catalogue';
import type { Database } from '../../db/client.ts';
import { jsonRow, jsonRowsOf, rowFromJson, rowsFromJson } from '../../db/json-row.ts';
import { prepared, withConstants } from '../../db/prepared.ts';
import {
  categories,
  customFields,
  priceVarieties,
  productImages,
  products,
  variationGroups,
  variationOptions,
  wholesaleTiers,
} from '../../db/schema/catalogue.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import type { ProductParts } from './product-view.ts';
import { bankViews, contextLists } from './storefront-repository.ts';

/** A product's page, as far as the database has it. */
export interface ProductPage {
  parts: ProductParts;
  /** The seller's own accounts that a shopper may transfer to. */
  banks: BankAccount[];
}

const storeId = sql.placeholder('storeId');

/** Everything that hangs on a product, each list in its order, as values of its one row. */
function pageFields(db: Database) {
  const ofProduct = (
    table:
      | typeof productImages
      | typeof variationGroups
      | typeof wholesaleTiers
      | typeof customFields
      | typeof priceVarieties,
  ) => and(eq(table.storeId, storeId), eq(table.productId, products.id));
  const groups = db
    .select({ id: variationGroups.id })
    .from(variationGroups)
    .where(ofProduct(variationGroups));
  return {
    product: jsonRow(products),
    categoryName: sql<string | null>`(${db
      .select({ nama: categories.nama })
      .from(categories)
      .where(and(eq(categories.storeId, storeId), eq(categories.id, products.categoryId)))})`,
    images: jsonRowsOf(productImages, ofProduct(productImages), asc(productImages.position)),
    groups: jsonRowsOf(variationGroups, ofProduct(variationGroups), asc(variationGroups.position)),
    options: jsonRowsOf(
      variationOptions,
      and(eq(variationOptions.storeId, storeId), inArray(variationOptions.groupId, groups)),
      asc(variationOptions.position),
    ),
    varieties: jsonRowsOf(
      priceVarieties,
      and(ofProduct(priceVarieties), eq(priceVarieties.isRemoved, false)),
      asc(priceVarieties.position),
      asc(priceVarieties.id),
    ),
    tiers: jsonRowsOf(wholesaleTiers, ofProduct(wholesaleTiers), asc(wholesaleTiers.minProduct)),
    fields: jsonRowsOf(customFields, ofProduct(customFields), asc(customFields.position)),
    banks: contextLists(db).banks,
  };
}

/** One statement, whose rows are read as JSON, which is many times faster than reading columns of eight statements. */
const pageStatement = (db: Database, by: 'id' | 'slug') =>
  prepared(db, `product by ${by}`, (on, name) => {
    const meant: SQL =
      by === 'id' ? eq(products.id, sql.placeholder('meant')) : eq(products.slug, sql.placeholder('meant'));
    return on
      .select(withConstants(pageFields(on)))
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false), meant))
      .prepare(name);
  });

async function pageBy(db: Database, by: 'id' | 'slug', given: { storeId: number; meant: number | string }) {
  const [row] = await pageStatement(db, by).execute(given);
  if (!row) return null;
  const parts: ProductParts = {
    row: rowFromJson(products, row.product),
    categoryName: row.categoryName,
    imageKeys: rowsFromJson(productImages, row.images).map(({ fileKey }) => fileKey),
    groups: rowsFromJson(variationGroups, row.groups),
    options: rowsFromJson(variationOptions, row.options),
    varieties: rowsFromJson(priceVarieties, row.varieties),
    tiers: rowsFromJson(wholesaleTiers, row.tiers),
    fields: rowsFromJson(customFields, row.fields),
  };
  return { parts, banks: bankViews(row.banks) };
}

/** A product of a store by its number or its slug; a number that no product has may be a slug. */
export async function findProductPage(
  db: Database,
  ofStore: number,
  idOrSlug: string,
): Promise<ProductPage | null> {
  const id = rowIdOf(idOrSlug);
  const numbered = id === null ? null : await pageBy(db, 'id', { storeId: ofStore, meant: id });
  return numbered ?? pageBy(db, 'slug', { storeId: ofStore, meant: idOrSlug });
}
