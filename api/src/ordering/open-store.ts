import { messages } from '@lapak/domain/messages';
import type { Queryable } from '../db/client.ts';
import { accepted, refused, type Outcome } from '../lib/refusal.ts';
import { storeRepository, type StoreRow } from '../modules/store/store-repository.ts';
import { orderMessages } from './order-messages.ts';

/** The store of a username, if it can be bought from; else why it cannot. */
export async function openStore(db: Queryable, username: string): Promise<Outcome<StoreRow>> {
  const store = await storeRepository(db).findByUsername(username);
  if (!store) return refused(404, orderMessages.tokoTidakDitemukan);
  if (!store.isValid) return refused(409, messages.storeInactive);
  if (!store.isActive) return refused(409, messages.storeClosed);
  return accepted(store);
}
