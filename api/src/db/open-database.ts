import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { dataFolderProblem, prepareDataFolder } from '../lib/data-folder.ts';
import type { DatabaseAccess, DatabaseSettings, OpenDatabase } from './client.ts';
import { drizzleOptions, migrationsFolder } from './drizzle-options.ts';
import {
  connectedClient,
  openEmbeddedClient,
  type EmbeddedClient,
  type EmbeddedSession,
} from './embedded/embedded-client.ts';
import { durableSettings } from './embedded/settings.ts';
import { lockFolder } from './lock.ts';
import { connectToServer, openServerDatabase } from './server-database.ts';
import { tracedStatement } from './traced-statements.ts';

/** All that drizzle uses of PGlite. */
type UsedByDrizzle = Pick<EmbeddedClient, 'query' | 'transaction'>;

const tracedSession = <Session extends EmbeddedSession>(session: Session): Session => ({
  ...session,
  query: (sql, params, options) => tracedStatement(sql, () => session.query(sql, params, options)),
});

const tracedClient = (client: EmbeddedClient): UsedByDrizzle => ({
  query: tracedSession(client).query,
  transaction: (work) => client.transaction((session) => work(tracedSession(session))),
});

const overClient = (client: EmbeddedClient) => ({
  db: drizzle({ client: tracedClient(client) as PGlite, ...drizzleOptions }),
  driver: 'pglite' as const,
  access: async () => (client.connect ? { port: await client.connect() } : null),
  ping: () => client.ping(),
  close: () => client.close(),
});

/** Wraps an open embedded database, and migrates it. */
export async function embeddedDatabase(client: EmbeddedClient): Promise<OpenDatabase> {
  const opened = overClient(client);
  await migrate(opened.db, { migrationsFolder });
  return opened;
}

const MINUTE_MS = 60_000;

/** Table by table: all statements wait for the one that runs. */
async function tidyUp(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of rows) {
    await client.exec(`vacuum ${name}`);
    await client.exec(`analyze ${name}`);
  }
}

/** A server runs autovacuum; the embedded database has none, and its plans and files get worse without it. */
function startMaintenance(client: EmbeddedClient): () => void {
  const maintain = () => {
    tidyUp(client).catch((error: unknown) => {
      if (!client.closed) console.error('The database could not be tidied up', error);
    });
  };
  const first = setTimeout(maintain, MINUTE_MS);
  const hourly = setInterval(maintain, 60 * MINUTE_MS);
  first.unref();
  hourly.unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

async function openEmbedded({ dataDir, log }: DatabaseSettings): Promise<OpenDatabase> {
  await prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const client = await openEmbeddedClient(
      { folder: path.join(dataDir, 'pgdata'), startParams: durableSettings },
      (error) => log?.warn({ reason: error.message }, 'the embedded database was lost'),
    );
    const opened = await embeddedDatabase(client);
    const stop = startMaintenance(client);
    return {
      ...opened,
      async close() {
        stop();
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw await dataFolderProblem(dataDir, error);
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws FolderLockedError when another process has the data folder, DatabaseUnreachableError when the server is
 * unreachable
 */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  return databaseUrl ? openServerDatabase({ ...settings, databaseUrl }) : openEmbedded(settings);
}

/** The database of the thread that gave this access, which has brought its tables up to date; with one session. */
export const openFromThread = (access: DatabaseAccess): OpenDatabase =>
  'url' in access
    ? connectToServer({ databaseUrl: access.url, poolSize: 1 })
    : overClient(connectedClient(access.port));
