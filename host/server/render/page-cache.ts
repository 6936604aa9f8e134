import { LRUCache } from 'lru-cache';

interface Kept<T> {
  value: T;
  store: string;
  at: number;
}

interface Options<T> {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  size: (value: T) => number;
  now?: () => number;
}

/**
 * Pages kept in memory: fresh for seconds, then served stale while one renewal runs, and dropped when their store
 * changes. Requests for the same missing page share one making. A making that began before its store changed is not kept.
 */
export function createPageCache<T extends object>({
  freshMs,
  staleMs,
  maxBytes,
  size,
  now = Date.now,
}: Options<T>) {
  const pages = new LRUCache<string, Kept<T>>({
    maxSize: maxBytes,
    sizeCalculation: (kept) => size(kept.value) + 1,
  });
  const making = new Map<string, Promise<T>>();
  const changes = new Map<string, number>();

  function make(key: string, store: string, produce: () => Promise<{ value: T; keep: boolean }>): Promise<T> {
    const running = making.get(key);
    if (running) return running;
    const generation = changes.get(store) ?? 0;
    const started = produce()
      .then(({ value, keep }) => {
        if (keep && generation === (changes.get(store) ?? 0)) pages.set(key, { value, store, at: now() });
        return value;
      })
      .finally(() => {
        if (making.get(key) === started) making.delete(key);
      });
    making.set(key, started);
    return started;
  }

  return {
    /** The kept page, or the one that `produce` makes. */
    async get(key: string, store: string, produce: () => Promise<{ value: T; keep: boolean }>): Promise<T> {
      const kept = pages.get(key);
      const age = kept ? now() - kept.at : Infinity;
      if (kept && age <= freshMs) return kept.value;
      if (kept && age <= freshMs + staleMs) {
        make(key, store, produce).catch(() => undefined); // the stale page is still good; the next request tries again
        return kept.value;
      }
      return make(key, store, produce);
    },
    /** Drops everything of a store: it has changed. */
    drop(store: string) {
      changes.set(store, (changes.get(store) ?? 0) + 1);
      for (const [key, kept] of pages.entries()) if (kept.store === store) pages.delete(key);
      for (const key of making.keys()) if (key.startsWith(`${store} `)) making.delete(key);
    },
  };
}
