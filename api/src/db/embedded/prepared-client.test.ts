import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { databaseError, isDatabaseAway } from '../errors.ts';
import type { EmbeddedClient } from './embedded-client.ts';
import { preparedClient } from './prepared-client.ts';

let plain: PGlite;
let client: EmbeddedClient;
beforeAll(async () => {
  plain = await PGlite.create();
  client = preparedClient(plain);
  await client.exec('create table notes (id int primary key, note text not null, many bigint default 1)');
});
afterAll(async () => {
  if (!client.closed) await client.close();
});
beforeEach(() => client.exec('delete from notes'));

const kept = async () => {
  const { rows } = await plain.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('answers as the database does, the first time and later', async () => {
  const here = await PGlite.create();
  const values = `select 1 one, 2::bigint big, 1.50::numeric price, null nothing, $2::bool flag, 'teks' words,
    '2026-11-21T03:00:00.5Z'::timestamptz at, '2026-11-21'::date on_day, $3::jsonb data, $4::int[] list, $1::text given`;
  const asText = { parsers: { 1184: (value: string) => value, 1082: (value: string) => value } };
  for (const options of [{}, { rowMode: 'array' as const }, asText, undefined]) {
    for (const params of [
      ['x', true, { a: [1] }, [1, 2]],
      [null, null, null, null],
    ]) {
      expect(await client.query(values, params, options)).toEqual(await here.query(values, params, options));
    }
  }
  expect(await kept()).toContain(values);
  await here.close();
});

it('says how many rows a statement has changed', async () => {
  const insert = 'insert into notes (id, note) values ($1, $2) returning many';
  for (const id of [1, 2, 3]) {
    expect(await client.query(insert, [id, 'x'])).toMatchObject({ affectedRows: 1, rows: [{ many: 1 }] });
  }
  expect(await client.query('update notes set note = $1', ['y'])).toMatchObject({
    affectedRows: 3,
    rows: [],
  });
});

it('keeps what is sent again, and drops what was not sent for the longest', async () => {
  const select = (at: number) => `select id from notes where id = ${at}`;
  await client.query(select(0));
  expect(await kept()).not.toContain(select(0));
  for (let at = 0; at < 300; at += 1) {
    await client.query(select(at));
    await client.query(select(at));
  }
  await client.query('select 1');
  const statements = await kept();
  expect(statements.length).toBeLessThanOrEqual(250);
  expect(statements).toContain(select(299));
  expect(statements).not.toContain(select(0));
  expect((await client.query(select(0))).rows).toEqual([]);
});

it('fails as the database does, and works on, whatever the mistake', async () => {
  const insert = 'insert into notes (id, note) values ($1, $2)';
  await client.query(insert, [1, 'satu']);
  for (let times = 0; times < 3; times += 1) {
    const error = await failure(client.query(insert, [1, 'lagi']));
    expect(databaseError(error)).toEqual({ code: '23505', constraint: 'notes_pkey' });
    expect(isDatabaseAway(error)).toBe(false);
    expect(databaseError(await failure(client.query('select nothing from notes')))?.code).toBe('42703');
    expect(databaseError(await failure(client.query(insert, ['satu', 'x'])))?.code).toBe('22P02');
    await expect(client.query(insert, [2])).rejects.toThrow();
    expect((await client.query('select id from notes where id = $1', [1])).rows).toEqual([{ id: 1 }]);
  }
});

it('knows a table that was changed', async () => {
  const all = 'select * from notes';
  for (let times = 0; times < 3; times += 1) await client.query(all);
  await client.query('alter table notes add column more int default 5');
  await client.query('insert into notes (id, note) values (1, $1)', ['satu']);
  for (let times = 0; times < 3; times += 1) {
    expect((await client.query(all)).rows).toEqual([{ id: 1, note: 'satu', many: 1, more: 5 }]);
  }
  await client.exec('alter table notes drop column more');
  expect((await client.query(all)).rows).toEqual([{ id: 1, note: 'satu', many: 1 }]);
});

it('takes a transaction back whose work rejects, also one that a statement has spoilt', async () => {
  const insert = 'insert into notes (id, note) values ($1, $2)';
  const twice = client.transaction(async (session) => {
    await session.query(insert, [1, 'satu']);
    await session.query(insert, [1, 'lagi']).catch(() => undefined);
    await session.query(insert, [2, 'dua']);
  });
  expect(databaseError(await failure(twice))?.code).toBe('25P02');
  expect((await client.query('select id from notes')).rows).toEqual([]);
  const done = client.transaction(async (session) => {
    await session.query(insert, [1, 'satu']);
    return session;
  });
  const session = await done;
  await expect(session.query(insert, [2, 'dua'])).rejects.toThrow('the transaction has ended');
  expect((await client.query('select id from notes')).rows).toEqual([{ id: 1 }]);
});

it('lets no other statement between those of a transaction, and each of several at once has its own answer', async () => {
  const order: string[] = [];
  const writes = client.transaction(async (session) => {
    await session.query(`insert into notes values ($1, 'satu')`, [1]);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    order.push('written');
    const answers = [5, 6, 7].map((given) => session.query<{ n: number }>('select $1::int n', [given]));
    expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.n)).toEqual([5, 6, 7]);
  });
  const reads = client.query('select id from notes').then(({ rows }) => {
    order.push('read');
    return rows;
  });
  expect(await reads).toEqual([{ id: 1 }]);
  await writes;
  expect(order).toEqual(['written', 'read']);
});

it('is away once it is closed', async () => {
  const last = client.query('select 1 one');
  await client.close();
  expect((await last).rows).toEqual([{ one: 1 }]);
  expect(isDatabaseAway(await failure(client.query('select 1')))).toBe(true);
  expect(isDatabaseAway(await failure(client.transaction(async () => 1)))).toBe(true);
});
