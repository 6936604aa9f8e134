import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { eventOrders, eventOrderTickets, eventTickets, tickets } from '../../db/schema/events.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import { givesBack, paymentTransitions, type PaymentStep } from '../../ordering/order-status.ts';
import { endPayment } from '../../ordering/order-payment.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import { bookingCode } from './booking-code.ts';

export type EventOrderRow = typeof eventOrders.$inferSelect;
export type EventOrderTicketRow = typeof eventOrderTickets.$inferSelect;

const isOrder = (key: OrderKey) => and(eq(eventOrders.storeId, key.storeId), eq(eventOrders.id, key.id));

/** A statement takes at most 65,535 parameters. */
const ROWS_PER_INSERT = 1_000;

/** What was ordered, in the order of the tickets' ids: the one order in which everybody locks them. */
export const ticketsOfOrder = (db: Pick<Database, 'select'>, key: OrderKey): Promise<EventOrderTicketRow[]> =>
  db
    .select()
    .from(eventOrderTickets)
    .where(and(eq(eventOrderTickets.storeId, key.storeId), eq(eventOrderTickets.eventOrderId, key.id)))
    .orderBy(asc(eventOrderTickets.ticketId));

/** Hands the tickets of a paid order out: one row and one booking code each. */
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

async function returnTickets(tx: Transaction, key: OrderKey): Promise<void> {
  for (const { ticketId, qty } of await ticketsOfOrder(tx, key)) {
    await tx
      .update(tickets)
      .set({ sold: sql`${tickets.sold} - ${qty}` })
      .where(and(eq(tickets.storeId, key.storeId), eq(tickets.id, ticketId)));
  }
}

/**
 * Moves an order of tickets on by the same table as other orders. Tickets are handed out when it is paid and go back
 * when it ends without a sale; the update is conditional, so of any number of attempts exactly one does it.
 * @returns the order as it is now, or null when it is in no status that the step leads from
 */
export async function applyEventStep(
  tx: Transaction,
  key: OrderKey,
  step: PaymentStep,
  now: Date,
  also: Partial<typeof eventOrders.$inferInsert> = {},
): Promise<EventOrderRow | null> {
  const { from, to } = paymentTransitions[step];
  const [order] = await tx
    .update(eventOrders)
    .set({
      status: to,
      network: null,
      updatedAt: now,
      ...(to === 'CONFIRMED' ? { confirmedAt: now } : {}),
      ...(to === 'PAID' ? { paidAt: now } : {}),
      ...(givesBack(step) ? { closedAt: now, quotaReturnedAt: now } : {}),
      ...also,
    })
    .where(and(isOrder(key), inArray(eventOrders.status, [...from])))
    .returning();
  if (!order) return null;
  if (order.status === 'PAID') await issueTickets(tx, key, now);
  if (givesBack(step)) await returnTickets(tx, key);
  await endPayment(tx, 'event', key, step, now);
  return order;
}

const isDue = (now: Date) => and(eq(eventOrders.status, 'UNPAID'), lte(eventOrders.expiresAt, now));

/** Ends every order of tickets whose time is up, one in a transaction; any number of instances may do so at once. */
export async function expireDueEventOrders(
  db: Database,
  now: Date,
): Promise<{ stores: Set<number>; count: number }> {
  const stores = new Set<number>();
  let count = 0;
  const next = () =>
    retryingTransaction(db, async (tx) => {
      const [due] = await tx
        .select({ storeId: eventOrders.storeId, id: eventOrders.id })
        .from(eventOrders)
        .where(isDue(now))
        .orderBy(asc(eventOrders.expiresAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return due ? applyEventStep(tx, due, 'expire', now) : null;
    });
  for (let ended = await next(); ended; ended = await next()) {
    stores.add(ended.storeId);
    count += 1;
  }
  return { stores, count };
}
