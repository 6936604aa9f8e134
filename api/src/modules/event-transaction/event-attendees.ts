import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { eventOrders, eventOrderTickets, eventTickets } from '../../db/schema/events.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';

/** One ticket of an event that was bought. */
export interface Attendee {
  nama: string;
  namaTiket: string;
  bookingCode: string;
  invoice: string;
  /** When it was admitted; null until then. */
  usedAt: Date | null;
}

/** Every ticket of an event that is paid for, by the name of its buyer. */
export function attendeesOf(db: Queryable, event: OrderKey): Promise<Attendee[]> {
  return db
    .select({
      nama: eventOrders.nama,
      namaTiket: eventOrderTickets.namaTiket,
      bookingCode: eventTickets.bookingCode,
      invoice: eventOrders.invoice,
      usedAt: eventTickets.usedAt,
    })
    .from(eventTickets)
    .innerJoin(
      eventOrders,
      and(eq(eventOrders.storeId, eventTickets.storeId), eq(eventOrders.id, eventTickets.eventOrderId)),
    )
    .innerJoin(
      eventOrderTickets,
      and(
        eq(eventOrderTickets.storeId, eventTickets.storeId),
        eq(eventOrderTickets.eventOrderId, eventTickets.eventOrderId),
        eq(eventOrderTickets.ticketId, eventTickets.ticketId),
      ),
    )
    .where(
      and(
        eq(eventOrders.storeId, event.storeId),
        eq(eventOrders.eventId, event.id),
        inArray(eventOrders.status, ['PAID', 'SELESAI']),
      ),
    )
    .orderBy(asc(eventOrders.nama), asc(eventTickets.id));
}
