import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type {
  EventCounts,
  SellerEventItem,
  SellerEventsQuery,
  SellerEventsResponse,
} from '@lapak/contracts/api/seller-event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Database } from '../../db/client.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { events, tickets } from '../../db/schema/events.ts';
import { isKeptEvent } from '../../import/kept-events.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { withWords } from '../../search/name-search.ts';
import { fileUrl } from '../store/store-view.ts';

const EVENTS_PER_PAGE = 25;

type State = SellerEventItem['state'];

/** Times as rows have them: the wall clock of Jakarta. */
const startsAt = sql`(${events.tanggalStart} + ${events.waktuStart}::time)`;
const endsAt = sql`(${events.tanggalEnd} + ${events.waktuEnd}::time)`;

/** Which state an event is in at a moment. */
function stateAt(now: Date) {
  const wallClock = sql`${nowIsoWib(now).slice(0, 19)}::timestamp`;
  return sql<State>`case when ${events.isHidden} then 'prepared' when ${endsAt} < ${wallClock} then 'past'
    when ${startsAt} <= ${wallClock} then 'running' else 'coming' end`;
}

/** Events of which the name, the category or the place has each word. */
const searched = (text: string): SQL | undefined =>
  withWords([events.namaEvent, events.category, events.namaTempat], text);

/** Tickets of events: a kind that was removed counts with what was sold of it. */
async function ticketsOf(db: Database, storeId: number, ids: readonly number[]) {
  const rows = await db
    .select({
      id: tickets.eventId,
      sold: sql`sum(${tickets.sold})`.mapWith(Number),
      quota: sql`sum(case when ${tickets.isRemoved} then ${tickets.sold} else ${tickets.quota} end)`.mapWith(
        Number,
      ),
    })
    .from(tickets)
    .where(and(eq(tickets.storeId, storeId), isOneOf(tickets.eventId, ids)))
    .groupBy(tickets.eventId);
  return new Map(rows.map((row) => [row.id, row]));
}

async function countsOf(db: Database, storeId: number, state: SQL<State>): Promise<EventCounts> {
  const rows = await db
    .select({ state, events: count() })
    .from(events)
    .where(and(eq(events.storeId, storeId), isKeptEvent))
    .groupBy(sql`1`);
  const counts = { all: 0, coming: 0, running: 0, past: 0, prepared: 0 };
  for (const row of rows) {
    counts[row.state] = row.events;
    counts.all += row.events;
  }
  return counts;
}

/** A page of a store's events for its console, with how many there are in each state. */
export async function listedEvents(
  db: Database,
  storeId: number,
  { q, state: wanted = 'all', page = 1 }: SellerEventsQuery,
  now: Date,
): Promise<SellerEventsResponse> {
  const state = stateAt(now);
  const isWanted = and(
    eq(events.storeId, storeId),
    isKeptEvent,
    wanted === 'all' ? undefined : eq(state, wanted),
    searched(cleanText(q)),
  );
  const hasEnded = sql`(${state} = 'past')`;
  const rows = await db
    .select({ event: events, state })
    .from(events)
    .where(isWanted)
    .orderBy(
      asc(hasEnded),
      sql`case when not ${hasEnded} then ${startsAt} end asc`,
      desc(startsAt),
      desc(events.id),
    )
    .limit(EVENTS_PER_PAGE)
    .offset((page - 1) * EVENTS_PER_PAGE);
  const [counted] = await db.select({ total: count() }).from(events).where(isWanted);
  const counts = await ticketsOf(
    db,
    storeId,
    rows.map(({ event }) => event.id),
  );
  return {
    data: rows.map(({ event, state: its }) => ({
      id: event.id,
      nama_event: event.namaEvent,
      image_url: fileUrl(event.imageCoverKey),
      tanggal_start: event.tanggalStart,
      tanggal_end: event.tanggalEnd,
      waktu_start: event.waktuStart,
      waktu_end: event.waktuEnd,
      nama_tempat: event.namaTempat,
      state: its,
      sold: counts.get(event.id)?.sold ?? 0,
      quota: counts.get(event.id)?.quota ?? 0,
    })),
    per_page: EVENTS_PER_PAGE,
    total: counted?.total ?? 0,
    current_page: page,
    counts: await countsOf(db, storeId, state),
  };
}
