import { and, eq } from 'drizzle-orm';
import type { PlacedByKey } from '@lapak/contracts/api/order';
import type { Database, Queryable } from '../../db/client.ts';
import { eventOrders } from '../../db/schema/events.ts';
import { orders } from '../../db/schema/orders.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import { accepted, refused, type Outcome } from '../../lib/refusal.ts';
import { orderMessages } from '../../ordering/order-messages.ts';
import type { PayableKind } from '../../ordering/payable-order.ts';
import { placedByKey } from '../../ordering/repeated-order.ts';
import { expireIfDue, payableOrders } from '../payment/payable-orders.ts';
import { storeRepository } from '../store/store-repository.ts';
import { transaksiTidakDitemukan } from '../transaction/transaction-service.ts';

export interface PlacedOrderDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
}

/** An idempotency key of a store's checkouts. Only whoever sent an order knows its key. */
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

type Found =
  | { kind: 'order'; order: typeof orders.$inferSelect }
  | { kind: 'event'; order: typeof eventOrders.$inferSelect };

async function findByKey(db: Queryable, { username, key }: PlacedKey): Promise<Found | null> {
  const store = await storeRepository(db).findByUsername(username);
  if (!store) return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, store.id), eq(orders.idempotencyKey, key)));
  if (order) return { kind: 'order', order };
  const [event] = await db
    .select()
    .from(eventOrders)
    .where(and(eq(eventOrders.storeId, store.id), eq(eventOrders.idempotencyKey, key)));
  return event ? { kind: 'event', order: event } : null;
}

const notFound = refused(404, transaksiTidakDitemukan);
const view = ({ kind, order }: Found): PlacedByKey => placedByKey(kind satisfies PayableKind, order);
const hasEnded = ({ order }: Found) => order.status === 'EXPIRED' || order.status === 'REJECTED';

/** What the holder of an idempotency key may learn and undo, without the address of the order. */
export function createPlacedOrderService({ db, clock, storeChanged }: PlacedOrderDeps): PlacedOrderService {
  async function current(wanted: PlacedKey): Promise<Found | null> {
    const found = await findByKey(db, wanted);
    if (!found || !(await expireIfDue(db, found.kind, found.order, clock.now()))) return found;
    storeChanged(found.order.storeId);
    return findByKey(db, wanted);
  }

  return {
    async find(wanted) {
      const found = await current(wanted);
      return found ? accepted(view(found)) : notFound;
    },

    async cancel(wanted) {
      const found = await current(wanted);
      if (!found) return notFound;
      const { kind, order } = found;
      const now = clock.now();
      const ended = await retryingTransaction(db, (tx) => payableOrders[kind].step(tx, order, 'cancel', now));
      if (ended) storeChanged(order.storeId);
      const after = (await findByKey(db, wanted)) ?? found;
      if (hasEnded(after)) return accepted(view(after));
      return {
        ...refused(409, orderMessages.pesananTidakDapatDibatalkan(order.invoice)),
        data: { order: view(after) },
      };
    },
  };
}
