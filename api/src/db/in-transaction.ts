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

/** What work answers when its last statement was sent and the commit may be sent behind it at once. */
export class LastStatement<T> {
  readonly answer: Promise<T>;

  /** @param answer of the work, once the statement has its own; sends the statement if it has not been sent */
  constructor(answer: PromiseLike<T>) {
    // A statement of drizzle is sent by each `then`.
    this.answer = new Promise((resolve, reject) => void answer.then(resolve, reject));
    // Looked at only after the commit.
    this.answer.catch(() => undefined);
  }
}

type Work<T> = (tx: Transaction) => Promise<T | LastStatement<T>>;

async function transactionOf<T>(db: Database, work: Work<T>): Promise<T> {
  const last: Promise<T>[] = [];
  try {
    const result = await db.transaction(async (tx) => {
      const answer = await work(tx);
      if (answer instanceof LastStatement) last.push(answer.answer);
      return answer;
    });
    return result instanceof LastStatement ? await result.answer : result;
  } catch (error) {
    // Behind a statement that failed, a commit takes everything back; on the embedded database that is an error of its own.
    await Promise.all(last);
    throw error;
  }
}

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
      return await transactionOf(db, work);
    } catch (error) {
      const isPassing = passing.includes(databaseError(error)?.code ?? '') || options.isPassing?.(error);
      if (!isPassing || tries >= MAX_TRIES) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}

/** As `retryingTransaction`; a refusal thrown inside undoes the transaction and is the answer. */
export async function inTransaction<T>(
  db: Database,
  work: Work<T>,
  options: TransactionOptions = {},
): Promise<T | Refusal> {
  try {
    return await retryingTransaction(db, work, options);
  } catch (error) {
    if (error instanceof RefusedInTransaction) return error.refusal;
    throw error;
  }
}
