import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@lapak/contracts/api/order';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { orders } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { hasPublicId } from '../../lib/store-in-id.ts';
import type { StoreRow } from '../store/store-repository.ts';

/** An order of goods, a service, digital products or tickets. */
export type OrderRow = typeof orders.$inferSelect;

/** An order before the database has numbered it. */
export type NewOrderRow = Omit<OrderRow, 'id'>;

/** An order's key: tables that grow with sellers have the seller first. */
export type OrderKey = Pick<OrderRow, 'storeId' | 'id'>;

/** Several orders of a store. */
export interface OrderKeys {
  storeId: number;
  ids: readonly number[];
}

/** What an order of tickets has, by a check of the table. */
export type OfTickets<Order> = Order & { eventId: number; token: string };

/** An order that is known to be one of tickets. @throws Error when it is not */
export function ofTickets<Order extends Pick<OrderRow, 'eventId' | 'token'>>(order: Order): OfTickets<Order> {
  const { eventId, token } = order;
  if (eventId === null || token === null) throw new Error('The order is not one of tickets');
  return { ...order, eventId, token };
}

/** Statuses of orders that have been paid. */
export const paidStatuses: readonly OrderStatus[] = ['PAID', 'SELESAI'];

export const isPaid = ({ status }: Pick<OrderRow, 'status'>): boolean => paidStatuses.includes(status);

/** Whether an unpaid order may not be paid any more, though the sweep has not ended it yet. */
export const isOverdue = (order: Pick<OrderRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  order.status === 'UNPAID' && order.expiresAt !== null && order.expiresAt <= now;

/** The condition of one order. */
export const isOrder = (key: OrderKey): SQL | undefined =>
  and(eq(orders.storeId, key.storeId), eq(orders.id, key.id));

/** The order of a key; null when there is none. */
export async function findOrder(db: Queryable, key: OrderKey): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(isOrder(key));
  return order ?? null;
}

/** The order that an idempotency key has made in a store; null without a key. */
export async function findByIdempotencyKey(
  db: Queryable,
  storeId: number,
  key: string | null,
): Promise<OrderRow | null> {
  if (key === null) return null;
  const isOfKey = and(
    eq(orders.storeId, sql.placeholder('storeId')),
    eq(orders.idempotencyKey, sql.placeholder('key')),
  );
  const statement = prepared(db, 'order of a key', (on, name) =>
    on.select().from(orders).where(isOfKey).prepare(name),
  );
  const [order] = await statement.execute({ storeId, key });
  return order ?? null;
}

export interface FoundOrder {
  order: OrderRow;
  store: StoreRow;
}

/** What a request names an order by. */
export interface OrderAddress {
  publicId: string;
  /** The token of an order of tickets, which is not found without it; any other order is not found with one. */
  token?: string;
  /** The store under which it is asked for; without one any store's order is found. */
  username?: string;
}

/** The order at an address with its store; null when there is none, or when it belongs to another store. */
export async function orderAt(
  db: Queryable,
  { publicId, token, username }: OrderAddress,
): Promise<FoundOrder | null> {
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        hasPublicId(orders, orders.publicId, publicId),
        token === undefined ? isNull(orders.token) : eq(orders.token, token),
        username === undefined ? undefined : eq(stores.username, cleanText(username).toLowerCase()),
      ),
    );
  return found ?? null;
}
