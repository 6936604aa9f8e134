import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { embeddedDatabase, openDatabase, type OpenDatabase } from '../db/client.ts';
import { preparedClient } from '../db/embedded/prepared-client.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

export interface OlderDatabase {
  /** Runs statements of the older version. */
  exec(statements: string): Promise<unknown>;
  /** Brings it up to date, as a start of the shop does. */
  upgrade(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

/** The migrations up to one, as the version had them that came with it. */
async function migrationsUntil(tag: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lapak-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  if (last < 0) throw new Error(`There is no migration ${tag}`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

async function embeddedAt(migrationsFolder: string): Promise<OlderDatabase> {
  const client = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder });
  return {
    exec: (statements) => client.exec(statements),
    upgrade: () => embeddedDatabase(preparedClient(client)),
    close: () => client.close(),
  };
}

async function serverAt(serverUrl: string, migrationsFolder: string): Promise<OlderDatabase> {
  const name = `lapak_older_${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.toString() });
  await client.connect();
  await migrateServer(drizzleServer({ client }), { migrationsFolder });
  let opened: OpenDatabase | null = null;
  return {
    exec: (statements) => client.query(statements),
    async upgrade() {
      opened = await openDatabase({ databaseUrl: url.toString(), dataDir: '' });
      return opened;
    },
    async close() {
      await client.end();
      await opened?.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Runs a suite on every database there is, as an older version left it.
 * @param tag of the last migration that the older version had
 */
export function onEveryOlderDatabase(
  title: string,
  tag: string,
  suite: (database: () => OlderDatabase) => void,
): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const openers = [
    ['PGlite', embeddedAt] as const,
    ...(serverUrl ? [['PostgreSQL', (folder: string) => serverAt(serverUrl, folder)] as const] : []),
  ];
  describe.each(openers)(`${title} (%s)`, (_name, open) => {
    let folder = '';
    let opened: OlderDatabase | null = null;
    beforeAll(async () => {
      folder = await migrationsUntil(tag);
      opened = await open(folder);
    });
    afterAll(async () => {
      await opened?.close();
      await rm(folder, { recursive: true });
    });
    suite(() => {
      if (opened === null) throw new Error('The database is open in tests and hooks only');
      return opened;
    });
  });
}
