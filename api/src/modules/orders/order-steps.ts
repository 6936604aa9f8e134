import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { settleSale, undoSales } from './goods/sale.ts';
import { isOrder, type OrderKey, type OrderKeys, type OrderRow } from './order.ts';
import {
  deliveryTransitions,
  givesBack,
  paymentTransitions,
  type DeliveryStep,
  type PaymentStep,
} from './order-status.ts';
import { endPayments } from './pay/order-payment.ts';
import { issueTickets, returnTickets } from './tickets/order-tickets.ts';

/** What a buyer states about a transfer, or a seller about its rejection, as an order stores it. */
export type StatedValues = Partial<
  Pick<
    OrderRow,
    'proofKey' | 'transferDate' | 'transferAmount' | 'transferAccountId' | 'transferAccount' | 'rejectReason'
  >
>;

function stamps(step: PaymentStep, now: Date): Partial<OrderRow> {
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

/** Delivers what a paid order is of; in the transaction that makes it PAID. */
export const settle = (tx: Transaction, order: OrderRow, now: Date): Promise<void> =>
  order.kind === 'event' ? issueTickets(tx, order, now) : settleSale(tx, order);

/** Gives back what orders of a store held; in the transaction that ends them. */
async function giveBack(tx: Transaction, storeId: number, ended: readonly OrderRow[]): Promise<void> {
  const goods = ended.filter(({ kind }) => kind !== 'event');
  const ofTickets = ended.filter(({ kind }) => kind === 'event');
  if (goods.length > 0) await undoSales(tx, storeId, goods);
  if (ofTickets.length > 0) await returnTickets(tx, storeId, ofTickets);
}

/**
 * Moves the payments of orders of a store on by the transition table, with everything that belongs to it in the same
 * transaction: what was paid for is handed over, and orders that end without a sale give back what they held. The update
 * is conditional on the status it comes from, so of any number of attempts exactly one does it.
 * @param stated the proof of a transfer, for `send-proof`; the seller's reason, for `reject`
 * @returns the orders as they are now, without those in a status that the step does not lead from
 */
export async function applyPaymentSteps(
  tx: Transaction,
  { storeId, ids }: OrderKeys,
  step: PaymentStep,
  now: Date,
  stated: StatedValues = {},
): Promise<OrderRow[]> {
  const moved = await tx
    .update(orders)
    .set({ ...stamps(step, now), ...stated })
    .where(
      and(
        eq(orders.storeId, storeId),
        inArray(orders.id, [...ids]),
        inArray(orders.status, [...paymentTransitions[step].from]),
      ),
    )
    .returning();
  if (moved.length === 0) return [];
  for (const order of moved) if (order.status === 'PAID') await settle(tx, order, now);
  if (givesBack(step)) await giveBack(tx, storeId, moved);
  await endPayments(tx, { storeId, ids: moved.map(({ id }) => id) }, step, now);
  return moved;
}

/** As `applyPaymentSteps`, of one order. @returns it as it is now; null when the step does not lead from its status */
export async function applyPaymentStep(
  tx: Transaction,
  { storeId, id }: OrderKey,
  step: PaymentStep,
  now: Date,
  stated: StatedValues = {},
): Promise<OrderRow | null> {
  const [order] = await applyPaymentSteps(tx, { storeId, ids: [id] }, step, now, stated);
  return order ?? null;
}

/**
 * Moves a paid order's delivery on by its transition table.
 * @returns the order as it is now, or null when it is not paid or the step does not lead from where it is
 */
export async function applyDeliveryStep(
  tx: Transaction,
  key: OrderKey,
  step: DeliveryStep,
  now: Date,
  also: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow | null> {
  const { from, to } = deliveryTransitions[step];
  const [order] = await tx
    .update(orders)
    .set({
      statusPengiriman: to,
      updatedAt: now,
      ...(to === 'DIPACKING' ? { packedAt: now } : {}),
      ...(to === 'DIKIRIM' ? { shippedAt: now } : {}),
      ...(to === 'SELESAI' ? { finishedAt: now } : {}),
      ...also,
    })
    .where(and(isOrder(key), eq(orders.status, 'PAID'), inArray(orders.statusPengiriman, [...from])))
    .returning();
  return order ?? null;
}
