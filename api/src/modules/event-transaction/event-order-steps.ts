import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { type eventOrders, eventOrderTickets, eventTickets, tickets } from '../../db/schema/events.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import { bookingCode } from './booking-code.ts';

export type EventOrderRow = typeof eventOrders.$inferSelect;
export type EventOrderTicketRow = typeof eventOrderTickets.$inferSelect;

/** A statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 1_000;

/** What was ordered, in the order of the tickets' ids: the one order in which everybody locks them. */
export const ticketsOfOrder = (db: Pick<Database, 'select'>, key: OrderKey): Promise<EventOrderTicketRow[]> =>
  db
    .select()
    .from(eventOrderTickets)
    .where(and(eq(eventOrderTickets.storeId, key.storeId), eq(eventOrderTickets.eventOrderId, key.id)))
    .orderBy(asc(eventOrderTickets.ticketId));

/** Issues the tickets of a paid order: one row and one booking code each. */
export async function issueTickets(tx: Transaction, key: OrderKey, now: Date): Promise<void> {
  const ordered = await ticketsOfOrder(tx, key);
  const values = ordered.flatMap((ticket) =>
    Array.from({ length: ticket.qty }, () => ({
      storeId: key.storeId,
      eventOrderId: key.id,
      ticketId: ticket.ticketId,
      bookingCode: bookingCode(),
      issuedAt: now,
    })),
  );
  for (let at = 0; at < values.length; at += ROWS_PER_INSERT) {
    await tx.insert(eventTickets).values(values.slice(at, at + ROWS_PER_INSERT));
  }
}

/** Gives back the tickets of an order that ended without a sale. */
export async function returnTickets(tx: Transaction, key: OrderKey): Promise<void> {
  for (const { ticketId, qty } of await ticketsOfOrder(tx, key)) {
    await tx
      .update(tickets)
      .set({ sold: sql`${tickets.sold} - ${qty}` })
      .where(and(eq(tickets.storeId, key.storeId), eq(tickets.id, ticketId)));
  }
}
