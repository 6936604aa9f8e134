import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import { applyPaymentStep } from './order-steps.ts';

const isDue = (now: Date) => and(eq(orders.status, 'UNPAID'), lte(orders.expiresAt, now));

/**
 * Ends the next order whose time is up, in a transaction of its own: whoever gives back the stock of several orders
 * at once would lock rows in an order that others do not keep to. Orders that another instance is ending are skipped.
 */
function expireNext(db: Database, now: Date): Promise<OrderKey | null> {
  return retryingTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ storeId: orders.storeId, id: orders.id })
      .from(orders)
      .where(isDue(now))
      .orderBy(asc(orders.expiresAt))
      .limit(1)
      .for('update', { skipLocked: true });
    return due ? applyPaymentStep(tx, due, 'expire', now) : null;
  });
}

/**
 * Ends every order whose time is up; any number of instances may do so at once.
 * @returns ids of the stores whose stock changed, and how many orders ended
 */
export async function expireDueOrders(
  db: Database,
  now: Date,
): Promise<{ stores: Set<number>; count: number }> {
  const stores = new Set<number>();
  let count = 0;
  for (let ended = await expireNext(db, now); ended; ended = await expireNext(db, now)) {
    stores.add(ended.storeId);
    count += 1;
  }
  return { stores, count };
}
