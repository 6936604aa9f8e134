import { messages } from '@lapak/domain/messages';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { orderMessages } from '../order-messages.ts';

/** A store, if it can be bought from; else why it cannot. @param store null when there is none */
export function storeOpenForOrders(store: StoreRow | null): Outcome<StoreRow> {
  if (!store) return refused(404, orderMessages.tokoTidakDitemukan);
  if (store.hiddenAt) return refused(409, messages.storeHidden);
  if (!store.isValid) return refused(409, messages.storeInactive);
  if (!store.isActive) return refused(409, messages.storeClosed);
  return accepted(store);
}
