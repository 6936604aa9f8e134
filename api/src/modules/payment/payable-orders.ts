import { and, eq } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { eventOrders } from '../../db/schema/events.ts';
import { orders } from '../../db/schema/orders.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import type { PaymentStep } from '../../ordering/order-status.ts';
import {
  isOverdue,
  type OrderKey,
  type PayableKind,
  type PayableOrder,
} from '../../ordering/payable-order.ts';
import { applyEventStep } from '../event-transaction/event-order-steps.ts';
import { applyPaymentStep } from '../transaction/order-steps.ts';

/** One kind of order, as far as its payment goes. */
interface PayableOrders {
  find(db: Queryable, key: OrderKey): Promise<PayableOrder | null>;
  /** @returns the order as it is now, or null when it is in no status that the step leads from */
  step(tx: Transaction, key: OrderKey, step: PaymentStep, now: Date): Promise<PayableOrder | null>;
}

export const payableOrders: Readonly<Record<PayableKind, PayableOrders>> = {
  order: {
    async find(db, key) {
      const [order] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.storeId, key.storeId), eq(orders.id, key.id)));
      return order ?? null;
    },
    step: applyPaymentStep,
  },
  event: {
    async find(db, key) {
      const [order] = await db
        .select()
        .from(eventOrders)
        .where(and(eq(eventOrders.storeId, key.storeId), eq(eventOrders.id, key.id)));
      return order ?? null;
    },
    step: applyEventStep,
  },
};

/** Ends one order when its time is up and the sweep has not come by yet. @returns whether it did */
export async function expireIfDue(
  db: Database,
  kind: PayableKind,
  order: OrderKey & Pick<PayableOrder, 'status' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  if (!isOverdue(order, now)) return false;
  const ended = await retryingTransaction(db, (tx) => payableOrders[kind].step(tx, order, 'expire', now));
  return ended !== null;
}
