import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { sums } from '../../../db/add-to-rows.ts';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order.ts';
import { returnVouchers } from '../place/voucher-quota.ts';
import { returnStock } from './take-stock.ts';

export type OrderLineRow = typeof orderLines.$inferSelect;

/** A line before the database has numbered it and its order. */
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;

/** What was bought, in the order's own order. */
export const linesOfOrder = (db: Queryable, key: OrderKey): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, key.storeId), eq(orderLines.orderId, key.id)))
    .orderBy(asc(orderLines.position));

/** As `linesOfOrder`, of several orders. @returns gives the lines of one of them */
export async function linesOfOrders(
  db: Queryable,
  keys: readonly OrderKey[],
): Promise<(key: OrderKey) => OrderLineRow[]> {
  if (keys.length === 0) return () => [];
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.storeId,
          keys.map(({ storeId }) => storeId),
        ),
        inArray(
          orderLines.orderId,
          keys.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orderLines.position));
  return ({ storeId, id }) => lines.filter((line) => line.storeId === storeId && line.orderId === id);
}

export const isDigital = ({ category }: Pick<OrderLineRow, 'category'>): boolean =>
  category === 'digital_product';

/** Counts what was sold into the products, in the order of their ids. */
async function countSold(tx: Transaction, storeId: number, lines: readonly OrderLineRow[]): Promise<void> {
  const pieces = sums(lines.map(({ productId, qty }) => [productId, qty]));
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
  const lines = await linesOfOrder(tx, key);
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
