import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { eventOrders, eventOrderTickets, events, eventTickets } from '../../../db/schema/events.ts';

/** Whose ticket it is: who is named on it, else the buyer. */
const holder = sql<string>`coalesce(${eventTickets.nama}, ${eventOrders.nama})`;

/** Tickets that were handed out, each with its order, kind and event; by the name of the holder. */
export const soldTickets = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      id: eventTickets.id,
      bookingCode: eventTickets.bookingCode,
      /** When it was admitted; null until then. */
      usedAt: eventTickets.usedAt,
      invoice: eventOrders.invoice,
      status: eventOrders.status,
      nama: holder,
      namaTiket: eventOrderTickets.namaTiket,
      eventId: events.id,
      eventName: events.namaEvent,
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
    .innerJoin(events, and(eq(events.storeId, eventOrders.storeId), eq(events.id, eventOrders.eventId)))
    .where(where)
    .orderBy(asc(holder), asc(eventTickets.id));

export type SoldTicket = Awaited<ReturnType<typeof soldTickets>>[number];
