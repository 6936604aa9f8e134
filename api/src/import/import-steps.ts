import type { Database, Queryable, Transaction } from '../db/client.ts';
import { retryingTransaction } from '../db/in-transaction.ts';
import { lockQueue } from '../modules/store/store-queue.ts';
import type { ImportContext } from './import-context.ts';
import { chunks } from './write-rows.ts';

/** How an import writes: at once, or in portions between which the statements of others run. */
export interface ImportSteps {
  /** Reads what is stored. */
  look: ImportContext;
  /** Whether all is written at once, so that nobody sees a part of it. */
  isAtOnce: boolean;
  /** Writes what is consistent by itself. */
  portion<T>(work: (context: ImportContext) => Promise<T>): Promise<T>;
  /** Work that compares few rows and writes those that differ: a portion only when there are any. */
  small<T>(work: (context: ImportContext) => Promise<T>): Promise<T>;
  /** Entries in the pieces that a portion writes. */
  pieces<T>(list: readonly T[]): T[][];
  /** Orders of the store wait until all is written, where they could come between. */
  lockOrders(): Promise<void>;
}

type Surroundings = Omit<ImportContext, 'tx'>;

/** All in one transaction, for a server, where nobody waits for it but the orders of the store. */
export function atOnce(tx: Transaction, surroundings: Surroundings): ImportSteps {
  const look = { ...surroundings, tx };
  return {
    look,
    isAtOnce: true,
    portion: (work) => work(look),
    small: (work) => work(look),
    pieces: (list) => (list.length > 0 ? [[...list]] : []),
    lockOrders: () => lockQueue(tx, surroundings.storeId),
  };
}

/** Products and past orders of a portion: it takes a tenth of a second on a machine that is not busy. */
const IN_PORTION = 100;

class WouldWrite extends Error {}

const writes: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete']);

/** Reads alone: the first attempt to write ends the work. */
const readsOf = (db: Queryable): Queryable =>
  new Proxy(db, {
    get(target, name) {
      if (writes.has(name)) throw new WouldWrite('the work would write');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/**
 * In short transactions, for the embedded database: it has one session, and all stores wait while a transaction is open. What is
 * compared is read outside of them. Imports must come one after the other.
 */
export function inPortions(db: Database, surroundings: Surroundings): ImportSteps {
  const portion: ImportSteps['portion'] = (work) =>
    retryingTransaction(db, (tx) => work({ ...surroundings, tx }));
  return {
    look: { ...surroundings, tx: db },
    isAtOnce: false,
    portion,
    async small(work) {
      try {
        return await work({ ...surroundings, tx: readsOf(db) });
      } catch (error) {
        if (!(error instanceof WouldWrite)) throw error;
        return portion(work);
      }
    },
    pieces: (list) => chunks(list, IN_PORTION),
    // Nothing comes between the statements of a portion.
    lockOrders: () => Promise.resolve(),
  };
}
