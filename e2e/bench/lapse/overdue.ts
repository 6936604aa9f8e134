import type { Database } from '@lapak/api/db/client';

export const nameOf = (store: number) => `bench-toko-${store}`;

/**
 * Stores with a product that is sold, one whose last pieces unpaid orders hold, and tickets that unpaid orders hold.
 * All these orders end at one moment.
 * @param orders in all, half of goods and half of tickets
 * @param inSeconds from now until they end
 */
export async function fillWithUnpaid(
  db: Database,
  { stores, orders, inSeconds }: { stores: number; orders: number; inSeconds: number },
): Promise<void> {
  const each = orders / 2 / stores;
  const buyer = `'Sari Dewi' as nama, '081234567890' as handphone, 'sari@contoh.id' as email`;
  const end = `now() + interval '${inSeconds} seconds'`;
  const statements = [
    `insert into stores (username, nama_toko, wa) select 'bench-toko-' || n, 'Toko ' || n, '081234567890'
     from generate_series(1, ${stores}) n`,
    `insert into payment_accounts (store_id, import_key, "group", nama, nama_rekening, nomor_rekening, type_of_payment)
     select id, 'bca', 'bank', 'BCA', 'Toko', '123', 'manual' from stores`,
    `insert into products (store_id, slug, nama, category, harga, stock, alamat_option)
     select id, slug, slug, 'barang', 20000, stock, false
     from stores, (values ('barang-0', 100000), ('barang-habis', 0)) goods (slug, stock)`,
    `insert into orders (store_id, public_id, invoice, kind, nama, handphone, email, total_harga_barang, total, expires_at)
     select id, 's' || id || '-bench' || n, 'INV-' || n, 'barang', ${buyer}, 20000, 20000, ${end}
     from stores, generate_series(1, ${each}) n`,
    `insert into order_lines (store_id, order_id, position, product_id, nama, slug, category, qty, harga)
     select o.store_id, o.id, 0, p.id, p.nama, p.slug, 'barang', 1, 20000
     from orders o join products p on p.store_id = o.store_id and p.slug = 'barang-habis'`,
    `insert into events (store_id, import_key, nama_event, category, nama_organizer, tanggal_start, tanggal_end, waktu_start,
       waktu_end, nama_tempat, alamat, description)
     select id, 'kelas', 'Kelas', 'Workshop', 'Toko', date '2040-12-20', date '2040-12-20', '09:00', '12:00', 'Aula', 'Jl. Melati', ''
     from stores`,
    `insert into tickets (store_id, event_id, nama_tiket, harga, quota, sold, sale_start, sale_end)
     select store_id, id, 'Reguler', 20000, ${each}, ${each}, now(), now() + interval '1 day' from events`,
    `insert into event_orders (store_id, public_id, invoice, token, nama, handphone, email, event_id, total_tickets, total,
       expires_at)
     select store_id, 's' || store_id || '-tiket' || n, 'EVT-' || n, 'token' || n, ${buyer}, id, 20000, 20000, ${end}
     from events, generate_series(1, ${each}) n`,
    `insert into event_order_tickets (store_id, event_order_id, ticket_id, nama_tiket, harga, qty)
     select o.store_id, o.id, t.id, t.nama_tiket, 20000, 1
     from event_orders o join tickets t on t.store_id = o.store_id and t.event_id = o.event_id`,
  ];
  for (const statement of statements) await db.execute(statement);
}
