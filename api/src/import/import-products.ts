import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { products } from '../db/schema/catalogue.ts';
import { findChanges, writeChanges, type ProductNames, type ProductReferences } from './changed-products.ts';
import type { ImportContext } from './import-context.ts';
import { importParts } from './import-parts.ts';
import { importVariations } from './import-variations.ts';
import { productValues, type ProductValues } from './product-values.ts';
import type { SeenStock } from './stock-left.ts';
import { chunks, PRODUCTS_AT_ONCE } from './write-rows.ts';

/** Writes what was found, and gives the ids of all products by key. Orders of the store must wait meanwhile. */
export type FinishProducts = () => Promise<Map<string, number>>;

/**
 * Addresses that the document gives to other products are set free first, so that two products may swap theirs; those
 * that are not in the document any more are taken out.
 */
async function makeRoom(
  { tx, storeId, written }: ImportContext,
  list: readonly ProductDocument[],
  stored: readonly ProductNames[],
): Promise<void> {
  const keys = new Set<string | null>(list.map((product) => product.key));
  const owners = new Map(list.map((product) => [product.slug, product.key]));
  const isGone = (row: ProductNames) => !row.isRemoved && !keys.has(row.importKey);
  const gone = stored.filter(isGone);
  const moving = stored.filter(
    (row) => !isGone(row) && owners.has(row.slug) && owners.get(row.slug) !== row.importKey,
  );
  for (const [rows, isRemoved] of [
    [gone, true],
    [moving, undefined],
  ] as const) {
    for (const part of chunks(rows.map(({ id }) => id))) {
      await tx
        .update(products)
        .set({ isRemoved, slug: sql`${products.slug} || '~' || ${products.id}` })
        .where(and(eq(products.storeId, storeId), inArray(products.id, part)));
    }
    written.rows += rows.length;
  }
}

/** @returns the ids of new products by key */
async function insertProducts(
  { tx, written }: ImportContext,
  made: readonly ProductValues[],
): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const part of chunks(made)) {
    const rows = await tx
      .insert(products)
      .values(part)
      .returning({ id: products.id, key: products.importKey });
    ids.push(...rows.map(({ id, key }): [string, number] => [key ?? '', id]));
  }
  written.rows += made.length;
  return ids;
}

/** Writes parts of products. @param dated those whose own rows were written */
async function importPartsOf(
  context: ImportContext,
  part: readonly ProductDocument[],
  idOf: (key: string) => number,
  {
    accounts,
    dated,
    seen,
  }: { accounts: ReadonlyMap<string, number>; dated: ReadonlySet<number>; seen: SeenStock },
): Promise<void> {
  const { tx, storeId, now, written } = context;
  const touched = new Set([
    ...(await importParts(context, part, idOf, accounts)),
    ...(await importVariations(context, part, idOf, seen)),
  ]);
  const undated = [...touched].filter((id) => !dated.has(id));
  for (const some of chunks(undated)) {
    await tx
      .update(products)
      .set({ updatedAt: now })
      .where(and(eq(products.storeId, storeId), inArray(products.id, some)));
  }
  written.rows += undated.length;
}

/** Products that the store does not have yet. */
async function importNew(
  context: ImportContext,
  list: readonly ProductDocument[],
  { categories, accounts }: ProductReferences,
): Promise<void> {
  for (const part of chunks(list, PRODUCTS_AT_ONCE)) {
    const wanted = part.map((product) => productValues(context, product, categories));
    const made = await insertProducts(
      context,
      wanted.map((product) => ({ ...product, updatedAt: context.now })),
    );
    const ids = new Map(made);
    const dated = new Set(ids.values());
    const idOf = (key: string) => ids.get(key) ?? 0;
    await importPartsOf(context, part, idOf, { accounts, dated, seen: new Map() });
  }
}

/** The ids of the store's products by key. */
async function productIds({ tx, storeId }: ImportContext): Promise<Map<string, number>> {
  const all = await tx
    .select({ id: products.id, key: products.importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)));
  return new Map(all.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** What all products of the store are called by. */
const storedNames = ({ tx, storeId }: ImportContext): Promise<ProductNames[]> =>
  tx
    .select({
      id: products.id,
      importKey: products.importKey,
      slug: products.slug,
      isRemoved: products.isRemoved,
    })
    .from(products)
    .where(eq(products.storeId, storeId));

/**
 * Products by key: what differs from the document is written, in a handful of statements per thousand. New ones are
 * written at once, as nobody can order them before the import is done; those that exist are compared, and written at its end. The date of a
 * product moves when it or anything of it was changed.
 */
export async function importProducts(
  context: ImportContext,
  list: StoreDocument['products'],
  references: ProductReferences,
): Promise<FinishProducts> {
  if (!list) return () => productIds(context);
  const stored = await storedNames(context);
  const known = new Map(stored.map((row) => [row.importKey, row]));
  const slugs = new Set(stored.map(({ slug }) => slug));
  const added = list.filter(({ key }) => !known.has(key));
  await importNew(
    context,
    added.filter(({ slug }) => !slugs.has(slug)),
    references,
  );
  const existing = list.filter(({ key }) => known.has(key));
  const found = await findChanges(context, existing, known, references);
  return async () => {
    await makeRoom(context, list, stored);
    await writeChanges(context, found);
    const dated = new Set(found.rows.map(({ id }) => id));
    const idOf = (key: string) => known.get(key)?.id ?? 0;
    for (const part of chunks(found.parts, PRODUCTS_AT_ONCE)) {
      await importPartsOf(context, part, idOf, {
        accounts: references.accounts,
        dated,
        seen: found.seen,
      });
    }
    await importNew(
      context,
      added.filter(({ slug }) => slugs.has(slug)),
      references,
    );
    return productIds(context);
  };
}
