/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const page = (version: number) => `{
  prefetch: ({ transport }) => transport({ url: '/api/data' }),
  default: () => h('h1', null, 'Versi ${version}'),
}`;

/** Answers of the API that the test releases. */
const held: (() => void)[] = [];
let need = () => {};
const isNeeded = new Promise<void>((resolve) => (need = resolve));
function answer({ url }: IncomingMessage, response: ServerResponse) {
  if (url !== '/api/data') return json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });
  held.push(() => json(response, {}));
  need();
}

it('a page that is painted while a version is deployed names the version that painted it', async () => {
  const shop = await openShop({ Home: page(1) }, answer);
  const before = shop.get('/kopi/onlinestore');
  await isNeeded;

  shop.deployed.remote('storefront', '2', manifestOf('storefront', '2'));
  shop.deployed.write('remotes/storefront/2/home.css', '.home{color:blue}');
  shop.deployed.write('remotes/storefront/2/server/server.cjs', remoteSource({ Home: page(2) }));
  shop.deployed.registry({ host: '1', remotes: { storefront: { current: '2', lastGood: '1' } } });
  const cart = async () => (await shop.get('/kopi/onlinestore/cart')).text();
  while (!(await cart()).includes('/storefront/2/'));

  const release = setInterval(() => held.splice(0).forEach((send) => send()), 5);
  const old = await (await before).text();
  expect(old).toContain('<h1>Versi 1</h1>');
  expect(old).toContain('.home{color:red}');
  expect(old).toMatch(/"storefront":{"current":{"version":"1"[^}]*},"lastGood":null}/);
  const next = await (await shop.get('/kopi/onlinestore')).text();
  expect(next).toContain('<h1>Versi 2</h1>');
  expect(next).toMatch(/"storefront":{"current":{"version":"2"[^}]*},"lastGood":{"version":"1"/);
  clearInterval(release);
  await shop.close();
});
