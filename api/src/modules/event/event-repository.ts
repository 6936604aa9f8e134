import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StoreEvent } from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { isEventOver } from '@lapak/domain/event-time';
import type { Queryable } from '../../db/client.ts';
import { events, tickets } from '../../db/schema/events.ts';
import { fileUrl } from '../store/store-view.ts';
import { ticketView } from './ticket-sale.ts';

type EventRow = typeof events.$inferSelect;
type TicketRow = typeof tickets.$inferSelect;

/** An event as the wire has it, with what its tickets are now. */
export function eventView(event: EventRow, ofEvent: readonly TicketRow[], now: Date): StoreEvent {
  return {
    id: event.id,
    nama_event: event.namaEvent,
    category: event.category,
    image_cover_url: fileUrl(event.imageCoverKey),
    logo_organizer_url: fileUrl(event.logoOrganizerKey),
    nama_organizer: event.namaOrganizer,
    tanggal_start: event.tanggalStart,
    tanggal_end: event.tanggalEnd,
    waktu_start: event.waktuStart,
    waktu_end: event.waktuEnd,
    nama_tempat: event.namaTempat,
    alamat: event.alamat,
    map_link: event.mapLink,
    description: event.description,
    name_per_ticket: event.namePerTicket,
    tickets: ofEvent.map((ticket) => ticketView(ticket, now)),
  };
}

export const eventRepository = (db: Queryable) => {
  async function withTickets(storeId: number, rows: EventRow[], now: Date): Promise<StoreEvent[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const all = await db
      .select()
      .from(tickets)
      .where(and(eq(tickets.storeId, storeId), inArray(tickets.eventId, ids), eq(tickets.isRemoved, false)))
      .orderBy(asc(tickets.position), asc(tickets.id));
    return rows.map((row) =>
      eventView(
        row,
        all.filter(({ eventId }) => eventId === row.id),
        now,
      ),
    );
  }

  return {
    /** The store's events: the next ones first, then those that are over, the last one first. */
    async list(storeId: number, now: Date): Promise<StoreEvent[]> {
      const rows = await db
        .select()
        .from(events)
        .where(and(eq(events.storeId, storeId), eq(events.isRemoved, false)))
        .orderBy(asc(events.tanggalStart), asc(events.id));
      const all = await withTickets(storeId, rows, now);
      const isOver = (event: StoreEvent) => isEventOver(event, nowIsoWib(now));
      return [...all.filter((event) => !isOver(event)), ...all.filter(isOver).reverse()];
    },
    /** One event of the store, or null. */
    async find(storeId: number, id: number, now: Date): Promise<StoreEvent | null> {
      const rows = await db
        .select()
        .from(events)
        .where(and(eq(events.storeId, storeId), eq(events.id, id), eq(events.isRemoved, false)))
        .limit(1);
      const [event] = await withTickets(storeId, rows, now);
      return event ?? null;
    },
  };
};
