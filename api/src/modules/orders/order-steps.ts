import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import type { AnyOrder, OrderKind, StatedValues, StepValues } from './order-kind.ts';
import { endPayments } from './pay/order-payment.ts';
import { givesBack, paymentTransitions, type PaymentStep } from './order-status.ts';
import type { OrderKey, OrderKeys } from './payable-order.ts';

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
 * Moves the payments of orders of a store on by the transition table, with everything that belongs to it in the same
 * transaction: what was paid for is handed over, and orders that end without a sale give back what they held. The update
 * is conditional on the status it comes from, so of any number of attempts exactly one does it.
 * @param stated the proof of a transfer, for `send-proof`; the seller's reason, for `reject`
 * @returns the orders as they are now, without those in a status that the step does not lead from
 */
export async function applyPaymentSteps<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  tx: Transaction,
  { storeId, ids }: OrderKeys,
  step: PaymentStep,
  now: Date,
  stated: StatedValues = {},
): Promise<Order[]> {
  const { columns } = kind;
  const isAllowed = and(
    eq(columns.storeId, storeId),
    inArray(columns.id, [...ids]),
    inArray(columns.status, [...paymentTransitions[step].from]),
  );
  const moved = await kind.update(tx, { ...stamps(step, now), ...stated }, isAllowed);
  if (moved.length === 0) return [];
  for (const order of moved) if (order.status === 'PAID') await kind.settle(tx, order, now);
  if (givesBack(step)) await kind.giveBack(tx, storeId, moved);
  await endPayments(tx, kind.name, { storeId, ids: moved.map(({ id }) => id) }, step, now);
  return moved;
}

/** As `applyPaymentSteps`, of one order. @returns it as it is now; null when the step does not lead from its status */
export async function applyPaymentStep<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  tx: Transaction,
  { storeId, id }: OrderKey,
  step: PaymentStep,
  now: Date,
  stated: StatedValues = {},
): Promise<Order | null> {
  const [order] = await applyPaymentSteps(kind, tx, { storeId, ids: [id] }, step, now, stated);
  return order ?? null;
}
