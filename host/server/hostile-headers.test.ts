/** @jest-environment node */
import { hostSource, remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const home = `{ default: ({ url }) => h('h1', null, 'Alamat ' + new URL(url).host) }`;
const paths = ['/kopi/onlinestore', '/batik/onlinestore', '/teh/onlinestore'];

let shop: Awaited<ReturnType<typeof openShop>>;
async function open(trustedProxies: number) {
  shop = await openShop(
    { Home: home },
    (_request, response) => json(response, { nama_toko: 'Kopi', logo_url: null, bio: null }),
    { trustedProxies, pageFreshMs: 0, pageStaleMs: 0 },
    undefined,
    ({ deployed }) => {
      deployed.host('1');
      deployed.write('host/1/server/server.cjs', hostSource);
      deployed.remote('storefront', '2', manifestOf('storefront', '2'));
      deployed.write('remotes/storefront/2/home.css', '.home{color:blue}');
      deployed.write('remotes/storefront/2/server/server.cjs', remoteSource({ Home: home }));
      deployed.registry({
        host: '1',
        remotes: { storefront: { current: '2', lastGood: '1' } },
        rollouts: { storefront: { proven: ['1'] } },
      });
    },
  );
}
afterEach(() => shop.close());

const hostile: Record<string, string>[] = [
  { 'x-forwarded-proto': 'data' },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'alert(1)' },
  { 'x-forwarded-host': 'jahat.test/x?y' },
  { 'x-forwarded-host': '[::1' },
  { 'x-forwarded-host': 'user:pw@jahat.test', 'x-forwarded-port': '99999' },
  { host: 'a b' },
  { host: 'jahat.test/kopi' },
  { host: '%' },
];

it.each([0, 1])(
  'every page stays that of the current version, with %i trusted proxies',
  async (trustedProxies) => {
    await open(trustedProxies);
    for (const headers of hostile)
      for (const path of [...paths, '/kopi/onlinestore/keranjang', '/tidak-ada', '/%']) {
        const { status, bytes } = await shop.raw(path, headers);
        expect([path, status]).toEqual([path, path.startsWith('/tidak') || path === '/%' ? 404 : 200]);
        expect(bytes.toString()).not.toContain('jahat.test');
      }
    for (const path of paths) {
      const document = await (await shop.get(path)).text();
      expect(document).toContain('Alamat 127.0.0.1');
      expect(document).toContain('"current":{"version":"2"');
    }
  },
);

it('an address that a stranger claims is nowhere in the document', async () => {
  await open(0);
  const claims = {
    'x-forwarded-host': 'lain.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=lain.test',
  };
  const { bytes, headers } = await shop.raw('/kopi/onlinestore', claims);
  expect(bytes.toString()).toContain('Alamat 127.0.0.1');
  expect(bytes.toString() + JSON.stringify(headers)).not.toMatch(/lain\.test|https:\/\/127/);
});
