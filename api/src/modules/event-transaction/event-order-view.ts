import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/dates';
import type { Queryable } from '../../db/client.ts';
import { eventOrders, eventOrderTickets, events, eventTickets, tickets } from '../../db/schema/events.ts';
import { stores } from '../../db/schema/stores.ts';
import { eventView } from '../event/event-repository.ts';
import { fileUrl } from '../setting/store-view.ts';
import type { EventOrderRow } from './event-order-steps.ts';

type Wire = EventTransaction['tickets'][number];

const iso = (date: Date | null) => (date ? nowIsoWib(date) : null);

/** Where the one who has id and token sees the proof again; to everybody else it is private. */
export const proofPath = (order: Pick<EventOrderRow, 'publicId' | 'token'>): string =>
  `/api/event/transaction/${order.publicId}/${order.token}/bukti-transfer`;

/** The order of a public id, and of its token when one is given; null when there is none. */
export async function findEventOrder(
  db: Queryable,
  wanted: { publicId: string; token?: string },
): Promise<EventOrderRow | null> {
  const [order] = await db.select().from(eventOrders).where(eq(eventOrders.publicId, wanted.publicId));
  if (!order || (wanted.token !== undefined && order.token !== wanted.token)) return null;
  return order;
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
      return [{ ...wire, qty: ticket.qty, pivot: { booking_code: null, harga: ticket.harga } }];
    return own.map(({ bookingCode }) => ({
      ...wire,
      qty: 1,
      pivot: { booking_code: bookingCode, harga: ticket.harga },
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
  const [eventRows, ticketRows, ordered, issued] = [
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
  ];
  return list.flatMap((order) => {
    const event = eventRows.find(({ id, storeId }) => id === order.eventId && storeId === order.storeId);
    if (!event) return [];
    const isOwn = (row: { storeId: number; eventOrderId: number }) =>
      row.storeId === order.storeId && row.eventOrderId === order.id;
    const ofEvent = ticketRows.filter(({ eventId, isRemoved }) => eventId === event.id && !isRemoved);
    const account = order.paymentAccount;
    return [
      {
        id: order.publicId,
        token: order.token,
        invoice: order.invoice,
        status: order.status,
        status_pembayaran: order.status,
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
        bukti_transfer_url: order.proofKey === null ? null : proofPath(order),
        tanggal_transfer: iso(order.transferDate),
        bank_image_url: fileUrl(account?.imgKey ?? null),
        nama_bank: account?.nama ?? null,
        nomor_rekening: account?.nomorRekening ?? null,
        nama_rekening: account?.namaRekening ?? null,
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
  const isWanted = and(
    eq(eventOrders.userId, request.userId),
    request.username === null ? undefined : eq(stores.username, request.username),
  );
  const rows = await db
    .select({ order: eventOrders })
    .from(eventOrders)
    .innerJoin(stores, eq(stores.id, eventOrders.storeId))
    .where(isWanted)
    .orderBy(desc(eventOrders.createdAt), desc(eventOrders.id))
    .limit(EVENT_ORDERS_PER_PAGE)
    .offset((request.page - 1) * EVENT_ORDERS_PER_PAGE);
  const [counted] = await db
    .select({ total: count() })
    .from(eventOrders)
    .innerJoin(stores, eq(stores.id, eventOrders.storeId))
    .where(isWanted);
  return { rows: rows.map(({ order }) => order), total: Number(counted?.total ?? 0) };
}
