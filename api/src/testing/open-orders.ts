import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { orders, type PaymentAccountSnapshot } from '../db/schema/orders.ts';
import { uniqueName } from './a-store.ts';

interface OpenTransfer {
  storeId: number;
  /** Rupiah without the code. */
  base: number;
  kodeUnik: number;
  account: PaymentAccountSnapshot | null;
}

const values = ({ storeId, base, kodeUnik, account }: OpenTransfer) => ({
  storeId,
  publicId: uniqueName('p'),
  invoice: uniqueName('INV'),
  nama: 'Sari',
  handphone: '0812',
  email: 's@contoh.id',
  totalHargaBarang: base,
  kodeUnik,
  total: base + kodeUnik,
  paymentAccountId: account?.id ?? null,
  paymentAccount: account,
});

/** An unpaid order of goods, written past the checkout. */
export async function anOpenOrder(db: Database, transfer: OpenTransfer): Promise<void> {
  await db.insert(orders).values({ ...values(transfer), kind: 'barang' });
}

/** An unpaid order of tickets, written past the checkout. @returns its id */
export async function anOpenEventOrder(
  db: Database,
  { eventId, ...transfer }: OpenTransfer & { eventId: number },
): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({ ...values(transfer), kind: 'event', eventId, token: uniqueName('t') })
    .returning({ id: orders.id });
  if (!order) throw new Error('The database wrote no order');
  return order.id;
}

/** Unpaid orders of goods that hold every code of a range. */
export async function takeCodes(
  db: Database,
  own: { storeId: number; base: number; accountId: number | null; from?: number; to: number },
): Promise<void> {
  const { storeId, base, accountId, from = 1, to } = own;
  const name = uniqueName('k');
  await db.execute(sql`
    insert into orders (store_id, public_id, invoice, kind, nama, handphone, email, total_harga_barang, kode_unik, total,
      payment_account_id)
    select ${storeId}::int, ${name}::text || code, ${name}::text || code, 'barang', 'Sari', '0812', 's@contoh.id',
      ${base}::bigint, code, ${base}::bigint + code, ${accountId}::int
    from generate_series(${from}::int, ${to}::int) as code`);
}
