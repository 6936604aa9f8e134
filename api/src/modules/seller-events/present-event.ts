import { and, eq } from 'drizzle-orm';
import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Queryable } from '../../db/client.ts';
import { events, tickets } from '../../db/schema/events.ts';
import { exportEvents } from '../../import/export-settings.ts';
import { picturePath } from '../../import/exported-values.ts';
import { isKeptEvent } from '../../import/kept-events.ts';
import { changedBy, versionOf } from '../seller-forms/versions.ts';
import { fileUrl } from '../store/store-view.ts';

/** An event as the store has it. */
export interface PresentEvent {
  row: typeof events.$inferSelect;
  event: EventDocument;
  /** Tickets that orders hold by the key of their kind, also of kinds that were removed. */
  sold: ReadonlyMap<string, number>;
}

/** Names an event in the store's log. */
export const subjectOf = (id: number): string => `event:${id}`;

export async function presentEvent(db: Queryable, storeId: number, id: number): Promise<PresentEvent | null> {
  const which = and(eq(events.storeId, storeId), eq(events.id, id));
  const [row] = await db.select().from(events).where(and(which, isKeptEvent));
  const [event] = await exportEvents({ tx: db, storeId }, which);
  if (!row || !event) return null;
  const kinds = await db
    .select({ key: tickets.importKey, sold: tickets.sold })
    .from(tickets)
    .where(and(eq(tickets.storeId, storeId), eq(tickets.eventId, id)));
  return { row, event, sold: new Map(kinds.map(({ key, sold }) => [key ?? '', sold])) };
}

/** Keys in the storage of an event's pictures, by the path that its form has. */
export function ownPictures({ row }: PresentEvent): ReadonlyMap<string, string> {
  const keys = [row.imageCoverKey, row.logoOrganizerKey];
  return new Map(keys.flatMap((key) => (key === null ? [] : [[picturePath(key), key]])));
}

/** An event as its form in the console has it. */
export async function eventView(db: Queryable, present: PresentEvent): Promise<SellerEvent> {
  const { row, sold } = present;
  const { key: _key, ...event } = present.event;
  return {
    id: row.id,
    version: versionOf(row),
    event,
    pictures: Object.fromEntries([...ownPictures(present)].map(([path, key]) => [path, fileUrl(key) ?? ''])),
    sold: Object.fromEntries(sold),
    changed_at: nowIsoWib(row.updatedAt),
    changed_by: await changedBy(db, row, subjectOf(row.id)),
  };
}
