import PQueue from 'p-queue';
import { BusyError } from './busy-error.ts';

/**
 * Work that takes a core, a few at a time.
 * @param atOnce how many run at a time
 * @param maxWaiting entries beyond that are rejected
 */
export function createBoundedQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    /** @throws BusyError when too much waits already */
    async add<T>(work: () => Promise<T>): Promise<T> {
      if (queue.size >= maxWaiting) throw new BusyError('Too much is waiting');
      return queue.add(work);
    },
    /** Runs ahead of the queue and is never rejected: for the few that are limited elsewhere. */
    addFirst: <T>(work: () => Promise<T>): Promise<T> => queue.add(work, { priority: 1 }),
    onIdle: () => queue.onIdle(),
  };
}
