/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, openShop } from '../testing/shop.ts';

const pages = { Home: `{ default: () => h('h1', null, 'Isi') }` };
const answer = (_request: IncomingMessage, response: ServerResponse) =>
  json(response, { nama_toko: 'Kopi', logo_url: null, bio: null });

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop(pages, answer);
  for (const end of ['', '.br', '.gz'])
    shop.deployed.write(`host/1/main.1.js${end}`, `console.log("${end}")${' '.repeat(end === '' ? 99 : 9)}`);
  // From now on the page is kept.
  await (await shop.get('/kopi/onlinestore')).text();
});
afterAll(() => shop.close());

it.each(['/kopi/onlinestore', '/assets/host/1/main.1.js'])(
  '%s says to caches that it differs',
  async (path) => {
    expect((await shop.raw(path)).headers.vary).toBe('Accept-Encoding');
  },
);

const encodingOf = async (path: string, acceptEncoding: string) => {
  const reply = await shop.raw(path, { 'accept-encoding': acceptEncoding });
  return reply.status === 200 ? (reply.headers['content-encoding'] ?? 'plain') : reply.status;
};

describe.each([
  ['a kept page', '/kopi/onlinestore'],
  ['a page that is made for the visitor', '/kopi/onlinestore/cart'],
  ['a script', '/assets/host/1/main.1.js'],
])('%s', (_name, path) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['gzip;q=0', 'plain'],
    ['br;q=0, gzip;q=0, *', 'plain'],
    ['gzip;q=0.000, br;q=0.0', 'plain'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['abrakadabra', 'plain'],
    ['identity', 'plain'],
    ['', 'plain'],
    ['*;q=0', 406],
    ['identity;q=0', 406],
  ])('goes to a visitor who accepts %j as %s', async (acceptEncoding, encoding) => {
    expect(await encodingOf(path, acceptEncoding)).toBe(encoding);
  });
});
