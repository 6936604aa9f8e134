import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { uniqueName } from './a-store.ts';

/** A piece of a product, or of one of its combinations. */
export interface OverdueLine {
  productId: number;
  varietyId?: number;
  qty: number;
}

const common = (name: string) =>
  sql`${name}::text || n as public_id, ${name}::text || n as invoice, 'Sari' as nama, '0812' as handphone,
    's@contoh.id' as email, 20000 as total`;

/**
 * Unpaid orders of goods whose time is up, written past the checkout; what they hold is not taken from the stock.
 * @param lines of each of them
 */
export async function overdueOrders(
  db: Database,
  { storeId, count, until }: { storeId: number; count: number; until: Date },
  lines: readonly OverdueLine[],
): Promise<void> {
  const name = uniqueName('o');
  await db.execute(sql`
    insert into orders (store_id, public_id, invoice, nama, handphone, email, total, kind, total_harga_barang, expires_at)
    select ${storeId}::bigint, ${common(name)}, 'barang', 20000, ${until.toISOString()}::timestamptz
    from generate_series(1, ${count}::int) n`);
  for (const [position, { productId, varietyId = null, qty }] of lines.entries())
    await db.execute(sql`
      insert into order_lines (store_id, order_id, position, product_id, variety_id, nama, slug, category, qty, harga)
      select store_id, id, ${position}::int, ${productId}::bigint, ${varietyId}::bigint, 'Kopi', 'kopi', 'barang',
        ${qty}::int, 10000
      from orders where store_id = ${storeId} and public_id like ${`${name}%`}`);
}

/** Unpaid orders of tickets whose time is up, as `overdueOrders`. */
export async function overdueTicketOrders(
  db: Database,
  { storeId, count, until }: { storeId: number; count: number; until: Date },
  { eventId, ticketId, qty }: { eventId: number; ticketId: number; qty: number },
): Promise<void> {
  const name = uniqueName('t');
  await db.execute(sql`
    insert into orders
      (store_id, public_id, invoice, nama, handphone, email, total, kind, event_id, token, total_harga_barang, expires_at)
    select ${storeId}::bigint, ${common(name)}, 'event', ${eventId}::bigint, ${name}::text || n, 20000,
      ${until.toISOString()}::timestamptz
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`
    insert into order_tickets (store_id, order_id, ticket_id, nama_tiket, harga, qty)
    select store_id, id, ${ticketId}::bigint, 'Reguler', 10000, ${qty}::int
    from orders where store_id = ${storeId} and public_id like ${`${name}%`}`);
}
