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
      // Which store it was cannot be asked just now.
      () => pages.dropAll(),
    );
  });
}
