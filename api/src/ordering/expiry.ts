import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { retryingTransaction } from '../lib/in-transaction.ts';
import type { AnyOrder, OrderKind } from './order-kind.ts';
import { applyPaymentStep } from './order-steps.ts';
import { isOverdue, type OrderKey } from './payable-order.ts';

/**
 * Ends the next overdue order, in a separate transaction: one that gives back the stock of several orders
 * would lock rows in another order than the rest of the code. Orders that another instance is ending are skipped.
 */
function expireNext(kind: OrderKind, db: Database, now: Date): Promise<OrderKey | null> {
  const { status, expiresAt } = kind.columns;
  return retryingTransaction(db, async (tx) => {
    const [due] = await kind.lockEarliest(tx, and(eq(status, 'UNPAID'), lte(expiresAt, now)));
    return due ? applyPaymentStep(kind, tx, due, 'expire', now) : null;
  });
}

/**
 * Ends every overdue order of a kind; any number of instances may do so at once.
 * @returns ids of the stores whose stock or tickets changed, and how many orders ended
 */
export async function expireDue(
  kind: OrderKind,
  db: Database,
  now: Date,
): Promise<{ stores: Set<number>; count: number }> {
  const stores = new Set<number>();
  let count = 0;
  for (let ended = await expireNext(kind, db, now); ended; ended = await expireNext(kind, db, now)) {
    stores.add(ended.storeId);
    count += 1;
  }
  return { stores, count };
}

/** Ends one order when it is overdue and the sweep has not run yet. @returns whether it did */
export async function expireIfDue<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  db: Database,
  order: Pick<AnyOrder, 'storeId' | 'id' | 'status' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  if (!isOverdue(order, now)) return false;
  const ended = await retryingTransaction(db, (tx) => applyPaymentStep(kind, tx, order, 'expire', now));
  return ended !== null;
}

export interface CurrentDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
}

/**
 * What `find` finds, as it is by the clock: an overdue order has expired, whether the sweep has run or not.
 * @param payable the order of what was found
 */
export async function currentOrder<Found>(
  { db, clock, storeChanged }: CurrentDeps,
  find: () => Promise<Found | null>,
  payable: (found: Found) => { kind: OrderKind; order: AnyOrder },
): Promise<Found | null> {
  const found = await find();
  if (!found) return null;
  const { kind, order } = payable(found);
  if (!(await expireIfDue(kind, db, order, clock.now()))) return found;
  storeChanged(order.storeId);
  return find();
}
