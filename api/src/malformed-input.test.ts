import type { FastifyInstance } from 'fastify';
import { users } from './db/schema/users.ts';
import { tokenRepository } from './modules/auth/token-repository.ts';
import { aMember } from './testing/a-member.ts';
import { anAccount, aProduct, aStore, aVoucher, uniqueName } from './testing/a-store.ts';
import { testApp } from './testing/test-app.ts';
import { onEveryDatabase } from './testing/database.ts';

/** What people and machines send by mistake or in bad faith, in every place of every call. */
const nonsense: readonly unknown[] = [
  null,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  '\0',
  '\ud800x',
  'x'.repeat(20_000),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%_\\',
  '../../etc/passwd',
  [],
  [null],
  {},
  { toString: 1 },
  true,
];

interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Names of query parameters, of path parameters, and of the body's fields. */
  query: string[];
  params: string[];
  body: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function fieldsOf(operation: Record<string, unknown>): string[] {
  const content = record(record(operation.requestBody).content);
  const schema = record(record(Object.values(content)[0]).schema);
  return Object.keys(record(schema.properties));
}

/** Every call of the API, read from its own description. */
function operationsOf(document: unknown): Operation[] {
  return Object.entries(record(record(document).paths)).flatMap(([path, methods]) =>
    Object.entries(record(methods)).flatMap(([name, value]) => {
      const method = (['GET', 'POST', 'DELETE'] as const).find((known) => known === name.toUpperCase());
      if (!method) return [];
      const operation = record(value);
      const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(record) : [];
      const named = (place: string) =>
        parameters.filter((parameter) => parameter.in === place).map((parameter) => String(parameter.name));
      return [{ method, path, query: named('query'), params: named('path'), body: fieldsOf(operation) }];
    }),
  );
}

onEveryDatabase('Nonsense', (database) => {
  let app: FastifyInstance;
  let operations: Operation[] = [];
  let sensible: Record<string, unknown> = {};
  let headers: Record<string, string> = {};

  beforeAll(async () => {
    const made = await testApp(database());
    app = made.app;
    const { db } = database();
    const store = await aStore(db);
    const product = await aProduct(db, store.id);
    const account = await anAccount(db, store.id, { importKey: 'bank' });
    await aVoucher(db, store.id);
    const name = uniqueName('pembeli');
    const [user] = await db
      .insert(users)
      .values({ name, username: name, email: `${name}@contoh.id` })
      .returning();
    const owner = await aMember(db, made.clock.now(), store.id);
    const token = await tokenRepository(db).issue(user?.id ?? 0, made.clock.now());
    headers = { ...owner.headers, authorization: `Bearer ${token}` };
    const all = operationsOf((await app.inject('/api/docs/json')).json());
    // A logout would leave the console's calls unanswered, and a stream does not end.
    operations = all.filter(
      ({ path, method }) => !path.endsWith('/umpan') && !(path.endsWith('/sesi') && method === 'DELETE'),
    );
    sensible = {
      username: store.username,
      username_toko: store.username,
      toko: store.username,
      role: 'gate',
      id: product.id,
      product_id: product.id,
      products: [{ id: product.id, qty: 1 }],
      qty: 1,
      nama: 'Sari',
      name: 'Sari',
      handphone: '081234567890',
      phone_number: '081234567890',
      email: 'sari@contoh.id',
      user: 'sari@contoh.id',
      password: 'rahasia123',
      password_confirmation: 'rahasia123',
      old_password: 'rahasia123',
      code: '123456',
      payment_method: account.id,
      destination: '31.74.01',
      weight: 1000,
      page: 1,
      voucher_code: 'HEMAT10',
    };
  });
  afterAll(() => app.close());

  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, sensible[name] ?? 'x']));

  async function send(operation: Operation, own: { query?: object; params?: object; payload?: unknown }) {
    const params: Record<string, unknown> = { ...pick(operation.params), ...own.params };
    const path = operation.path.replace(/\{([^}]+)\}/g, (_match, name: string) =>
      encodeURIComponent(asText(params[name]).replace(/\p{Surrogate}/gu, '\uFFFD')),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...pick(operation.query), ...own.query })) {
      query.append(name, asText(value));
    }
    const reply = await app.inject({
      method: operation.method,
      url: `${path}?${query}`,
      headers: {
        ...headers,
        ...(operation.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(operation.method === 'POST'
        ? { payload: JSON.stringify(own.payload ?? pick(operation.body)) }
        : {}),
    });
    const place = `${operation.method} ${operation.path} ${JSON.stringify(own)?.slice(0, 120)}`;
    return { place, reply };
  }

  /** Answers that are no answer: 5xx, or a refusal without words. */
  async function failures(cases: readonly Promise<Awaited<ReturnType<typeof send>>>[]) {
    const answers = await Promise.all(cases);
    return answers
      .filter(({ reply }) => {
        if (reply.statusCode >= 500) return true;
        const isRefused = reply.statusCode >= 400 && String(reply.headers['content-type']).includes('json');
        return isRefused && !/[a-z]{3}/i.test(String(reply.json().info));
      })
      .map(({ place, reply }) => `${reply.statusCode} ${place} ${reply.body.slice(0, 200)}`);
  }

  it('in the address never brings an error of ours', async () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const operation of operations) {
      const cases = nonsense.flatMap((value) => [
        ...operation.query.map((name) => send(operation, { query: { [name]: value } })),
        ...operation.params.map((name) => send(operation, { params: { [name]: value } })),
      ]);
      expect(await failures(cases)).toEqual([]);
    }
  });

  it('in a body never brings an error of ours', async () => {
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      const whole = nonsense.map((payload) => send(operation, { payload: payload ?? 'null' }));
      expect(await failures(whole)).toEqual([]);
      for (const name of operation.body) {
        const cases = nonsense.map((value) =>
          send(operation, { payload: { ...pick(operation.body), [name]: value } }),
        );
        expect(await failures(cases)).toEqual([]);
      }
    }
  });

  it('in a form never brings an error of ours', async () => {
    const forms = [
      '',
      '--x--\r\n',
      '--x\r\n\r\n\r\n--x--',
      '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\n\0\r\n--x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      `--x\r\ncontent-disposition: form-data; name="bukti_transfer"; filename="a.png"\r\n\r\n${'y'.repeat(3_000_000)}\r\n--x--\r\n`,
      Array.from(
        { length: 500 },
        (_, i) => `--x\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\nv\r\n`,
      ).join('') + '--x--\r\n',
    ];
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      for (const payload of forms) {
        const path = operation.path.replace(/\{[^}]+\}/g, String(sensible.username));
        const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
        const reply = await app.inject({ method: 'POST', url: path, headers: form, payload });
        expect(
          `${operation.path} ${reply.statusCode} ${reply.statusCode >= 500 ? payload.slice(0, 80) : ''}`,
        ).not.toMatch(/ 5\d\d /);
      }
    }
  });
});
