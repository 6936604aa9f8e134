// What the console makes of many orders at once: print pages, pasted receipt numbers, files and figures.
import { limits } from '../limits.ts';
import Type, { type Static } from 'typebox';
import { Answer, Nullable, Rupiah } from './common.ts';
import { OrderCounts, SellerOrder, SellerOrdersQuery } from './seller-order.ts';

/** What is printed of an order: a label for the parcel and a packing list. */
export const PrintedOrder = Type.Object({
  ...Type.Pick(SellerOrder, [
    ...([
      'id',
      'invoice',
      'kind',
      'nama',
      'handphone',
      'alamat',
      'kode_pos',
      'district',
      'expedisi',
    ] as const),
    ...(['resi', 'catatan', 'dropshipper', 'dropshipper_name', 'dropshipper_info', 'lines'] as const),
    ...(['weight_grams', 'created_at', 'seller_note'] as const),
  ]).properties,
});
export type PrintedOrder = Static<typeof PrintedOrder>;
/** GET api/seller/toko/{toko}/cetak?ids= (public ids joined by commas, at most `limits.ordersAtOnce`), in that order. */
export const PrintedOrdersResponse = Type.Object({
  data: Type.Object({
    /** Who sends: the store. */
    sender: Type.Object({
      nama_toko: Type.String(),
      wa: Nullable(Type.String()),
      alamat: Nullable(Type.String()),
    }),
    orders: Type.Array(PrintedOrder),
  }),
});
export type PrintedOrdersResponse = Static<typeof PrintedOrdersResponse>;

/** POST api/seller/toko/{toko}/resi: receipt numbers as pasted from a spreadsheet. Writes nothing. */
export const ReceiptNumbersBody = Type.Object({
  rows: Type.Array(
    Type.Object({
      /** Invoice number or public id. Whole sentences come along: they are that row's problem, not the request's. */
      order: Type.String({ maxLength: 2000 }),
      resi: Type.String({ maxLength: 2000 }),
      kurir: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    { minItems: 1, maxItems: limits.ordersAtOnce },
  ),
});
export type ReceiptNumbersBody = Static<typeof ReceiptNumbersBody>;
/** Each row as it was checked, in the order of the request: `step` sends it with `langkah`; with a `problem` there is none. */
export const ReceiptNumbersAnswer = Answer(
  Type.Array(
    Type.Object({
      order: Type.String(),
      id: Nullable(Type.String()),
      invoice: Nullable(Type.String()),
      nama: Nullable(Type.String()),
      resi: Type.String(),
      step: Nullable(Type.Enum(['ship', 'correct'] as const)),
      problem: Nullable(Type.String()),
    }),
  ),
);
export type ReceiptNumbersAnswer = Static<typeof ReceiptNumbersAnswer>;

/** GET api/seller/toko/{toko}/ekspor: the orders of the same filters as a file, the latest first. */
export const ExportQuery = Type.Object({
  ...Type.Omit(SellerOrdersQuery, ['page']).properties,
  format: Type.Enum(['xlsx', 'csv'] as const),
});
export type ExportQuery = Static<typeof ExportQuery>;

/** Orders and their money in a span of time. */
const Income = Type.Object({
  /** Placed in that time, whatever became of them. */
  orders: Type.Integer(),
  /** Paid in that time, and the sum of their totals in rupiah. */
  paid: Type.Integer(),
  income: Rupiah,
});

/** GET api/seller/toko/{toko}/ringkasan: the first page of the console. Days begin at midnight WIB, weeks seven days ago. */
export const SummaryResponse = Type.Object({
  data: Type.Object({
    counts: OrderCounts,
    /** How much money waits for somebody (`seller-money`). */
    money: Type.Integer(),
    today: Income,
    this_week: Income,
    /** The seven days before. */
    last_week: Income,
    /** The last fourteen days, the earliest first. */
    days: Type.Array(Type.Object({ date: Type.String(), ...Income.properties })),
    /** Products and their combinations with at most 5 pieces left, the fewest first. */
    running_out: Type.Array(
      Type.Object({ nama: Type.String(), variation: Nullable(Type.String()), stock: Type.Integer() }),
    ),
    /** The latest orders that were rejected within the week. */
    rejected: Type.Array(
      Type.Object({
        ...{ id: Type.String(), invoice: Type.String(), nama: Type.String(), total: Rupiah },
        reason: Nullable(Type.String()),
      }),
    ),
  }),
});
export type SummaryResponse = Static<typeof SummaryResponse>;
