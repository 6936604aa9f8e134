import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { addToRows, sums } from '../../../db/add-to-rows.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { tickets } from '../../../db/schema/events.ts';
import { issuedTickets, orderTickets } from '../../../db/schema/orders.ts';
import type { OrderKey } from '../order.ts';

/** No letters or digits that people mix up when they read a code out at the gate. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;

/** A new code of a ticket, one of 30^12. */
const bookingCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');

export type OrderTicketRow = typeof orderTickets.$inferSelect;

/** A statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 1_000;

/** What was ordered, in the order of the tickets' ids: the one order in which everybody locks them. */
export const ticketsOfOrder = (db: Pick<Database, 'select'>, key: OrderKey): Promise<OrderTicketRow[]> =>
  db
    .select()
    .from(orderTickets)
    .where(and(eq(orderTickets.storeId, key.storeId), eq(orderTickets.orderId, key.id)))
    .orderBy(asc(orderTickets.ticketId));

/** Tickets of a paid order that were handed out, at most `limit`, in the order of its page. */
export const ticketsHandedOut = (
  db: Pick<Database, 'select'>,
  key: OrderKey,
  limit: number,
): Promise<{ namaTiket: string; nama: string | null; bookingCode: string }[]> =>
  db
    .select({
      namaTiket: orderTickets.namaTiket,
      nama: issuedTickets.nama,
      bookingCode: issuedTickets.bookingCode,
    })
    .from(issuedTickets)
    .innerJoin(
      orderTickets,
      and(
        eq(orderTickets.storeId, issuedTickets.storeId),
        eq(orderTickets.orderId, issuedTickets.orderId),
        eq(orderTickets.ticketId, issuedTickets.ticketId),
      ),
    )
    .where(and(eq(issuedTickets.storeId, key.storeId), eq(issuedTickets.orderId, key.id)))
    .orderBy(asc(orderTickets.id), asc(issuedTickets.id))
    .limit(limit);

/** Issues the tickets of a paid order: one row and one booking code each. */
export async function issueTickets(tx: Transaction, key: OrderKey, now: Date): Promise<void> {
  const ordered = await ticketsOfOrder(tx, key);
  const values = ordered.flatMap((ticket) =>
    Array.from({ length: ticket.qty }, (_, at) => ({
      storeId: key.storeId,
      orderId: key.id,
      ticketId: ticket.ticketId,
      bookingCode: bookingCode(),
      nama: ticket.names?.[at] ?? null,
      issuedAt: now,
    })),
  );
  for (let at = 0; at < values.length; at += ROWS_PER_INSERT) {
    await tx.insert(issuedTickets).values(values.slice(at, at + ROWS_PER_INSERT));
  }
}

/** Gives back the tickets of orders of a store that ended without a sale. */
export async function returnTickets(
  tx: Transaction,
  storeId: number,
  ended: readonly Pick<OrderKey, 'id'>[],
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  const ordered = await tx
    .select()
    .from(orderTickets)
    .where(and(eq(orderTickets.storeId, storeId), inArray(orderTickets.orderId, ids)));
  const back = sums(ordered.map(({ ticketId, qty }) => [ticketId, -qty]));
  await addToRows(tx, { table: tickets, column: tickets.sold }, storeId, back);
}
