import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { events } from '../../db/schema/events.ts';
import { listedCounts, WHOLE_STORE } from '../../db/schema/listed-counts.ts';
import { stores } from '../../db/schema/stores.ts';
import { storeRepository } from '../store/store-repository.ts';
import { isListed, isSelling } from '../store/store-state.ts';

/** What sitemaps list. */
export const sitemapRepository = (db: Queryable) => ({
  /** The stores that are open, with how many products each sells; the oldest first. */
  async openStores(limit: number) {
    const rows = await db
      .select({ id: stores.id, username: stores.username, changedAt: stores.updatedAt })
      .from(stores)
      .where(isListed)
      .orderBy(asc(stores.id))
      .limit(limit);
    const counted = await db
      .select({ storeId: listedCounts.storeId, total: listedCounts.total })
      .from(listedCounts)
      .where(eq(listedCounts.categoryId, WHOLE_STORE));
    const totals = new Map(counted.map(({ storeId, total }) => [storeId, total]));
    return rows.map(({ id, ...row }) => ({ ...row, products: totals.get(id) ?? 0 }));
  },

  /** A store that is open, with how many products it sells; null for another one. */
  async openStore(username: string) {
    const store = await storeRepository(db).findByUsername(username);
    if (!store || !isSelling(store) || store.openedAt === null) return null;
    const [counted] = await db
      .select({ total: listedCounts.total })
      .from(listedCounts)
      .where(and(eq(listedCounts.storeId, store.id), eq(listedCounts.categoryId, WHOLE_STORE)));
    const { id, updatedAt } = store;
    return { id, username: store.username, changedAt: updatedAt, products: counted?.total ?? 0 };
  },

  /** Products of a store, the oldest first, so that a new one changes the last part only. @param part from 0 */
  products: (storeId: number, part: number, perPart: number) =>
    db
      .select({ slug: products.slug, changedAt: products.updatedAt })
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)))
      .orderBy(asc(products.id))
      .limit(perPart)
      .offset(part * perPart),

  /** The newest events of a store. */
  events: (storeId: number, limit: number) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.storeId, storeId), eq(events.isRemoved, false)))
      .orderBy(desc(events.id))
      .limit(limit),
});
