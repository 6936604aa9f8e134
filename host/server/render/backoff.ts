import { LRUCache } from 'lru-cache';

/** For how long a page of a version is not painted after it hung or ended a worker. */
const REST_MS = 30_000;
/** Failures in a row from which a page counts as failing. */
const FAILING_FROM = 3;
/** Pages of versions; older ones are not used any more. */
const MAX_KEPT = 200;

/**
 * Which pages of which versions are not to be painted for a while. Each rest ends with an attempt, whose failure begins the next
 * one.
 * @param now the clock, in ms
 */
export function createBackoff(now: () => number = Date.now) {
  const resting = new LRUCache<string, number>({ max: MAX_KEPT });
  const failures = new LRUCache<string, { count: number; until: number }>({ max: MAX_KEPT });

  const isOver = (until: number | undefined) => until === undefined || until <= now();

  return {
    /** It hung or ended a worker. */
    rest: (key: string) => void resting.set(key, now() + REST_MS),
    /** It threw. */
    failed(key: string) {
      const count = (failures.get(key)?.count ?? 0) + 1;
      failures.set(key, { count, until: now() + REST_MS });
    },
    painted(key: string) {
      resting.delete(key);
      failures.delete(key);
    },
    /** It would hang or end a worker again. */
    isResting: (key: string) => !isOver(resting.get(key)),
    /** Another version is to be preferred, if there is any. */
    isUnwell(key: string) {
      const { count = 0, until } = failures.get(key) ?? {};
      return !isOver(resting.get(key)) || (count >= FAILING_FROM && !isOver(until));
    },
  };
}
