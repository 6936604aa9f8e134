/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, openShop } from './testing/shop.ts';

let bio = 'Kopi';
function answer(request: IncomingMessage, response: ServerResponse) {
  const username = new URL(request.url ?? '', 'http://api.test').searchParams.get('username');
  json(
    response,
    { nama_toko: `Toko ${username}`, logo_url: null, bio },
    username === 'tidak-ada' ? 404 : 200,
  );
}

/** `gagal` in the address makes the outline throw. */
const page = `{
  withProfile: true,
  default: () => h('h1', null, 'Isi'),
  Outline: ({ url }) => {
    if (url.includes('gagal')) throw new Error('provoked');
    globalThis.outlines = (globalThis.outlines ?? 0) + 1;
    return h('main', null, 'Kerangka ke-' + globalThis.outlines);
  },
}`;
const spinner = 'aria-label="Memuat halaman"';

const htmlOf = async (path: string) => (await shop.get(path)).text();
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: page }, answer);
});
afterAll(() => shop.close());

it('is in the document of a page that the browser renders, and is rendered once for a state of the store', async () => {
  const html = await htmlOf('/kopi/onlinestore/keranjang');
  expect(html).toMatch(/<div id="root"><div data-outline><div data-lapak-app="true"><main>Kerangka ke-1</);
  expect(html).toContain('"lapak-state">{"painted":false');
  expect(html).not.toContain(spinner);
  expect(await htmlOf('/kopi/onlinestore/keranjang?dari=tas')).toContain('Kerangka ke-1<');
  expect(await htmlOf('/teh/onlinestore/keranjang')).toContain('Kerangka ke-2<');
  bio = 'Kopi dan teh';
  expect(await htmlOf('/kopi/onlinestore/keranjang')).toContain('Kerangka ke-3<');
});

it.each(['/gagal/onlinestore/keranjang', '/kopi/onlinestore/cart'])(
  'without one the document shows the spinner: %s',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain(spinner);
    expect(html).not.toContain('<div data-outline>');
  },
);

it('a store that does not exist has none', async () => {
  const html = await htmlOf('/tidak-ada/onlinestore/keranjang');
  expect(html).toContain('Tidak ada store');
  expect(html).not.toContain('<div data-outline>');
});
