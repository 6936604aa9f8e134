/** @jest-environment node */
import { json, openShop } from './testing/shop.ts';

const home = `{ withProfile: true, default: () => h('h1', null, 'Isi') }`;

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: home }, (_request, response) => json(response, { nama_toko: 'Kopi' }));
});
afterAll(() => shop.close());

const careful = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
] as const;

it.each([
  ['a document', '/kopi/onlinestore'],
  ['the same one, kept', '/kopi/onlinestore'],
  ['a document that is not painted', '/kopi/onlinestore/cart'],
  ['a file', '/assets/host/1/main.1.css'],
  ['an address that does not exist', '/assets/host/1/none.js'],
])('%s carries the headers that keep a browser careful', async (_what, path) => {
  const { headers } = await shop.get(path);
  expect(careful.map(([name]) => [name, headers.get(name)])).toEqual(careful);
});
