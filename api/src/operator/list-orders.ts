import { and, desc, eq } from 'drizzle-orm';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { Database } from '../db/client.ts';
import { orders, type OrderStatus } from '../db/schema/orders.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { done, failed, MAX_PAGE, type OperatorReply, type OperatorRequest } from './operator-request.ts';

type Wanted = Omit<Extract<OperatorRequest, { command: 'orders' }>, 'command'>;

const statuses: readonly OrderStatus[] = ['UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI'];

/** The latest first. @param page from 1 */
const ordersOf = (
  db: Database,
  storeId: number,
  { status, limit, page }: { status?: OrderStatus; limit: number; page: number },
) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, storeId), status && eq(orders.status, status)))
    .orderBy(desc(orders.createdAt), desc(orders.publicId))
    .limit(limit)
    .offset((page - 1) * limit);

/** Tickets are not sent. */
const deliveryOf = ({ kind, status, statusPengiriman }: typeof orders.$inferSelect): string =>
  kind !== 'event' && status === 'PAID' ? statusPengiriman : '';

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
        deliveryOf(order).padEnd(13),
        formatRupiah(order.total).padStart(14),
        formatDateTimeShort(order.createdAt),
        order.publicId,
      ].join('  '),
    ),
    ...(next.length > 0 && page < MAX_PAGE ? [`Masih ada lagi: --page ${page + 1}`] : []),
  );
}
