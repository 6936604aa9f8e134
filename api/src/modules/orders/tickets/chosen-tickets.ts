import { formatThousands } from '@lapak/domain/rupiah';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { EventBeforeCheckoutBody, TicketChoice } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { events, tickets } from '../../../db/schema/events.ts';
import { inOrder } from '../../../lib/in-order.ts';
import { accepted, refused, RefusedInTransaction, type Outcome } from '../../../lib/refusal.ts';
import { storeOpenForOrders } from '../place/store-open-for-orders.ts';
import { saleStatus } from '../../event/ticket-sale.ts';
import type { StoreRow } from '../../store/store-repository.ts';

type TicketRow = typeof tickets.$inferSelect;

export interface ChosenTicket {
  ticket: TicketRow;
  qty: number;
}

export interface ChosenTickets {
  store: StoreRow;
  event: typeof events.$inferSelect;
  /** In the order of the tickets' ids: the one order in which everybody locks them. */
  chosen: ChosenTicket[];
}

const tiketHabis = (name: string) => `Maaf, tiket "${name}" sudah habis`;
const tiketTersisa = (name: string, left: number) => `Maaf, tiket "${name}" tersisa ${formatThousands(left)}`;

/** Why a ticket cannot be bought that often now, with how many are left; null when it can. */
function ticketProblem({ ticket, qty }: ChosenTicket, now: Date): string | null {
  const name = ticket.namaTiket;
  if (ticket.isRemoved) return `Tiket "${name}" tidak dijual lagi`;
  switch (saleStatus(ticket, now)) {
    case 'sale_ended':
      return `${messages.saleEnded}: "${name}"`;
    case 'not_started':
      return `${messages.saleNotStarted}: "${name}"`;
    case 'out_stock':
      return tiketHabis(name);
    case 'on_sale': {
      const left = ticket.quota - ticket.sold;
      const most = ticket.maxQty ?? left;
      if (qty <= Math.min(left, most)) return null;
      return left <= most
        ? tiketTersisa(name, left)
        : `Maksimal ${formatThousands(most)} tiket "${name}" dalam satu pesanan`;
    }
  }
}

/** Makes one choice of the same ticket chosen twice. */
export function mergedChoices(choices: readonly TicketChoice[]): Map<number, number> {
  const byId = new Map<number, number>();
  for (const { id, qty } of choices) byId.set(id, (byId.get(id) ?? 0) + qty);
  return byId;
}

const storeId = sql.placeholder('storeId');
const eventId = sql.placeholder('eventId');

const eventsOf = (db: Queryable) =>
  prepared(db, 'event of a store', (on, name) =>
    on
      .select()
      .from(events)
      // A constant, by which the partial index is known.
      .where(and(eq(events.storeId, storeId), eq(events.id, eventId), sql`not ${events.isRemoved}`))
      .prepare(name),
  );

const wantedTickets = (db: Queryable) =>
  db
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.storeId, storeId),
        eq(tickets.eventId, eventId),
        sql`${tickets.id} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .orderBy(asc(tickets.id));
const ticketsOf = (db: Queryable) =>
  prepared(db, 'tickets of an event', (on, name) => wantedTickets(on).prepare(name));
const lockedTicketsOf = (db: Queryable) =>
  prepared(db, 'lock tickets of an event', (on, name) => wantedTickets(on).for('update').prepare(name));

/**
 * Whether the chosen tickets can be bought now (spec 3 §7, before-checkout): of an open store, on sale, enough left,
 * and not more than one order may take.
 * @param found the store that was asked for; null when there is none
 * @param lock in a checkout's transaction: holds the tickets until its end, so that what is found stays true
 * @returns the tickets, or every problem in one message
 */
export async function checkTickets(
  db: Queryable,
  found: StoreRow | null,
  body: EventBeforeCheckoutBody,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<Outcome<ChosenTickets>> {
  const open = storeOpenForOrders(found);
  if (!open.ok) return open;
  const store = open.data;
  const ids = { storeId: store.id, eventId: body.event_id };
  const wanted = mergedChoices(body.tickets);
  const statement = lock ? lockedTicketsOf(db) : ticketsOf(db);
  const [[event], rows] = await inOrder([
    eventsOf(db).execute(ids),
    statement.execute({ ...ids, ids: [...wanted.keys()] }),
  ]);
  if (!event) return refused(404, messages.eventNotFound);
  if (rows.length !== wanted.size) return refused(409, messages.ticketsEmpty);
  const chosen = rows.map((ticket) => ({ ticket, qty: wanted.get(ticket.id) ?? 0 }));
  const problems = chosen.flatMap((choice) => ticketProblem(choice, now) ?? []);
  return problems.length === 0 ? accepted({ store, event, chosen }) : refused(409, problems.join('. '));
}

/**
 * Takes tickets that `checkTickets` has locked; the condition guards against a quota that changes in spite of the lock.
 */
export async function takeTickets(tx: Transaction, chosen: readonly ChosenTicket[]): Promise<void> {
  const statement = prepared(tx, 'take tickets', (on, name) => {
    const soldThen = sql`${tickets.sold} + ${sql.placeholder('qty')}::int`;
    return on
      .update(tickets)
      .set({ sold: soldThen })
      .where(
        and(
          eq(tickets.storeId, storeId),
          eq(tickets.id, sql.placeholder('ticketId')),
          lte(soldThen, tickets.quota),
        ),
      )
      .returning({ id: tickets.id })
      .prepare(name);
  });
  const taken = await inOrder(
    chosen.map(({ ticket, qty }) => statement.execute({ storeId: ticket.storeId, ticketId: ticket.id, qty })),
  );
  const short = chosen.find((_choice, at) => taken[at]?.length === 0);
  if (short) throw new RefusedInTransaction(refused(409, tiketHabis(short.ticket.namaTiket)));
}
