import { storeRepository } from '@lapak/api/app';
import type { FastifyInstance } from 'fastify';

/** What is done with kept pages when stores change. */
export interface KeptPages {
  dropStore(username: string): void;
  dropAll(): void;
}

/**
 * Drops the pages of stores that change, as the API in this process says.
 * @returns how to end that
 */
export function followChanges(api: FastifyInstance, pages: KeptPages): () => void {
  const { storeEvents, db } = api.services;
  const stores = storeRepository(db);
  return storeEvents.onStoreChanged((changed) => {
    if (changed === 'all') return pages.dropAll();
    stores.usernameOf(changed).then(
      (username) => username && pages.dropStore(username),
      // With a database that is away: its pages are the last that can be shown, and go when it is back.
      (error: unknown) =>
        api.log.error({ err: error, storeId: changed }, 'kept pages of a changed store stay for now'),
    );
  });
}
