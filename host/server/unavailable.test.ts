/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { json, openShop } from './testing/shop.ts';

const home = `{
  prefetch: async ({ url, transport }) => {
    const { status, data } = await transport({ url: '/api/data', params: { store: new URL(url).pathname.split('/')[1] } });
    if (status !== 200) throw { status };
    return data;
  },
  default: ({ data }) => h('h1', null, 'Isi ' + data.version),
}`;

let isAway = false;
/** Data that takes as long as a transaction which holds the database. */
let isHung = false;
let version = 1;
/** How many calls found the data unavailable. */
let refused = 0;
/** Answers the profile alone for `setengah`, and nothing else of it. */
function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
  const isProfile = pathname === '/api/setting/profile';
  if (isHung && !isProfile) return;
  if (isAway && !(isProfile && searchParams.get('username') === 'setengah')) {
    refused += 1;
    json(response, {}, 503);
  } else if (isProfile) json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });
  else json(response, { version });
}

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: home }, answer, { pageFreshMs: -1, pageStaleMs: 0 });
});
beforeEach(() => {
  isAway = false;
  isHung = false;
  version = 1;
});
afterAll(() => shop.close());

async function open(path: string, from = shop) {
  const reply = await from.get(path);
  const { document } = new JSDOM(await reply.text()).window;
  return {
    status: reply.status,
    title: document.title,
    says: document.getElementById('root')?.textContent,
    again: document.querySelector('#root a')?.getAttribute('href') ?? null,
    hasScripts: document.querySelector('script[src]') !== null,
    cacheControl: reply.headers.get('cache-control'),
    retryAfter: reply.headers.get('retry-after'),
  };
}

it.each(['/kopi/onlinestore?page=2', '/setengah/onlinestore', '/kopi/onlinestore/cart'])(
  '%s has a message that its data is unavailable, and is not cached as the page',
  async (path) => {
    isAway = true;
    expect(await open(path)).toEqual({
      status: 503,
      title: 'Toko belum bisa dibuka',
      says: 'Toko belum bisa dibuka',
      again: path,
      hasScripts: true,
      cacheControl: 'no-store',
      retryAfter: '2',
    });
    isAway = false;
    expect(await open(path)).toMatchObject({ status: 200, cacheControl: 'no-cache', retryAfter: null });
  },
);

it('a page that was painted before is served stale until its data is available again', async () => {
  const path = '/lama/onlinestore';
  expect(await open(path)).toMatchObject({ status: 200, says: 'Isi 1' });
  isAway = true;
  version = 2;
  expect(await open(path)).toMatchObject({ status: 200, says: 'Isi 1' });
  isAway = false;
  // The first page that can be painted again shows that waiting is worthwhile.
  expect(await open('/lain/onlinestore')).toMatchObject({ status: 200, says: 'Isi 2' });
  expect(await open(path)).toMatchObject({ status: 200, says: 'Isi 2' });
});

it('a page that was painted before is served stale when its data does not come in time', async () => {
  const path = '/lambat/onlinestore';
  expect(await open(path)).toMatchObject({ status: 200, says: 'Isi 1' });
  isHung = true;
  version = 2;
  expect(await open(path)).toMatchObject({ status: 200, says: 'Isi 1' });
  expect(await open('/tanpa/onlinestore')).toMatchObject({ status: 200, hasScripts: true });
});

it('a page of a store that has changed is served stale while its data is unavailable, and renewed then', async () => {
  const lasting = await openShop({ Home: home }, answer);
  const page = async () => (await open('/ubah/onlinestore', lasting)).says;
  expect(await page()).toBe('Isi 1');
  version = 2;
  lasting.changes.send({ store: 'ubah' });
  while ((await page()) !== 'Isi 2') await new Promise((resolve) => setImmediate(resolve));
  isAway = true;
  version = 3;
  const before = refused;
  lasting.changes.send({ store: 'ubah' });
  // Asked for, the page is not fresh any more.
  while (refused === before) expect(await page()).toBe('Isi 2');
  expect(await page()).toBe('Isi 2');
  isAway = false;
  while ((await page()) !== 'Isi 3') await new Promise((resolve) => setImmediate(resolve));
  await lasting.close();
});
