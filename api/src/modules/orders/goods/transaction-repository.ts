import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { signsOf, textsToFind } from '@lapak/domain/name-search';
import type { Queryable } from '../../../db/client.ts';
import { jsonRowsOf, rowsFromJson } from '../../../db/json-row.ts';
import { namedWith, withSigns, wordsOf } from '../../../db/name-search.ts';
import { prepared } from '../../../db/prepared.ts';
import { reviews } from '../../../db/schema/product-feedback.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { stores } from '../../../db/schema/stores.ts';
import type { OrderStatus } from '@lapak/contracts/api/order';
import { cleanText } from '../../../lib/clean-text.ts';
import { hasPublicId } from '../../../lib/store-in-id.ts';
import { storesOfCustomer } from '../../store/stores-of-customer.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import type { OrderKey } from '../payable-order.ts';
import type { OrderRow } from './order-steps.ts';
import type { OrderLineRow } from './order-view.ts';

export interface FoundOrder {
  order: OrderRow;
  store: StoreRow;
}

/** What a request names an order by. */
export interface OrderAddress {
  publicId: string;
  /** Of the store under which it is asked for; without one any store's order is found. */
  username: string | undefined;
}

/** The order at an address with its store; null when there is none, or when it belongs to another store. */
export async function findOrder(
  db: Queryable,
  { publicId, username }: OrderAddress,
): Promise<FoundOrder | null> {
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        hasPublicId(orders, orders.publicId, publicId),
        username === undefined ? undefined : eq(stores.username, cleanText(username).toLowerCase()),
      ),
    );
  return found ?? null;
}

/** What was bought, in the order's own order. */
export async function linesOfOrder(db: Queryable, key: OrderKey): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, key.storeId), eq(orderLines.orderId, key.id)))
    .orderBy(asc(orderLines.position));
}

/** The order of a key with its store and its lines, in one statement; null when there is none. */
export async function wholeOrder(
  db: Queryable,
  { storeId, id }: OrderKey,
): Promise<(FoundOrder & { lines: OrderLineRow[] }) | null> {
  const [ofStore, ofOrder] = [sql.placeholder('storeId'), sql.placeholder('id')];
  const isOfOrder = and(eq(orderLines.storeId, ofStore), eq(orderLines.orderId, ofOrder));
  const statement = prepared(db, 'whole order', (on, name) =>
    on
      .select({
        order: orders,
        store: stores,
        lines: jsonRowsOf(orderLines, isOfOrder, asc(orderLines.position)),
      })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(and(eq(orders.storeId, ofStore), eq(orders.id, ofOrder)))
      .prepare(name),
  );
  const [found] = await statement.execute({ storeId, id });
  return found ? { ...found, lines: rowsFromJson(orderLines, found.lines) } : null;
}

/** Whether the order has been reviewed. */
export async function hasReview(db: Queryable, key: OrderKey): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.storeId, key.storeId), eq(reviews.orderId, key.id)))
    .limit(1);
  return rows.length > 0;
}

/** How many orders a page of the list has. */
export const ORDERS_PER_PAGE = 10;

export interface OrderPage {
  entries: { order: OrderRow; store: StoreRow; lines: OrderLineRow[] }[];
  total: number;
}

export interface OrderListRequest {
  userId: number;
  /** Only of this store, in this status, and with this text in the invoice number; null for all. */
  username: string | null;
  status: OrderStatus | null;
  search: string | null;
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
export async function ordersOfUser(db: Queryable, request: OrderListRequest): Promise<OrderPage> {
  const inStores = await storesOfCustomer(db, request);
  if (inStores.length === 0) return { entries: [], total: 0 };
  const isWanted = and(
    inArray(orders.storeId, inStores),
    eq(orders.userId, request.userId),
    request.status === null ? undefined : eq(orders.status, request.status),
    request.search === null ? undefined : await invoiceWith(db, request.search),
  );
  const found = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(isWanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset((request.page - 1) * ORDERS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(orders).where(isWanted);
  const ids = found.map(({ order }) => order.id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(
            and(
              inArray(
                orderLines.storeId,
                found.map(({ order }) => order.storeId),
              ),
              inArray(orderLines.orderId, ids),
            ),
          )
          .orderBy(asc(orderLines.position));
  return {
    entries: found.map(({ order, store }) => ({
      order,
      store,
      lines: lines.filter((line) => line.storeId === order.storeId && line.orderId === order.id),
    })),
    total: Number(counted?.total ?? 0),
  };
}
