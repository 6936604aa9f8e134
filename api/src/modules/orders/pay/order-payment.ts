import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { OrderKey, OrderKeys } from '../order.ts';
import { givesBack, paymentTransitions, type PaymentStep } from '../order-status.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** What a provider has to collect for an order; null when nothing. */
export async function paymentOfOrder(db: Queryable, { storeId, id }: OrderKey): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.storeId, storeId), eq(payments.orderId, id)));
  return payment ?? null;
}

/** Ends the open payments of orders of a store with a step that pays or ends them; call it in the step's transaction. */
export async function endPayments(
  tx: Transaction,
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
      and(eq(payments.storeId, storeId), inArray(payments.orderId, [...ids]), eq(payments.status, 'PENDING')),
    );
}
