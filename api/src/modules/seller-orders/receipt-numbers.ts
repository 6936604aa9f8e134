import { and, eq, inArray, or } from 'drizzle-orm';
import type { ReceiptNumbersAnswer, ReceiptNumbersBody } from '@lapak/contracts/api/seller-report';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { visibleText } from '../../lib/clean-text.ts';
import type { OrderRow } from '../orders/order.ts';
import { stepsOf } from './order-situation.ts';

type Row = ReceiptNumbersBody['rows'][number];
type Checked = ReceiptNumbersAnswer['data'][number];

/** As many characters the step that writes them takes. */
const MAX_COURIER = 100;

/** What a receipt number of a courier is made of. */
const isReceiptNumber = (text: string) => /^[A-Za-z0-9][A-Za-z0-9 ./-]{4,39}$/.test(text);

const notSent = {
  jasa: 'Jasa tidak dikirim',
  digital_product: 'Produk digital tidak dikirim',
  event: 'Tiket acara tidak dikirim',
} as const;

function problemOf(
  order: OrderRow | undefined,
  { resi, kurir = '' }: Pick<Row, 'resi' | 'kurir'>,
  seen: { orders: Set<number>; numbers: Set<string> },
) {
  if (!order) return 'Nomor pesanan ini tidak ada di toko kamu';
  if (seen.orders.has(order.id)) return 'Pesanan ini sudah ada di baris sebelumnya';
  if (resi === '') return 'Nomor resi belum diisi';
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(resi))
    return 'Nomor resi diubah oleh lembar kerja menjadi angka. Ubah kolomnya menjadi teks, lalu salin lagi';
  if (!isReceiptNumber(resi)) return 'Nomor resi 5 sampai 40 huruf dan angka';
  if (kurir.length > MAX_COURIER) return `Nama kurir paling banyak ${MAX_COURIER} karakter`;
  if (seen.numbers.has(resi)) return 'Nomor resi ini sudah dipakai di baris sebelumnya';
  if (order.kind !== 'barang') return notSent[order.kind];
  const steps = stepsOf(order);
  if (!steps.includes('ship') && !steps.includes('correct'))
    return 'Pesanan ini belum dibayar atau sudah selesai';
  return null;
}

/**
 * Checks receipt numbers as they were pasted, each row by itself, and writes nothing.
 * @returns for each row the order that is meant and the step that writes its number, or what is wrong with it
 */
export async function checkReceiptNumbers(
  db: Database,
  storeId: number,
  rows: readonly Row[],
): Promise<Checked[]> {
  const names = rows.map(({ order }) => visibleText(order).toUpperCase());
  const raw = rows.map(({ order }) => visibleText(order));
  const found = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.storeId, storeId), or(inArray(orders.invoice, names), inArray(orders.publicId, raw))),
    );
  const seen = { orders: new Set<number>(), numbers: new Set<string>() };
  return rows.map((row, at) => {
    const order = found.find(({ invoice, publicId }) => invoice === names[at] || publicId === raw[at]);
    const resi = visibleText(row.resi);
    const problem = problemOf(order, { resi, kurir: row.kurir }, seen);
    if (order && problem === null) {
      seen.orders.add(order.id);
      seen.numbers.add(resi);
    }
    const step =
      order && problem === null ? (order.statusPengiriman === 'DIKIRIM' ? 'correct' : 'ship') : null;
    return {
      ...{ order: row.order, id: order?.publicId ?? null, invoice: order?.invoice ?? null },
      ...{ nama: order?.nama ?? null, resi, step, problem },
    };
  });
}
