import { typedCode } from '@lapak/domain/booking-code';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { issuedTickets, orders, type OrderStatus } from '../../../db/schema/orders.ts';
import { isPaid, paidStatuses, type OrderKey } from '../order.ts';
import { soldTickets, type SoldTicket } from './sold-tickets.ts';

/** The holder of a ticket. */
interface Holder {
  /** Number of the ticket that was handed out. */
  id: number;
  bookingCode: string;
  invoice: string;
  nama: string;
  namaTiket: string;
}

/** The result of checking a code at the gate. */
export type Admission =
  | ({ result: 'admitted' } & Holder)
  | ({ result: 'used'; usedAt: Date } & Holder)
  | { result: 'other-event'; eventName: string }
  | { result: 'not-paid'; invoice: string; status: OrderStatus }
  | { result: 'order-number'; invoice: string }
  | { result: 'unknown' };

async function findTicket(db: Queryable, storeId: number, code: string): Promise<SoldTicket | null> {
  const isWanted = and(eq(issuedTickets.storeId, storeId), eq(issuedTickets.bookingCode, code));
  const [found] = await soldTickets(db, isWanted);
  return found ?? null;
}

/** An order without tickets has no booking code: its buyer can only show its number. */
async function findOrderByNumber(db: Queryable, event: OrderKey, code: string) {
  const [order] = await db
    .select({ invoice: orders.invoice, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, event.storeId),
        eq(orders.eventId, event.id),
        sql`replace(${orders.invoice}, '-', '') = ${code}`,
      ),
    );
  return order ?? null;
}

/** Marks a ticket as used, unless it was used before or its order is not paid. @returns whether this call did it */
async function use(db: Queryable, ticket: OrderKey, now: Date): Promise<boolean> {
  const paidOrder = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, issuedTickets.storeId),
        eq(orders.id, issuedTickets.orderId),
        inArray(orders.status, [...paidStatuses]),
      ),
    );
  const used = await db
    .update(issuedTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(issuedTickets.storeId, ticket.storeId),
        eq(issuedTickets.id, ticket.id),
        isNull(issuedTickets.usedAt),
        exists(paidOrder),
      ),
    )
    .returning({ id: issuedTickets.id });
  return used.length === 1;
}

/**
 * Admits the ticket of a code to an event, once: of any number of gates that check it at the same moment one admits it.
 * @param typed the booking code as it was scanned or typed
 */
export async function admitTicket(
  db: Queryable,
  event: OrderKey,
  typed: string,
  now: Date,
): Promise<Admission> {
  const code = typedCode(typed);
  const { storeId } = event;
  const ticket = await findTicket(db, storeId, code);
  if (!ticket) {
    const order = await findOrderByNumber(db, event, code);
    if (!order) return { result: 'unknown' };
    return isPaid(order)
      ? { result: 'order-number', invoice: order.invoice }
      : { result: 'not-paid', ...order };
  }
  const { id, bookingCode, invoice, status, nama, namaTiket, eventId, eventName } = ticket;
  const holder = { id, bookingCode, invoice, nama, namaTiket };
  if (eventId !== event.id) return { result: 'other-event', eventName };
  if (!isPaid(ticket)) return { result: 'not-paid', invoice, status };
  if (await use(db, { storeId, id }, now)) return { result: 'admitted', ...holder };
  const after = await findTicket(db, storeId, code);
  if (!after?.usedAt) return { result: 'not-paid', invoice, status: after?.status ?? status };
  return { result: 'used', usedAt: after.usedAt, ...holder };
}
