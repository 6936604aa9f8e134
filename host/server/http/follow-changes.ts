import { storeRepository } from '@lapak/api/app';
import type { FastifyInstance } from 'fastify';

/** Eviction of cached pages. */
export interface KeptPages {
  dropStore(username: string): void;
  dropAll(): void;
}

/**
 * Subscribes to the changes of the API in this process and drops the pages of stores that change.
 * @returns a function that unsubscribes
 */
export function followChanges(api: FastifyInstance, pages: KeptPages): () => void {
  const { storeEvents, db } = api.services;
  const stores = storeRepository(db);
  return storeEvents.onStoreChanged((changed) => {
    if (changed === 'all') return pages.dropAll();
    stores.usernameOf(changed).then(
      (username) => username && pages.dropStore(username),
      // While the database is unreachable its pages are kept as the fallback; they are dropped when it is back.
      (error: unknown) =>
        api.log.error({ err: error, storeId: changed }, 'kept pages of a changed store stay for now'),
    );
  });
}
