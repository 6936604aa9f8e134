import { and, asc, eq, inArray } from 'drizzle-orm';
import { addToRows, sums } from '../../../db/add-to-rows.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { type eventOrders, eventOrderTickets, eventTickets, tickets } from '../../../db/schema/events.ts';
import type { OrderKey } from '../payable-order.ts';
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

/** Tickets of a paid order that were handed out, at most `limit`, in the order of its page. */
export const issuedTickets = (
  db: Pick<Database, 'select'>,
  key: OrderKey,
  limit: number,
): Promise<{ namaTiket: string; nama: string | null; bookingCode: string }[]> =>
  db
    .select({
      namaTiket: eventOrderTickets.namaTiket,
      nama: eventTickets.nama,
      bookingCode: eventTickets.bookingCode,
    })
    .from(eventTickets)
    .innerJoin(
      eventOrderTickets,
      and(
        eq(eventOrderTickets.storeId, eventTickets.storeId),
        eq(eventOrderTickets.eventOrderId, eventTickets.eventOrderId),
        eq(eventOrderTickets.ticketId, eventTickets.ticketId),
      ),
    )
    .where(and(eq(eventTickets.storeId, key.storeId), eq(eventTickets.eventOrderId, key.id)))
    .orderBy(asc(eventOrderTickets.id), asc(eventTickets.id))
    .limit(limit);

/** Issues the tickets of a paid order: one row and one booking code each. */
export async function issueTickets(tx: Transaction, key: OrderKey, now: Date): Promise<void> {
  const ordered = await ticketsOfOrder(tx, key);
  const values = ordered.flatMap((ticket) =>
    Array.from({ length: ticket.qty }, (_, at) => ({
      storeId: key.storeId,
      eventOrderId: key.id,
      ticketId: ticket.ticketId,
      bookingCode: bookingCode(),
      nama: ticket.names?.[at] ?? null,
      issuedAt: now,
    })),
  );
  for (let at = 0; at < values.length; at += ROWS_PER_INSERT) {
    await tx.insert(eventTickets).values(values.slice(at, at + ROWS_PER_INSERT));
  }
}

/** Gives back the tickets of orders of a store that ended without a sale. */
export async function returnTickets(
  tx: Transaction,
  storeId: number,
  ended: readonly Pick<EventOrderRow, 'id'>[],
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  const ordered = await tx
    .select()
    .from(eventOrderTickets)
    .where(and(eq(eventOrderTickets.storeId, storeId), inArray(eventOrderTickets.eventOrderId, ids)));
  const back = sums(ordered.map(({ ticketId, qty }) => [ticketId, -qty]));
  await addToRows(tx, { table: tickets, column: tickets.sold }, storeId, back);
}
