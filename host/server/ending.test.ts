/** @jest-environment node */
import { json, openShop } from './testing/shop.ts';

it('the health check fails at shutdown, and kept pages are still served for a while', async () => {
  const shop = await openShop({ Home: `{ default: () => h('h1', null, 'Isi') }` }, (_request, response) =>
    json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null }),
  );
  const path = '/kopi/onlinestore';
  await (await shop.get(path)).text();
  void shop.app.front.drain({ leadMs: 600_000, timeoutMs: 0 });
  const health = await shop.get('/healthz');
  expect([health.status, health.headers.get('connection')]).toEqual([503, 'close']);
  const page = await shop.get(path);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await page.text()).toContain('Isi');
  await shop.close();
});

it('a stream of events, which never ends, does not hold the end up', async () => {
  const shop = await openShop({}, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\ndata: {}\n\n');
  });
  const stream = await shop.get('/api/seller/toko/kopi/umpan', { accept: 'text/event-stream' });
  const reader = stream.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('ready');
  await shop.app.front.drain({ leadMs: 0, timeoutMs: 3_600_000 });
  await expect(reader?.read()).rejects.toThrow();
  await shop.close();
});
