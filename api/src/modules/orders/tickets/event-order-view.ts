import { and, asc, inArray } from 'drizzle-orm';
import type { EventTransaction } from '@lapak/contracts/api/event';
import type { Queryable } from '../../../db/client.ts';
import { events, tickets } from '../../../db/schema/events.ts';
import { issuedTickets, orderTickets } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { eventView } from '../../event/event-repository.ts';
import { ofTickets, type FoundOrder, type OfTickets, type OrderRow } from '../order.ts';
import { commonView, isoOrNull } from '../order-view.ts';
import { paidAccountView } from '../pay/payment-method-view.ts';
import type { OrderTicketRow } from './order-tickets.ts';

type Wire = EventTransaction['tickets'][number];

/** Address of the proof for the holder of id and token; it is private to everybody else. */
const proofPath = ({ publicId, token }: OfTickets<OrderRow>): string =>
  `/api/event/transaction/${publicId}/${token}/bukti-transfer`;

/** Tickets as handed out, one by one, once they are paid; until then as ordered. */
function ticketsView(
  ordered: readonly OrderTicketRow[],
  issued: readonly (typeof issuedTickets.$inferSelect)[],
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
      pivot: { booking_code: bookingCode, harga: ticket.harga, used_at: isoOrNull(usedAt) },
    }));
  });
}

/** Orders of tickets as their pages need them (spec 3 §3), in the order given. */
export async function eventOrderViews(
  db: Queryable,
  found: readonly FoundOrder[],
  now: Date,
): Promise<EventTransaction[]> {
  if (found.length === 0) return [];
  const list = found.map(({ order, store }) => ({ order: ofTickets(order), store }));
  const ids = list.map(({ order }) => order.id);
  const eventIds = list.map(({ order }) => order.eventId);
  const storeIds = list.map(({ store }) => store.id);
  const [eventRows, ticketRows, ordered, issued, paymentRows] = [
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
      .from(orderTickets)
      .where(and(inArray(orderTickets.storeId, storeIds), inArray(orderTickets.orderId, ids)))
      .orderBy(asc(orderTickets.id)),
    await db
      .select()
      .from(issuedTickets)
      .where(and(inArray(issuedTickets.storeId, storeIds), inArray(issuedTickets.orderId, ids)))
      .orderBy(asc(issuedTickets.id)),
    await db
      .select()
      .from(payments)
      .where(and(inArray(payments.storeId, storeIds), inArray(payments.orderId, ids))),
  ];
  return list.flatMap(({ order, store }) => {
    const event = eventRows.find(({ id, storeId }) => id === order.eventId && storeId === order.storeId);
    if (!event) return [];
    const isOwn = (row: { storeId: number; orderId: number }) =>
      row.storeId === order.storeId && row.orderId === order.id;
    const ofEvent = ticketRows.filter(({ eventId, isRemoved }) => eventId === event.id && !isRemoved);
    const payment = paymentRows.find(isOwn) ?? null;
    const { image, transferDate, hasProof } = paidAccountView(order, payment);
    return [
      {
        ...commonView(order, payment),
        token: order.token,
        status_pembayaran: order.status,
        total_tickets: order.totalHargaBarang,
        payment_expired_date: isoOrNull(order.expiresAt),
        ongkir: 0,
        event: eventView(event, ofEvent, now),
        tickets: ticketsView(ordered.filter(isOwn), issued.filter(isOwn)),
        bukti_transfer_url: hasProof ? proofPath(order) : null,
        tanggal_transfer: isoOrNull(transferDate),
        bank_image_url: image,
        toko: { nama_toko: store.namaToko, username: store.username },
      },
    ];
  });
}
