/** @jest-environment node */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const page = `{
  prefetch: ({ transport }) => transport({ url: '/api/data' }),
  default: () => h('h1', null, 'Isi'),
}`;
const NAVIGATION = { 'sec-fetch-mode': 'navigate' };
const home = '/kopi/onlinestore';

async function shopWith(earlyHints: boolean | undefined) {
  const manifest = manifestOf('storefront', '1');
  manifest.exposes[0]?.assets.js.sync.push('parts.js');
  manifest.exposes.push({ ...manifest.exposes[0]!, name: 'ProductDetail' });
  const answer: Parameters<typeof openShop>[1] = (_request, response) => json(response, {});
  const shop = await openShop(
    { Home: page, ProductDetail: page },
    answer,
    { earlyHints },
    undefined,
    ({ deployed }) => deployed.remote('storefront', '1', manifest),
  );
  return {
    ...shop,
    hints: async (...asked: Parameters<typeof shop.raw>) => (await shop.raw(...asked)).hints,
  };
}

it('a browser gets hints for the files of a home while it is painted, and of one in memory with the answer alone', async () => {
  const { raw, close } = await shopWith(true);
  const first = await raw(home, NAVIGATION);
  const { link } = first.headers;
  expect(link).toMatch(/home\.js>; rel=preload; as=script, <.*parts\.js>; rel=preload/);
  expect(first.hints).toEqual([`103 ${String(link)}`]);
  expect((await raw(home, NAVIGATION)).hints).toEqual([]);
  await close();
});

it('no hints are sent to others than browsers, of pages whose files would be in the way, or without the setting', async () => {
  const shop = await shopWith(true);
  expect(await shop.hints(home)).toEqual([]);
  const product = await shop.raw('/kopi/onlinestore/detail/1', NAVIGATION);
  expect([product.status, product.hints]).toEqual([200, []]);
  // As nginx asks, unless its site says otherwise.
  const old = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  old.write(`GET ${home} HTTP/1.0\r\nhost: x\r\nsec-fetch-mode: navigate\r\n\r\n`);
  expect(await text(old)).toMatch(/^HTTP\/1\.1 200 /);
  await shop.close();
  const plain = await shopWith(undefined);
  expect(await plain.hints(home, NAVIGATION)).toEqual([]);
  await plain.close();
});
