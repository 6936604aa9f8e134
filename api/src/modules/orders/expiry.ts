import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, lte, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isDatabaseAway } from '../../db/errors.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import type { AnyOrder, OrderKind } from './order-kind.ts';
import { applyPaymentStep, applyPaymentSteps } from './order-steps.ts';
import { isOverdue, type OrderKey } from './payable-order.ts';

/** Orders that end in one transaction: it holds their stock for some hundredths of a second. */
const BATCH = 50;

/** A store with overdue orders of a kind. */
interface Overdue {
  kind: OrderKind;
  storeId: number;
  /** Orders that could not be ended. */
  failed: number[];
}

export interface Expired {
  /** Of the orders that ended. */
  count: number;
  failures: { key: OrderKey; error: unknown }[];
}

const isDue = ({ columns }: OrderKind, now: Date) =>
  and(eq(columns.status, 'UNPAID'), lte(columns.expiresAt, now));

/** Stores with overdue orders; each kind's stores take turns with the other's. */
async function overdueStores(kinds: readonly OrderKind[], db: Database, now: Date): Promise<Overdue[]> {
  const stores = await Promise.all(kinds.map((kind) => kind.storesOf(db, isDue(kind, now))));
  const longest = Math.max(0, ...stores.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    kinds.flatMap((kind, ofKind) => {
      const store = stores[ofKind]?.[at];
      return store ? [{ kind, storeId: store.storeId, failed: [] }] : [];
    }),
  ).flat();
}

const isMeant = ({ kind, storeId, failed }: Overdue, now: Date) =>
  and(
    eq(kind.columns.storeId, storeId),
    isDue(kind, now),
    failed.length > 0 ? notInArray(kind.columns.id, failed) : undefined,
  );

/** Ends some overdue orders of a store in one transaction. Orders that another process is ending are skipped. */
function expireSome(overdue: Overdue, db: Database, now: Date): Promise<number> {
  const { kind, storeId } = overdue;
  return retryingTransaction(db, async (tx) => {
    const due = await kind.lockSome(tx, isMeant(overdue, now), BATCH);
    const keys = { storeId, ids: due.map(({ id }) => id) };
    return due.length === 0 ? 0 : (await applyPaymentSteps(kind, tx, keys, 'expire', now)).length;
  });
}

/** As `expireSome`, each order by itself, so that one that cannot be ended holds up no other. */
async function expireSingly(overdue: Overdue, db: Database, now: Date): Promise<Expired> {
  const { kind, storeId, failed } = overdue;
  const expired: Expired = { count: 0, failures: [] };
  for (const key of await db.transaction((tx) => kind.lockSome(tx, isMeant(overdue, now), BATCH))) {
    try {
      const ended = await retryingTransaction(db, (tx) => applyPaymentStep(kind, tx, key, 'expire', now));
      if (ended) expired.count += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed.push(key.id);
      expired.failures.push({ key: { storeId, id: key.id }, error });
    }
  }
  return expired;
}

/**
 * Ends every overdue order, a batch of each store and kind in turn; any number of processes may do so at once.
 * @param ended called after each batch with the store whose stock or tickets changed
 * @returns how many orders ended, and those that could not be
 */
export async function expireDue(
  kinds: readonly OrderKind[],
  db: Database,
  now: Date,
  ended: (storeId: number) => void = () => undefined,
): Promise<Expired> {
  const all: Expired = { count: 0, failures: [] };
  for (let turns = await overdueStores(kinds, db, now); turns.length > 0;) {
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
