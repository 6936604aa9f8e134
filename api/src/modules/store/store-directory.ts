import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../db/client.ts';
import type { StoreEvents } from '../../lib/store-events.ts';
import { storeRepository, type StoreRow } from './store-repository.ts';

/** Stores by username, kept in memory until they change. */
export interface StoreDirectory {
  find(username: string): Promise<StoreRow | null>;
}

/** @param ttlMs how long a change may stay unseen that another process made and could not tell; 0 keeps nothing */
export function createStoreDirectory(options: {
  db: Queryable;
  storeEvents: StoreEvents;
  ttlMs: number;
}): StoreDirectory {
  const stores = storeRepository(options.db);
  if (options.ttlMs <= 0) return { find: (username) => stores.findByUsername(username) };
  const kept = new LRUCache<string, StoreRow>({ max: 5_000, ttl: options.ttlMs });
  let changes = 0;
  options.storeEvents.onStoreChanged((changed) => {
    changes += 1;
    for (const [username, store] of kept.entries())
      if (changed === 'all' || store.id === changed) kept.delete(username);
  });
  return {
    async find(username) {
      const known = kept.get(username);
      if (known) return known;
      const before = changes;
      const store = await stores.findByUsername(username);
      // What was read while some store changed may be the old one.
      if (store && before === changes) kept.set(username, store);
      return store;
    },
  };
}
