/** @jest-environment node */
import { json, openShop } from '../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({}, (_request, response) => json(response, {}, 404));
  shop.deployed.write('host/1/main.1.js', 'console.log(1)');
  for (const folder of ['host/1', 'remotes/storefront/1'])
    for (const end of ['js.map', 'css.map', 'js.map.br', 'js.map.gz'])
      shop.deployed.write(`${folder}/main.1.${end}`, '{"sourcesContent":["rahasia"]}');
});
afterAll(() => shop.close());

it('serves the files of a version for a year', async () => {
  const reply = await shop.raw('/assets/host/1/main.1.js');
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toContain('immutable');
});

it.each([
  '/assets/host/1/main.1.js.map',
  '/assets/host/1/main.1.css.map',
  '/remotes/storefront/1/main.1.js.map',
  '/assets/host/1/main.1.js%2Emap',
  '/assets/host/1/main.1.js.ma%70',
  '/assets/host/1/main.1.js.map?x=1',
  '/assets/host/1/main.1.js.map/',
  '/assets/host/1/./main.1.js.map',
  '/assets/host/1/x/../main.1.js.map',
  '/assets/host/1/main.1.js.map.br',
  '/assets/host/1/main.1.js.map.gz',
  '/assets/host/1/server/server.cjs',
  '/assets/host/1/%73erver/server.cjs',
  '/assets/host/1/x/..%2Fserver/server.cjs',
  '/assets/host/../registry.json',
  '/assets/host/..%2Fregistry.json',
])('keeps %s to itself', async (path) => {
  for (const acceptEncoding of ['br, gzip', 'identity']) {
    const reply = await shop.raw(path, { 'accept-encoding': acceptEncoding });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
  }
});
