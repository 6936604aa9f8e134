/** @jest-environment node */
import { buildServer } from './build-server.ts';
import { remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const home = (version: string) => `{ default: () => h('h1', null, 'Versi ' + ${JSON.stringify(version)}) }`;

let shop: Awaited<ReturnType<typeof openShop>>;
let elsewhere: string;
let close: () => Promise<void>;

beforeAll(async () => {
  shop = await openShop({ Home: home('1') }, (_request, response) => json(response, {}));
  const { deployed } = shop;
  deployed.remote('storefront', '2', manifestOf('storefront', '2'));
  deployed.write('remotes/storefront/2/home.css', '.home{color:blue}');
  deployed.write('remotes/storefront/2/server/server.cjs', remoteSource({ Home: home('2') }));
  const second = await buildServer({ config: shop.config, api: null });
  elsewhere = await second.listen({ host: '127.0.0.1', port: 0 });
  close = () => second.close();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await close();
  await shop.close();
});

/** Writes the registry, and lets the time pass after which a process looks at it again. */
function deploy(rollouts: object | undefined, current = '1') {
  shop.deployed.registry({ host: '1', remotes: { storefront: { current, lastGood: null } }, rollouts });
  const later = Date.now() + 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
}

async function visit(origin: string, path: string, cookie = '') {
  const reply = await fetch(origin + path, { headers: { cookie } });
  const html = await reply.text();
  const set = reply.headers.get('set-cookie')?.split(';')[0] ?? null;
  return {
    version: /Versi (\d)/.exec(html)?.[1],
    current: /"current":\{"version":"(\d)"/.exec(html)?.[1],
    lastGood: /"lastGood":\{"version":"(\d)"/.exec(html)?.[1],
    set,
    caching: reply.headers.get('cache-control'),
  };
}

const kopi = '/kopi/onlinestore';
const visitors = Array.from({ length: 40 }, (_none, number) => `lapak_canary=${number}`);

it('sets no cookie while there is no canary', async () => {
  deploy(undefined);
  expect(await visit(shop.origin, kopi)).toMatchObject({ version: '1', set: null, caching: 'no-cache' });
});

it('gives a share of the visitors the canary on every page, the same in every process', async () => {
  deploy({ storefront: { canary: { version: '2', percent: 40 } } });
  const versions = [];
  for (const cookie of visitors) {
    const seen = [];
    for (const origin of [shop.origin, elsewhere])
      for (const path of [kopi, '/batik/onlinestore', '/kopi/onlinestore/cart'])
        seen.push((await visit(origin, path, cookie)).current);
    expect(new Set(seen).size).toBe(1);
    versions.push(seen[0]);
  }
  const canaries = versions.filter((version) => version === '2').length;
  expect(canaries).toBeGreaterThan(6);
  expect(canaries).toBeLessThan(30);
});

it('paints a canary with its own bundle, and falls back to the current version', async () => {
  const seen = [];
  for (const cookie of visitors) seen.push(await visit(shop.origin, kopi, cookie));
  for (const { version, current } of seen) expect(version).toBe(current);
  expect(seen.find(({ current }) => current === '2')).toMatchObject({ lastGood: '1' });
});

it('gives a new visitor a cookie, in an answer that no shared cache keeps', async () => {
  const first = await visit(shop.origin, kopi);
  expect(first).toMatchObject({
    set: expect.stringMatching(/^lapak_canary=\d+$/),
    caching: 'private, no-cache',
  });
  for (const origin of [elsewhere, shop.origin]) {
    expect(await visit(origin, kopi, first.set ?? '')).toEqual({ ...first, set: null, caching: 'no-cache' });
  }
});

it('ends with the next document when the canary is rolled back', async () => {
  deploy({ storefront: { withdrawn: ['2'] } });
  for (const cookie of visitors) expect((await visit(elsewhere, kopi, cookie)).version).toBe('1');
});

it('gives a store its own version, for everybody, and other stores not', async () => {
  deploy({ storefront: { pins: { kopi: '1' }, canary: { version: '2', percent: 99 } } }, '2');
  for (const cookie of ['', ...visitors.slice(0, 5)]) {
    expect((await visit(shop.origin, kopi, cookie)).version).toBe('1');
    expect((await visit(shop.origin, '/kopi/onlinestore/cart', cookie)).current).toBe('1');
    expect((await visit(elsewhere, '/batik/onlinestore', cookie)).version).toBe('2');
  }
});

it('serves the current version when a canary or a pin cannot be used', async () => {
  deploy({
    storefront: { pins: { kopi: '8' }, canary: { version: '9', percent: 99 } },
    host: { pins: { kopi: 'h9' } },
  });
  for (const cookie of visitors.slice(0, 10)) {
    expect((await visit(shop.origin, kopi, cookie)).version).toBe('1');
    expect((await visit(shop.origin, '/batik/onlinestore', cookie)).version).toBe('1');
  }
});
