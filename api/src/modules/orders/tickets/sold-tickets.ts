import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { events } from '../../../db/schema/events.ts';
import { issuedTickets, orders, orderTickets } from '../../../db/schema/orders.ts';

/** The holder of a ticket: who is named on it, else the buyer. */
const holder = sql<string>`coalesce(${issuedTickets.nama}, ${orders.nama})`;

/** Tickets that were handed out, each with its order, kind and event; by the name of the holder. */
export const soldTickets = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      id: issuedTickets.id,
      bookingCode: issuedTickets.bookingCode,
      /** When it was admitted; null until then. */
      usedAt: issuedTickets.usedAt,
      invoice: orders.invoice,
      status: orders.status,
      nama: holder,
      namaTiket: orderTickets.namaTiket,
      eventId: events.id,
      eventName: events.namaEvent,
    })
    .from(issuedTickets)
    .innerJoin(orders, and(eq(orders.storeId, issuedTickets.storeId), eq(orders.id, issuedTickets.orderId)))
    .innerJoin(
      orderTickets,
      and(
        eq(orderTickets.storeId, issuedTickets.storeId),
        eq(orderTickets.orderId, issuedTickets.orderId),
        eq(orderTickets.ticketId, issuedTickets.ticketId),
      ),
    )
    .innerJoin(events, and(eq(events.storeId, orders.storeId), eq(events.id, orders.eventId)))
    .where(where)
    .orderBy(asc(holder), asc(issuedTickets.id));

export type SoldTicket = Awaited<ReturnType<typeof soldTickets>>[number];
