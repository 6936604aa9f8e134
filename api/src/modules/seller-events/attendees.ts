import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@lapak/contracts/api/order';
import type {
  AttendeesQuery,
  AttendeesResponse,
  AttendeeState,
  SellerAttendee,
} from '@lapak/contracts/api/seller-event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Database } from '../../db/client.ts';
import { events } from '../../db/schema/events.ts';
import { issuedTickets, orders, orderTickets } from '../../db/schema/orders.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { withWords } from '../../search/name-search.ts';
import { paidStatuses, type OrderKey } from '../orders/order.ts';

const ATTENDEES_PER_PAGE = 50;
/** Tickets that an export writes at once. */
const BATCH = 1_000;

/** Statuses of orders that may yet be paid. */
const openStatuses: readonly OrderStatus[] = ['UNPAID', 'CONFIRMED'];
const isOpen = inArray(orders.status, [...openStatuses]);

/** Each ticket of an order that is not paid for by its number from 1; one that is paid for has a row of its own. */
const place = sql<number>`place`;
const places = sql`generate_series(1, case when ${isOpen} then ${orderTickets.qty} else 1 end) place`;

/** Who is named on the ticket, else the buyer. */
const holder = sql<string>`coalesce(${issuedTickets.nama}, ${orderTickets.names} ->> (${place} - 1), ${orders.nama})`;

const state = sql<AttendeeState>`case when ${isOpen} then 'waiting' when ${issuedTickets.usedAt} is null then 'paid' else 'inside' end`;

const searched = (text: string): SQL | undefined =>
  withWords([holder, orderTickets.namaTiket, orders.invoice, issuedTickets.bookingCode], text);

type Wanted = Omit<AttendeesQuery, 'page'>;

/** Tickets of an event whose orders are paid for or may yet be, as a subquery. */
const wantedTickets = (db: Database, { storeId, id }: OrderKey, { q, state: wanted }: Wanted) =>
  db
    .select({
      code: issuedTickets.bookingCode,
      nama: holder.as('holder'),
      namaTiket: orderTickets.namaTiket,
      invoice: orders.invoice,
      publicId: orders.publicId,
      usedAt: issuedTickets.usedAt,
      state: state.as('state'),
      line: sql<number>`${orderTickets.id}`.as('line'),
      ticket: sql<number | null>`${issuedTickets.id}`.as('ticket'),
      place: place.as('place_of'),
    })
    .from(orders)
    .innerJoin(
      orderTickets,
      and(eq(orderTickets.storeId, orders.storeId), eq(orderTickets.orderId, orders.id)),
    )
    .leftJoin(
      issuedTickets,
      and(
        eq(issuedTickets.storeId, orderTickets.storeId),
        eq(issuedTickets.orderId, orderTickets.orderId),
        eq(issuedTickets.ticketId, orderTickets.ticketId),
      ),
    )
    .innerJoin(places, sql`true`)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.eventId, id),
        inArray(orders.status, [...openStatuses, ...paidStatuses]),
        wanted && eq(state, wanted),
        searched(cleanText(q)),
      ),
    )
    .as('attendees');

function attendees(db: Database, event: OrderKey, wanted: Wanted) {
  const found = wantedTickets(db, event, wanted);
  return db
    .select()
    .from(found)
    .orderBy(asc(found.nama), asc(found.line), asc(found.ticket), asc(found.place));
}
export type Attendee = Awaited<ReturnType<typeof attendees>>[number];

/**
 * All attendees that a query asks for, by name, some at a time. They are read by one statement, so that they are those of one moment: of
 * pages, an order that ends between two would move others past the end of one.
 */
export async function* attendeesInBatches(
  db: Database,
  event: OrderKey,
  wanted: Wanted,
): AsyncGenerator<Attendee[]> {
  const all = await attendees(db, event, wanted);
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}

/** What an event is called whose attendees are listed; one that was removed has them, too. */
export async function eventOfAttendees(db: Database, { storeId, id }: OrderKey) {
  const [event] = await db
    .select({ id: events.id, nama_event: events.namaEvent, is_hidden: events.isHidden })
    .from(events)
    .where(and(eq(events.storeId, storeId), eq(events.id, id)));
  return event ?? null;
}

async function countsOf(db: Database, event: OrderKey): Promise<AttendeesResponse['counts']> {
  const found = wantedTickets(db, event, {});
  const rows = await db.select({ state: found.state, tickets: count() }).from(found).groupBy(found.state);
  const counts = { all: 0, waiting: 0, paid: 0, inside: 0 };
  for (const row of rows) {
    counts[row.state] = row.tickets;
    counts.all += row.tickets;
  }
  return counts;
}

const attendeeView = ({
  code,
  nama,
  namaTiket,
  invoice,
  publicId,
  usedAt,
  ...its
}: Attendee): SellerAttendee => ({
  code,
  nama,
  nama_tiket: namaTiket,
  invoice,
  order: publicId,
  state: its.state,
  admitted_at: usedAt && nowIsoWib(usedAt),
});

/**
 * A page of who comes to an event, by name, with how many there are in each state.
 * @returns null for an event that the store has not
 */
export async function attendeesPage(
  db: Database,
  key: OrderKey,
  { page = 1, ...wanted }: AttendeesQuery,
): Promise<AttendeesResponse | null> {
  const event = await eventOfAttendees(db, key);
  if (!event) return null;
  const rows = await attendees(db, key, wanted)
    .limit(ATTENDEES_PER_PAGE)
    .offset((page - 1) * ATTENDEES_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(wantedTickets(db, key, wanted));
  return {
    event,
    data: rows.map(attendeeView),
    per_page: ATTENDEES_PER_PAGE,
    total: counted?.total ?? 0,
    current_page: page,
    counts: await countsOf(db, key),
  };
}
