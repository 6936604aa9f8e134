import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { isOrder, type AnyOrder, type OrderKind, type StatedValues, type StepValues } from './order-kind.ts';
import { endPayment } from './order-payment.ts';
import { givesBack, paymentTransitions, type PaymentStep } from './order-status.ts';
import type { OrderKey } from './payable-order.ts';

function stamps(step: PaymentStep, now: Date): StepValues {
  const { to } = paymentTransitions[step];
  return {
    status: to,
    network: null,
    updatedAt: now,
    ...(to === 'CONFIRMED' ? { confirmedAt: now } : {}),
    ...(to === 'PAID' ? { paidAt: now } : {}),
    ...(givesBack(step) ? { closedAt: now, returnedAt: now } : {}),
  };
}

/**
 * Moves an order's payment on by the transition table, with everything that belongs to it in the same transaction: what
 * was paid for is handed over, and an order that ends without a sale gives back what it held. The update is conditional
 * on the status it comes from, so of any number of attempts exactly one does it.
 * @param stated the proof of a transfer, for `send-proof`; the seller's reason, for `reject`
 * @returns the order as it is now, or null when it is in no status that the step leads from
 */
export async function applyPaymentStep<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  tx: Transaction,
  key: OrderKey,
  step: PaymentStep,
  now: Date,
  stated: StatedValues = {},
): Promise<Order | null> {
  const isAllowed = and(isOrder(kind, key), inArray(kind.columns.status, [...paymentTransitions[step].from]));
  const [order] = await kind.update(tx, { ...stamps(step, now), ...stated }, isAllowed);
  if (!order) return null;
  if (order.status === 'PAID') await kind.settle(tx, key, now);
  if (givesBack(step)) await kind.giveBack(tx, order);
  await endPayment(tx, kind.name, key, step, now);
  return order;
}
