import { LRUCache } from 'lru-cache';
import type { StoreEvents } from './store-events.ts';

/** Answers kept in memory per store, dropped when the store changes. */
export interface StoreCache {
  /** The kept answer of a store and key, or what `load` gives; at most one `load` of a key runs at a time. */
  get<T extends object>(storeId: number, key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * A change of a store gives it a new version, and a version's answers are never asked for again: what was being
 * loaded when the store changed is not kept for the new one.
 * @param ttlMs how long a change may stay unseen that another process made and could not tell; 0 keeps nothing
 */
export function createStoreCache(options: {
  storeEvents: StoreEvents;
  ttlMs: number;
  maxEntries: number;
}): StoreCache {
  const { storeEvents, ttlMs, maxEntries } = options;
  if (ttlMs <= 0) return { get: (_storeId, _key, load) => load() };
  const versions = new Map<number, number>();
  let ofAll = 0;
  const kept = new LRUCache<string, Promise<object>>({ max: maxEntries, ttl: ttlMs });
  storeEvents.onStoreChanged((changed) => {
    if (changed === 'all') ofAll += 1;
    else versions.set(changed, (versions.get(changed) ?? 0) + 1);
  });

  return {
    get<T extends object>(storeId: number, key: string, load: () => Promise<T>): Promise<T> {
      const name = `${ofAll}.${storeId}.${versions.get(storeId) ?? 0}:${key}`;
      const known = kept.get(name);
      // Keys belong to one kind of answer each, so what is kept under a key is what its `load` gave.
      if (known) return known as Promise<T>;
      const loading = load();
      kept.set(name, loading);
      loading.catch(() => kept.delete(name));
      return loading;
    },
  };
}
