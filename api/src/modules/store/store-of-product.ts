import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';

const MAX_PRODUCTS = 100_000;
const known = new WeakMap<Queryable, LRUCache<number, number>>();

/**
 * The store of a product's number, for the addresses that name no store; null when there is no such product. Every store
 * is asked for it, and once in a process: a product never moves.
 */
export async function storeOfProduct(db: Queryable, productId: number): Promise<number | null> {
  const stores = known.get(db) ?? new LRUCache<number, number>({ max: MAX_PRODUCTS });
  known.set(db, stores);
  const cached = stores.get(productId);
  if (cached !== undefined) return cached;
  const [row] = await db
    .select({ storeId: products.storeId })
    .from(products)
    .where(eq(products.id, productId))
    .limit(1);
  if (row) stores.set(productId, row.storeId);
  return row?.storeId ?? null;
}
