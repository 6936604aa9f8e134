import { and, eq, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { orders } from '../db/schema/orders.ts';
import { openStatuses } from '../modules/orders/order-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const isOldOrder = (now: Date, days: number) =>
  and(
    lt(orders.createdAt, new Date(now.getTime() - days * DAY_MS)),
    notInArray(orders.status, [...openStatuses]),
    or(isNotNull(orders.proofKey), isNotNull(orders.identityKey)),
  );

/**
 * How many orders have a proof of payment or an identity picture that is removed: their payment has ended, and they
 * were made longer ago than so many days.
 */
export const countOldProofs = (db: Database, now: Date, days: number): Promise<number> =>
  db.$count(orders, isOldOrder(now, days));

/** Takes these pictures off their orders; the files themselves go with those that no row names. @returns how many orders */
export async function removeOldProofs(db: Database, now: Date, days: number): Promise<number> {
  const isOld = isOldOrder(now, days);
  let forgotten = 0;
  for (const { storeId } of await db.selectDistinct({ storeId: orders.storeId }).from(orders).where(isOld)) {
    const rows = await db
      .update(orders)
      .set({ proofKey: null, identityKey: null })
      .where(and(eq(orders.storeId, storeId), isOld))
      .returning({ id: orders.id });
    forgotten += rows.length;
  }
  return forgotten;
}
