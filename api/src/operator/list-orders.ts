import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { formatDateShort, formatTime } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { Database } from '../db/client.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders, type OrderStatus } from '../db/schema/orders.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { done, failed, MAX_PAGE, type OperatorReply, type OperatorRequest } from './operator-request.ts';

type Wanted = Omit<Extract<OperatorRequest, { command: 'orders' }>, 'command'>;

const statuses: readonly OrderStatus[] = ['UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI'];

/** Orders of goods and of tickets, the latest first. @param page from 1 */
function ordersOf(
  db: Database,
  storeId: number,
  { status, limit, page }: { status?: OrderStatus; limit: number; page: number },
) {
  const fields = (table: typeof orders | typeof eventOrders) => ({
    invoice: table.invoice,
    status: table.status,
    total: table.total,
    createdAt: table.createdAt,
    publicId: table.publicId,
  });
  const delivery = sql<string>`case when ${orders.status} = 'PAID' then ${orders.statusPengiriman} else '' end`;
  const isWanted = (table: typeof orders | typeof eventOrders) =>
    and(eq(table.storeId, storeId), status && eq(table.status, status));
  const goods = db
    .select({ ...fields(orders), delivery: delivery.as('delivery') })
    .from(orders)
    .where(isWanted(orders));
  const tickets = db
    .select({ ...fields(eventOrders), delivery: sql<string>`''`.as('delivery') })
    .from(eventOrders)
    .where(isWanted(eventOrders));
  // By their names in the database, which drizzle does not give to columns of a union.
  return unionAll(goods, tickets)
    .orderBy(sql`created_at desc, public_id desc`)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** A page of a store's orders, for the operator. */
export async function listOrders(
  db: Database,
  { store, status: typed, limit, page }: Wanted,
): Promise<OperatorReply> {
  const found = await storeRepository(db).findByUsername(store);
  if (!found) return failed(`Tidak ada toko "${store}".`);
  const status = statuses.find((known) => known === typed?.toUpperCase());
  if (typed !== undefined && !status) return failed(`Status harus salah satu dari ${statuses.join(', ')}.`);
  const rows = await ordersOf(db, found.id, { status, limit, page });
  const next = await ordersOf(db, found.id, { status, limit: 1, page: page * limit + 1 });
  if (rows.length === 0) return done(page === 1 ? 'Belum ada pesanan.' : `Tidak ada halaman ${page}.`);
  return done(
    ...rows.map((order) =>
      [
        order.invoice.padEnd(20),
        order.status.padEnd(9),
        order.delivery.padEnd(13),
        formatRupiah(order.total).padStart(14),
        `${formatDateShort(order.createdAt)} ${formatTime(order.createdAt)}`,
        order.publicId,
      ].join('  '),
    ),
    ...(next.length > 0 && page < MAX_PAGE ? [`Masih ada lagi: --page ${page + 1}`] : []),
  );
}
