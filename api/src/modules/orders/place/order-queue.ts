import { messages } from '@lapak/domain/messages';
import PQueue from 'p-queue';
import { BusyError } from '../../../lib/busy-error.ts';

export interface OrderQueue {
  /**
   * Runs work when its turn in the store comes.
   * @param work calls `begun` when nothing stands before it any more; when the wait was too long, that throws
   * @throws BusyError when the work has not begun in time; then it never does
   */
  add<T>(storeId: number, work: (begun: () => void) => Promise<T>): Promise<T>;
}

const busy = () => new BusyError('The queue of the store is too long', messages.storeBusy);

/** A queue that moves is waited for longer: so many times as long. */
const LONGEST_WAITS = 4;

/** The orders of one store. */
interface Line {
  queue: PQueue;
  lastBegun: number;
}

/**
 * Orders wait for their store here, before they take a session of the pool, so that those of one store never hold more
 * than some of its sessions.
 * @param atOnce how many of a store run at a time
 * @param waitMs longest wait in which no order of the store begins: for the turn, for a session and for the lock of the store's queue
 * together
 */
export function createOrderQueue({ atOnce, waitMs }: { atOnce: number; waitMs: number }): OrderQueue {
  const lines = new Map<number, Line>();

  function lineOf(storeId: number): Line {
    const known = lines.get(storeId);
    if (known) return known;
    const line = { queue: new PQueue({ concurrency: atOnce }), lastBegun: 0 };
    line.queue.once('idle', () => lines.delete(storeId));
    lines.set(storeId, line);
    return line;
  }

  return {
    add: (storeId, work) =>
      new Promise((resolve, reject) => {
        const line = lineOf(storeId);
        const since = performance.now();
        let state: 'waiting' | 'begun' | 'late' = 'waiting';
        const lookAgain = () => {
          const until = Math.min(Math.max(since, line.lastBegun) + waitMs, since + LONGEST_WAITS * waitMs);
          const left = until - performance.now();
          if (left > 0) timer = setTimeout(lookAgain, left);
          else {
            state = 'late';
            reject(busy());
          }
        };
        let timer = setTimeout(lookAgain, waitMs);
        const begun = () => {
          if (state === 'late') throw busy();
          state = 'begun';
          line.lastBegun = performance.now();
          clearTimeout(timer);
        };
        line.queue
          .add(async () => {
            if (state !== 'late') resolve(await work(begun));
          })
          .catch(reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}
