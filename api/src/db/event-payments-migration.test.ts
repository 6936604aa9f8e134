import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { embeddedDatabase } from './client.ts';
import { preparedClient } from './embedded/prepared-client.ts';
import { violates } from './errors.ts';
import { eventOrders } from './schema/events.ts';
import { payments } from './schema/payments.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const PREVIOUS = '0004_products-by-number';

interface Journal {
  entries: { tag: string }[];
}

/** The migrations up to one, as the version before had them. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lapak-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

describe('a database of the version before', () => {
  let client: PGlite;
  let before: string;
  beforeAll(async () => {
    before = migrationsUpTo(PREVIOUS);
    client = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
    const old = drizzle({ client });
    await migrate(old, { migrationsFolder: before });
    await old.execute(sql`insert into stores (id, username, nama_toko) values (1, 'lama', 'Toko Lama')`);
    await old.execute(sql`
      insert into events (store_id, id, nama_event, category, nama_organizer, tanggal_start, tanggal_end, waktu_start,
        waktu_end, nama_tempat, alamat, description)
      values (1, 1, 'Kelas', 'Kelas', 'Toko', '2026-12-01', '2026-12-01', '09:00', '12:00', 'Aula', 'Jl. 1', '')`);
    await old.execute(sql`
      insert into event_orders (store_id, id, public_id, token, invoice, event_id, status, nama, handphone, email,
        total_tickets, kode_unik, total, payment_account_id, payment_account)
      values
        (1, 1, 'a', 'a', 'EVT-1', 1, 'UNPAID', 'Sari', '0812', 's@contoh.id', 50000, 123, 50123, null, null),
        (1, 2, 'b', 'b', 'EVT-2', 1, 'CONFIRMED', 'Sari', '0812', 's@contoh.id', 50000, 124, 50124, 7,
          '{"id":7,"nama":"BCA"}'),
        (1, 3, 'c', 'c', 'EVT-3', 1, 'PAID', 'Sari', '0812', 's@contoh.id', 0, 0, 0, null, null)`);
    await old.execute(sql`
      insert into orders (store_id, id, public_id, invoice, kind, nama, handphone, email, total_harga_barang, total)
      values (1, 1, 'p', 'INV-1', 'barang', 'Sari', '0812', 's@contoh.id', 10000, 10000)`);
    await old.execute(sql`
      insert into payments (store_id, order_id, provider, reference, amount) values (1, 1, 'sandbox', 'r', 10000)`);
  });
  afterAll(async () => {
    await client.close();
    rmSync(before, { recursive: true });
  });

  it('keeps its orders of tickets: the account of a proof is no longer taken for a chosen one', async () => {
    const { db } = await embeddedDatabase(preparedClient(client));
    expect(await db.select().from(eventOrders).orderBy(eventOrders.id)).toMatchObject([
      { publicId: 'a', adminFee: 0, total: 50_123, paymentAccountId: null, transferAccountId: null },
      { publicId: 'b', paymentAccount: null, transferAccountId: 7, transferAccount: { nama: 'BCA' } },
      { publicId: 'c', total: 0, status: 'PAID' },
    ]);
    expect(await db.select().from(payments)).toMatchObject([
      { orderId: 1, eventOrderId: null, reference: 'r' },
    ]);
  });

  it('lets a payment belong to one order, of goods or of tickets', async () => {
    const { db } = await embeddedDatabase(preparedClient(client));
    const write = (of: { orderId?: number; eventOrderId?: number }) =>
      db
        .insert(payments)
        .values({ storeId: 1, provider: 'sandbox', reference: JSON.stringify(of), amount: 1, ...of })
        .then(
          () => null,
          (error: unknown) => error,
        );
    expect(await write({ eventOrderId: 1 })).toBeNull();
    expect(violates(await write({}), 'payments_of_one_order')).toBe(true);
    expect(violates(await write({ orderId: 1, eventOrderId: 2 }), 'payments_of_one_order')).toBe(true);
    expect(violates(await write({ eventOrderId: 99 }), 'payments_event_order_of_store')).toBe(true);
    expect(violates(await write({ eventOrderId: 1 }), 'payments_event_order')).toBe(true);
  });
});
