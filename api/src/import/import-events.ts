import { and, eq, sql } from 'drizzle-orm';
import type { StoreDocument } from './store-document.ts';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { resolveDay } from '@lapak/contracts/store-document/when';
import { parseWib } from '@lapak/domain/wire-dates';
import { events, tickets } from '../db/schema/events.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { byImportKey, difference, renewed } from './difference.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { isKeptEvent } from './kept-events.ts';
import { chunks, insertRows, updateRows, writeNamedRows } from './write-rows.ts';

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
    // To all but the console a hidden one is as one that was taken out.
    isRemoved: event.is_hidden === 1,
    isHidden: event.is_hidden ?? 0,
  } satisfies typeof events.$inferInsert;
}

/** When a ticket's sale ends: not after its event. */
function saleEndOf(ticket: EventDocument['tickets'][number], endsAt: Date | null, now: Date): Date {
  const saleEnd = momentOf(ticket.sale_end, now, 'end') ?? now;
  return endsAt && endsAt < saleEnd ? endsAt : saleEnd;
}

const byEventAndKey = (entry: { eventId: number; importKey?: string | null }) =>
  JSON.stringify([entry.eventId, entry.importKey]);

/**
 * Tickets by key; those that orders hold stay sold, whatever the new quota is.
 * @returns the events whose tickets were written
 */
async function importTickets(
  context: ImportContext,
  list: readonly EventDocument[],
  ids: ReadonlyMap<string | null, number>,
): Promise<number[]> {
  const { tx, storeId, now } = context;
  const imported = list.flatMap(({ key }) => ids.get(key) ?? []);
  const stored = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.storeId, storeId), isOneOf(tickets.eventId, imported)));
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
  const gone = found.gone.filter(({ isRemoved }) => !isRemoved);
  const written = [...found.made, ...gone, ...found.changed.map(({ row }) => row)];
  return written.map(({ eventId }) => eventId);
}

/** Takes events out for good; orders still name them. */
export async function takeOutEvents(
  { tx, storeId, written }: Pick<ImportContext, 'tx' | 'storeId' | 'written'>,
  rows: readonly Pick<typeof events.$inferSelect, 'id' | 'isRemoved' | 'isHidden'>[],
): Promise<void> {
  const ids = rows.filter(({ isRemoved, isHidden }) => !isRemoved || isHidden).map(({ id }) => id);
  for (const part of chunks(ids)) {
    await tx
      .update(events)
      .set({ isRemoved: true, isHidden: 0 })
      .where(and(eq(events.storeId, storeId), isOneOf(events.id, part)));
  }
  written.rows += ids.length;
}

/** Dates events of which a ticket alone was changed. */
async function dateEvents({ tx, storeId, now, written }: ImportContext, ids: readonly number[]) {
  for (const part of chunks(ids)) {
    await tx
      .update(events)
      .set({ updatedAt: now })
      .where(and(eq(events.storeId, storeId), isOneOf(events.id, part)));
  }
  written.rows += ids.length;
}

/**
 * Events by key, with their tickets. The date of an event moves when it or anything of its tickets was changed.
 * @param keepOthers whether events that the list does not have stay
 * @returns the ids of the events of the list by key
 */
export async function importEvents(
  context: ImportContext,
  list: StoreDocument['events'],
  { keepOthers = false }: { keepOthers?: boolean } = {},
): Promise<ReadonlyMap<string, number>> {
  if (!list) return new Map();
  const { tx, storeId, now } = context;
  const isOfList = sql`${events.importKey} = any(${sql.param(list.map(({ key }) => key))}::text[])`;
  const stored = await tx
    .select()
    .from(events)
    .where(and(eq(events.storeId, storeId), keepOthers ? isOfList : undefined));
  const found = difference(
    stored,
    list.map((event) => eventValues(context, event)),
    byImportKey,
  );
  const dated = <Values extends object>(values: Values) => ({ ...values, updatedAt: now });
  await takeOutEvents(context, found.gone);
  await updateRows(context, events, renewed(found).map(dated));
  await insertRows(context, events, found.made.map(dated));
  const rows = await tx
    .select({ id: events.id, key: events.importKey })
    .from(events)
    .where(and(eq(events.storeId, storeId), isKeptEvent, isOfList));
  const ids = new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
  const changed = new Set(found.changed.map(({ row }) => row.id));
  const made = new Set(found.made.map(({ importKey }) => ids.get(importKey)));
  const touched = new Set(await importTickets(context, list, ids));
  await dateEvents(
    context,
    [...touched].filter((id) => !changed.has(id) && !made.has(id)),
  );
  return ids;
}
