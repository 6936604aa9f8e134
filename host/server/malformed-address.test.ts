/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, openShop } from './testing/shop.ts';

function answer(request: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(request.url ?? '', 'http://api.test');
  if (searchParams.get('username') === 'kopi')
    json(response, { nama_toko: 'Kopi', logo_url: null, bio: null });
  else json(response, {}, 404);
}

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: `{ default: () => h('h1', null, 'Isi') }` }, answer);
});
afterAll(() => shop.close());

it.each([
  '/%',
  '/%/onlinestore',
  '/%zz/onlinestore?page=%',
  '/%E0%A4%A/onlinestore',
  '/%FF/onlinestore',
  '/kopi/onlinestore/%',
  '/kopi/onlinestore/product/%C3%28',
])('%s is a page that is not there', async (path) => {
  const reply = await shop.raw(path, { accept: 'text/html' });
  expect(reply.status).toBe(404);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(reply.bytes.toString()).toContain('Tidak ada page');
});

it.each(['/%', '/assets/host/%', '/remotes/%zz', '/telemetry/%'])(
  '%s has no trace of the server',
  async (path) => {
    const { status, bytes } = await shop.raw(path);
    expect(status).toBe(404);
    expect(bytes.toString()).not.toMatch(/FST_|node_modules|\bat file:/);
  },
);

it.each(['/api/%', '/api/product/%zz', '/files/%'])('%s is answered in JSON', async (path) => {
  const { status, headers, bytes } = await shop.raw(path);
  expect([400, 404]).toContain(status);
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(bytes.toString())).toMatchObject({ info: expect.stringMatching(/\w/) });
});

it.each(['http://lain.test', 'HTTPS://lain.test:1'])(
  'a whole address (%s…) is the page of its path',
  async (site) => {
    const { status, bytes } = await shop.raw(`${site}/kopi/onlinestore?page=2`);
    expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('Isi')]);
    expect(bytes.toString()).not.toContain('lain.test');
    expect((await shop.raw(site)).status).toBe(404);
  },
);

it('a kept page is found by a query that is malformed', async () => {
  expect((await shop.raw('/kopi/onlinestore?keyword=%')).status).toBe(200);
  expect((await shop.raw('/kopi/onlinestore?keyword=%')).status).toBe(200);
});
