/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const home = `{ default: () => h('h1', null, 'Isi') }`;

let shop: Awaited<ReturnType<typeof openShop>>;
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  shop = await openShop(
    { Home: home },
    ({ url }, response) => {
      asked.push(url);
      json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });
    },
    {},
    undefined,
    ({ deployed }) => {
      deployed.write('host/1/console-worker.js', 'worker()');
      deployed.remote('seller', '7', manifestOf('seller', '7'));
      deployed.registry({
        host: '1',
        remotes: { storefront: { current: '1', lastGood: null }, seller: { current: '7', lastGood: null } },
      });
    },
  );
});
afterAll(() => shop.close());

async function open(path: string) {
  const reply = await shop.get(path);
  const { document } = new JSDOM(await reply.text()).window;
  const releases = document.getElementById('lapak-releases')?.textContent ?? '';
  return { status: reply.status, document, remotes: Object.keys(JSON.parse(releases) as object) };
}

test("the console's document names no store, is not to be found, and asks the API nothing", async () => {
  const { status, document } = await open('/kelola/undangan/rahasia?x=1');
  expect(status).toBe(200);
  expect(document.title).toBe('Kelola');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  expect(document.head.innerHTML).not.toContain('rahasia');
  expect(asked).toEqual([]);
});

test("the console's remote is in its own documents alone", async () => {
  expect((await open('/kelola')).remotes).toContain('seller');
  expect((await open('/kopi/onlinestore')).remotes).not.toContain('seller');
  expect((await open('/kopi/onlinestore/cart')).remotes).not.toContain('seller');
});

test('the console alone may use the camera and WebAssembly, which its gate reads codes with', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await shop.get(path);
    return [headers.get('permissions-policy'), headers.get('content-security-policy')?.includes('wasm')];
  };
  expect(await headersOf('/kelola/toko/kopi/pintu')).toEqual([
    'camera=(self), microphone=(), geolocation=()',
    true,
  ]);
  expect(await headersOf('/kopi/onlinestore/cart')).toEqual([
    'camera=(), microphone=(), geolocation=()',
    false,
  ]);
});

test('the console alone frames pages of the shop, which show how they would look', async () => {
  const frames = async (path: string) =>
    /frame-src [^;]*/.exec((await shop.get(path)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await frames('/kelola/toko/kopi/pengaturan')).toContain("'self'");
  expect(await frames('/kopi/onlinestore')).not.toContain("'self'");
});

test("the console's service worker is that of the shell in use, at an address that stays", async () => {
  const worker = await shop.get('/kelola/pekerja.js');
  expect([worker.status, worker.headers.get('content-type'), worker.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript',
    'no-cache',
  ]);
  expect(await worker.text()).toBe('worker()');
});
