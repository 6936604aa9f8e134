import { and, asc, between, eq, gt, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { SellerOrder, SellerOrderLine } from '@lapak/contracts/api/seller-order';
import type { PrintedOrder } from '@lapak/contracts/api/seller-report';
import { toWhatsappNumber } from '@lapak/domain/phone';
import type { Database } from '../../db/client.ts';
import { events } from '../../db/schema/events.ts';
import { orders, type PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import { hasPublicId } from '../../lib/store-in-id.ts';
import { isoOrNull } from '../orders/order-view.ts';
import { paymentOfOrder, type PaymentRow } from '../orders/pay/order-payment.ts';
import { openStatuses } from '../orders/order-status.ts';
import type { OrderRow } from '../orders/order.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { itemView } from './listed-orders.ts';
import { filterOfOrder } from './order-situation.ts';
import { orderedLines } from './ordered-lines.ts';
import { orderTimeline } from './order-timeline.ts';

/** Unique codes of orders differ by less than this, in rupiah: a transfer with a wrong one may be another order's. */
const NEARLY = 999;
const MAX_SIMILAR = 20;

export type StoreOrder = OrderRow & { filter: SellerOrder['filter'] };

/** Orders of a store by their public ids, those that there are, in no order. */
export const ordersOfStore = async (
  db: Database,
  storeId: number,
  publicIds: readonly string[],
): Promise<StoreOrder[]> => {
  const rows = await db
    .select({ order: orders, filter: filterOfOrder })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.publicId, [...publicIds])));
  return rows.map(({ order, filter }) => ({ ...order, filter }));
};

const accountView = (account: PaymentAccountSnapshot | null) =>
  account && {
    group: account.group,
    nama: account.nama,
    nomor_rekening: account.nomorRekening,
    nama_rekening: account.namaRekening,
  };

const automaticStates = { QUEUED: 'preparing', PENDING: 'ready', PAID: 'paid', CLOSED: 'closed' } as const;

const automaticView = (payment: PaymentRow | null): SellerOrder['automatic'] =>
  payment && {
    provider: payment.provider,
    state: automaticStates[payment.status],
    problem: payment.lastError,
  };

/** What is paid by a transfer that somebody looks for: it has a unique code, or its buyer says to have transferred. */
const isTransferred = ({ kodeUnik, confirmedAt }: OrderRow) => kodeUnik > 0 || confirmedAt !== null;
const areTransferred = or(gt(orders.kodeUnik, 0), isNotNull(orders.confirmedAt));

/** Other open orders that a transfer of nearly the same total may be for, the nearest first. */
async function similarOrders(db: Database, order: OrderRow): Promise<SellerOrder['similar']> {
  if (!openStatuses.includes(order.status) || !isTransferred(order)) return [];
  const found = await db
    .select({ id: orders.publicId, invoice: orders.invoice, nama: orders.nama, total: orders.total })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, order.storeId),
        inArray(orders.status, [...openStatuses]),
        areTransferred,
        between(orders.total, order.total - NEARLY, order.total + NEARLY),
        ne(orders.id, order.id),
      ),
    )
    .orderBy(asc(orders.total))
    .limit(MAX_SIMILAR);
  return found.sort((a, b) => Math.abs(a.total - order.total) - Math.abs(b.total - order.total));
}

async function eventName(db: Database, { storeId, eventId }: OrderRow): Promise<string | null> {
  if (eventId === null) return null;
  const [event] = await db
    .select({ name: events.namaEvent })
    .from(events)
    .where(and(eq(events.storeId, storeId), eq(events.id, eventId)));
  return event?.name ?? null;
}

/** Where the console shows the private pictures of an order; the routes are in `seller-order-routes`. */
const fileOf = (
  { username }: Pick<StoreRow, 'username'>,
  { publicId }: OrderRow,
  file: 'bukti' | 'identitas',
) => `/api/seller/toko/${username}/pesanan/${publicId}/${file}`;

const transferOf = (store: StoreRow, order: OrderRow): SellerOrder['transfer'] =>
  order.confirmedAt === null
    ? null
    : {
        at: isoOrNull(order.transferDate),
        amount: order.transferAmount,
        account: accountView(order.transferAccount),
        proof_url: order.proofKey === null ? null : fileOf(store, order, 'bukti'),
      };

const districtOf = ({ districtName, cityName }: OrderRow): string | null =>
  [districtName, cityName].filter((name) => name !== null).join(', ') || null;

/** What is printed of an order. @param lines what was ordered */
export function printedView(order: StoreOrder, lines: SellerOrderLine[]): PrintedOrder {
  const { id, invoice, kind, nama, handphone, expedisi, resi, created_at } = itemView(order);
  return {
    ...{ id, invoice, kind, nama, handphone, expedisi, resi, created_at },
    alamat: order.alamat,
    kode_pos: order.kodePos,
    district: districtOf(order),
    catatan: order.catatan,
    dropshipper: order.dropshipper,
    dropshipper_name: order.dropshipperName,
    dropshipper_info: order.dropshipperInfo,
    weight_grams: order.weightGrams,
    seller_note: order.sellerNote,
    lines,
  };
}

/** All that its buyer gave and all that became of an order, for the store's people. */
export async function sellerOrder(db: Database, store: StoreRow, order: StoreOrder): Promise<SellerOrder> {
  const lines = await orderedLines(db, store.id, [order.id]);
  return {
    ...itemView(order),
    ...printedView(order, lines(order.id)),
    email: order.email,
    chat_number: toWhatsappNumber(order.handphone),
    reseller_email: order.resellerEmail,
    order_date: order.orderDate,
    order_time: order.orderTime,
    identity_number: order.identityNumber,
    has_identity_picture: order.identityKey !== null,
    custom_fields: order.customFields.map(({ name, value }) => ({ name, value })),
    event: await eventName(db, order),
    total_harga_barang: order.totalHargaBarang,
    ongkir: order.ongkir,
    discount: order.discount,
    voucher_code: order.voucherCode,
    donate_amount: order.donateAmount,
    donation_recipient: order.donationRecipient,
    admin_fee: order.adminFee,
    kode_unik: order.kodeUnik,
    payment_account: accountView(order.paymentAccount),
    automatic: automaticView(await paymentOfOrder(db, order)),
    transfer: transferOf(store, order),
    similar: await similarOrders(db, order),
    reject_reason: order.rejectReason,
    timeline: await orderTimeline(db, order),
  };
}

/** An order of a store; null when there is none of this public id, or when it is another store's. */
export async function storeOrder(
  db: Database,
  storeId: number,
  publicId: string,
): Promise<StoreOrder | null> {
  const [found] = await db
    .select({ order: orders, filter: filterOfOrder })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), hasPublicId(orders, orders.publicId, publicId)));
  return found ? { ...found.order, filter: found.filter } : null;
}
