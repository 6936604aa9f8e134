import { LRUCache } from 'lru-cache';

/** How long a page of a version is not painted after it hung or ended a worker. */
const BACKOFF_MS = 30_000;
/** Addresses that failed in a row, from which a page counts as failing: one may be odd. */
const FAILING_FROM = 3;
/** Pages of versions; older ones are not used any more. */
const MAX_KEPT = 200;

/**
 * Which pages of which versions are not to be painted for a while. After it they are tried, and a failure starts the next
 * backoff.
 * @param now the clock, in ms
 */
export function createBackoff(now: () => number = Date.now) {
  const blocked = new LRUCache<string, number>({ max: MAX_KEPT });
  const failures = new LRUCache<string, { addresses: Set<string>; until: number }>({ max: MAX_KEPT });

  const isOver = (until: number | undefined) => until === undefined || until <= now();

  return {
    /** It hung or ended a worker. Another worker that it ends meanwhile had started before, and does not prolong the backoff. */
    block(key: string) {
      if (isOver(blocked.get(key))) blocked.set(key, now() + BACKOFF_MS);
    },
    /** It threw. @param address that it was painted for, without a query */
    failed(key: string, address: string) {
      const addresses = failures.get(key)?.addresses ?? new Set<string>();
      if (addresses.size < FAILING_FROM) addresses.add(address);
      failures.set(key, { addresses, until: now() + BACKOFF_MS });
    },
    painted(key: string) {
      blocked.delete(key);
      failures.delete(key);
    },
    /** It would hang or end a worker again. */
    isBlocked: (key: string) => !isOver(blocked.get(key)),
    /** Another version is to be preferred, if there is any. */
    isFailing(key: string) {
      const { addresses, until } = failures.get(key) ?? {};
      return !isOver(blocked.get(key)) || ((addresses?.size ?? 0) >= FAILING_FROM && !isOver(until));
    },
  };
}
