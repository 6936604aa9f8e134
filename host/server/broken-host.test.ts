/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { hostSource } from './testing/bundles.ts';
import { json, openShop } from './testing/shop.ts';

const answer = (_request: IncomingMessage, response: ServerResponse) =>
  json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null });

const lines: Record<string, unknown>[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as (typeof lines)[0]);
    done();
  },
});

const open = (deploy?: Parameters<typeof openShop>[4], renderTimeoutMs = 5000) =>
  openShop(
    { Home: `{ default: () => h('h1', null, 'Isi') }` },
    answer,
    { renderTimeoutMs, logLevel: 'warn', hostProbeMs: 3000, pageFreshMs: -1, pageStaleMs: 0 },
    log,
    deploy,
  );

type Shop = Awaited<ReturnType<typeof openShop>>;

let version = 1;

/** Deploys a version of the shell without a server bundle. */
function deploy({ deployed }: Pick<Shop, 'deployed'>, bundle: string | null, lastGood = '1') {
  version += 1;
  deployed.host(String(version));
  if (bundle !== null) deployed.write(`host/${version}/server/server.cjs`, bundle);
  point({ deployed }, String(version), lastGood);
}

const point = ({ deployed }: Pick<Shop, 'deployed'>, host: string, lastGood = '1') =>
  deployed.registry({
    host,
    remotes: { storefront: { current: '1', lastGood: null } },
    rollouts: { host: { lastGood } },
  });

/** The shell that a document is of, and what it shows. */
async function visit(shop: Shop, path = '/kopi/onlinestore') {
  const reply = await shop.get(path);
  const html = await reply.text();
  const host = /\/assets\/host\/([^/]+)\/main/.exec(html)?.[1];
  return { status: reply.status, host, isPainted: html.includes('<h1>Isi</h1>') };
}

const logged = () => lines.filter((line) => line.remote === 'host' && line.version === String(version));

async function untilLogged(shop: Shop) {
  while (logged().length === 0) await visit(shop);
}

const broken: [string, (shop: Pick<Shop, 'deployed'>) => void, RegExp][] = [
  ['without a server bundle', (shop) => deploy(shop, null), /ENOENT/],
  ['whose bundle is garbage', (shop) => deploy(shop, '<html>'), /Unexpected token/],
  ['whose bundle throws', (shop) => deploy(shop, `throw new Error('rusak')`), /rusak/],
  ['whose bundle loops', (shop) => deploy(shop, 'for (;;);'), /loops/],
  ['whose bundle exits', (shop) => deploy(shop, 'process.exit(1)'), /process.exit/],
  ['whose bundle kills', (shop) => deploy(shop, 'process.kill(process.ppid)'), /process.kill/],
  [
    'whose bundle eats all memory',
    (shop) => deploy(shop, 'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));'),
    /memory limit|loops/,
  ],
  ['whose bundle offers nothing', (shop) => deploy(shop, ''), /matchPage is not a function/],
  [
    'without its main script',
    (shop) => {
      deploy(shop, hostSource);
      shop.deployed.delete(`host/${version}/main.${version}.js`);
    },
    /is missing/,
  ],
  [
    'whose list of files is garbage',
    (shop) => {
      deploy(shop, hostSource);
      shop.deployed.write(`host/${version}/assets.json`, '{');
    },
    /JSON/,
  ],
];

describe('a running server', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(broken)(
    'keeps the shell that it has instead of one %s, and says why',
    async (_what, make, cause) => {
      make(shop);
      await untilLogged(shop);
      expect(await visit(shop)).toEqual({ status: 200, host: '1', isPainted: true });
      expect(await visit(shop, '/kopi/onlinestore/cart')).toMatchObject({ status: 200, host: '1' });
      expect(await visit(shop, '/kopi/tidak-ada')).toMatchObject({ status: 404, host: '1' });
      expect(JSON.stringify(logged()[0])).toMatch(cause);
    },
  );

  it('takes what an operator rolls back to, and what is deployed next', async () => {
    deploy(shop, null);
    await untilLogged(shop);
    point(shop, '1');
    expect(await visit(shop)).toEqual({ status: 200, host: '1', isPainted: true });
    deploy(shop, hostSource);
    while ((await visit(shop)).host === '1');
    expect(await visit(shop)).toEqual({ status: 200, host: String(version), isPainted: true });
  });
});

it.each(broken)(
  'a server that starts with a shell %s takes the last good one',
  async (_what, make, cause) => {
    const shop = await open(make);
    expect(await visit(shop)).toEqual({ status: 200, host: '1', isPainted: true });
    expect(JSON.stringify(logged()[0])).toMatch(cause);
    await shop.close();
  },
);

it.each([
  ['throws', `() => { throw new Error('rusak') }`],
  ['never settles', '() => new Promise(() => {})'],
  ['loops', '() => { for (;;); }'],
])('a shell whose painting %s is sent for the browser to draw', async (_what, preparePage) => {
  const bundle = `${hostSource}\nexports.preparePage = ${preparePage};`;
  const shop = await open((made) => deploy(made, bundle), 1000);
  const drawn = { status: 200, host: String(version), isPainted: false };
  expect(await visit(shop)).toEqual(drawn);
  expect(await visit(shop, '/kopi/onlinestore/cart')).toEqual(drawn);
  expect(await visit(shop, '/kopi/tidak-ada')).toMatchObject({ status: 404 });
  await shop.close();
});

it('does not start without any shell that can be used', async () => {
  await expect(open((shop) => deploy(shop, null, '9'))).rejects.toThrow('no version of the host');
});
