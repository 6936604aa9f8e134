import type { PlacedByKey } from '@lapak/contracts/api/order';
import type { Database } from '../../../db/client.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { accepted, refused, type Outcome } from '../../../lib/refusal.ts';
import { currentOrder } from '../expiry.ts';
import { findByIdempotencyKey, type OrderRow } from '../order.ts';
import { orderMessages } from '../order-messages.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { placedByKey } from './repeated-order.ts';
import { storeRepository } from '../../store/store-repository.ts';

export interface PlacedOrderDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
}

/** An idempotency key of a store's checkouts. The key is a secret of the sender of the order. */
export interface PlacedKey {
  username: string;
  key: string;
}

export interface PlacedOrderService {
  /** The order that a key has made, as it is by the clock. */
  find(wanted: PlacedKey): Promise<Outcome<PlacedByKey>>;
  /**
   * Ends the unpaid order that a key has made: what it took goes back, exactly once. An order that has ended already is
   * answered as it is.
   * @returns 409 with the order once it is paid, or its proof is there
   */
  cancel(wanted: PlacedKey): Promise<Outcome<PlacedByKey>>;
}

const notFound = refused(404, orderMessages.transaksiTidakDitemukan);
const hasEnded = ({ status }: OrderRow) => status === 'EXPIRED' || status === 'REJECTED';

/** What the holder of an idempotency key may read and undo, without the address of the order. */
export function createPlacedOrderService(deps: PlacedOrderDeps): PlacedOrderService {
  const { db, clock, storeChanged } = deps;

  async function find({ username, key }: PlacedKey): Promise<{ order: OrderRow } | null> {
    const store = await storeRepository(db).findByUsername(username);
    const order = store && (await findByIdempotencyKey(db, store.id, key));
    return order && { order };
  }

  const current = (wanted: PlacedKey) => currentOrder(deps, () => find(wanted));

  return {
    async find(wanted) {
      const found = await current(wanted);
      return found ? accepted(placedByKey(found.order)) : notFound;
    },

    async cancel(wanted) {
      const found = await current(wanted);
      if (!found) return notFound;
      const { order } = found;
      const now = clock.now();
      const ended = await retryingTransaction(db, (tx) => applyPaymentStep(tx, order, 'cancel', now));
      if (ended) storeChanged(order.storeId);
      const { order: after } = (await find(wanted)) ?? found;
      if (hasEnded(after)) return accepted(placedByKey(after));
      return {
        ...refused(409, orderMessages.pesananTidakDapatDibatalkan(order.invoice)),
        data: { order: placedByKey(after) },
      };
    },
  };
}
