/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { json, openShop } from './testing/shop.ts';

const home = `{
  withProfile: true,
  prefetch: async ({ url, transport }) => {
    const { status } = await transport({ url: '/api/data', params: { page: new URL(url).pathname.split('/')[3] } });
    if (status !== 200) throw { status };
  },
  default: () => h('h1', null, 'Isi'),
}`;

/** One store, `kopi`, whose one page is its home; `palsu` is hidden, and requests for `putus` fail. */
function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
  const username = searchParams.get('username');
  if (pathname === '/api/data') json(response, {}, searchParams.get('page') === null ? 200 : 404);
  else if (username === 'kopi') json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });
  else if (username === 'palsu') json(response, { nama_toko: 'Bank Asli', is_hidden: true });
  else json(response, {}, username === 'putus' ? 503 : 404);
}

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ Home: home }, answer);
});
afterAll(() => shop.close());

async function open(path: string) {
  const reply = await shop.get(path);
  const { document } = new JSDOM(await reply.text()).window;
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('lapak-state')?.textContent ?? '') as { state: object };
  return {
    status: reply.status,
    title: document.title,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    says: root?.textContent,
    leadsTo: root?.querySelector('a')?.getAttribute('href') ?? null,
    isWaiting: root?.querySelector('[role=status]') !== null || document.querySelector('noscript') !== null,
    state: state.state,
  };
}

it.each(['/kopi/tidak-ada', '/kopi/onlinestore/tidak-ada'])(
  '%s says before any script that it is not there, and leads to its store',
  async (path) => {
    const page = await open(path);
    expect(page).toMatchObject({ status: 404, title: 'Tidak ada page', says: 'Tidak ada page' });
    expect(page).toMatchObject({ leadsTo: '/kopi/onlinestore', isWaiting: false });
    expect(page.state).toMatchObject({ profile: { nama_toko: 'Kopi Kita' } });
  },
);

it('an unknown store has a message and no link', async () => {
  const page = await open('/tidak-ada/onlinestore/cart');
  expect(page).toMatchObject({ status: 404, says: 'Tidak ada store', leadsTo: null, isWaiting: false });
});

it.each(['/palsu/onlinestore/hilang', '/palsu/onlinestore/cart', '/palsu/onlinestore/keranjang'])(
  '%s of a hidden store is not there, leads nowhere and is not to be indexed',
  async (path) => {
    const page = await open(path);
    expect(page).toMatchObject({
      status: 404,
      says: 'Tidak ada hiddenStore',
      leadsTo: null,
      isWaiting: false,
    });
    expect(page).toMatchObject({ robots: 'noindex', description: 'Belanja di Lapak' });
  },
);

it('an order of a hidden store is there', async () => {
  expect(await open('/palsu/onlinestore/status')).toMatchObject({ status: 200, isWaiting: true });
});

it.each(['/onlinestore', '/tidak-ada/x', '/putus/x', '/%3Cb%3E/x'])(
  '%s names no store that is known',
  async (path) => {
    const page = await open(path);
    expect(page).toMatchObject({ status: 404, says: 'Tidak ada page', leadsTo: null, isWaiting: false });
  },
);

it('a page that is not painted is rendered by the scripts', async () => {
  expect(await open('/kopi/onlinestore/cart')).toMatchObject({ status: 200, isWaiting: true });
});
