/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, openShop } from './testing/shop.ts';

/** A page whose data differs in every process by Redux Toolkit's timestamps, and whose render suspends. */
const home = `{
  withProfile: true,
  prefetch: async ({ transport }) => {
    const { data } = await transport({ url: '/api/data', params: {} });
    return { ...data, requestId: Math.random().toString(36), fulfilledTimeStamp: performance.now() };
  },
  default: ({ data, transport }) => {
    const waits = (globalThis.waits ??= new WeakMap());
    if (!waits.has(transport)) waits.set(transport, transport({ url: '/api/slow' }));
    React.use(waits.get(transport));
    return h('h1', null, 'Harga ' + data.price);
  },
}`;

const page = '/kopi/onlinestore';
const shown = { price: 1000 };
const shops: Awaited<ReturnType<typeof openShop>>[] = [];
afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url?.startsWith('/api/data')) json(response, shown);
  else json(response, { nama_toko: 'Toko Kopi', logo_url: null, bio: null });
}

/** A process that serves the shop. */
async function start() {
  const shop = await openShop({ Home: home }, answer, { publicUrl: 'http://lapak.test' });
  shops.push(shop);
  return async (path = page, headers: Record<string, string> = {}) => {
    const reply = await shop.get(path, headers);
    await reply.text();
    return { status: reply.status, etag: reply.headers.get('etag') };
  };
}

it('is the same in every process that has the same page, and in each encoding', async () => {
  const [one, two] = [await start(), await start()];
  const { etag } = await one();
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(await two()).toEqual({ status: 200, etag });
  expect(await one(page, { 'accept-encoding': 'gzip' })).toEqual({ status: 200, etag });
  expect(await two(page, { 'if-none-match': etag ?? '' })).toEqual({ status: 304, etag });
});

it('comes with the first answer, and with pages that are not painted', async () => {
  const [one, two] = [await start(), await start()];
  expect((await one()).etag).toBe((await two()).etag);
  const cart = await one(`${page}/cart`);
  expect(cart).toEqual({ status: 200, etag: expect.any(String) });
  expect(await two(`${page}/cart`, { 'if-none-match': cart.etag ?? '' })).toEqual({ ...cart, status: 304 });
});

it('differs when the page differs', async () => {
  const one = await start();
  await one();
  shown.price += 1;
  const two = await start();
  await two();
  const [before, after] = [await one(), await two()];
  expect(after.etag).not.toBe(before.etag);
  expect((await two(page, { 'if-none-match': before.etag ?? '' })).status).toBe(200);
});

it('does not answer 304 for a page that is missing', async () => {
  const one = await start();
  const missing = await one('/kopi/tidak-ada');
  expect(missing.status).toBe(404);
  expect((await one('/kopi/tidak-ada', { 'if-none-match': missing.etag ?? '' })).status).toBe(404);
});
