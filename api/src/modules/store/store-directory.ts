import type { Queryable } from '../../db/client.ts';
import type { StoreEvents } from '../../lib/store-events.ts';
import { createSwrCache } from '../../lib/swr-cache.ts';
import { storeRepository, type StoreRow } from './store-repository.ts';

const MAX_STORES = 5_000;

/** Stores by username, cached in memory until they change. */
export interface StoreDirectory {
  find(username: string): Promise<StoreRow | null>;
}

/** @param ttlMs how long a change may stay unseen that another process made and could not notify; 0 caches nothing */
export function createStoreDirectory(options: {
  db: Queryable;
  storeEvents: StoreEvents;
  ttlMs: number;
}): StoreDirectory {
  const stores = storeRepository(options.db);
  if (options.ttlMs <= 0) return { find: (username) => stores.findByUsername(username) };
  const cache = createSwrCache<StoreRow | null>({
    freshMs: options.ttlMs,
    bound: { entries: MAX_STORES },
    isKept: (store) => store !== null,
  });
  // What is being read while some store changes may be the old one.
  options.storeEvents.onStoreChanged((changed) =>
    cache.drop((_username, store) => changed === 'all' || store === null || store.id === changed),
  );
  return { find: (username) => cache.get(username, () => stores.findByUsername(username)) };
}
