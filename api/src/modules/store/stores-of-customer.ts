import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable } from '../../db/client.ts';
import { customerStores } from '../../db/schema/customer-stores.ts';
import { storeRepository } from './store-repository.ts';

const MAX_NOTED = 100_000;
const notedOn = new WeakMap<Database, LRUCache<string, true>>();

/** The stores in which an account's orders are looked for: the one that is named, or all in which it has ordered. */
export async function storesOfCustomer(
  db: Queryable,
  { userId, username }: { userId: number; username: string | null },
): Promise<number[]> {
  if (username !== null) {
    const store = await storeRepository(db).findByUsername(username);
    return store ? [store.id] : [];
  }
  const rows = await db
    .select({ storeId: customerStores.storeId })
    .from(customerStores)
    .where(eq(customerStores.userId, userId));
  return rows.map(({ storeId }) => storeId);
}

/** Notes, before an order is written, that an account orders in a store; a guest is not noted. */
export async function noteCustomer(db: Database, userId: number | null, storeId: number): Promise<void> {
  if (userId === null) return;
  const noted = notedOn.get(db) ?? new LRUCache<string, true>({ max: MAX_NOTED });
  notedOn.set(db, noted);
  const pair = `${userId}.${storeId}`;
  if (noted.has(pair)) return;
  await db.insert(customerStores).values({ userId, storeId }).onConflictDoNothing();
  noted.set(pair, true);
}
