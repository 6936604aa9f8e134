import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { orders } from '../db/schema/orders.ts';
import { freeOrdersSince } from '../modules/orders/place/held-orders.ts';

/** Takes network addresses off free orders that no longer count; an unpaid order loses its own with its status. */
export async function removeOldNetworks(db: Database, now: Date): Promise<void> {
  const isOver = and(
    eq(orders.total, 0),
    isNotNull(orders.network),
    lt(orders.createdAt, freeOrdersSince(now)),
  );
  for (const { storeId } of await db.selectDistinct({ storeId: orders.storeId }).from(orders).where(isOver)) {
    await db
      .update(orders)
      .set({ network: null })
      .where(and(eq(orders.storeId, storeId), isOver));
  }
}
