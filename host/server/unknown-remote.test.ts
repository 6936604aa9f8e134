/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { hostSource, remoteSource } from './testing/bundles.ts';
import { manifestOf } from './testing/deployment.ts';
import { json, openShop } from './testing/shop.ts';

const gifts = '/kopi/onlinestore/hadiah';
const shellWhose = (giftsPage: string) =>
  hostSource.replace('const painted =', `if (rest[0] === 'hadiah') return ${giftsPage}; const painted =`);
/** A shell that knows a remote which the sources of this server do not. */
const withGifts = (kind: string) =>
  shellWhose(
    `{ name: 'gifts', module: 'gifts/GiftList', access: 'all', painted: false, params: { username }, ${kind} }`,
  );

let shop: Awaited<ReturnType<typeof openShop>>;
let clock: number;

async function open(kind: string) {
  shop = await openShop(
    { Home: `{ default: () => h('h1', null, 'Halo') }` },
    (_request, response) => json(response, { nama_toko: 'Kopi Kita', logo_url: null, bio: null }),
    {},
    undefined,
    ({ deployed }) => deployed.write('host/1/server/server.cjs', shellWhose('null')),
  );
  clock = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const { deployed } = shop;
  deployed.host('2');
  deployed.write('host/2/main.2.css', '.shell{color:red}');
  deployed.write('host/2/server/server.cjs', withGifts(kind));
  deployed.remote('gifts', '1', manifestOf('gifts', '1', 'GiftList'));
  deployed.write(
    'remotes/gifts/1/server/server.cjs',
    remoteSource({ GiftList: `{ default: () => h('h1', null, 'Hadiah') }` }),
  );
}
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

const storefront = { current: '1', lastGood: null };
const entry = { current: '1', lastGood: null };

function deploy(host: string, remotes: object) {
  shop.deployed.registry({ host, remotes: { storefront, ...remotes } });
  clock += 1000;
}

async function visit(path = gifts) {
  const reply = await shop.get(path);
  const { document } = new JSDOM(await reply.text()).window;
  const releases = JSON.parse(document.getElementById('lapak-releases')?.textContent ?? '{}') as object;
  return {
    status: reply.status,
    isPainted: document.querySelector('h1')?.textContent === 'Hadiah',
    releases,
  };
}

/** The new shell is tried before it is used. */
async function visitNewShell() {
  for (;;) {
    const html = await (await shop.get('/kopi/onlinestore')).text();
    if (html.includes('/assets/host/2/')) return visit();
    clock += 1000;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it.each([
  ['painted', 'painted: true'],
  ['drawn by the browser', 'painted: false'],
])('a new remote whose pages are %s needs no restart, its remote first', async (_how, kind) => {
  await open(kind);
  expect((await visit()).status).toBe(404);
  deploy('1', { gifts: entry });
  expect((await visit()).status).toBe(404);
  deploy('2', { gifts: entry });
  expect(await visitNewShell()).toMatchObject({
    status: 200,
    isPainted: kind === 'painted: true',
    releases: { gifts: { current: { version: '1' } } },
  });
});

it.each(['painted: true', 'painted: false', 'outlined: true'])(
  'the pages of a remote that is not deployed are missing (%s), until it is',
  async (kind) => {
    await open(kind);
    deploy('2', {});
    expect((await visitNewShell()).status).toBe(404);
    deploy('2', { gifts: entry });
    expect((await visit()).status).toBe(200);
  },
);

it('counts what browsers report of a remote that the sources do not know', async () => {
  await open('painted: true');
  deploy('2', { gifts: entry });
  await visitNewShell();
  const reply = await fetch(`${shop.origin}/telemetry/remote-failure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'gifts', version: '1', reason: 'render' }),
  });
  expect(reply.status).toBe(204);
  expect(await (await shop.get('/metrics')).text()).toContain(
    'lapak_remote_failures_total{remote="gifts",version="1",reason="render"}',
  );
});
