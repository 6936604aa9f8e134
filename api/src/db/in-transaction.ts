import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './client.ts';
import { databaseError } from './errors.ts';
import { RefusedInTransaction, type Refusal } from '../lib/refusal.ts';

/** Serialisation failure and deadlock: nothing happened, the same again may work. */
const passing = ['40001', '40P01'];
const MAX_TRIES = 6;

export interface TransactionOptions {
  /** Other failures that the same again may overcome, such as a number that another order just took. */
  isPassing?: (error: unknown) => boolean;
}

/** Thrown inside a transaction by work that is only tried: nothing stays, and what it found out is the answer. */
export class TriedInTransaction<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('a change was tried');
    this.result = result;
  }
}

type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * Runs work in one transaction, and retries it on a serialization failure or deadlock. It is not retried when the
 * connection was lost: lost at COMMIT, it may have happened.
 * @throws whatever else the work throws, its transaction undone
 */
export async function retryingTransaction<T>(
  db: Database,
  work: Work<T>,
  options: TransactionOptions = {},
): Promise<T> {
  // Not p-retry: an error of node's own realm, as sockets throw them in tests, becomes a TypeError there and loses its
  // code.
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const isPassing = passing.includes(databaseError(error)?.code ?? '') || options.isPassing?.(error);
      if (!isPassing || tries >= MAX_TRIES) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}

/** As `retryingTransaction`; a refusal or a result thrown inside undoes the transaction and is the answer. */
export async function inTransaction<T>(
  db: Database,
  work: Work<T>,
  options: TransactionOptions = {},
): Promise<T | Refusal> {
  try {
    return await retryingTransaction(db, work, options);
  } catch (error) {
    if (error instanceof RefusedInTransaction) return error.refusal;
    // It was made by the same work, whose result it is.
    if (error instanceof TriedInTransaction) return error.result as T;
    throw error;
  }
}
