import { and, asc, eq } from 'drizzle-orm';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { isOneOf } from '../db/is-one-of.ts';
import { readRows } from '../db/json-row.ts';
import { products } from '../db/schema/catalogue.ts';
import { changedVariations } from './changed-variations.ts';
import { byImportKey, difference, renewed, type Difference } from './difference.ts';
import type { ImportContext } from './import-context.ts';
import { changedParts } from './import-parts.ts';
import { productValues, type ProductValues } from './product-values.ts';
import { stockLeft, type SeenStock } from './stock-left.ts';
import { chunks, PRODUCTS_AT_ONCE, updateRows } from './write-rows.ts';

export interface ProductReferences {
  categories: ReadonlyMap<string, number>;
  accounts: ReadonlyMap<string, number>;
}

type ProductRow = typeof products.$inferSelect;
/** What a product of the store is called by. */
export type ProductNames = Pick<ProductRow, 'id' | 'importKey' | 'slug'> & { isKept: boolean };

/** Where the store's products are not as the document has them. */
export interface ProductChanges {
  /** What rows become, in the order of their ids. */
  rows: (Partial<ProductValues> & { id: number })[];
  stocks: ReadonlyMap<number, { document: number; seen: number }>;
  /** Those of which pictures, fields, variations and so on differ. */
  parts: ProductDocument[];
  /** The stock of combinations as it was looked at. */
  seen: SeenStock;
  /** Those whose address differs. */
  readdressed: ReadonlySet<number>;
}

/** Compares products that the store has with the document; locks nothing. */
export async function findChanges(
  context: ImportContext,
  list: readonly ProductDocument[],
  known: ReadonlyMap<string | null, ProductNames>,
  { categories, accounts }: ProductReferences,
): Promise<ProductChanges> {
  const changed: Difference<ProductRow, ProductValues>['changed'] = [];
  const parts: ProductDocument[] = [];
  const seen: SeenStock = new Map();
  const idOf = (key: string) => known.get(key)?.id ?? 0;
  for (const part of chunks(list, PRODUCTS_AT_ONCE)) {
    const ids = part.map(({ key }) => idOf(key));
    const ofPart = and(eq(products.storeId, context.storeId), isOneOf(products.id, ids));
    const reading = readRows(context.tx, products, ofPart, asc(products.id));
    const wanted = part.map((product) => productValues(context, product, categories));
    const stored = await reading;
    changed.push(...difference(stored, wanted, byImportKey).changed);
    const touched = new Set([
      ...(await changedParts(context, part, idOf, accounts)),
      ...(await changedVariations(context, part, idOf, seen)),
    ]);
    parts.push(...part.filter(({ key }) => touched.has(idOf(key))));
  }
  const rows = renewed({ changed }).sort((a, b) => a.id - b.id);
  const stocks = new Map(
    changed.map(({ row, wanted }) => [row.id, { document: wanted.stock, seen: row.stock }]),
  );
  const readdressed = new Set(
    changed.flatMap(({ row, wanted }) => (row.slug === wanted.slug ? [] : [row.id])),
  );
  return { rows, stocks, parts, seen, readdressed };
}

/** The stock that products have now; it stays until the import is done. */
async function lockStock({ tx, storeId }: ImportContext, ids: readonly number[]): Promise<SeenStock> {
  const stocks: SeenStock = new Map();
  for (const part of chunks(ids, PRODUCTS_AT_ONCE)) {
    const rows = await tx
      .select({ id: products.id, stock: products.stock })
      .from(products)
      .where(and(eq(products.storeId, storeId), isOneOf(products.id, part)))
      .orderBy(products.id)
      // Orders that end give their stock back without queueing in the store.
      .for('no key update');
    for (const { id, stock } of rows) stocks.set(id, stock);
  }
  return stocks;
}

/** Gives products the values of the document, minus what was sold since they were compared. */
export async function writeChanges(context: ImportContext, { rows, stocks }: ProductChanges): Promise<void> {
  const restocked = rows.filter(({ stock }) => stock !== undefined).map(({ id }) => id);
  const now = await lockStock(context, restocked);
  const changed = rows.map((row) => {
    const { document = 0, seen } = stocks.get(row.id) ?? {};
    const stock = row.stock === undefined ? {} : { stock: stockLeft(document, seen, now.get(row.id)) };
    return { ...row, ...stock, updatedAt: context.now };
  });
  await updateRows(context, products, changed);
}
