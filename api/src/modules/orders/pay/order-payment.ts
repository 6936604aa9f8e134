import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { payments } from '../../../db/schema/payments.ts';
import { givesBack, paymentTransitions, type PaymentStep } from '../order-status.ts';
import type { OrderKey, OrderKeys, PayableKind } from '../payable-order.ts';

export type PaymentRow = typeof payments.$inferSelect;

const column = { order: payments.orderId, event: payments.eventOrderId } as const;

const isOf = (kind: PayableKind, key: OrderKey): SQL | undefined =>
  and(eq(payments.storeId, key.storeId), eq(column[kind], key.id));

/** What a provider has to collect for an order; null when nothing. */
export async function paymentOfOrder(
  db: Queryable,
  kind: PayableKind,
  key: OrderKey,
): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(isOf(kind, key));
  return payment ?? null;
}

/** Ends the open payments of orders of a store with a step that pays or ends them; call it in the step's transaction. */
export async function endPayments(
  tx: Transaction,
  kind: PayableKind,
  { storeId, ids }: OrderKeys,
  step: PaymentStep,
  now: Date,
): Promise<void> {
  const isSold = paymentTransitions[step].to === 'PAID';
  if (!isSold && !givesBack(step)) return;
  await tx
    .update(payments)
    // What the seller confirms was not paid to the provider.
    .set(step === 'pay' ? { status: 'PAID', paidAt: now } : { status: 'CLOSED' })
    .where(
      and(eq(payments.storeId, storeId), inArray(column[kind], [...ids]), eq(payments.status, 'PENDING')),
    );
}
