import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { sums } from '../../../db/add-to-rows.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import type { OrderKey } from '../payable-order.ts';
import { returnStock } from './take-stock.ts';
import { returnVouchers } from '../place/voucher-quota.ts';
import { deliveryTransitions, type DeliveryStep } from '../order-status.ts';

export type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;
/** An order and its lines before the database has numbered them. */
export type NewOrderRow = Omit<OrderRow, 'id'>;
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;

const isOrder = (key: OrderKey) => and(eq(orders.storeId, key.storeId), eq(orders.id, key.id));

const linesOf = (tx: Transaction, key: OrderKey): Promise<OrderLineRow[]> =>
  tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, key.storeId), eq(orderLines.orderId, key.id)))
    .orderBy(asc(orderLines.position));

export const isDigital = ({ category }: Pick<OrderLineRow, 'category'>): boolean =>
  category === 'digital_product';

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
  if (lines.every(isDigital)) {
    await tx.update(orders).set({ statusPengiriman: 'DIKIRIM' }).where(isOrder(key));
  }
}

/** Gives back the stock and the vouchers of orders of a store that ended without a sale. */
export async function undoSales(tx: Transaction, storeId: number, ended: readonly OrderRow[]): Promise<void> {
  const ids = ended.map(({ id }) => id);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, ids)));
  await returnStock(tx, storeId, lines);
  const used = sums(ended.flatMap(({ voucherId }) => (voucherId === null ? [] : [[voucherId, 1] as const])));
  await returnVouchers(tx, storeId, used);
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
