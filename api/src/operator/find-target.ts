import { and, eq, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/client.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders } from '../db/schema/orders.ts';
import { stores } from '../db/schema/stores.ts';
import { storeOfPublicId } from '../lib/store-in-id.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { failed, type OperatorReply } from './operator-request.ts';

/** An order that an operator means. */
export interface Target {
  kind: 'order' | 'event';
  storeId: number;
  id: number;
  invoice: string;
  status: string;
  username: string;
  proofKey: string | null;
}

/**
 * The order of a public id or invoice number. Invoice numbers count per store, so two stores may have the same.
 * @returns the order, or the message for the operator
 */
export async function findTarget(
  db: Queryable,
  wanted: { order: string; store?: string },
): Promise<Target | OperatorReply> {
  const named = wanted.store === undefined ? null : await storeRepository(db).findByUsername(wanted.store);
  const missing = failed(
    `Tidak ada pesanan "${wanted.order}"${wanted.store ? ` di toko ${wanted.store}` : ''}.`,
  );
  if (wanted.store !== undefined && !named) return missing;
  const storeId = named?.id ?? storeOfPublicId(wanted.order);
  const inStore = (column: PgColumn) => (storeId === null ? undefined : eq(column, storeId));
  const goods = await db
    .select({ order: orders, username: stores.username })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(or(eq(orders.publicId, wanted.order), eq(orders.invoice, wanted.order)), inStore(orders.storeId)),
    )
    .limit(5);
  const events = await db
    .select({ order: eventOrders, username: stores.username })
    .from(eventOrders)
    .innerJoin(stores, eq(stores.id, eventOrders.storeId))
    .where(
      and(
        or(eq(eventOrders.publicId, wanted.order), eq(eventOrders.invoice, wanted.order)),
        inStore(eventOrders.storeId),
      ),
    )
    .limit(5);
  const found: Target[] = [
    ...goods.map(({ order, username }) => ({ kind: 'order' as const, ...pick(order), username })),
    ...events.map(({ order, username }) => ({ kind: 'event' as const, ...pick(order), username })),
  ];
  const [only] = found;
  if (!only) return missing;
  if (found.length === 1) return only;
  return failed(
    `Ada beberapa pesanan "${wanted.order}". Tambahkan --store dengan salah satu toko:`,
    ...found.map(({ username }) => `  ${username}`),
  );
}

const pick = (order: typeof orders.$inferSelect | typeof eventOrders.$inferSelect) => ({
  storeId: order.storeId,
  id: order.id,
  invoice: order.invoice,
  status: order.status,
  proofKey: order.proofKey,
});

export const isReply = (value: Target | OperatorReply): value is OperatorReply => 'lines' in value;
