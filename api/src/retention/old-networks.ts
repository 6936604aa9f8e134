import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders } from '../db/schema/orders.ts';
import { freeOrdersSince } from '../modules/orders/place/held-orders.ts';

async function forgetIn(db: Database, table: typeof orders | typeof eventOrders, now: Date): Promise<void> {
  const isOver = and(eq(table.total, 0), isNotNull(table.network), lt(table.createdAt, freeOrdersSince(now)));
  for (const { storeId } of await db.selectDistinct({ storeId: table.storeId }).from(table).where(isOver)) {
    await db
      .update(table)
      .set({ network: null })
      .where(and(eq(table.storeId, storeId), isOver));
  }
}

/** Takes network addresses off free orders that no longer count; an unpaid order loses its own with its status. */
export async function forgetOldNetworks(db: Database, now: Date): Promise<void> {
  await forgetIn(db, orders, now);
  await forgetIn(db, eventOrders, now);
}
