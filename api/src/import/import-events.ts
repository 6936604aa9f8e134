import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { resolveDay } from '@lapak/contracts/store-document/when';
import { parseWib } from '@lapak/domain/dates';
import { events, tickets } from '../db/schema/events.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';

interface ImportedEvent {
  id: number;
  /** Tickets are not sold after it. */
  endsAt: Date | null;
}

async function importEvent(
  { tx, storeId, now, pictureKey }: ImportContext,
  event: EventDocument,
): Promise<ImportedEvent> {
  const values = {
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
    description: sanitizeDescription(event.description),
    isRemoved: false,
  };
  const [row] = await tx
    .insert(events)
    .values({ storeId, importKey: event.key, ...values })
    .onConflictDoUpdate({ target: [events.storeId, events.importKey], set: values })
    .returning({ id: events.id });
  if (!row) throw new Error('The database wrote no event');
  return { id: row.id, endsAt: parseWib(`${values.tanggalEnd} ${values.waktuEnd}`) };
}

/** When a ticket's sale ends: not after its event. */
function saleEndOf(ticket: EventDocument['tickets'][number], endsAt: Date | null, now: Date): Date {
  const saleEnd = momentOf(ticket.sale_end, now) ?? now;
  return endsAt && endsAt < saleEnd ? endsAt : saleEnd;
}

/** Tickets by key; those that orders hold stay sold, whatever the new quota is. */
async function importTickets(
  { tx, storeId, now }: ImportContext,
  { id: eventId, endsAt }: ImportedEvent,
  list: EventDocument['tickets'],
): Promise<void> {
  const keys = list.map((ticket) => ticket.key);
  await tx
    .update(tickets)
    .set({ isRemoved: true })
    .where(
      and(
        eq(tickets.storeId, storeId),
        eq(tickets.eventId, eventId),
        keys.length > 0 ? notInArray(tickets.importKey, keys) : undefined,
      ),
    );
  for (const [position, ticket] of list.entries()) {
    const values = {
      position,
      namaTiket: ticket.nama_tiket,
      harga: ticket.harga,
      maxQty: ticket.max_qty,
      saleStart: momentOf(ticket.sale_start, now) ?? now,
      saleEnd: saleEndOf(ticket, endsAt, now),
      isRemoved: false,
    };
    await tx
      .insert(tickets)
      .values({ storeId, eventId, importKey: ticket.key, quota: ticket.quota, ...values })
      .onConflictDoUpdate({
        target: [tickets.storeId, tickets.eventId, tickets.importKey],
        set: { ...values, quota: sql`greatest(${ticket.quota}::integer, ${tickets.sold})` },
      });
  }
}

/** Events by key, with their tickets. */
export async function importEvents(context: ImportContext, list: StoreDocument['events']): Promise<void> {
  if (!list) return;
  const { tx, storeId } = context;
  const kept: number[] = [];
  for (const event of list) {
    const imported = await importEvent(context, event);
    kept.push(imported.id);
    await importTickets(context, imported, event.tickets);
  }
  const rows = await tx.select({ id: events.id }).from(events).where(eq(events.storeId, storeId));
  const gone = rows.map(({ id }) => id).filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await tx
      .update(events)
      .set({ isRemoved: true })
      .where(and(eq(events.storeId, storeId), inArray(events.id, gone)));
  }
}
