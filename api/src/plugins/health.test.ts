import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/client.ts';
import { embeddedDatabase, openDatabase, openFromThread } from '../db/open-database.ts';
import { openEmbeddedClient, startWorker } from '../db/embedded/embedded-client.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { healthRoutes } from './health.ts';

/** Where an answer is expected: a busy machine may take its time for a first connection. */
const LONG_TIMEOUT_MS = 60_000;

async function healthOf(database: OpenDatabase, withinMs = 50): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(healthRoutes(() => database.ping(), { withinMs }));
  return app;
}

const statusOf = async (app: FastifyInstance) => (await app.inject('/healthz')).statusCode;

/** Holds so many transactions open. @returns what ends them */
async function hold({ db }: OpenDatabase, transactions: number): Promise<() => Promise<void>> {
  let finish = () => {};
  const end = new Promise<void>((resolve) => (finish = resolve));
  let ended: Promise<void>[] = [];
  const begun = Array.from(
    { length: transactions },
    () =>
      new Promise<void>((begin) => {
        const transaction = db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          begin();
          await end;
        });
        ended = [...ended, transaction];
      }),
  );
  await Promise.all(begun);
  return async () => {
    finish();
    await Promise.all(ended);
  };
}

onEveryDatabase('The health of a busy database', (database) => {
  it('is bad while a server has no free session, and good while the embedded one has a transaction', async () => {
    const isServer = database().driver === 'pg';
    const [app, waiting] = [await healthOf(database()), await healthOf(database(), LONG_TIMEOUT_MS)];
    expect(await statusOf(waiting)).toBe(200);
    const release = await hold(database(), isServer ? 10 : 1);
    expect(await statusOf(isServer ? app : waiting)).toBe(isServer ? 503 : 200);
    await release();
    expect(await statusOf(waiting)).toBe(200);
  });
});

describe('The health of the embedded database in its thread', () => {
  let dataDir: string;
  let opened: OpenDatabase;
  const workers: Worker[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'lapak-health-'));
    const start = { folder: path.join(dataDir, 'pgdata'), startParams: PGlite.defaultStartParams };
    const client = await openEmbeddedClient(
      start,
      () => undefined,
      (own) => {
        const worker = startWorker(own);
        workers.push(worker);
        return worker;
      },
    );
    opened = await embeddedDatabase(client);
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('is good while a transaction is open, as one of an import is, and asked of it by another thread', async () => {
    const app = await healthOf(opened, LONG_TIMEOUT_MS);
    const access = await opened.access();
    if (!access) throw new Error('the database is in this thread');
    const other = openFromThread(access);
    const release = await hold(other, 1);
    expect(await statusOf(app)).toBe(200);
    expect(await statusOf(await healthOf(other, LONG_TIMEOUT_MS))).toBe(200);
    await release();
    expect(await statusOf(app)).toBe(200);
    await other.close();
  });

  it('is bad when the thread is lost, and good when the database was opened again', async () => {
    const app = await healthOf(opened);
    const release = await hold(opened, 1);
    const asked = opened.ping();
    await workers.at(-1)?.terminate();
    await expect(release()).rejects.toThrow();
    await asked.catch(() => undefined);
    // It is asked of a new thread, which takes longer than this limit.
    expect(await statusOf(app)).toBe(503);
    await opened.ping();
    expect(await statusOf(await healthOf(opened, LONG_TIMEOUT_MS))).toBe(200);
  });

  it('is bad once it is closed', async () => {
    await opened.close();
    expect(await statusOf(await healthOf(opened))).toBe(503);
  });
});

withPostgresServer('The health of a database that is away', (server) => {
  it('is bad, and good again as soon as it is back', async () => {
    const opened = await openDatabase({ databaseUrl: server().url, dataDir: '' });
    const [app, waiting] = [await healthOf(opened), await healthOf(opened, LONG_TIMEOUT_MS)];
    expect(await statusOf(waiting)).toBe(200);
    server().stop('immediate');
    expect(await statusOf(app)).toBe(503);
    server().start();
    expect(await statusOf(waiting)).toBe(200);
    await opened.close();
  });
});
