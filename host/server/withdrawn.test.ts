/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@lapak/contracts/registry';
import { parseLog } from '@lapak/releases/storage/release-log';
import { buildServer } from './build-server.ts';
import { isInCanary } from './rollout/visitor.ts';
import { hostSource, remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const kopi = '/kopi/onlinestore';
const home = "{ default: () => h('h1', null, 'Halo') }";

let shop: Awaited<ReturnType<typeof openShop>>;
let clock: number;

/** A shop whose second version of the storefront is current, after a first one that may be proven. */
async function open(rollouts: object = { storefront: { proven: ['1'] } }) {
  shop = await openShop({ Home: home }, (_request, response) => json(response, {}), { trustedProxies: 1 });
  clock = Date.now();
  const { deployed } = shop;
  deployed.remote('storefront', '2', manifestOf('storefront', '2'));
  deployed.write('remotes/storefront/2/home.css', '.home{color:blue}');
  deployed.write('remotes/storefront/2/server/server.cjs', remoteSource({ Home: home }));
  deployed.registry({ host: '1', remotes: { storefront: { current: '2', lastGood: '1' } }, rollouts });
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  later(1000);
}
const later = (ms: number) => (clock += ms);
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

const registry = () => JSON.parse(readFileSync(join(shop.deployed.dir, 'registry.json'), 'utf8')) as Registry;
const entry = () => registry().remotes.storefront;
const logLines = () => {
  try {
    return parseLog(readFileSync(join(shop.deployed.dir, 'releases.log'), 'utf8'));
  } catch {
    return [];
  }
};
const until = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
};

const visit = async () => (await shop.get(kopi)).text();
/** The token of a document of its own. */
async function tokenOf(cookie = '') {
  const timing = (await shop.get(kopi, { cookie })).headers.get('server-timing') ?? '';
  return /^document;desc="([^"]+)"$/.exec(timing)?.[1] ?? '';
}
const send = (address: string, body: object) =>
  fetch(`${shop.origin}/telemetry/remote-failure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
/** A visitor opens a page, and reports. */
const report = async (visitor: number, version = '2', own: object = {}) =>
  send(`203.0.113.${visitor}`, {
    remote: 'storefront',
    version,
    reason: 'module',
    document: await tokenOf(),
    ...own,
  });

it('takes a version back that fails for several visitors, and says so in the log', async () => {
  await open();
  for (let visitor = 0; visitor < 10; visitor += 1) await visit();
  for (const visitor of [1, 2]) await report(visitor);
  expect(entry()).toEqual({ current: '2', lastGood: '1' });
  await report(3);
  await until(() => entry()?.current === '1');
  expect(entry()).toEqual({ current: '1', lastGood: null });
  expect(registry().rollouts?.storefront?.withdrawn).toEqual(['2']);
  expect(logLines()).toMatchObject([{ verb: 'withdraw', part: 'storefront', from: '2', to: '1' }]);
  later(1000);
  expect(await visit()).toContain('"current":{"version":"1"');
});

it('keeps a version that fails for few of many, for one visitor often, or that is not deployed', async () => {
  await open();
  for (let visitor = 0; visitor < 100; visitor += 1) await visit();
  for (const visitor of [1, 2, 3, 4]) await report(visitor);
  const document = await tokenOf();
  for (let again = 0; again < 20; again += 1) await report(5, '2', { document });
  for (const visitor of [6, 7, 8, 9, 10, 11, 12, 13]) await report(visitor, '7');
  later(1000);
  expect(await visit()).toContain('"current":{"version":"2"');
  expect(logLines()).toEqual([]);
});

it('counts kept pages as uses, and visitors of one IPv6 network as one', async () => {
  await open();
  await visit();
  for (const last of [1, 2, 3, 4])
    await send(`2001:db8:1:${last}::1`, {
      remote: 'storefront',
      version: '2',
      reason: 'render',
      document: await tokenOf(),
    });
  expect(logLines()).toEqual([]);
  for (let visitor = 0; visitor < 60; visitor += 1) await visit();
  for (const visitor of [1, 2, 3, 4]) await report(visitor);
  expect(logLines()).toEqual([]);
});

it('does not count documents with the last good version as uses of the current one', async () => {
  await open();
  rmSync(join(shop.deployed.dir, 'remotes/storefront/2/server'), { recursive: true });
  for (let visitor = 0; visitor < 100; visitor += 1)
    expect(await visit()).toContain('"current":{"version":"1"');
  for (const visitor of [1, 2, 3]) await report(visitor);
  await until(() => entry()?.current === '1');
});

it('counts no report without the token of a document, nor a second one, nor of a version that the document does not name', async () => {
  await open();
  const own = await tokenOf();
  const forged = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`;
  for (const visitor of [1, 2, 3, 4]) {
    await report(visitor, '2', { document: undefined });
    await report(visitor, '2', { document: forged });
    await report(visitor, '2', { document: own });
  }
  const ofTheFirst = await tokenOf();
  expect(ofTheFirst).not.toBe(own);
  shop.deployed.remote('storefront', '3', manifestOf('storefront', '3'));
  shop.deployed.registry({ host: '1', remotes: { storefront: { current: '3', lastGood: '1' } } });
  later(1000);
  for (const visitor of [1, 2, 3, 4]) await report(visitor, '3', { document: ofTheFirst });
  later(1000);
  await visit();
  expect(logLines()).toEqual([]);
});

it('counts no report of a document that is older than an hour, and those of other processes with the same secret', async () => {
  await open();
  const tokens = [await tokenOf(), await tokenOf(), await tokenOf()];
  later(61 * 60_000);
  for (const [visitor, document] of tokens.entries()) await report(visitor, '2', { document });
  expect(logLines()).toEqual([]);
  const elsewhere = await buildServer({ config: shop.config, api: null });
  for (const visitor of [1, 2, 3]) {
    const { headers } = await elsewhere.inject({ url: kopi });
    const document = /desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1];
    await report(visitor, '2', { document });
  }
  await elsewhere.close();
  await until(() => entry()?.current === '1');
});

it('gives each answer a token of its own, also a kept page and one that the browser has', async () => {
  await open();
  const first = await shop.get(kopi);
  const kept = await shop.get(kopi);
  const unchanged = await shop.raw(kopi, { 'if-none-match': kept.headers.get('etag') ?? '' });
  expect(unchanged.status).toBe(304);
  const cart = await shop.get(`${kopi}/cart`);
  const timings = [first, kept, cart].map(({ headers }) => headers.get('server-timing'));
  expect(new Set([...timings, unchanged.headers['server-timing']]).size).toBe(4);
  expect(await first.text()).toBe(await kept.text());
});

it('has browsers report a hung tab with the token of its document, where they do so', async () => {
  await open();
  const endpoint = async (path: string, proto: string) =>
    (await shop.get(path, { 'x-forwarded-proto': proto })).headers.get('reporting-endpoints');
  for (const path of [kopi, kopi, `${kopi}/cart`])
    expect(await endpoint(path, 'https')).toMatch(/^default="\/telemetry\/crash\?document=[\w.-]{80,}"$/);
  expect(await endpoint(kopi, 'http')).toBeNull();
});

it('keeps the only version, however often it fails', async () => {
  await open({});
  shop.deployed.registry({ host: '1', remotes: { storefront: { current: '2', lastGood: null } } });
  later(1000);
  for (const visitor of [1, 2, 3, 4, 5]) await report(visitor);
  later(1000);
  expect(await visit()).toContain('"current":{"version":"2"');
  expect(logLines()).toEqual([]);
});

it('withdraws a canary that fails, and the current version stays', async () => {
  await open();
  shop.deployed.registry({
    host: '1',
    remotes: { storefront: { current: '1', lastGood: null } },
    rollouts: { storefront: { canary: { version: '2', percent: 50 } } },
  });
  later(1000);
  const inCanary = Array.from({ length: 100 }, (_none, number) => number).filter((number) =>
    isInCanary(number, 'storefront', '2', 50),
  );
  for (const visitor of [1, 2, 3])
    await report(visitor, '2', { document: await tokenOf(`lapak_canary=${inCanary[visitor]}`) });
  await until(() => registry().rollouts?.storefront?.withdrawn !== undefined);
  expect(entry()).toMatchObject({ current: '1' });
  expect(registry().rollouts?.storefront).toMatchObject({ withdrawn: ['2'] });
});

it('takes a shell back that does not start for several visitors', async () => {
  await open();
  shop.deployed.host('2');
  shop.deployed.write('host/2/server/server.cjs', hostSource);
  const remotes = { storefront: { current: '1', lastGood: null } };
  shop.deployed.registry({ host: '2', remotes, rollouts: { host: { proven: ['1'] } } });
  later(1000);
  while (!(await visit()).includes('/assets/host/2/')) later(1000);
  for (const visitor of [1, 2, 3]) await report(visitor, '2', { remote: 'host' });
  await until(() => registry().host === '1');
  expect(logLines()).toMatchObject([{ verb: 'withdraw', part: 'host', from: '2', to: '1' }]);
  later(1000);
  expect(await visit()).toContain('/assets/host/1/');
});
