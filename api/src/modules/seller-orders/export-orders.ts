import { and, desc, eq, lt, or } from 'drizzle-orm';
import Piscina from 'piscina';
import type { SellerOrderLine } from '@lapak/contracts/api/seller-order';
import type { ExportQuery } from '@lapak/contracts/api/seller-report';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { spreadsheetRecord, type SpreadsheetCell } from '../../lib/csv.ts';
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

/** A column of the export: amounts are numbers in rupiah, moments dates in WIB, everything else is text. */
interface Column {
  header: string;
  /** In characters. */
  width: number;
  value(order: Exported): SpreadsheetCell;
}

const columns: readonly Column[] = [
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

const cellsOf = (order: Exported): SpreadsheetCell[] => columns.map(({ value }) => value(order));

const WIB_MS = 7 * 3_600_000;
/** Spreadsheets know no time zones: a moment is the wall clock of Jakarta. */
const sheetCell = (cell: SpreadsheetCell) =>
  cell instanceof Date ? new Date(cell.getTime() + WIB_MS) : cell === '' ? null : cell;

/** Files of a store's orders for its people. */
export function createOrderExport(db: Database) {
  // A thread ends when nobody has asked for a while.
  const sheets = new Piscina<{ rows: unknown[][]; columns: { width: number }[] }, Uint8Array>({
    filename: new URL('./write-sheet.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });
  return {
    /** The orders that a query asks for as xlsx with typed cells. */
    async xlsx(storeId: number, query: ExportQuery): Promise<Buffer> {
      const rows: unknown[][] = [columns.map(({ header }) => ({ value: header, fontWeight: 'bold' }))];
      for await (const batch of exported(db, storeId, query))
        rows.push(...batch.map((order) => cellsOf(order).map(sheetCell)));
      return Buffer.from(await sheets.run({ rows, columns: columns.map(({ width }) => ({ width })) }));
    },

    /** The same as CSV, with the mark that lets spreadsheets read its letters right. */
    async *csv(storeId: number, query: ExportQuery): AsyncGenerator<string> {
      yield `\uFEFF${spreadsheetRecord(columns.map(({ header }) => header))}\r\n`;
      for await (const batch of exported(db, storeId, query))
        yield batch.map((order) => `${spreadsheetRecord(cellsOf(order))}\r\n`).join('');
    },

    close: () => sheets.destroy(),
  };
}
