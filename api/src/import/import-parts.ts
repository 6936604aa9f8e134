import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { isOneOf } from '../db/is-one-of.ts';
import { readRows } from '../db/json-row.ts';
import {
  customFields,
  productImages,
  productPaymentExclusions,
  wholesaleTiers,
} from '../db/schema/catalogue.ts';
import { difference, type Difference } from './difference.ts';
import type { ImportContext, StoreReader } from './import-context.ts';
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
export const rowsOfProducts = <Table extends PgTable & { storeId: PgColumn; productId: PgColumn }>(
  { tx, storeId }: StoreReader,
  table: Table,
  ids: readonly number[],
) =>
  readRows(tx, table, and(eq(table.storeId, storeId), isOneOf(table.productId, ids)), asc(table.productId));

const ownedBy = <Table extends PgTable & { storeId: PgColumn; productId: PgColumn }>(
  context: ImportContext,
  table: Table,
  part: Part,
) =>
  rowsOfProducts(
    context,
    table,
    part.map(({ id }) => id),
  );

async function findImages(context: ImportContext, part: Part) {
  const { storeId, pictureKey } = context;
  const stored = await ownedBy(context, productImages, part);
  const wanted = part.flatMap(({ id, product }) =>
    product.images.map((file, position) => ({
      storeId,
      productId: id,
      position,
      fileKey: pictureKey(file) ?? '',
    })),
  );
  return difference(stored, wanted, ({ productId, position }) => `${productId} ${position}`);
}

async function importImages(context: ImportContext, part: Part): Promise<number[]> {
  const { tx, storeId, written } = context;
  const found = await findImages(context, part);
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

async function findTiers(context: ImportContext, part: Part) {
  const { storeId } = context;
  const stored = await ownedBy(context, wholesaleTiers, part);
  const wanted = part.flatMap(({ id, product }) =>
    (product.wholesale_prices ?? []).map((tier) => ({
      storeId,
      productId: id,
      minProduct: tier.min_product,
      maxProduct: tier.max_product,
      price: tier.price,
    })),
  );
  return difference(stored, wanted, ({ productId, minProduct }) => `${productId} ${minProduct}`);
}

async function importTiers(context: ImportContext, part: Part): Promise<number[]> {
  const found = await findTiers(context, part);
  await writeOwnRows(context, wholesaleTiers, found);
  return productsOf(found);
}

async function findFields(context: ImportContext, part: Part) {
  const { storeId } = context;
  const stored = await ownedBy(context, customFields, part);
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
  return difference(stored, wanted, ({ productId, formName }) => `${productId} ${formName}`);
}

async function importFields(context: ImportContext, part: Part): Promise<number[]> {
  const found = await findFields(context, part);
  await writeOwnRows(context, customFields, found);
  return productsOf(found);
}

async function findExclusions(context: ImportContext, part: Part, accounts: ReadonlyMap<string, number>) {
  const { storeId } = context;
  const stored = await ownedBy(context, productPaymentExclusions, part);
  const wanted = part.flatMap(({ id, product }) =>
    [...new Set(product.payment_exclusions ?? [])].map((key) => ({
      storeId,
      productId: id,
      paymentAccountId: accounts.get(key) ?? 0,
    })),
  );
  return difference(stored, wanted, ({ productId, paymentAccountId }) => `${productId} ${paymentAccountId}`);
}

async function importExclusions(
  context: ImportContext,
  part: Part,
  accounts: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { tx, storeId, written } = context;
  const table = productPaymentExclusions;
  const found = await findExclusions(context, part, accounts);
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

const partOf = (list: readonly ProductDocument[], idOf: (key: string) => number): Part =>
  list.map((product) => ({ id: idOf(product.key), product }));

/** The products whose pictures, wholesale tiers, custom fields or payment exclusions differ; nothing is written. */
export async function changedParts(
  context: ImportContext,
  list: readonly ProductDocument[],
  idOf: (key: string) => number,
  accounts: ReadonlyMap<string, number>,
): Promise<number[]> {
  const part = partOf(list, idOf);
  return [
    ...productsOf(await findImages(context, part)),
    ...productsOf(await findTiers(context, part)),
    ...productsOf(await findFields(context, part)),
    ...productsOf(await findExclusions(context, part, accounts)),
  ];
}

/** Pictures, wholesale tiers, custom fields and payment exclusions. @returns the products whose parts changed */
export async function importParts(
  context: ImportContext,
  list: readonly ProductDocument[],
  idOf: (key: string) => number,
  accounts: ReadonlyMap<string, number>,
): Promise<number[]> {
  const part = partOf(list, idOf);
  return [
    ...(await importImages(context, part)),
    ...(await importTiers(context, part)),
    ...(await importFields(context, part)),
    ...(await importExclusions(context, part, accounts)),
  ];
}
