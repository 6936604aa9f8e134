import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pRetry from 'p-retry';
import { Client } from 'pg';
import type { DatabaseLog } from './client.ts';
import { drizzleOptions, migrationsFolder } from './drizzle-options.ts';
import { awayReason, isDatabaseAway } from './errors.ts';
import { StartError } from '../lib/start-error.ts';

/** Any number: the same for every process that migrates one server. */
const MIGRATION_LOCK = 726_401;
const AGAIN_AFTER_MS = 500;

/** The server's database cannot be opened. The message is for the operator, without the password. */
export class DatabaseUnreachableError extends StartError {
  override name = 'DatabaseUnreachableError';
  constructor(databaseUrl: string, cause: unknown) {
    super(
      `Database PostgreSQL di ${new URL(databaseUrl).host} tidak dapat dibuka (${reasonOf(cause)}). ` +
        'Periksa DATABASE_URL, dan pastikan server database berjalan.',
      { cause },
    );
  }
}

function reasonOf(error: unknown): string {
  if (isDatabaseAway(error)) return awayReason(error);
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? `${String(error.code)}: ` : '';
  return code + error.message.replace(/\s+/g, ' ');
}

interface MigrationSettings {
  databaseUrl: string;
  /** For how long an unreachable server is retried. */
  waitMs: number;
  connectWithinMs: number;
  log?: DatabaseLog;
}

/** Migrates in a session of its own, without a time limit: one process does, and the others wait for it. */
async function migrateOnce({ databaseUrl, connectWithinMs }: MigrationSettings): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
  });
  // A failure is reported by the statement; an error event without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw new DatabaseUnreachableError(databaseUrl, error);
    });
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, ...drizzleOptions }), { migrationsFolder });
  } finally {
    // With the session its lock is gone, too.
    await client.end().catch(() => undefined);
  }
}

/**
 * Brings a server's tables up to date, as soon as it answers. A server that is down or starting is retried until the
 * time is up.
 * @throws DatabaseUnreachableError when it cannot be opened by then, or never can, such as with a wrong password
 */
export async function migrateServer(settings: MigrationSettings): Promise<void> {
  const { databaseUrl, waitMs, log } = settings;
  try {
    await pRetry(() => migrateOnce(settings), {
      retries: Infinity,
      factor: 1,
      minTimeout: AGAIN_AFTER_MS,
      maxRetryTime: waitMs,
      shouldRetry({ error, attemptNumber }) {
        const isAway = isDatabaseAway(error);
        if (isAway && attemptNumber === 1)
          log?.warn({ reason: awayReason(error) }, 'the database is away and is waited for');
        return isAway;
      },
    });
  } catch (error) {
    const isUnknown = isDatabaseAway(error) && !(error instanceof DatabaseUnreachableError);
    throw isUnknown ? new DatabaseUnreachableError(databaseUrl, error) : error;
  }
}
