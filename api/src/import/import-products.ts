import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StoreDocument } from './store-document.ts';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { insertRows } from '../db/insert-rows.ts';
import { products } from '../db/schema/catalogue.ts';
import {
  findChanges,
  writeChanges,
  type ProductChanges,
  type ProductNames,
  type ProductReferences,
} from './changed-products.ts';
import type { ImportContext } from './import-context.ts';
import { importParts } from './import-parts.ts';
import type { ImportSteps } from './import-steps.ts';
import { importVariations } from './import-variations.ts';
import { isKept } from './kept-products.ts';
import { productValues, type ProductValues } from './product-values.ts';
import type { SeenStock } from './stock-left.ts';
import { chunks, PRODUCTS_AT_ONCE } from './write-rows.ts';

/** Writes what was found, and gives the ids of all products by key. Orders of the store must wait meanwhile. */
export type FinishProducts = () => Promise<Map<string, number>>;

/**
 * Products that are not in the document any more, and those whose address the document gives to another product: it is set free
 * first, so that two products may swap theirs.
 */
function findRoom(list: readonly ProductDocument[], stored: readonly ProductNames[], keepOthers: boolean) {
  const keys = new Set<string | null>(list.map((product) => product.key));
  const owners = new Map(list.map((product) => [product.slug, product.key]));
  const isGone = (row: ProductNames) => !keepOthers && row.isKept && !keys.has(row.importKey);
  const gone = stored.filter(isGone);
  const moving = stored.filter(
    (row) => !isGone(row) && owners.has(row.slug) && owners.get(row.slug) !== row.importKey,
  );
  return { gone, moving };
}

/** Sets the addresses of products free. @param isRemoved whether they are taken out, too */
export async function makeRoom(
  { tx, storeId, written }: Pick<ImportContext, 'tx' | 'storeId' | 'written'>,
  rows: readonly { id: number }[],
  isRemoved?: true,
): Promise<void> {
  const out = isRemoved && { isRemoved, isHidden: 0 as const };
  for (const part of chunks(rows.map(({ id }) => id))) {
    await tx
      .update(products)
      .set({ ...out, slug: sql`${products.slug} || '~' || ${products.id}` })
      .where(and(eq(products.storeId, storeId), inArray(products.id, part)));
  }
  written.rows += rows.length;
}

/** @returns the ids of new products by key */
async function insertProducts(
  { tx, written }: ImportContext,
  made: readonly ProductValues[],
): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const part of chunks(made, PRODUCTS_AT_ONCE)) {
    const rows = await insertRows(tx, products, part, ['id', 'importKey']);
    ids.push(...rows.map(({ id, importKey }): [string, number] => [importKey ?? '', id]));
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

async function writeNew(
  context: ImportContext,
  part: readonly ProductDocument[],
  { categories, accounts }: ProductReferences,
): Promise<void> {
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

/** Products that the store does not have yet. */
async function importNew(
  steps: ImportSteps,
  list: readonly ProductDocument[],
  references: ProductReferences,
): Promise<void> {
  for (const piece of steps.pieces(list)) {
    await steps.portion(async (context) => {
      for (const part of chunks(piece, PRODUCTS_AT_ONCE)) await writeNew(context, part, references);
    });
  }
}

interface FoundChanges {
  found: ProductChanges;
  accounts: ReadonlyMap<string, number>;
  idOf: (key: string) => number;
}

/** Writes what was found of some products. */
async function writeFound(
  context: ImportContext,
  ids: ReadonlySet<number>,
  { found, accounts, idOf }: FoundChanges,
): Promise<void> {
  const rows = found.rows.filter(({ id }) => ids.has(id));
  await writeChanges(context, { ...found, rows });
  const dated = new Set(rows.map(({ id }) => id));
  const parts = found.parts.filter(({ key }) => ids.has(idOf(key)));
  for (const part of chunks(parts, PRODUCTS_AT_ONCE)) {
    await importPartsOf(context, part, idOf, { accounts, dated, seen: found.seen });
  }
}

/** Writes what was found; products that exchange their addresses at once. */
async function importFound(
  steps: ImportSteps,
  moving: readonly ProductNames[],
  changes: FoundChanges,
): Promise<void> {
  const { rows, parts, readdressed } = changes.found;
  const ids = [...new Set([...rows.map(({ id }) => id), ...parts.map(({ key }) => changes.idOf(key))])];
  const isFirst = (id: number) => steps.isAtOnce || readdressed.has(id);
  const first = new Set(ids.filter(isFirst));
  if (first.size + moving.length > 0) {
    await steps.portion(async (context) => {
      await makeRoom(context, moving);
      await writeFound(context, first, changes);
    });
  }
  for (const piece of steps.pieces(ids.filter((id) => !isFirst(id)))) {
    await steps.portion((context) => writeFound(context, new Set(piece), changes));
  }
}

const keysOf = (list: readonly ProductDocument[]) =>
  isAmong(
    products.importKey,
    list.map(({ key }) => key),
  );

/** The ids of the store's products by key. @param which of them */
async function productIds({ tx, storeId }: ImportContext, which?: SQL): Promise<Map<string, number>> {
  const all = await tx
    .select({ id: products.id, key: products.importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), isKept, which));
  return new Map(all.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** What products of the store are called by. @param which of them */
const storedNames = ({ tx, storeId }: ImportContext, which?: SQL): Promise<ProductNames[]> =>
  tx
    .select({
      id: products.id,
      importKey: products.importKey,
      slug: products.slug,
      isKept,
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), which));

/** Hashed: the elements of an array would be compared one after the other, for each row. */
const isAmong = (column: AnyPgColumn, texts: readonly string[]) =>
  sql`${column} in (select unnest(${sql.param([...texts])}::text[]))`;

/**
 * Products by key: what differs from the document is written, in a handful of statements per thousand. New ones are
 * written first; those that exist are compared, and written at the end. The date of a product moves when it or anything of
 * it was changed.
 * @param keepOthers whether products that the list does not have stay, and the ids of those in the list alone are given; then no
 *   other product may have a slug of the list
 */
export async function importProducts(
  steps: ImportSteps,
  list: StoreDocument['products'],
  references: ProductReferences,
  { keepOthers = false }: { keepOthers?: boolean } = {},
): Promise<FinishProducts> {
  const { look } = steps;
  if (!list) return () => productIds(look);
  const ofList = keepOthers ? keysOf(list) : undefined;
  const slugsOfList = isAmong(
    products.slug,
    list.map(({ slug }) => slug),
  );
  const stored = await storedNames(look, ofList && or(ofList, slugsOfList));
  const known = new Map(stored.map((row) => [row.importKey, row]));
  const slugs = new Set(stored.map(({ slug }) => slug));
  const added = list.filter(({ key }) => !known.has(key));
  await importNew(
    steps,
    added.filter(({ slug }) => !slugs.has(slug)),
    references,
  );
  const existing = list.filter(({ key }) => known.has(key));
  const found = await findChanges(look, existing, known, references);
  return async () => {
    const { gone, moving } = findRoom(list, stored, keepOthers);
    for (const piece of steps.pieces(gone)) {
      await steps.portion((context) => makeRoom(context, piece, true));
    }
    const idOf = (key: string) => known.get(key)?.id ?? 0;
    await importFound(steps, moving, { found, accounts: references.accounts, idOf });
    await importNew(
      steps,
      added.filter(({ slug }) => slugs.has(slug)),
      references,
    );
    return productIds(look, ofList);
  };
}
