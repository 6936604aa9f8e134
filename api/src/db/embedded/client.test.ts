import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { databaseError, isDatabaseAway } from '../errors.ts';
import { connectedClient, openEmbeddedClient, startWorker, type EmbeddedClient } from './embedded-client.ts';

let folder: string;
let client: EmbeddedClient;
const lost: Error[] = [];
const workers: Worker[] = [];
const startOf = (name: string) => ({
  folder: path.join(folder, name),
  startParams: PGlite.defaultStartParams,
});
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lapak-embedded-'));
  client = await openEmbeddedClient(
    startOf('pgdata'),
    (error) => lost.push(error),
    (start) => {
      const worker = startWorker(start);
      workers.push(worker);
      return worker;
    },
  );
  await client.exec('create table notes (id int primary key, note text not null)');
});
afterAll(async () => {
  // Also when the last test did not.
  if (!client.closed) await client.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => client.exec('delete from notes'));

const notes = async () => (await client.query<{ id: number }>('select id from notes order by id')).rows;
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('answers as the database does in this thread', async () => {
  const here = await PGlite.create();
  const values = `select 1 one, 2::bigint big, 1.50::numeric price, null nothing, true flag, 'teks' words,
    '2026-11-21T03:00:00.5Z'::timestamptz at, '2026-11-21'::date on_day, '{"a":[1]}'::jsonb data, array[1,2] list, $1::text given`;
  const asText = { parsers: { 1184: (value: string) => value, 1082: (value: string) => value } };
  for (const options of [{}, { rowMode: 'array' as const }, asText]) {
    const [there, expected] = await Promise.all(
      [client, here].map((each: Pick<EmbeddedClient, 'query'>) => each.query(values, ['x'], options)),
    );
    expect(there).toEqual(expected);
  }
  await here.close();
});

it('fails as the database does, with code and constraint', async () => {
  await client.exec(`insert into notes values (1, 'satu')`);
  const error = await failure(client.query(`insert into notes values (1, 'lagi')`));
  expect(databaseError(error)).toEqual({ code: '23505', constraint: 'notes_pkey' });
  expect(isDatabaseAway(error)).toBe(false);
});

it('takes a transaction back whose work rejects, and says why', async () => {
  const error = await failure(
    client.transaction(async (session) => {
      await session.exec(`insert into notes values (1, 'satu')`);
      throw new Error('tidak jadi');
    }),
  );
  expect(error).toEqual(new Error('tidak jadi'));
  expect(await notes()).toEqual([]);
  expect(await client.transaction(async (session) => (await session.query('select 2 two')).rows)).toEqual([
    { two: 2 },
  ]);
});

it('does not commit what a failed statement has spoilt', async () => {
  const spoilt = client.transaction(async (session) => {
    await session.exec(`insert into notes values (1, 'satu')`);
    await session.exec('select nothing').catch(() => undefined);
  });
  await expect(spoilt).rejects.toThrow();
  expect(await notes()).toEqual([]);
});

it('lets no other statement between those of a transaction', async () => {
  const order: string[] = [];
  const writes = client.transaction(async (session) => {
    await session.exec(`insert into notes values (1, 'satu')`);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    order.push('written');
    await session.exec(`insert into notes values (2, 'dua')`);
  });
  const reads = notes().then((rows) => {
    order.push('read');
    return rows;
  });
  expect(await reads).toEqual([{ id: 1 }, { id: 2 }]);
  await writes;
  expect(order).toEqual(['written', 'read']);
});

it('answers a ping beside a transaction', async () => {
  await client.transaction(async (session) => {
    await session.exec(`insert into notes values (1, 'satu')`);
    await client.ping();
  });
  await client.ping();
});

it('leaves this thread free while a statement runs', async () => {
  let isRunning = true;
  const slow = client
    .query('select count(*) from generate_series(1, 1000000)')
    .finally(() => (isRunning = false));
  let turns = 0;
  while (isRunning) {
    await nextTurn();
    turns += 1;
  }
  await slow;
  expect(turns).toBeGreaterThan(100);
});

describe('for another thread', () => {
  async function connected() {
    const port = await client.connect?.();
    if (!port) throw new Error('the database is in this thread');
    return { port, other: connectedClient(port) };
  }

  it('is the same database, one transaction after another', async () => {
    const { other } = await connected();
    const order: string[] = [];
    let here: Promise<void> = Promise.resolve();
    await new Promise<void>((begun) => {
      here = client.transaction(async (session) => {
        begun();
        await session.exec(`insert into notes values (1, 'satu')`);
        for (let turn = 0; turn < 20; turn += 1) await nextTurn();
        order.push('here');
      });
    });
    await other.transaction(async (session) => {
      order.push('there');
      await session.exec(`insert into notes values (2, 'dua')`);
    });
    await here;
    expect(order).toEqual(['here', 'there']);
    expect(await notes()).toEqual([{ id: 1 }, { id: 2 }]);
    await other.close();
  });

  it('takes back what a thread that ends has not committed, and what waited then never begins', async () => {
    const [first, second] = [await connected(), await connected()];
    const begun = new Promise<void>((resolve) => {
      const work = first.other.transaction(async (session) => {
        await session.exec(`insert into notes values (1, 'satu')`);
        resolve();
        await session.query('select pg_sleep(0.1)');
        await new Promise(() => undefined);
      });
      work.catch(() => undefined);
    });
    await begun;
    const waiting = second.other.transaction(() => Promise.reject(new Error('it has begun')));
    second.port.close();
    await nextTurn();
    first.port.close();
    expect(isDatabaseAway(await failure(waiting))).toBe(true);
    // Not before both transactions have ended.
    expect(
      await client.transaction(async (session) => (await session.query('select id from notes')).rows),
    ).toEqual([]);
  });
});

it('opens the database again when its thread is lost, with all that was committed', async () => {
  await client.exec(`insert into notes values (1, 'satu')`);
  const port = await client.connect?.();
  if (!port) throw new Error('the database is in this thread');
  const other = connectedClient(port);
  const within = client.transaction(async (session) => {
    await session.exec(`insert into notes values (2, 'dua')`);
    await workers.at(-1)?.terminate();
    await session.exec(`insert into notes values (3, 'tiga')`);
  });
  expect(isDatabaseAway(await failure(within))).toBe(true);
  expect(isDatabaseAway(await failure(other.query('select 1')))).toBe(true);
  const opened = workers.length;
  expect(await Promise.all([notes(), notes()])).toEqual([[{ id: 1 }], [{ id: 1 }]]);
  expect(workers).toHaveLength(opened + 1);
  expect(lost).toHaveLength(1);
});

it('says what a database could not be opened by', async () => {
  await expect(openEmbeddedClient(startOf('pgdata/PG_VERSION/x'), () => undefined)).rejects.toThrow();
});

it('waits for what runs when it is closed, and is away afterwards', async () => {
  const last = client.query('select 1 one');
  await client.close();
  expect((await last).rows).toEqual([{ one: 1 }]);
  expect(client.closed).toBe(true);
  expect(isDatabaseAway(await failure(client.query('select 1')))).toBe(true);
  expect(isDatabaseAway(await failure(client.ping()))).toBe(true);
});
