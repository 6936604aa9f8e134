import { and, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@lapak/contracts/api/order';
import { signsOf, textsToFind } from '@lapak/domain/name-search';
import type { Queryable } from '../../db/client.ts';
import { namedWith, withSigns, wordsOf } from '../../search/name-search.ts';
import { orders } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import { storesOfCustomer } from '../store/stores-of-customer.ts';
import type { FoundOrder } from './order.ts';

/** How many orders a page of the list has. */
export const ORDERS_PER_PAGE = 10;

export interface OrderListRequest {
  userId: number;
  /** Goods, services and digital products have a list, tickets another one. */
  of: 'goods' | 'tickets';
  /** Only of this store, in this status, and with this text in the invoice number; null for all. */
  username: string | null;
  status?: OrderStatus | null;
  search?: string | null;
  page: number;
}

/** Orders in whose number the search is, however it is written (ADR 25). */
async function invoiceWith(db: Queryable, search: string): Promise<SQL | undefined> {
  const words = await wordsOf(db, search);
  return words.length > 0
    ? namedWith(sql`search_name(${orders.invoice})`, textsToFind(words))
    : withSigns([orders.invoice], signsOf(search));
}

/** A page of an account's orders, the latest first. */
export async function ordersOfUser(
  db: Queryable,
  { userId, of, username, status = null, search = null, page }: OrderListRequest,
): Promise<{ found: FoundOrder[]; total: number }> {
  const inStores = await storesOfCustomer(db, { userId, username });
  if (inStores.length === 0) return { found: [], total: 0 };
  const isWanted = and(
    inArray(orders.storeId, inStores),
    eq(orders.userId, userId),
    (of === 'tickets' ? eq : ne)(orders.kind, 'event'),
    status === null ? undefined : eq(orders.status, status),
    search === null ? undefined : await invoiceWith(db, search),
  );
  const found = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(isWanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(orders).where(isWanted);
  return { found, total: Number(counted?.total ?? 0) };
}
