/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { frontHeaders, processPaths } from '@lapak/contracts/api-paths';
import { releasesPath, type CurrentReleases } from '@lapak/contracts/page-document';
import { sellerHeader } from '@lapak/contracts/seller-header';
import { manifestOf } from './testing/deployment.ts';
import { API_SECRET, json, openShop } from './testing/shop.ts';

const home = `{
  withProfile: true,
  prefetch: async ({ transport }) => (await transport({ url: '/api/data', params: {} })).data,
  default: ({ data }) => h('h1', null, 'Harga ' + data.price),
}`;

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const sessionCookie =
  'lapak_kelola=rahasia; Max-Age=1209600; Path=/api/seller; HttpOnly; Secure; SameSite=Strict';

/** An API that records its requests. */
function setUpApi() {
  const shown = { price: 1000 };
  const requests: Seen[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ method, url, headers, body });
    if (url.startsWith('/api/data')) json(response, shown);
    else if (url === '/api/seller/sesi') json(response.setHeader('set-cookie', sessionCookie), {});
    else if (url === '/api/busy') json(response, { code: '-2', info: 'sibuk' }, 503);
    else json(response, { nama_toko: 'Toko Kopi', logo_url: null, bio: null, url });
  }
  return { shown, requests, answer: (...pair: [IncomingMessage, ServerResponse]) => void answer(...pair) };
}

const api = setUpApi();
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: home }, api.answer, { trustedProxies: 1 });
});
beforeEach(() => api.requests.splice(0));
afterAll(() => shop.close());

it.each([
  '/api/product?username=kopi&page=1',
  '/api/docs',
  '/files/a/b.webp?w=320',
  '/sandbox/pay/x1',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/kopi/sitemap.xml',
])('%s is answered by the API', async (path) => {
  const reply = await shop.get(path);
  expect(await reply.json()).toMatchObject({ url: path });
  expect(reply.headers.get('x-request-id')).toBe('of-the-api');
});

it.each([processPaths.storeChanges, processPaths.metrics])('%s is not forwarded', async (path) => {
  const reply = await shop.get(path);
  await reply.text();
  expect(api.requests.filter(({ url }) => url === path)).toEqual([]);
});

it('a body arrives as it was sent', async () => {
  const body = '{"a": [1,  2]}';
  const headers = { 'content-type': 'application/json', authorization: 'Bearer x', 'idempotency-key': 'k' };
  await fetch(`${shop.origin}/api/checkout`, { method: 'POST', headers, body });
  expect(api.requests).toMatchObject([{ method: 'POST', body, headers }]);
});

it('cookies and the header of the console pass in both directions', async () => {
  const headers = { cookie: 'lapak_kelola=rahasia; tema=gelap', [sellerHeader]: '1' };
  const reply = await fetch(`${shop.origin}/api/seller/sesi`, { method: 'POST', headers });
  expect(reply.headers.getSetCookie()).toEqual([sessionCookie]);
  expect(api.requests).toMatchObject([{ method: 'POST', headers }]);
});

it("the visitor's address is forwarded, and a visitor's own header of that name is not", async () => {
  await shop.get('/api/x', {
    [frontHeaders.visitorAddress]: '198.51.100.9',
    [frontHeaders.secret]: 'guess',
    'x-forwarded-for': '198.51.100.9, 203.0.113.7',
  });
  await shop.get('/api/x', { 'x-forwarded-for': '203.0.113.8' });
  const forwarded = api.requests.map(({ headers }) => [
    headers[frontHeaders.secret],
    headers[frontHeaders.visitorAddress],
  ]);
  expect(forwarded).toEqual([
    [API_SECRET, '203.0.113.7'],
    [API_SECRET, '203.0.113.8'],
  ]);
});

it('a request to a busy API is not retried', async () => {
  expect((await shop.get('/api/busy')).status).toBe(503);
  expect(api.requests).toHaveLength(1);
});

it("a malformed address is rejected in the API's error format", async () => {
  const reply = await shop.get('/api/%zz');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: '-2', info: expect.any(String) });
});

describe('A kept page', () => {
  const price = async (store: string) =>
    /Harga (\d+)/.exec(await (await shop.get(`/${store}/onlinestore`)).text())?.[1];

  /** Requests the page until it shows what the API returns. */
  async function untilRenewed(store: string) {
    const wanted = String(api.shown.price);
    for (let seen = await price(store); seen !== wanted; seen = await price(store))
      await new Promise(setImmediate);
  }

  it('stays while nothing of its store changes', async () => {
    await untilRenewed('susu');
    const before = await price('susu');
    api.shown.price += 1;
    shop.changes.send({ store: 'teh' });
    shop.changes.send({});
    await untilRenewed('teh');
    expect(await price('susu')).toBe(before);
  });

  it('is dropped when its store changes', async () => {
    await untilRenewed('kopi');
    api.shown.price += 1;
    shop.changes.send({ store: 'kopi' });
    await untilRenewed('kopi');
  });

  it('is dropped after the API was unreachable', async () => {
    await untilRenewed('gula');
    api.shown.price += 1;
    shop.changes.cut();
    await untilRenewed('gula');
  });
});

it('an unreachable API is a 503 with a message, health included', async () => {
  const gone = await openShop({ Home: home }, (request) => request.socket.destroy());
  try {
    for (const path of ['/api/product', '/healthz']) {
      const reply = await gone.get(path);
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('2');
      expect(await reply.json()).toEqual({
        code: '-2',
        info: 'Layanan sedang terganggu. Silakan coba beberapa saat lagi',
        request_id: reply.headers.get('x-request-id'),
      });
    }
  } finally {
    await gone.close();
  }
});

it('a version is used when the description of the API has what the version calls', async () => {
  const version = async () => {
    const reply = await shop.get(`${releasesPath}?page=/kopi/onlinestore`);
    return ((await reply.json()) as CurrentReleases).remotes.storefront.current?.version;
  };
  const isShown = async (wanted: string) => {
    const until = Date.now() + 10_000;
    while ((await version()) !== wanted && Date.now() < until) await sleep(100);
    expect(await version()).toBe(wanted);
  };
  const manifest = manifestOf('storefront', '2');
  shop.changes.send({ calls: ['GET /api/data'] });
  shop.deployed.remote('storefront', '2', manifest, { apiCalls: ['POST /api/refund'] });
  shop.deployed.registry({ host: '1', remotes: { storefront: { current: '2', lastGood: '1' } } });
  await sleep(1500);
  await isShown('1');
  shop.changes.send({ calls: ['GET /api/data', 'POST /api/refund'] });
  await isShown('2');
});
