import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { SellerOrderLine } from '@lapak/contracts/api/seller-order';
import type { ExportQuery } from '@lapak/contracts/api/seller-report';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Column, SheetOf } from '../../lib/sheet-file.ts';
import type { OrderRow } from '../orders/order.ts';
import { courierLabel } from '../shipping/courier-label.ts';
import { wantedOrders } from './listed-orders.ts';
import { orderedLines } from './ordered-lines.ts';

interface Exported extends OrderRow {
  /** What was ordered, a line each. */
  bought: string;
  pieces: number;
}

const kinds: Readonly<Record<OrderRow['kind'], string>> = {
  barang: 'Barang',
  jasa: 'Jasa',
  digital_product: 'Produk digital',
  event: 'Tiket acara',
};

const columns: readonly Column<Exported>[] = [
  { header: 'Nomor pesanan', width: 22, value: (order) => order.invoice },
  { header: 'Tanggal pesanan', width: 17, value: (order) => order.createdAt },
  { header: 'Jenis', width: 14, value: (order) => kinds[order.kind] },
  { header: 'Status', width: 12, value: (order) => order.status },
  {
    header: 'Pengiriman',
    width: 15,
    value: (order) => (order.kind === 'event' ? '' : order.statusPengiriman),
  },
  { header: 'Dibayar pada', width: 17, value: (order) => order.paidAt },
  { header: 'Nama', width: 24, value: (order) => order.nama },
  { header: 'Nomor handphone', width: 17, value: (order) => order.handphone },
  { header: 'Email', width: 26, value: (order) => order.email },
  { header: 'Alamat', width: 40, value: (order) => order.alamat },
  { header: 'Kecamatan', width: 24, value: (order) => order.districtName },
  { header: 'Kota', width: 20, value: (order) => order.cityName },
  { header: 'Kode pos', width: 10, value: (order) => order.kodePos },
  { header: 'Isi pesanan', width: 40, value: (order) => order.bought },
  { header: 'Jumlah', width: 9, value: (order) => order.pieces },
  { header: 'Total harga barang', width: 17, value: (order) => order.totalHargaBarang },
  { header: 'Ongkos kirim', width: 14, value: (order) => order.ongkir },
  { header: 'Diskon', width: 12, value: (order) => order.discount },
  { header: 'Donasi', width: 12, value: (order) => order.donateAmount },
  { header: 'Biaya admin', width: 12, value: (order) => order.adminFee },
  { header: 'Kode unik', width: 10, value: (order) => order.kodeUnik },
  { header: 'Total', width: 14, value: (order) => order.total },
  { header: 'Metode pembayaran', width: 20, value: (order) => order.paymentAccount?.nama ?? null },
  { header: 'Voucher', width: 14, value: (order) => order.voucherCode },
  { header: 'Kurir', width: 22, value: (order) => courierLabel(order.expedisi) },
  { header: 'Nomor resi', width: 20, value: (order) => order.resi },
  { header: 'Catatan pembeli', width: 30, value: (order) => order.catatan },
  { header: 'Alasan ditolak', width: 24, value: (order) => order.rejectReason },
  { header: 'Catatan penjual', width: 30, value: (order) => order.sellerNote },
];

/** Orders that are read at once. */
const BATCH = 500;

/** "2 x Kopi Gayo (Ukuran: 250 g)". */
function boughtText({ nama, qty, details }: SellerOrderLine): string {
  const more = details.map(({ name, value }) => `${name}: ${value}`).join(', ');
  return `${qty} x ${nama}${more === '' ? '' : ` (${more})`}`;
}

/** The orders that a query asks for, the latest first, a batch at a time. */
async function* exported(db: Database, storeId: number, query: ExportQuery): AsyncGenerator<Exported[]> {
  const isWanted = wantedOrders(storeId, query);
  let last: OrderRow | undefined;
  for (;;) {
    const isLater =
      last &&
      or(
        lt(orders.createdAt, last.createdAt),
        and(eq(orders.createdAt, last.createdAt), lt(orders.id, last.id)),
      );
    const batch = await db
      .select()
      .from(orders)
      .where(and(isWanted, isLater))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH);
    last = batch.at(-1);
    if (!last) return;
    const lines = await orderedLines(
      db,
      storeId,
      batch.map(({ id }) => id),
    );
    yield batch.map((order) => {
      const own = lines(order.id);
      return {
        ...order,
        bought: own.map(boughtText).join('\n'),
        pieces: own.reduce((sum, { qty }) => sum + qty, 0),
      };
    });
  }
}

/** The orders that a query asks for as a table. */
export const orderSheet = (db: Database, storeId: number, query: ExportQuery): SheetOf<Exported> => ({
  sheet: 'Pesanan',
  columns,
  rows: exported(db, storeId, query),
});
