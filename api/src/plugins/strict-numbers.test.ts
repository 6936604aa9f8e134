import Fastify, { type InjectOptions } from 'fastify';
import Type from 'typebox';
import { Flag, Nullable, PageNumber, Rupiah, RowId } from '@lapak/contracts/api/common';
import { CheckoutBody } from '@lapak/contracts/api/order';
import { EventBeforeCheckoutBody, EventCheckoutBody } from '@lapak/contracts/api/event';
import { ShippingCostBody } from '@lapak/contracts/api/shipping';
import { errorHandler } from './error-handler.ts';
import { requestInput } from './request-input.ts';
import { strictNumbers } from './strict-numbers.ts';

const numbers = {
  qty: Type.Integer({ minimum: 0, maximum: 100 }),
  price: Rupiah,
  id: Type.Optional(Nullable(RowId)),
  flag: Type.Optional(Flag),
  free: Type.Optional(Type.Union([Flag, Type.Boolean()])),
  text: Type.Optional(Type.String()),
};
const Body = Type.Object({ ...numbers, lines: Type.Optional(Type.Array(Type.Object({ qty: numbers.qty }))) });

/** With the settings of the API's own app. */
async function open() {
  const app = Fastify({
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false } },
  });
  for (const part of [errorHandler, requestInput, strictNumbers]) await app.register(part);
  app.post('/', { schema: { body: Body } }, async ({ body }) => body);
  app.get('/', { schema: { querystring: Type.Object({ page: PageNumber }) } }, async ({ query }) => query);
  app.get('/:id', { schema: { params: Type.Object({ id: RowId }) } }, async ({ params }) => params);
  for (const [url, body] of Object.entries({
    CheckoutBody,
    EventBeforeCheckoutBody,
    EventCheckoutBody,
    ShippingCostBody,
  }))
    app.post(`/${url}`, { schema: { body } }, async () => ({}));
  return app;
}
let app: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  app = await open();
});
afterAll(() => app.close());

const call = async (options: InjectOptions) => {
  const reply = await app.inject(options);
  return { status: reply.statusCode, data: reply.json<Record<string, unknown>>() };
};
const post = (payload: object, url = '/') => call({ method: 'POST', url, payload });

const noNumbers = [
  true,
  false,
  null,
  '',
  ' ',
  '1e1',
  '0x10',
  '0b1',
  ' 1 ',
  '1.0',
  '+1',
  '1_0',
  '１',
  'Infinity',
  'NaN',
  [1],
  [],
  {},
  1.5,
];

it.each(noNumbers.map((value) => [value]))('%j is no number of a body', async (value) => {
  const good = { qty: 1, price: 1 };
  expect((await post({ ...good, qty: value })).status).toBe(422);
  expect((await post({ ...good, price: value })).status).toBe(422);
  expect((await post({ ...good, lines: [{ qty: 1 }, { qty: value }] })).status).toBe(422);
  const isNone = value === null || value === '';
  expect((await post({ ...good, id: value })).status).toBe(isNone ? 200 : 422);
});

it.each(['1e1', '0x10', '%201%20', '1.0', '%2B1', 'true', 'null', '', '%EF%BC%91'])(
  '"%s" is no number of an address',
  async (text) => {
    expect((await call({ url: `/?page=${text}` })).status).toBe(400);
    if (text !== '') expect((await call({ url: `/${text}` })).status).toBe(400);
  },
);

it('numbers, and plain digits as forms and addresses have them, are numbers', async () => {
  expect(await post({ qty: '10', price: 0, id: '7', lines: [{ qty: '2' }] })).toEqual({
    status: 200,
    data: { qty: 10, price: 0, id: 7, lines: [{ qty: 2 }] },
  });
  expect((await call({ url: '/?page=12' })).data).toEqual({ page: 12 });
  expect((await call({ url: '/' })).data).toEqual({ page: 1 });
  expect((await call({ url: '/34' })).data).toEqual({ id: 34 });
});

it('flags may be 0, 1 and a boolean, and texts are left alone', async () => {
  for (const flag of [0, 1, '0', '1', true, false])
    expect((await post({ qty: 1, price: 1, flag })).status).toBe(200);
  for (const flag of ['1e0', '0x1', null, 2])
    expect((await post({ qty: 1, price: 1, flag })).status).toBe(422);
  expect((await post({ qty: 1, price: 1, free: true, text: '1e1' })).data).toMatchObject({ text: '1e1' });
});

const person = { username: 'toko', nama: 'Sari', handphone: '081234567890', email: 'sari@lapak.test' };
const choice = { username: 'toko', event_id: 1, tickets: [{ id: 1, qty: 1 }] };
const goodBodies = {
  CheckoutBody: {
    ...person,
    products: [{ id: 1, qty: 1, variety_id: 1 }],
    ongkir: 1,
    user_bank_id: 1,
    payment_method: 1,
    donation_amount: 1,
    expected_total: 1,
  },
  EventBeforeCheckoutBody: choice,
  EventCheckoutBody: { ...person, ...choice, payment_method_id: 1, expected_total: 1 },
  ShippingCostBody: { username: 'toko', destination: '1', products: [1], weight: 1 },
};

/** The body with each of its numbers, in turn, in place of another value. */
function* withNumbersAs(body: unknown, value: unknown): Generator<unknown> {
  if (body === 1) yield value;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, own] of Object.entries(body)) {
    for (const other of withNumbersAs(own, value)) {
      yield Array.isArray(body) ? [other] : { ...body, [key]: other };
    }
  }
}

it.each(Object.entries(goodBodies))('%s has no number that is converted', async (name, good) => {
  expect((await post(good, `/${name}`)).status).toBe(200);
  for (const value of [true, '1e0', '0x1', ' 1 ', '1.0']) {
    const bodies = [...withNumbersAs(good, value)];
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies)
      expect([body, (await post(body as object, `/${name}`)).status]).toEqual([body, 422]);
  }
  for (const body of withNumbersAs(good, '1'))
    expect((await post(body as object, `/${name}`)).status).toBe(200);
});
