import { and, eq, sql } from 'drizzle-orm';
import type { StoreDocument } from './store-document.ts';
import type { EventDocument } from './store-document/event.ts';
import { resolveDay } from '@lapak/contracts/store-document/when';
import { parseWib } from '@lapak/domain/dates';
import { events, tickets } from '../db/schema/events.ts';
import { byImportKey, difference } from './difference.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { writeNamedRows } from './write-rows.ts';

function eventValues({ storeId, now, pictureKey }: ImportContext, event: EventDocument) {
  return {
    storeId,
    importKey: event.key,
    namaEvent: event.nama_event,
    category: event.category,
    imageCoverKey: pictureKey(event.image_cover),
    logoOrganizerKey: pictureKey(event.logo_organizer),
    namaOrganizer: event.nama_organizer,
    tanggalStart: resolveDay(event.tanggal_start, now) ?? event.tanggal_start,
    tanggalEnd: resolveDay(event.tanggal_end, now) ?? event.tanggal_end,
    waktuStart: event.waktu_start,
    waktuEnd: event.waktu_end,
    namaTempat: event.nama_tempat,
    alamat: event.alamat,
    mapLink: event.map_link ?? null,
    namePerTicket: event.name_per_ticket === 1,
    description: sanitizeDescription(event.description),
    isRemoved: false,
  } satisfies typeof events.$inferInsert;
}

/** When a ticket's sale ends: not after its event. */
function saleEndOf(ticket: EventDocument['tickets'][number], endsAt: Date | null, now: Date): Date {
  const saleEnd = momentOf(ticket.sale_end, now, 'end') ?? now;
  return endsAt && endsAt < saleEnd ? endsAt : saleEnd;
}

const byEventAndKey = (entry: { eventId: number; importKey?: string | null }) =>
  JSON.stringify([entry.eventId, entry.importKey]);

/** Tickets by key; those that orders hold stay sold, whatever the new quota is. */
async function importTickets(
  context: ImportContext,
  list: readonly EventDocument[],
  ids: ReadonlyMap<string | null, number>,
): Promise<void> {
  const { tx, storeId, now } = context;
  const all = await tx.select().from(tickets).where(eq(tickets.storeId, storeId));
  const imported = new Set(list.map(({ key }) => ids.get(key)));
  const stored = all.filter(({ eventId }) => imported.has(eventId));
  const sold = new Map(stored.map((row) => [byEventAndKey(row), row.sold]));
  const wanted = list.flatMap((event) => {
    const eventId = ids.get(event.key) ?? 0;
    const endDay = resolveDay(event.tanggal_end, now) ?? event.tanggal_end;
    const endsAt = parseWib(`${endDay} ${event.waktu_end}`);
    return event.tickets.map((ticket, position) => ({
      storeId,
      eventId,
      importKey: ticket.key,
      position,
      namaTiket: ticket.nama_tiket,
      harga: ticket.harga,
      quota: Math.max(ticket.quota, sold.get(byEventAndKey({ eventId, importKey: ticket.key })) ?? 0),
      maxQty: ticket.max_qty,
      saleStart: momentOf(ticket.sale_start, now, 'start') ?? now,
      saleEnd: saleEndOf(ticket, endsAt, now),
      isRemoved: false,
    }));
  });
  const found = difference(stored, wanted, byEventAndKey);
  await writeNamedRows(context, tickets, found, {
    quota: sql`greatest(given.quota, ${tickets.sold})`,
  });
}

/** Events by key, with their tickets. */
export async function importEvents(context: ImportContext, list: StoreDocument['events']): Promise<void> {
  if (!list) return;
  const { tx, storeId } = context;
  const stored = await tx.select().from(events).where(eq(events.storeId, storeId));
  const found = difference(
    stored,
    list.map((event) => eventValues(context, event)),
    byImportKey,
  );
  await writeNamedRows(context, events, found);
  const rows = await tx
    .select({ id: events.id, key: events.importKey })
    .from(events)
    .where(and(eq(events.storeId, storeId), eq(events.isRemoved, false)));
  await importTickets(context, list, new Map(rows.map(({ id, key }) => [key, id])));
}
