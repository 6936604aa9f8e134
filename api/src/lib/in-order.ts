import { databaseError, pgCode } from '../db/errors.ts';

const isOfAbortedTransaction = (error: unknown): boolean =>
  databaseError(error)?.code === pgCode.inFailedTransaction;

/**
 * Waits for statements that were sent at once, which the database runs one after the other. Unlike `Promise.all` it waits for all
 * of them, and the first of the list that failed is the reason, whenever its answer came.
 * @throws the reason; not that a transaction had been aborted by another one of them
 */
export async function inOrder<T extends readonly unknown[]>(
  sent: readonly [...{ [At in keyof T]: Promise<T[At]> }],
): Promise<T> {
  const answers = await Promise.allSettled(sent);
  const reasons = answers.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !isOfAbortedTransaction(reason)) ?? reasons[0];
  return answers.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  ) as readonly unknown[] as T;
}
