import path from 'node:path';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './db/client.ts';
import { openDatabase } from './db/open-database.ts';
import { loadDistricts } from './districts/load-districts.ts';
import { prepareDataFolder } from './lib/data-folder.ts';
import { createAttemptCounters } from './attempts/attempt-counters.ts';
import { createMailLimits, type MailLimits } from './mail/mail-limits.ts';
import { createMailSweep, type Mails } from './mail/mail-sweep.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createStorage } from './storage/create-storage.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { StoreEvents } from './lib/store-events.ts';
import { openStoreEvents, type OpenStoreEvents } from './open-store-events.ts';

export interface Clock {
  now(): Date;
}

/** What services write to the log; pino and the operator's console both do. Never personal data. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the modules are made of; one set per process. */
export interface Services {
  config: Config;
  db: Database;
  /** The database has one session: while a transaction is open, everybody waits. */
  isEmbedded: boolean;
  /** What another thread opens the database with; null when it is in this one. */
  databaseAccess: OpenDatabase['access'];
  pingDatabase: OpenDatabase['ping'];
  clock: Clock;
  storage: FileStorage;
  mails: Mails;
  mailLimits: MailLimits;
  storeEvents: StoreEvents;
  log: Log;
  /** Stops sending mails and closes the database. */
  close(): Promise<void>;
}

export interface ServiceOverrides {
  clock?: Clock;
  /** Stays open when the services are closed. */
  database?: OpenDatabase;
  storage?: FileStorage;
  mailer?: Mailer;
}

/**
 * Opens the database and makes what the modules need. The database has its districts afterwards.
 * @throws StartError when something outside has to change first: the data folder is taken or cannot be written, the
 * database cannot be opened
 */
export async function createServices(
  config: Config,
  log: Log,
  overrides: ServiceOverrides = {},
): Promise<Services> {
  await prepareDataFolder(config.dataDir);
  const database =
    overrides.database ??
    (await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      poolSize: config.databasePool,
      waitMs: config.databaseWaitMs,
      log,
    }));
  const closeDatabase = () => (overrides.database ? Promise.resolve() : database.close());
  let events: OpenStoreEvents;
  try {
    await loadDistricts(database.db);
    events = await openStoreEvents(config, log);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
  const mailer =
    overrides.mailer ??
    createMailer({
      smtpUrl: config.smtpUrl,
      outboxDir: path.join(config.dataDir, 'outbox'),
      from: config.mailFrom,
    });
  const clock = overrides.clock ?? { now: () => new Date() };
  const mailLimits = createMailLimits(createAttemptCounters(database.db, config.rateLimitFactor));
  const mails = createMailSweep({ db: database.db, mailer, clock, log, maySend: mailLimits.count });
  return {
    config,
    db: database.db,
    isEmbedded: database.driver === 'pglite',
    databaseAccess: () => database.access(),
    pingDatabase: () => database.ping(),
    clock,
    storage: overrides.storage ?? createStorage({ dataDir: config.dataDir, s3: config.s3 }),
    mails,
    mailLimits,
    storeEvents: events.storeEvents,
    log,
    async close() {
      await mails.stop();
      await events.close();
      await closeDatabase();
    },
  };
}
