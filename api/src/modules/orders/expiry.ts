import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, lte, min, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { isDatabaseAway } from '../../db/errors.ts';
import { orders } from '../../db/schema/orders.ts';
import { retryingTransaction } from '../../db/in-transaction.ts';
import { isOverdue, type OrderKey, type OrderRow } from './order.ts';
import { applyPaymentStep, applyPaymentSteps } from './order-steps.ts';

/** Orders that end in one transaction: it holds their stock for some hundredths of a second. */
const BATCH = 50;

/** A store with overdue orders. */
interface Overdue {
  storeId: number;
  /** Orders that could not be ended. */
  failed: number[];
}

export interface Expired {
  /** Number of the orders that ended. */
  count: number;
  failures: { key: OrderKey; error: unknown }[];
}

const isDue = (now: Date) => and(eq(orders.status, 'UNPAID'), lte(orders.expiresAt, now));

/** Stores with overdue orders, the one whose order ended first comes first. */
async function overdueStores(db: Database, now: Date): Promise<Overdue[]> {
  const stores = await db
    .select({ storeId: orders.storeId })
    .from(orders)
    .where(isDue(now))
    .groupBy(orders.storeId)
    .orderBy(min(orders.expiresAt));
  return stores.map(({ storeId }) => ({ storeId, failed: [] }));
}

/** Locks some overdue orders of a store, those that ended first; what another process has locked is skipped. */
const lockSome = (tx: Transaction, { storeId, failed }: Overdue, now: Date): Promise<OrderKey[]> =>
  tx
    .select({ storeId: orders.storeId, id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isDue(now),
        failed.length > 0 ? notInArray(orders.id, failed) : undefined,
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });

/** Ends some overdue orders of a store in one transaction. Orders that another process is ending are skipped. */
function expireSome(overdue: Overdue, db: Database, now: Date): Promise<number> {
  const { storeId } = overdue;
  return retryingTransaction(db, async (tx) => {
    const due = await lockSome(tx, overdue, now);
    const keys = { storeId, ids: due.map(({ id }) => id) };
    return due.length === 0 ? 0 : (await applyPaymentSteps(tx, keys, 'expire', now)).length;
  });
}

/** As `expireSome`, each order by itself, so that one that cannot be ended holds up no other. */
async function expireSingly(overdue: Overdue, db: Database, now: Date): Promise<Expired> {
  const expired: Expired = { count: 0, failures: [] };
  for (const key of await db.transaction((tx) => lockSome(tx, overdue, now))) {
    try {
      const ended = await retryingTransaction(db, (tx) => applyPaymentStep(tx, key, 'expire', now));
      if (ended) expired.count += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      overdue.failed.push(key.id);
      expired.failures.push({ key, error });
    }
  }
  return expired;
}

/**
 * Ends every overdue order, a batch of each store in turn; any number of processes may do so at once.
 * @param ended called after each batch with the store whose stock or tickets changed
 * @returns how many orders ended, and those that could not be
 */
export async function expireDue(
  db: Database,
  now: Date,
  ended: (storeId: number) => void = () => undefined,
): Promise<Expired> {
  const all: Expired = { count: 0, failures: [] };
  for (let turns = await overdueStores(db, now); turns.length > 0;) {
    const more: Overdue[] = [];
    for (const overdue of turns) {
      const begun = performance.now();
      const batch = await expireSome(overdue, db, now).then(
        (count): Expired => ({ count, failures: [] }),
        (error: unknown) => {
          if (isDatabaseAway(error)) throw error;
          return expireSingly(overdue, db, now);
        },
      );
      all.count += batch.count;
      all.failures.push(...batch.failures);
      if (batch.count > 0) ended(overdue.storeId);
      if (batch.count + batch.failures.length >= BATCH) more.push(overdue);
      // The embedded database has one session: shoppers have it a third of the time.
      await sleep((performance.now() - begun) / 2);
    }
    turns = more;
  }
  return all;
}

/** Ends one order when it is overdue and the sweep has not run yet. @returns whether it did */
export async function expireIfDue(
  db: Database,
  order: Pick<OrderRow, 'storeId' | 'id' | 'status' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  if (!isOverdue(order, now)) return false;
  const ended = await retryingTransaction(db, (tx) => applyPaymentStep(tx, order, 'expire', now));
  return ended !== null;
}

export interface CurrentDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
}

/** What `find` finds, as it is by the clock: an overdue order has expired, whether the sweep has run or not. */
export async function currentOrder<Found extends { order: OrderRow }>(
  { db, clock, storeChanged }: CurrentDeps,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const found = await find();
  if (!found || !(await expireIfDue(db, found.order, clock.now()))) return found;
  storeChanged(found.order.storeId);
  return find();
}
