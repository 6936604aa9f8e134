import { and, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import {
  orderFilters,
  type OrderCounts,
  type SellerOrderItem,
  type SellerOrderLine,
  type SellerOrdersQuery,
  type SellerOrdersResponse,
} from '@lapak/contracts/api/seller-order';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { isoOrNull } from '../orders/order-view.ts';
import type { OrderRow } from '../orders/order.ts';
import { courierLabel } from '../shipping/courier-label.ts';
import { containing, withWords } from '../../search/name-search.ts';
import { filterOfOrder, stepsOf } from './order-situation.ts';
import { orderedLines } from './ordered-lines.ts';

/** How many orders a page of the list has. */
const ORDERS_PER_PAGE = 25;

/** An unpaid order that ends within this time is shown before the others. */
const LAPSES_SOON_MS = 2 * 3_600_000;

/** Orders with each word in the invoice or the name, or with the digits in the phone number, however either is written. */
function searched(text: string): SQL | undefined {
  const digits = text.replace(/\D/g, '').replace(/^(?:62|0)/, '');
  const isNumber = digits.length >= 3 && /^[\d\s+().-]+$/.test(text);
  return or(
    withWords([orders.invoice, orders.nama], text),
    isNumber ? ilike(orders.handphone, containing(digits)) : undefined,
  );
}

/** Proofs to check first, then unpaid orders that end soon, each with the one that waits longest first; then the latest. */
function inOrder(now: Date): SQL[] {
  const soon = new Date(now.getTime() + LAPSES_SOON_MS);
  const waits = sql`case when ${orders.status} = 'CONFIRMED' then ${orders.confirmedAt}
    when ${orders.status} = 'UNPAID' and ${orders.expiresAt} <= ${sql.param(soon, orders.expiresAt)} then ${orders.expiresAt} end`;
  return [
    sql`case when ${orders.status} = 'CONFIRMED' then 0 when ${waits} is not null then 1 else 2 end`,
    sql`${waits} asc nulls last`,
    desc(orders.createdAt),
    desc(orders.id),
  ];
}

const columns = {
  id: orders.id,
  publicId: orders.publicId,
  invoice: orders.invoice,
  kind: orders.kind,
  status: orders.status,
  statusPengiriman: orders.statusPengiriman,
  nama: orders.nama,
  handphone: orders.handphone,
  total: orders.total,
  expedisi: orders.expedisi,
  resi: orders.resi,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
  confirmedAt: orders.confirmedAt,
  filter: filterOfOrder,
};

export type ListedOrder = Pick<OrderRow, Exclude<keyof typeof columns, 'filter'>> & {
  filter: SellerOrderItem['filter'];
};

/** What the list and the order's page both say of an order. */
export const itemView = (order: ListedOrder): Omit<SellerOrderItem, 'items'> => ({
  id: order.publicId,
  invoice: order.invoice,
  kind: order.kind,
  status: order.status,
  status_pengiriman: order.statusPengiriman,
  filter: order.filter,
  nama: order.nama,
  handphone: order.handphone,
  total: order.total,
  expedisi: courierLabel(order.expedisi) || null,
  resi: order.resi,
  created_at: isoOrNull(order.createdAt) ?? '',
  expires_at: order.status === 'UNPAID' ? isoOrNull(order.expiresAt) : null,
  proof_at: isoOrNull(order.confirmedAt),
  steps: stepsOf(order),
});

/** All pieces or tickets of an order, and the first one's name. */
const itemsOf = (lines: readonly SellerOrderLine[]): SellerOrderItem['items'] => ({
  count: lines.reduce((sum, { qty }) => sum + qty, 0),
  first: lines[0]?.nama ?? '',
});

/** How many orders each filter has. */
export async function countsOf(db: Database, storeId: number): Promise<OrderCounts> {
  const rows = await db
    .select({ filter: filterOfOrder, orders: count() })
    .from(orders)
    .where(eq(orders.storeId, storeId))
    .groupBy(filterOfOrder);
  const counts = new Map<string, number>(rows.map((row) => [row.filter, row.orders]));
  counts.set(
    'all',
    rows.reduce((sum, row) => sum + row.orders, 0),
  );
  return Object.fromEntries(orderFilters.map((filter) => [filter, counts.get(filter) ?? 0])) as OrderCounts;
}

/** The orders that a query asks for, in no order. */
export const wantedOrders = (
  storeId: number,
  { filter = 'all', kind, q }: SellerOrdersQuery,
): SQL | undefined => {
  const text = cleanText(q);
  return and(
    eq(orders.storeId, storeId),
    filter === 'all' ? undefined : eq(filterOfOrder, filter),
    kind === undefined ? undefined : eq(orders.kind, kind),
    text === '' ? undefined : searched(text),
  );
};

/** A page of a store's orders for its console, what waits for somebody first, with how many each filter has. */
export async function listedOrders(
  db: Database,
  storeId: number,
  query: SellerOrdersQuery,
  now: Date,
): Promise<SellerOrdersResponse> {
  const { page = 1 } = query;
  const isWanted = wantedOrders(storeId, query);
  const found = await db
    .select(columns)
    .from(orders)
    .where(isWanted)
    .orderBy(...inOrder(now))
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(orders).where(isWanted);
  const lines = await orderedLines(
    db,
    storeId,
    found.map(({ id }) => id),
  );
  return {
    data: found.map((order) => ({ ...itemView(order), items: itemsOf(lines(order.id)) })),
    per_page: ORDERS_PER_PAGE,
    total: counted?.total ?? 0,
    current_page: page,
    counts: await countsOf(db, storeId),
  };
}
