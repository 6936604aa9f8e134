import type { Config } from './config.ts';
import { openChangeChannel, type ChangeChannel } from './db/change-channel.ts';
import type { DatabaseLog } from './db/client.ts';
import { areFilesApart } from './storage/files-place-lock.ts';
import { filesPlace } from './storage/files-place.ts';
import { createStoreEvents, type StoreEvents } from './lib/store-events.ts';

export interface OpenStoreEvents {
  storeEvents: StoreEvents;
  close(): Promise<void>;
}

interface EventsLog extends DatabaseLog {
  error(fields: object, message: string): void;
}

const filesApart =
  'files are not shared: another process on this database keeps pictures and proofs elsewhere, so each misses those of ' +
  'the other; set the same S3_BUCKET for all, or let DATA_DIR be one folder that all of them reach';

/**
 * Events of all processes on one PostgreSQL server, or of this one alone on the embedded database, which no other can
 * open. When another process keeps its files in another place, an error is logged.
 */
export async function openStoreEvents(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  log: EventsLog,
): Promise<OpenStoreEvents> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return { storeEvents: createStoreEvents(), close: () => Promise.resolve() };
  const place = await filesPlace(config);
  let isWarned = false;
  let channel: ChangeChannel | null = null;
  const storeEvents = createStoreEvents((change) => channel?.announce(change));
  channel = await openChangeChannel({
    databaseUrl,
    log,
    onChanged: (change) => storeEvents.changedElsewhere(change),
    onMissed: () => storeEvents.missedElsewhere(),
    async onSession(runQuery) {
      // Without an answer the session is lost, which is logged elsewhere; the next session checks again.
      if (isWarned || !(await areFilesApart(runQuery, place).catch(() => false))) return;
      isWarned = true;
      log.error({}, filesApart);
    },
  });
  return { storeEvents, close: () => channel.close() };
}
