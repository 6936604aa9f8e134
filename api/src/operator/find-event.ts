import { and, asc, eq, or } from 'drizzle-orm';
import { rowIdOf } from '../lib/row-id.ts';
import type { Queryable } from '../db/client.ts';
import { events } from '../db/schema/events.ts';
import { stores } from '../db/schema/stores.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { failed, type OperatorReply } from './operator-request.ts';

/** An event that an operator means. */
export interface FoundEvent {
  storeId: number;
  id: number;
  namaEvent: string;
}

/**
 * The event of an import key or a number; several stores may use the same key. An event that was taken out is found
 * too: its tickets were sold.
 * @returns the event, or the message for the operator
 */
export async function findEvent(
  db: Queryable,
  wanted: { event: string; store?: string },
): Promise<FoundEvent | OperatorReply> {
  const id = rowIdOf(wanted.event);
  const named = wanted.store === undefined ? null : await storeRepository(db).findByUsername(wanted.store);
  const missing = failed(
    `Tidak ada acara "${wanted.event}"${wanted.store ? ` di toko ${wanted.store}` : ''}.`,
  );
  if (wanted.store !== undefined && !named) return missing;
  const rows = await db
    .select({
      storeId: events.storeId,
      id: events.id,
      importKey: events.importKey,
      namaEvent: events.namaEvent,
      username: stores.username,
    })
    .from(events)
    .innerJoin(stores, eq(stores.id, events.storeId))
    .where(
      and(
        or(eq(events.importKey, wanted.event), id === null ? undefined : eq(events.id, id)),
        named ? eq(events.storeId, named.id) : undefined,
      ),
    )
    .orderBy(asc(stores.username), asc(events.id));
  const byKey = rows.filter(({ importKey }) => importKey === wanted.event);
  // In one store a key that looks like a number goes before the number of another event.
  const found = wanted.store !== undefined && byKey.length > 0 ? byKey : rows;
  const [only] = found;
  if (!only) return missing;
  if (found.length === 1) return { storeId: only.storeId, id: only.id, namaEvent: only.namaEvent };
  return failed(
    `Ada beberapa acara "${wanted.event}". Tambahkan --store dengan salah satu toko:`,
    ...found.map(({ username, namaEvent }) => `  ${username}  ${namaEvent}`),
  );
}
