import { LRUCache } from 'lru-cache';

interface Kept<T> {
  value: T;
  store: string;
  at: number;
}

/** A page that is there or on its way; `keep` tells, when it is complete, whether it may be kept. */
export interface Made<T> {
  value: T;
  keep: Promise<boolean>;
  /** It stands in for a page that cannot be made just now; an old page is better. */
  isMakeshift?: boolean;
}

interface Making<T> {
  store: string;
  made: Promise<Made<T>>;
  /** Its store has changed since it began. */
  outdated: boolean;
}

interface Options<T> {
  freshMs: number;
  staleMs: number;
  /** For how long a page is better than none, when it cannot be made again. */
  lastResortMs: number;
  maxBytes: number;
  /** Of a complete page. */
  size: (value: T) => number;
  now?: () => number;
}

/**
 * Pages kept in memory: fresh for seconds, then served stale while one renewal runs, then only when they cannot be made
 * again, and dropped when their store changes. Requests for the same missing page share one making. A making that began before its store changed is not kept.
 */
export function createPageCache<T extends object>({
  freshMs,
  staleMs,
  lastResortMs,
  maxBytes,
  size,
  now = Date.now,
}: Options<T>) {
  const pages = new LRUCache<string, Kept<T>>({
    maxSize: maxBytes,
    sizeCalculation: (kept) => size(kept.value) + 1,
  });
  const makings = new Map<string, Making<T>>();

  function make(key: string, store: string, produce: () => Promise<Made<T>>): Promise<Made<T>> {
    const running = makings.get(key);
    if (running) return running.made;
    const made = produce();
    const making: Making<T> = { store, made, outdated: false };
    makings.set(key, making);
    made
      .then(async ({ value, keep }) => {
        if ((await keep) && !making.outdated) pages.set(key, { value, store, at: now() });
      })
      .catch(() => undefined) // those who wait for the page hear of it
      .finally(() => {
        if (makings.get(key) === making) makings.delete(key);
      });
    return made;
  }

  function dropWhere(isMeant: (store: string) => boolean) {
    for (const [key, kept] of pages.entries()) if (isMeant(kept.store)) pages.delete(key);
    for (const [key, making] of makings) {
      if (!isMeant(making.store)) continue;
      making.outdated = true;
      makings.delete(key);
    }
  }

  const ageOf = (kept: Kept<T> | undefined) => (kept ? now() - kept.at : Infinity);

  return {
    /** The kept page while it is fresh. */
    fresh(key: string): T | undefined {
      const kept = pages.get(key);
      return ageOf(kept) <= freshMs ? kept?.value : undefined;
    },
    /** The kept page, or the one that `produce` makes. */
    async get(key: string, store: string, produce: () => Promise<Made<T>>): Promise<T> {
      const kept = pages.get(key);
      const age = ageOf(kept);
      if (kept && age <= freshMs) return kept.value;
      if (kept && age <= freshMs + staleMs) {
        make(key, store, produce).catch(() => undefined); // the stale page is still good; the next request tries again
        return kept.value;
      }
      const made = make(key, store, produce);
      if (!kept || age > lastResortMs) return (await made).value;
      const page = await made.catch(() => null);
      return page === null || page.isMakeshift ? kept.value : page.value;
    },
    /** Drops everything of a store: it has changed. */
    drop: (store: string) => dropWhere((of) => of === store),
    /** Any store may have changed. */
    dropAll: () => dropWhere(() => true),
  };
}
