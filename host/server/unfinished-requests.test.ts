/** @jest-environment node */
import { halfRequests, untilEnded } from '@lapak/api/testing/half-requests';
import { json, openShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({}, (_request, response) => json(response, {}, 404), { requestTimeoutMs: 200 });
});
afterAll(() => shop.close());

it.each(halfRequests('/telemetry/vitals'))('ends %s', async (_name, beginning, drop) => {
  await untilEnded(Number(new URL(shop.origin).port), beginning, drop);
});
