/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { JSDOM } from 'jsdom';
import { remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const LIMIT_MS = 1500;

const answer = (_request: IncomingMessage, response: ServerResponse) =>
  json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });

let shop: Awaited<ReturnType<typeof openShop>>;
const lines: Record<string, unknown>[] = [];
let version = 1;

beforeAll(async () => {
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split('\n'))
        lines.push(JSON.parse(line) as (typeof lines)[0]);
      done();
    },
  });
  shop = await openShop(
    { Home: page('Versi 1') },
    answer,
    // Two workers: on a busy machine the one that takes the place of a lost one starts too late for the last good version.
    { renderTimeoutMs: LIMIT_MS, renderWorkers: 2, logLevel: 'warn', pageFreshMs: -1, pageStaleMs: 0 },
    log,
  );
});
afterAll(() => shop.close());

const page = (text: string) => `{ default: () => h('h1', null, '${text}') }`;

/**
 * Deploys a new version of the storefront.
 * @param source of its server bundle; null for none
 */
async function deploy(
  source: string | null,
  lastGood: string | null,
  css: string | null = '.home{color:blue}',
) {
  version += 1;
  const current = String(version);
  shop.deployed.remote('storefront', current, manifestOf('storefront', current));
  if (css !== null) shop.deployed.write(`remotes/storefront/${current}/home.css`, css);
  if (source !== null) shop.deployed.write(`remotes/storefront/${current}/server/server.cjs`, source);
  // Another remote's pages go on, whatever happens.
  shop.deployed.remote('events', '1', manifestOf('events', '1'));
  shop.deployed.write('remotes/events/1/home.css', '.event{color:red}');
  shop.deployed.write('remotes/events/1/server/server.cjs', remoteSource({ Home: page('Acara') }));
  shop.deployed.registry({
    host: '1',
    remotes: { storefront: { current, lastGood }, events: { current: '1', lastGood: null } },
  });
  while (!(await (await shop.get('/kopi/onlinestore/acara')).text()).includes(`/storefront/${current}/`));
}

async function visit(path = '/kopi/onlinestore') {
  const reply = await shop.get(path);
  const { document } = new JSDOM(await reply.text()).window;
  const data = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null') as never;
  const releases: Record<string, { current: { version: string } | null }> = data('lapak-releases');
  return {
    status: reply.status,
    text: document.getElementById('root')?.textContent,
    painted: (data('lapak-state') as { painted: boolean }).painted,
    version: releases.storefront?.current?.version,
    styles: [...document.querySelectorAll('style[data-href]')].map((style) => style.textContent),
    linked: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  };
}

/** What the log has about the version that was deployed last. */
const logged = () => lines.filter((line) => line.remote === 'storefront' && line.version === String(version));

const lastGoodPage = {
  status: 200,
  text: 'Versi 1',
  painted: true,
  version: '1',
  styles: ['.home{color:red}'],
  linked: [],
};
const shellPage = () => ({
  ...lastGoodPage,
  text: '',
  painted: false,
  version: String(version),
  styles: ['.home{color:blue}'],
});

const remote = (home: string, before = '') => remoteSource({ Home: home }, before);

/** What can be wrong with a server bundle, and what the log says of it. */
const bundles: [string, string | null, RegExp][] = [
  ['is missing', null, /ENOENT/],
  ['is garbage', '<html>', /Unexpected token/],
  ['throws when it is evaluated', remote('{}', `throw new Error('rusak')`), /rusak/],
  ['throws in a render', remote(`{ default: () => { throw new Error('rusak') } }`), /rusak/],
  [
    'awaits for ever',
    remote(`{ prefetch: () => new Promise(() => {}), default: () => null }`),
    /not painted within/,
  ],
  ['loops when it is evaluated', remote('{}', 'for (;;);'), /not painted within/],
  ['loops in a render', remote(`{ default: () => { for (;;); } }`), /not painted within/],
  [
    'eats all memory',
    remote(`{ default: () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())) } }`),
    /memory limit|not painted within/,
  ],
  ['exits', remote(`{ default: () => process.exit(1) }`), /process.exit/],
  ['kills', remote(`{ default: () => process.kill(process.ppid ?? 1) }`), /process.kill/],
  [
    'throws outside of any call',
    remote(
      `{ prefetch: () => { setTimeout(() => { throw new Error('nanti') }); return new Promise(() => {}) }, default: () => null }`,
    ),
    /worker was lost: nanti/,
  ],
];

describe.each(bundles)('a server bundle that %s', (_what, source, cause) => {
  it.each([
    ['paints the last good version', '1', () => lastGoodPage],
    ['sends the shell without a last good version', null, shellPage],
  ])(
    '%s, at the first visit and the next, and the other pages live',
    async (_outcome, lastGood, expected) => {
      await deploy(source, lastGood);
      expect(await visit()).toEqual(expected());
      expect(await visit()).toEqual(expected());
      expect(await visit('/kopi/onlinestore/acara')).toMatchObject({ text: 'Acara', painted: true });
      expect(await visit('/kopi/onlinestore/cart')).toMatchObject({
        status: 200,
        version: String(version),
      });
      expect(logged().map(({ reason }) => reason)).toContainEqual(expect.stringMatching(cause));
      expect(logged().map(({ instead }) => instead)).toContain(lastGood ? 'last good version' : 'shell');
    },
  );
});

it('does not try a page again at once that hung', async () => {
  await deploy(remote(`{ prefetch: () => new Promise(() => {}), default: () => null }`), '1');
  for (let i = 0; i < 5; i += 1) expect(await visit()).toEqual(lastGoodPage);
  expect(logged()).toHaveLength(1);
});

it('tries a page that throws in three stores before the last good version is painted at once', async () => {
  await deploy(remote(`{ default: () => { throw new Error('rusak') } }`), '1');
  const stores = ['kopi', 'batik', 'teh', 'susu', 'roti'];
  for (const store of stores) expect(await visit(`/${store}/onlinestore`)).toEqual(lastGoodPage);
  expect(logged()).toHaveLength(3);
});

describe('a style sheet that is missing', () => {
  const good = remote(page('Versi baru'));
  const known = () => ({
    remote: 'storefront',
    version: String(version),
    err: { code: 'ENOENT' },
    msg: 'a file of a deployed version is missing',
  });

  it('has the last good version used, painted or not', async () => {
    await deploy(good, '1', null);
    expect(await visit()).toEqual(lastGoodPage);
    expect(await visit('/kopi/onlinestore/cart')).toMatchObject({ status: 200, version: '1' });
    expect(logged()).toMatchObject([known()]);
  });

  it('is linked without a last good version, until it is there', async () => {
    await deploy(good, null, null);
    const linked = [`${shop.origin}/remotes/storefront/${version}/home.css`];
    expect(await visit()).toMatchObject({ status: 200, text: 'Versi baru', painted: true, linked });
    expect(await visit('/kopi/onlinestore/cart')).toMatchObject({ status: 200, linked });
    expect(logged()).toMatchObject([known()]);
    shop.deployed.write(`remotes/storefront/${version}/home.css`, '.home{color:blue}');
    expect(await visit()).toMatchObject({ styles: ['.home{color:blue}'], linked: [] });
  });
});
