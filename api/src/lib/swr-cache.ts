import { LRUCache } from 'lru-cache';

interface Options<T> {
  /** For how long a value is served without loading it again. */
  freshMs: number;
  /** For how long after that it is served while one load renews it. */
  staleMs?: number;
  /** For how long after `freshMs` it is served when it cannot be loaded again; at once, while loads fail. */
  lastResortMs?: number;
  /** The most values that are cached, or the most that their sizes add up to. */
  bound: { entries: number } | { bytes: number; size: (value: T) => number };
  /**
   * A value that is not cached is returned to the pending callers only, in place of one that is too old to be stale.
   */
  isKept?: (value: T) => boolean;
  /**
   * Answers for values that are not cached: a placeholder for a value that cannot be loaded, to which a last resort is
   * preferred.
   */
  isMakeshift?: (value: T) => boolean;
  /** In ms, never 0; the process's own clock by default. */
  now?: () => number;
}

type IsMeant<T> = (key: string, value: T | null) => boolean;

/** Values in memory: fresh, then stale while one load revalidates them, then only when they cannot be loaded. */
export interface SwrCache<T> {
  /** The cached value, or what `load` returns; one load of a key runs at a time. Rejects as `load` does. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** The cached value while it is fresh; nothing is loaded. */
  fresh(key: string): T | undefined;
  /**
   * Evicts what matches. A load that is under way resolves its pending callers and is not cached.
   * @param isMeant is called with null for a value that is still being loaded
   */
  drop(isMeant: IsMeant<T>): void;
  /** As `drop`, but what was cached may still be the last resort, when it cannot be loaded anew. */
  outdate(isMeant: IsMeant<T>): void;
}

/** lru-cache keeps whatever it is given, so what is not worth keeping is thrown. */
class NotKept<T> extends Error {
  constructor(readonly value: T) {
    super('the value is not kept');
  }
}

interface Loading<T> {
  load: () => Promise<T>;
  /** Whether the cached value is stale and not older. */
  isStale: boolean;
}

/** A stale-while-revalidate cache on the `fetch` of lru-cache. */
export function createSwrCache<T>(options: Options<T>): SwrCache<T> {
  const { freshMs, staleMs = 0, lastResortMs = 0, bound, now } = options;
  const { isKept = () => true, isMakeshift = () => false } = options;
  const ttl = Math.max(1, Math.ceil(freshMs));
  /** lru-cache does not list the keys that it is fetching. */
  const loads = new Set<{ key: string }>();
  /** Whether the last load failed: the next one would be waited for in vain. */
  let isFailing = false;

  async function loaded(load: () => Promise<T>): Promise<T> {
    try {
      const value = await load();
      isFailing = isMakeshift(value);
      return value;
    } catch (error) {
      isFailing = true;
      throw error;
    }
  }

  async function fetchMethod(
    key: string,
    { context, options: fetching }: LRUCache.FetcherOptions<string, { value: T }, Loading<T>>,
  ) {
    const own = { key };
    loads.add(own);
    try {
      // The load begins when lru-cache has its promise, so that a drop within the load's first step affects it.
      await null;
      const value = await loaded(context.load);
      if (isKept(value)) return { value };
      if (!isMakeshift(value)) fetching.allowStaleOnFetchRejection = context.isStale;
      throw new NotKept(value);
    } finally {
      loads.delete(own);
    }
  }

  const kept = new LRUCache<string, { value: T }, Loading<T>>({
    ...('entries' in bound
      ? { max: bound.entries }
      : { maxSize: bound.bytes, sizeCalculation: ({ value }) => bound.size(value) + 1 }),
    ttl,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    // A dropped load resolves its pending callers, and is not cached.
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, fetching) => fetchMethod(key, fetching),
    ...(now ? { perf: { now } } : {}),
  });

  function meant(isMeant: IsMeant<T>): ReadonlySet<string> {
    const loading = [...loads].filter(({ key }) => isMeant(key, null));
    const cached = [...kept.entries()].filter(([key, { value }]) => isMeant(key, value));
    return new Set([...loading.map(({ key }) => key), ...cached.map(([key]) => key)]);
  }

  return {
    async get(key, load) {
      const overdueMs = kept.peek(key) ? -kept.getRemainingTTL(key) : Infinity;
      const isStale = overdueMs <= staleMs;
      const isLastResort = overdueMs <= Math.max(staleMs, lastResortMs);
      try {
        const entry = await kept.forceFetch(key, {
          context: { load, isStale },
          allowStale: isStale || (isFailing && isLastResort),
          allowStaleOnFetchRejection: isLastResort,
        });
        return entry.value;
      } catch (error) {
        if (error instanceof NotKept) return error.value;
        throw error;
      }
    },
    fresh: (key) => kept.get(key, { allowStale: false })?.value,
    drop: (isMeant) => meant(isMeant).forEach((key) => kept.delete(key)),
    outdate(isMeant) {
      const start = (now?.() ?? performance.now()) - ttl - staleMs - 1;
      for (const key of meant(isMeant)) {
        const entry = kept.peek(key);
        kept.delete(key);
        if (entry) kept.set(key, entry, { start });
      }
    },
  };
}
