/** @jest-environment node */
import { overloaded, untilOverloaded } from '@lapak/api/testing/overloaded';
import { json, openShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({}, (_request, response) => json(response, {}), overloaded);
  await untilOverloaded(shop.app);
});
afterAll(() => shop.close());

it('an overloaded server sheds documents with a message and a short retry-after', async () => {
  const reply = await shop.get('/kopi/onlinestore', { accept: 'text/html' });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(await reply.text()).toContain('Server sedang sibuk. Silakan coba beberapa saat lagi.');
});

it('an overloaded server still serves the scripts of pages, and forwards calls to the API', async () => {
  expect((await shop.get('/assets/host/1/main.1.css')).status).toBe(200);
  expect((await shop.get('/api/setting/profile')).status).toBe(200);
});
