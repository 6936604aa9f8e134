import { and, eq, inArray, ne } from 'drizzle-orm';
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

/**
 * Ends the payments of orders of a store with a step that pays or ends them; call it in the step's transaction. What can no longer be
 * used to pay is to be cancelled at the provider.
 */
export async function endPayments(
  tx: Transaction,
  { storeId, ids }: OrderKeys,
  step: PaymentStep,
  now: Date,
): Promise<void> {
  const isSold = paymentTransitions[step].to === 'PAID';
  if (!isSold && !givesBack(step)) return;
  const ofOrders = and(eq(payments.storeId, storeId), inArray(payments.orderId, [...ids]));
  if (step === 'pay') {
    const isPaid = { status: 'PAID', paidAt: now, task: null, dueAt: null } as const;
    await tx
      .update(payments)
      .set(isPaid)
      .where(and(ofOrders, ne(payments.status, 'PAID')));
    return;
  }
  // What the seller confirms was not paid to the provider.
  await tx
    .update(payments)
    .set({ status: 'CLOSED', task: 'cancel', dueAt: now, tries: 0 })
    .where(and(ofOrders, inArray(payments.status, ['QUEUED', 'PENDING'])));
}
