import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/client.ts';
import { openDatabase } from '../db/open-database.ts';
import { loadDistricts } from '../districts/load-districts.ts';
import { openFromTemplate, tablesVersion } from './embedded-template.ts';
import { partitionByStore } from './partition-by-store.ts';
import { recorded } from './statements/record-statements.ts';

/** Hundreds of requests at once wait for ten sessions: on a busy machine longer than the shop's limit for a request. */
const PLACE_WITHIN_MS = 600_000;

/** On a server: with the tables that a seller's store fills cut into parts by store, as over several machines. */
const isPartitioned = process.env.TEST_PARTITIONED === '1';

/** Any number: suites that start at once make the template once. */
const TEMPLATE_LOCK = 726_402;

const onDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Name of a migrated database with the districts on the server; made when it is not there. */
async function template(admin: Client, serverUrl: string): Promise<string> {
  const name = `lapak_template_${isPartitioned ? 'partitioned_' : ''}${tablesVersion()}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rows.length > 0) return name;
    const draft = `${name}_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${draft}`);
    const opened = await openDatabase({ databaseUrl: onDatabase(serverUrl, draft), dataDir: '' });
    await loadDistricts(opened.db);
    await opened.close();
    if (isPartitioned) await partitionByStore(onDatabase(serverUrl, draft));
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** A separate database on the server of `TEST_DATABASE_URL`, dropped when it is closed. */
export async function onServer(serverUrl: string): Promise<OpenDatabase> {
  const name = `lapak_test_${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${await template(admin, serverUrl)}`);
  const opened = await openDatabase({
    databaseUrl: onDatabase(serverUrl, name),
    dataDir: '',
    poolSize: 10,
    placeWithinMs: PLACE_WITHIN_MS,
  });
  return {
    ...opened,
    // What an import sends is recorded in this thread alone.
    access: () => Promise.resolve(null),
    async close() {
      await opened.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Runs a suite on every database there is: always on the embedded one, and on PostgreSQL when `TEST_DATABASE_URL`
 * names a server; with `TEST_SERVER_ALONE=1` on that alone, and with `TEST_PARTITIONED=1` there on tables in parts by store. All tests of a suite share its database: each makes its own stores and users.
 * @param suite gets a function that gives the database, to be called inside tests and hooks
 */
export function onEveryDatabase(title: string, suite: (database: () => OpenDatabase) => void): void {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const isServerAlone = serverUrl !== undefined && process.env.TEST_SERVER_ALONE === '1';
  const openers = [
    ...(isServerAlone ? [] : [['PGlite', openFromTemplate] as const]),
    ...(serverUrl ? [['PostgreSQL', () => onServer(serverUrl)] as const] : []),
  ];
  describe.each(openers)(`${title} (%s)`, (_name, open) => {
    let opened: OpenDatabase | null = null;
    beforeAll(async () => {
      opened = recorded(await open());
    });
    afterAll(async () => {
      await opened?.close();
    });
    suite(() => {
      if (opened === null) throw new Error('The database is open in tests and hooks only');
      return opened;
    });
  });
}
