/** @jest-environment node */
import { json, openShop } from '../testing/shop.ts';

const open = (metricsToken?: string) =>
  openShop({}, (_request, response) => json(response, {}, 404), { metricsToken });

it('a shell alone serves its metrics to this machine, and not through a proxy', async () => {
  const shop = await open();
  expect((await shop.raw('/metrics')).status).toBe(200);
  expect((await shop.raw('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  await shop.close();
});

it('with a token it serves them to requests that carry it', async () => {
  const shop = await open('rahasia');
  expect((await shop.raw('/metrics')).status).toBe(404);
  expect((await shop.raw('/metrics', { authorization: 'Bearer rahasia' })).status).toBe(200);
  await shop.close();
});
