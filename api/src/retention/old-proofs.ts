import { and, eq, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders } from '../db/schema/orders.ts';
import { openStatuses } from '../modules/orders/order-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const isOldOrder = (table: typeof orders | typeof eventOrders, before: Date) =>
  and(lt(table.createdAt, before), notInArray(table.status, [...openStatuses]));

const conditions = (now: Date, days: number) => {
  const before = new Date(now.getTime() - days * DAY_MS);
  return {
    goods: and(isOldOrder(orders, before), or(isNotNull(orders.proofKey), isNotNull(orders.identityKey))),
    tickets: and(isOldOrder(eventOrders, before), isNotNull(eventOrders.proofKey)),
  };
};

/**
 * How many orders have a proof of payment or an identity picture that is removed: their payment has ended, and they
 * were made longer ago than so many days.
 */
export async function countOldProofs(db: Database, now: Date, days: number): Promise<number> {
  const { goods, tickets } = conditions(now, days);
  return (await db.$count(orders, goods)) + (await db.$count(eventOrders, tickets));
}

/** Takes these pictures off their orders; the files themselves go with those that no row names. @returns how many orders */
export async function forgetOldProofs(db: Database, now: Date, days: number): Promise<number> {
  const { goods, tickets } = conditions(now, days);
  let forgotten = 0;
  for (const { storeId } of await db.selectDistinct({ storeId: orders.storeId }).from(orders).where(goods)) {
    const rows = await db
      .update(orders)
      .set({ proofKey: null, identityKey: null })
      .where(and(eq(orders.storeId, storeId), goods))
      .returning({ id: orders.id });
    forgotten += rows.length;
  }
  const withTickets = await db
    .selectDistinct({ storeId: eventOrders.storeId })
    .from(eventOrders)
    .where(tickets);
  for (const { storeId } of withTickets) {
    const rows = await db
      .update(eventOrders)
      .set({ proofKey: null })
      .where(and(eq(eventOrders.storeId, storeId), tickets))
      .returning({ id: eventOrders.id });
    forgotten += rows.length;
  }
  return forgotten;
}
