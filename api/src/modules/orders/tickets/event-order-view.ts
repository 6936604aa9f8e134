import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/dates';
import type { Queryable } from '../../../db/client.ts';
import { eventOrders, eventOrderTickets, events, eventTickets, tickets } from '../../../db/schema/events.ts';
import { payments } from '../../../db/schema/payments.ts';
import { stores } from '../../../db/schema/stores.ts';
import { cleanText } from '../../../lib/clean-text.ts';
import { hasPublicId } from '../../../lib/store-in-id.ts';
import { orderPaymentMethodView, paidAccountView } from '../pay/payment-method-view.ts';
import { storesOfCustomer } from '../../store/stores-of-customer.ts';
import { eventView } from '../../event/event-repository.ts';
import type { EventOrderRow } from './event-order-steps.ts';

type Wire = EventTransaction['tickets'][number];

const iso = (date: Date | null) => (date ? nowIsoWib(date) : null);

/** Address of the proof for the holder of id and token; it is private to everybody else. */
const proofPath = (order: Pick<EventOrderRow, 'publicId' | 'token'>): string =>
  `/api/event/transaction/${order.publicId}/${order.token}/bukti-transfer`;

/** The order that a public id and its token name together; null when there is none. */
export async function findEventOrder(
  db: Queryable,
  wanted: { publicId: string; token: string },
): Promise<EventOrderRow | null> {
  const [order] = await db
    .select()
    .from(eventOrders)
    .where(
      and(
        hasPublicId(eventOrders, eventOrders.publicId, wanted.publicId),
        eq(eventOrders.token, wanted.token),
      ),
    );
  return order ?? null;
}

/** Whether an order is of the store that a form names; a form that names none passes. */
export async function isOrderOfStore(
  db: Queryable,
  order: Pick<EventOrderRow, 'storeId'>,
  username: string | undefined,
): Promise<boolean> {
  if (username === undefined) return true;
  const [store] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.username, cleanText(username).toLowerCase()));
  return store?.id === order.storeId;
}

/** Tickets as handed out, one by one, once they are paid; until then as ordered. */
function ticketsView(
  ordered: readonly (typeof eventOrderTickets.$inferSelect)[],
  issued: readonly (typeof eventTickets.$inferSelect)[],
): Wire[] {
  return ordered.flatMap((ticket): Wire[] => {
    const own = issued.filter(({ ticketId }) => ticketId === ticket.ticketId);
    const wire = { id: ticket.ticketId, nama_tiket: ticket.namaTiket };
    if (own.length === 0)
      return [
        {
          ...wire,
          qty: ticket.qty,
          names: ticket.names ?? [],
          pivot: { booking_code: null, harga: ticket.harga, used_at: null },
        },
      ];
    return own.map(({ bookingCode, nama, usedAt }) => ({
      ...wire,
      qty: 1,
      names: nama === null ? [] : [nama],
      pivot: { booking_code: bookingCode, harga: ticket.harga, used_at: iso(usedAt) },
    }));
  });
}

/** Orders of tickets as their pages need them (spec 3 §3), in the order given. */
export async function eventOrderViews(
  db: Queryable,
  list: readonly EventOrderRow[],
  now: Date,
): Promise<EventTransaction[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  const eventIds = list.map(({ eventId }) => eventId);
  const storeIds = list.map(({ storeId }) => storeId);
  const [eventRows, ticketRows, ordered, issued, paymentRows, storeRows] = [
    await db
      .select()
      .from(events)
      .where(and(inArray(events.storeId, storeIds), inArray(events.id, eventIds))),
    await db
      .select()
      .from(tickets)
      .where(and(inArray(tickets.storeId, storeIds), inArray(tickets.eventId, eventIds)))
      .orderBy(asc(tickets.position)),
    await db
      .select()
      .from(eventOrderTickets)
      .where(and(inArray(eventOrderTickets.storeId, storeIds), inArray(eventOrderTickets.eventOrderId, ids)))
      .orderBy(asc(eventOrderTickets.id)),
    await db
      .select()
      .from(eventTickets)
      .where(and(inArray(eventTickets.storeId, storeIds), inArray(eventTickets.eventOrderId, ids)))
      .orderBy(asc(eventTickets.id)),
    await db
      .select()
      .from(payments)
      .where(and(inArray(payments.storeId, storeIds), inArray(payments.eventOrderId, ids))),
    await db
      .select({ id: stores.id, nama_toko: stores.namaToko, username: stores.username })
      .from(stores)
      .where(inArray(stores.id, storeIds)),
  ];
  return list.flatMap((order) => {
    const event = eventRows.find(({ id, storeId }) => id === order.eventId && storeId === order.storeId);
    const store = storeRows.find(({ id }) => id === order.storeId);
    if (!event || !store) return [];
    const isOwn = (row: { storeId: number; eventOrderId: number | null }) =>
      row.storeId === order.storeId && row.eventOrderId === order.id;
    const ofEvent = ticketRows.filter(({ eventId, isRemoved }) => eventId === event.id && !isRemoved);
    const payment = paymentRows.find(isOwn) ?? null;
    const { image, transferDate, hasProof, ...paidAccount } = paidAccountView(order, payment);
    return [
      {
        id: order.publicId,
        token: order.token,
        invoice: order.invoice,
        status: order.status,
        status_pembayaran: order.status,
        total_tickets: order.totalTickets,
        admin_fee: order.adminFee,
        total: order.total,
        kode_unik: order.kodeUnik,
        payment_expired_date: iso(order.expiresAt),
        expired_date: iso(order.expiresAt),
        created_at: nowIsoWib(order.createdAt),
        nama: order.nama,
        handphone: order.handphone,
        email: order.email,
        ongkir: 0,
        event: eventView(event, ofEvent, now),
        tickets: ticketsView(ordered.filter(isOwn), issued.filter(isOwn)),
        bukti_transfer_url: hasProof ? proofPath(order) : null,
        tanggal_transfer: iso(transferDate),
        reject_reason: order.rejectReason,
        ...paidAccount,
        bank_image_url: image,
        payment_method: orderPaymentMethodView(order, payment),
        toko: { nama_toko: store.nama_toko, username: store.username },
      },
    ];
  });
}

/** How many orders of tickets a page of the list has. */
export const EVENT_ORDERS_PER_PAGE = 10;

/** A page of an account's orders of tickets, the latest first. @param username only of this store, when given */
export async function eventOrdersOfUser(
  db: Queryable,
  request: { userId: number; username: string | null; page: number },
): Promise<{ rows: EventOrderRow[]; total: number }> {
  const inStores = await storesOfCustomer(db, request);
  if (inStores.length === 0) return { rows: [], total: 0 };
  const isWanted = and(inArray(eventOrders.storeId, inStores), eq(eventOrders.userId, request.userId));
  const rows = await db
    .select()
    .from(eventOrders)
    .where(isWanted)
    .orderBy(desc(eventOrders.createdAt), desc(eventOrders.id))
    .limit(EVENT_ORDERS_PER_PAGE)
    .offset((request.page - 1) * EVENT_ORDERS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(eventOrders).where(isWanted);
  return { rows, total: Number(counted?.total ?? 0) };
}
