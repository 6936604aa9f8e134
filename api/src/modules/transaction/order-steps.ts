import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { endPayment } from '../../ordering/order-payment.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import { returnStock } from './take-stock.ts';
import { returnVoucher } from '../../ordering/voucher-quota.ts';
import {
  deliveryTransitions,
  givesBack,
  paymentTransitions,
  type DeliveryStep,
  type PaymentStep,
} from '../../ordering/order-status.ts';

export type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

const isOrder = (key: OrderKey) => and(eq(orders.storeId, key.storeId), eq(orders.id, key.id));

const linesOf = (tx: Transaction, key: OrderKey): Promise<OrderLineRow[]> =>
  tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, key.storeId), eq(orderLines.orderId, key.id)))
    .orderBy(asc(orderLines.position));

/** Counts what was sold into the products, in the order of their ids. */
async function countSold(tx: Transaction, storeId: number, lines: readonly OrderLineRow[]): Promise<void> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.qty);
  for (const [productId, qty] of [...pieces].sort(([a], [b]) => a - b)) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${qty}` })
      .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  }
}

/**
 * What a sale brings with it: sold counts, and digital products are handed over at once, so such an order counts as
 * sent and its buyer can receive and review it.
 */
export async function settleSale(tx: Transaction, key: OrderKey): Promise<void> {
  const lines = await linesOf(tx, key);
  await countSold(tx, key.storeId, lines);
  if (lines.length > 0 && lines.every((line) => line.category === 'digital_product')) {
    await tx.update(orders).set({ statusPengiriman: 'DIKIRIM' }).where(isOrder(key));
  }
}

async function undoSale(tx: Transaction, order: OrderRow): Promise<void> {
  await returnStock(tx, order.storeId, await linesOf(tx, order));
  if (order.voucherId !== null) await returnVoucher(tx, order.storeId, order.voucherId);
}

function stamps(step: PaymentStep, now: Date): Partial<typeof orders.$inferInsert> {
  const { to } = paymentTransitions[step];
  return {
    status: to,
    network: null,
    updatedAt: now,
    ...(to === 'CONFIRMED' ? { confirmedAt: now } : {}),
    ...(to === 'PAID' ? { paidAt: now } : {}),
    ...(givesBack(step) ? { closedAt: now, stockReturnedAt: now } : {}),
  };
}

/**
 * Moves an order's payment on by the transition table, with everything that belongs to it in the same transaction:
 * a sale is counted, an order that ends without one gives back its stock and voucher. The update is conditional on the
 * status it comes from, so of any number of attempts exactly one does it.
 * @param also columns that change with it
 * @returns the order as it is now, or null when it is in no status that the step leads from
 */
export async function applyPaymentStep(
  tx: Transaction,
  key: OrderKey,
  step: PaymentStep,
  now: Date,
  also: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow | null> {
  const [order] = await tx
    .update(orders)
    .set({ ...stamps(step, now), ...also })
    .where(and(isOrder(key), inArray(orders.status, [...paymentTransitions[step].from])))
    .returning();
  if (!order) return null;
  if (order.status === 'PAID') await settleSale(tx, key);
  if (givesBack(step)) await undoSale(tx, order);
  await endPayment(tx, 'order', key, step, now);
  return order;
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
      ...(to === 'SELESAI' ? { finishedAt: now } : {}),
      ...also,
    })
    .where(and(isOrder(key), eq(orders.status, 'PAID'), inArray(orders.statusPengiriman, [...from])))
    .returning();
  return order ?? null;
}
