import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import {
  customFields,
  productImages,
  productPaymentExclusions,
  wholesaleTiers,
} from '../db/schema/catalogue.ts';
import { difference, type Difference } from './difference.ts';
import type { ImportContext } from './import-context.ts';
import { chunks, insertRows, writeOwnRows } from './write-rows.ts';

interface OfProduct {
  productId: number;
}

/** The products whose rows differ. */
export const productsOf = <Row extends OfProduct, Wanted extends OfProduct>({
  made,
  changed,
  gone,
}: Difference<Row, Wanted>): number[] =>
  [...made, ...gone, ...changed.map(({ row }) => row)].map(({ productId }) => productId);

type Part = readonly { id: number; product: ProductDocument }[];

/** The rows that a table has of some products. */
const ownedBy = (table: { storeId: PgColumn; productId: PgColumn }, storeId: number, part: Part) =>
  and(
    eq(table.storeId, storeId),
    inArray(
      table.productId,
      part.map(({ id }) => id),
    ),
  );

async function importImages(context: ImportContext, part: Part): Promise<number[]> {
  const { tx, storeId, pictureKey, written } = context;
  const stored = await tx
    .select()
    .from(productImages)
    .where(ownedBy(productImages, storeId, part));
  const wanted = part.flatMap(({ id, product }) =>
    product.images.map((file, position) => ({
      storeId,
      productId: id,
      position,
      fileKey: pictureKey(file) ?? '',
    })),
  );
  const found = difference(stored, wanted, ({ productId, position }) => `${productId} ${position}`);
  for (const gone of chunks(found.gone)) {
    const places = gone.map(({ productId, position }) =>
      and(eq(productImages.productId, productId), eq(productImages.position, position)),
    );
    await tx.delete(productImages).where(and(eq(productImages.storeId, storeId), or(...places)));
  }
  for (const changed of chunks(found.changed)) {
    await tx
      .insert(productImages)
      .values(changed.map((entry) => entry.wanted))
      .onConflictDoUpdate({
        target: [productImages.storeId, productImages.productId, productImages.position],
        set: { fileKey: sql`excluded.file_key` },
      });
  }
  written.rows += found.gone.length + found.changed.length;
  await insertRows(context, productImages, found.made);
  return productsOf(found);
}

async function importTiers(context: ImportContext, part: Part): Promise<number[]> {
  const { tx, storeId } = context;
  const stored = await tx
    .select()
    .from(wholesaleTiers)
    .where(ownedBy(wholesaleTiers, storeId, part));
  const wanted = part.flatMap(({ id, product }) =>
    (product.wholesale_prices ?? []).map((tier) => ({
      storeId,
      productId: id,
      minProduct: tier.min_product,
      maxProduct: tier.max_product,
      price: tier.price,
    })),
  );
  const found = difference(stored, wanted, ({ productId, minProduct }) => `${productId} ${minProduct}`);
  await writeOwnRows(context, wholesaleTiers, found);
  return productsOf(found);
}

async function importFields(context: ImportContext, part: Part): Promise<number[]> {
  const { tx, storeId } = context;
  const stored = await tx
    .select()
    .from(customFields)
    .where(ownedBy(customFields, storeId, part));
  const wanted = part.flatMap(({ id, product }) =>
    (product.custom_field ?? []).map((field, position) => ({
      storeId,
      productId: id,
      position,
      name: field.name,
      formName: field.form_name,
      type: field.type,
      options: field.options ?? [],
      placeholder: field.placeholder ?? null,
      isRequired: field.is_required,
    })),
  );
  const found = difference(stored, wanted, ({ productId, formName }) => `${productId} ${formName}`);
  await writeOwnRows(context, customFields, found);
  return productsOf(found);
}

async function importExclusions(
  context: ImportContext,
  part: Part,
  accounts: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { tx, storeId, written } = context;
  const table = productPaymentExclusions;
  const stored = await tx
    .select()
    .from(table)
    .where(ownedBy(table, storeId, part));
  const wanted = part.flatMap(({ id, product }) =>
    [...new Set(product.payment_exclusions ?? [])].map((key) => ({
      storeId,
      productId: id,
      paymentAccountId: accounts.get(key) ?? 0,
    })),
  );
  const found = difference(
    stored,
    wanted,
    ({ productId, paymentAccountId }) => `${productId} ${paymentAccountId}`,
  );
  for (const gone of chunks(found.gone)) {
    const pairs = gone.map(({ productId, paymentAccountId }) =>
      and(eq(table.productId, productId), eq(table.paymentAccountId, paymentAccountId)),
    );
    await tx.delete(table).where(and(eq(table.storeId, storeId), or(...pairs)));
  }
  written.rows += found.gone.length;
  await insertRows(context, table, found.made);
  return productsOf(found);
}

/** Pictures, wholesale tiers, custom fields and payment exclusions. @returns the products whose parts changed */
export async function importParts(
  context: ImportContext,
  list: readonly ProductDocument[],
  idOf: (key: string) => number,
  accounts: ReadonlyMap<string, number>,
): Promise<number[]> {
  const part = list.map((product) => ({ id: idOf(product.key), product }));
  return [
    ...(await importImages(context, part)),
    ...(await importTiers(context, part)),
    ...(await importFields(context, part)),
    ...(await importExclusions(context, part, accounts)),
  ];
}
