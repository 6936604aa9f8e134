import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { retryingTransaction } from './in-transaction.ts';
import { withPostgresServer } from '../testing/postgres-server.ts';
import type { OpenDatabase, Transaction } from './client.ts';
import { openDatabase } from './open-database.ts';
import { DatabaseUnreachableError } from './migrate-server.ts';
import { isDatabaseAway } from './errors.ts';

const POOL_SIZE = 2;

withPostgresServer('A lost connection', (server) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase({ databaseUrl: server().url, dataDir: '', poolSize: POOL_SIZE });
  });
  afterAll(() => opened?.close());

  const answers = () => opened.db.execute(sql`select 1`);

  /** Runs as another user of the server. */
  async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
    const admin = new Client({ connectionString: server().url });
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.end();
    }
  }

  const sessionOf = async (tx: Transaction) => {
    const [row] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
    return row?.pid ?? 0;
  };

  /** Ends a session, and returns when it is gone. */
  const terminate = (pid: number) =>
    asAdmin(async (admin) => {
      await admin.query('select pg_terminate_backend($1, 10000)', [pid]);
    });

  /** How an attempt failed. */
  const failure = (attempt: Promise<unknown>) =>
    attempt.then(
      () => Promise.reject(new Error('it did not fail')),
      (error: unknown) => error,
    );

  it('of a session that is idle in a transaction fails that transaction alone', async () => {
    const lost = await failure(
      opened.db.transaction(async (tx) => {
        await terminate(await sessionOf(tx));
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isDatabaseAway(lost)).toBe(true);
    await answers();
  });

  it('of a session that runs a statement fails that statement alone', async () => {
    const lost = await failure(
      opened.db.transaction(async (tx) => {
        const pid = await sessionOf(tx);
        await Promise.all([tx.execute(sql`select pg_sleep(600)`), terminate(pid)]);
      }),
    );
    expect(isDatabaseAway(lost)).toBe(true);
    await answers();
  });

  it('of a session that commits is a failure, as its outcome is unknown', async () => {
    const lost = await failure(opened.db.transaction(async (tx) => terminate(await sessionOf(tx))));
    expect(isDatabaseAway(lost)).toBe(true);
    await answers();
  });

  it('never repeats a transaction that may have happened', async () => {
    let tries = 0;
    const work = async (tx: Transaction) => {
      tries += 1;
      await terminate(await sessionOf(tx));
    };
    expect(isDatabaseAway(await failure(retryingTransaction(opened.db, work)))).toBe(true);
    expect(tries).toBe(1);
  });

  it('of all idle sessions is not noticed', async () => {
    await Promise.all([answers(), answers()]);
    await asAdmin((admin) =>
      admin.query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity
         where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      ),
    );
    await answers();
  });

  it('by a time limit of the server fails what took too long alone', async () => {
    const slow = opened.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(600)`);
    });
    expect(isDatabaseAway(await failure(slow))).toBe(true);
    const idle = opened.db.transaction(async (tx) => {
      const pid = await sessionOf(tx);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
      await asAdmin(async (admin) => {
        const isThere = () => admin.query('select 1 from pg_stat_activity where pid = $1', [pid]);
        while ((await isThere()).rows.length > 0);
      });
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await failure(idle))).toBe(true);
    await answers();
  });

  it('when a transaction begins never costs the pool a place', async () => {
    for (let round = 0; round <= POOL_SIZE; round += 1) {
      await Promise.all([answers(), answers()]);
      // Both return at once, so the pool still takes its sessions for good ones.
      server().stop('immediate');
      const begun = Array.from({ length: POOL_SIZE }, () => failure(opened.db.transaction(answers)));
      for (const lost of await Promise.all(begun)) expect(isDatabaseAway(lost)).toBe(true);
      server().start();
    }
    await answers();
  });

  it('of a place in a full server is distinguished from a failure of the request', async () => {
    const small = await openDatabase({
      databaseUrl: server().url,
      dataDir: '',
      poolSize: 1,
      // Long enough for a session to be opened on a busy machine.
      placeWithinMs: 1_000,
    });
    await small.db.transaction(async () => {
      expect(isDatabaseAway(await failure(small.db.execute(sql`select 1`)))).toBe(true);
    });
    await small.db.execute(sql`select 1`);
    await small.close();
  });

  it('is overcome when the server stops and starts', async () => {
    server().stop('immediate');
    expect(isDatabaseAway(await failure(answers()))).toBe(true);
    server().start();
    await answers();
  });

  it('at the start is retried for a while, then reported in one sentence', async () => {
    server().stop('fast');
    const url = server().url.replace('postgres@', 'postgres:rahasia@');
    const open = (waitMs: number) => openDatabase({ databaseUrl: url, dataDir: '', waitMs });
    const refused = await failure(open(20));
    expect(refused).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(refused)).toMatch(/^[^\n]*127\.0\.0\.1:\d+[^\n]*ECONNREFUSED[^\n]*$/);
    expect(String(refused)).not.toContain('rahasia');
    // Starting the server blocks this process, so it begins only when the first try has failed.
    let later: Promise<OpenDatabase> | undefined;
    await new Promise<unknown>((warn) => {
      later = openDatabase({ databaseUrl: url, dataDir: '', waitMs: 60_000, log: { warn } });
      later.catch(warn);
    });
    server().start();
    await (await later)?.close();
  });

  it('at the start is not retried when a retry does not help', async () => {
    const missing = new URL(server().url);
    missing.pathname = '/tidak_ada';
    const refused = await failure(
      openDatabase({ databaseUrl: missing.toString(), dataDir: '', waitMs: 600_000 }),
    );
    expect(refused).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(refused)).toContain('3D000');
  });
});
