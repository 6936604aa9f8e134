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
