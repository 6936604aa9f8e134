/** @jest-environment node */
import type { ApiRequest } from '@lapak/runtime/transport';
import { bundleFolder } from '../testing/bundles.ts';
import { PaintError } from './paint-error.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { WorkerProblem } from './worker-pool.ts';

const TIMEOUT_MS = 1000;
const folder = bundleFolder();
const good = folder.remote('good', {
  Home: `{ default: () => h(React.Fragment, null, h('title', null, 'Toko'), h('h1', null, 'Halo')) }`,
});

const answered = (data: unknown) => ({ status: 200, body: JSON.stringify(data), requestId: null });

let lost: Extract<WorkerProblem, { kind: 'lost' }>[] = [];
let problems: WorkerProblem[] = [];
let calls: ApiRequest[] = [];
let answerHeld: Promise<unknown> = Promise.resolve(null);
let renderer: Renderer;

async function start(workers = 1, timeoutMs = TIMEOUT_MS, own: { heapMb?: number; now?: () => number } = {}) {
  renderer = createRenderer({
    workers,
    timeoutMs,
    hostProbeMs: 20_000,
    ...own,
    callApi: async (request) => {
      calls.push(request);
      if (request.url === '/api/away') throw new Error('no answer');
      if (request.url === '/api/held') return answered(await answerHeld);
      return answered({ of: request.params?.username });
    },
    onProblem(problem) {
      problems.push(problem);
      if (problem.kind === 'lost') lost.push(problem);
    },
  });
  // The start of the workers is not a bundle's time.
  expect(await renderer.probeHost(folder.host)).toBeNull();
}

beforeEach(async () => {
  lost = [];
  problems = [];
  calls = [];
  await start();
});
afterEach(() => renderer.close());
afterAll(() => folder.remove());

const render = (
  remoteBundle: string,
  url = 'http://shop.test/kopi/onlinestore',
  module = 'storefront/Home',
) =>
  renderer.paint({
    url,
    username: 'kopi',
    module: module as 'storefront/Home',
    hostBundle: folder.host,
    remoteBundle,
    version: '1',
  });

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

async function paint(...what: Parameters<typeof render>) {
  const { head, body, flaws, state } = await render(...what);
  return { head: text(head), body: text(body), flaws, state: JSON.parse(state) as unknown };
}

/** Retries until the page is painted: a worker that was replaced has to start first. */
async function paintAgain(remoteBundle: string): Promise<Awaited<ReturnType<typeof paint>>> {
  return paint(remoteBundle).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return paintAgain(remoteBundle);
  });
}

/** Resolves after that many losses of a worker. */
async function untilLost(count: number): Promise<void> {
  while (lost.length < count) await new Promise((resolve) => setImmediate(resolve));
}

/** Why the page was not painted. */
async function failure(remoteBundle: string) {
  const error = await paint(remoteBundle).then(
    () => Promise.reject(new Error('it was painted')),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaintError);
  return error as PaintError;
}

it('gives metadata, body and state of a painted page', async () => {
  expect(await paint(good)).toEqual({
    head: '<title>Toko</title>',
    body: '<div data-lapak-app="true"><h1>Halo</h1></div>',
    state: {},
    flaws: [],
  });
});

it('renders a page that does not suspend once', async () => {
  const counting = folder.remote(
    'counting',
    { Home: `{ default: () => h('p', null, 'gambar ke-' + (times += 1)) }` },
    'let times = 0;',
  );
  expect((await paint(counting)).body).toContain('<p>gambar ke-1</p>');
});

it('carries calls to the API to the server and the answers back', async () => {
  const asking = folder.remote('asking', {
    Home: `{ prefetch: async ({ transport }) => (await transport({ url: '/api/x', params: { username: 'kopi' } })).data,
             default: ({ data }) => h('p', null, data.of) }`,
  });
  expect(await paint(asking)).toMatchObject({
    body: expect.stringContaining('<p>kopi</p>'),
    state: { data: { of: 'kopi' } },
  });
  expect(calls).toEqual([{ url: '/api/x', params: { username: 'kopi' } }]);
});

/** An answer of the API that the test releases. */
const heldPage = `h(React.Suspense, { fallback: h('i', null, 'muat') }, h(Held, { transport }))`;
const held = `
const answers = new Map();
function Held({ transport }) {
  if (!answers.has(transport)) answers.set(transport, transport({ url: '/api/held' }));
  return h('p', null, React.use(answers.get(transport)).data.of + 'x'.repeat(20000));
}`;

it('writes a part that suspended in its place, however large, with no script', async () => {
  answerHeld = Promise.resolve({ of: 'kopi' });
  const page = folder.remote(
    'held-part',
    { Home: `{ default: ({ transport }) => h('main', null, ${heldPage}, h('b', null, 'akhir')) }` },
    held,
  );
  const { body, flaws } = await paint(page);
  expect(body).toMatch(/<p>kopix+<\/p>.*<b>akhir<\/b>/);
  expect(body).not.toMatch(/<script|muat|hidden/);
  expect(flaws).toEqual([]);
});

it('reports a part that failed, which the browser will render', async () => {
  const page = folder.remote(
    'flawed-part',
    { Home: `{ default: () => h(React.Suspense, { fallback: h('i', null, 'muat') }, h(Broken)) }` },
    `function Broken() { throw new Error('a part') }`,
  );
  const { body, flaws } = await paint(page);
  expect(body).toContain('<i>muat</i>');
  expect(flaws).toEqual(['a part']);
});

it('fails when the API gives no answer', async () => {
  const away = folder.remote('away', {
    Home: `{ prefetch: ({ transport }) => transport({ url: '/api/away' }), default: () => null }`,
  });
  expect((await failure(away)).message).toBe('the API gave no answer');
});

it('passes on the status that a page throws', async () => {
  const missing = folder.remote('missing', {
    Home: `{ prefetch: () => Promise.reject({ status: 404, info: 'Produk tidak ditemukan' }), default: () => null }`,
  });
  expect((await failure(missing)).status).toBe(404);
});

describe('a bundle that cannot be painted', () => {
  it.each<[string, () => string, RegExp]>([
    [
      'throws in its render',
      () => folder.remote('throws', { Home: `{ default: () => { throw new Error('boom') } }` }),
      /boom/,
    ],
    [
      'throws while it loads',
      () => folder.remote('bad-load', { Home: '{}' }, `throw new Error('no load')`),
      /no load/,
    ],
    ['is missing', () => `${folder.dir}/missing-file.cjs`, /ENOENT/],
    ['is garbage', () => folder.write('garbage.cjs', '<html>404</html>'), /Unexpected token/],
    [
      'does not offer the page',
      () => folder.remote('other', { Cart: '{ default: () => null }' }),
      /does not offer storefront\/Home/,
    ],
    [
      'asks for what the host does not provide',
      () => folder.remote('requires-fs', { Home: '{}' }, `require('fs')`),
      /asks for fs/,
    ],
    [
      'never settles',
      () =>
        folder.remote('pending', { Home: `{ prefetch: () => new Promise(() => {}), default: () => null }` }),
      /not painted within 1000 ms/,
    ],
    [
      'suspends for ever',
      () =>
        folder.remote('suspended', {
          Home: `{ default: () => { React.use(globalThis.__never ??= new Promise(() => {})); return null } }`,
        }),
      /not painted within 1000 ms/,
    ],
    [
      'loops without end',
      () => folder.remote('loop', { Home: `{ default: () => { for (;;); } }` }),
      /not painted within 1000 ms/,
    ],
    [
      'ends the process',
      () => folder.remote('exit', { Home: `{ default: () => process.exit(1) }` }),
      /calls process.exit, which it may not/,
    ],
    [
      'throws outside of any call',
      () =>
        folder.remote('async-throw', {
          Home: `{ prefetch: () => { setTimeout(() => { throw new Error('later') }, 5); return new Promise(() => {}) }, default: () => null }`,
        }),
      /worker was lost: later/,
    ],
    [
      'eats all memory',
      () =>
        folder.remote('greed', {
          Home: `{ default: () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); } }`,
        }),
      /not painted within|worker was lost/,
    ],
  ])('%s: a PaintError within the limit, and the next page is painted', async (_what, make, reason) => {
    // The start of the worker is not the bundle's time.
    await paintAgain(good);
    const error = await failure(make());
    expect(error.message).toMatch(reason);

    expect((await paintAgain(good)).body).toContain('Halo');
  });
});

it('backs off from a bundle after it hung alone, without rendering it again', async () => {
  const loop = folder.remote('loop-again', { Home: `{ default: () => { for (;;); } }` });
  // Given up before the worker has started, it would never loop.
  await paintAgain(good);
  await failure(loop);
  await untilLost(1);

  expect((await failure(loop)).message).toBe('the page is in backoff after it hung or ended a worker');
  expect(lost.map(({ reason }) => reason)).toEqual(['it does not answer, a page loops']);
});

it('tries a page again half a minute after it hung, also when another worker was lost with it later', async () => {
  let clock = 0;
  await renderer.close();
  await start(1, TIMEOUT_MS, { now: () => clock });
  const loop = folder.remote('loop-twice', { Home: `{ default: () => { for (;;); } }` });
  await paintAgain(good);
  // The second one is tried in the spare worker, when the first does not answer.
  await Promise.all([failure(loop), failure(loop)]);
  await untilLost(1);
  clock = 20_000;
  await untilLost(2);
  expect((await failure(loop)).message).toMatch(/backoff/);
  clock = 30_000;
  expect((await failure(loop)).message).toMatch(/not painted within/);
});

it('does not take a worker for one that loops when it only gets no processor', async () => {
  // Like a thread on a busy machine, it uses no processor time and does not answer.
  const starved = folder.remote('starved', {
    Home: `{ default: () => {
      if (!globalThis.wasStarved) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
      globalThis.wasStarved = true;
      return h('p', null, 'akhirnya');
    } }`,
  });
  await paint(good);
  await failure(starved);
  expect((await paintAgain(starved)).body).toContain('akhirnya');
  expect(lost).toEqual([]);
});

it('does not take a page for one that hangs when it only got the processor late', async () => {
  // The limit passes while it computes, and between two of its steps it waits for nothing but its turn.
  const slow = folder.remote('late-steps', {
    Home: `{
      prefetch: async () => {
        if (globalThis.wasSlow) return;
        globalThis.wasSlow = true;
        for (const until = Date.now() + ${TIMEOUT_MS + 50}; Date.now() < until; );
        await new Promise(setImmediate);
        for (const until = Date.now() + 60; Date.now() < until; );
      },
      default: () => h('p', null, 'lambat'),
    }`,
  });
  const first = await paint(slow).catch((error: unknown) => error as PaintError);
  if (first instanceof PaintError) expect(first.isCertain).toBe(false);
  expect((await paintAgain(slow)).body).toContain('lambat');
  expect(lost).toEqual([]);
});

it('ends a page that goes on for ever between whose steps others have their turn', async () => {
  const loop = folder.remote('loop-in-steps', {
    Home: `{ prefetch: async () => { for (;;) await new Promise(setImmediate); }, default: () => null }`,
  });
  await failure(loop);
  await untilLost(1);
  expect(lost.map(({ reason }) => reason)).toEqual(['it does not answer, a page loops']);
  expect((await failure(loop)).message).toMatch(/backoff/);
  expect((await paintAgain(good)).body).toContain('Halo');
});

it('does not replace a busy worker as one that loops', async () => {
  const slow = folder.remote('slow', {
    Home: `{ default: () => { for (const until = Date.now() + 50; Date.now() < until; ); return h('p', null, 'lambat') } }`,
  });
  await paint(good);
  const pages = await Promise.allSettled(Array.from({ length: 80 }, () => paint(slow)));
  const given = pages.filter(({ status }) => status === 'rejected');
  expect(given.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect((await paintAgain(slow)).body).toContain('lambat');
  expect(lost).toEqual([]);
});

/** Loops after its data came, when the worker cannot tell whose code runs. */
const lateLoop = `{
  prefetch: async ({ transport }) => { await transport({ url: '/api/x' }); for (;;); },
  default: () => null,
}`;

it('does not back off from a bundle that ran beside one that hung', async () => {
  await renderer.close();
  await start(1, TIMEOUT_MS);
  const loop = folder.remote('loop-beside', { Home: lateLoop });

  const [hanging, other] = await Promise.allSettled([paint(loop), paint(good)]);
  expect([hanging.status, other.status]).toEqual(['rejected', 'fulfilled']);
  await untilLost(1);
  expect((await failure(loop)).message).toMatch(/backoff/);
  expect((await paint(good)).body).toContain('Halo');
});

it.each([
  ['in its render', `{ default: () => { for (;;); } }`],
  ['after its data came', lateLoop],
])('paints what stands behind a page that loops %s, in another worker', async (_where, page) => {
  const loop = folder.remote('loop-ahead', { Home: page });
  const held = folder.remote('held-behind', {
    Home: `{ prefetch: ({ transport }) => transport({ url: '/api/x' }), default: () => h('p', null, 'di belakang') }`,
  });
  const behind = paint(held);
  const hanging = failure(loop);
  expect((await behind).body).toContain('di belakang');
  // A busy machine looks the same until the worker is lost.
  expect(await hanging).toMatchObject({
    isOwn: true,
    isCertain: false,
    message: 'not painted within 1000 ms',
  });
  await untilLost(1);
  expect(lost[0]?.page).toMatchObject({ remoteBundle: loop, module: 'storefront/Home', version: '1' });
});

it.each([
  ['its own code hangs', `() => new Promise(() => {})`, true],
  ['the API is slow', `({ transport }) => transport({ url: '/api/held' })`, false],
])('says whether the version is the cause when %s', async (_why, prefetch, isOwn) => {
  answerHeld = new Promise(() => {});
  const page = folder.remote(`cause-${isOwn}`, { Home: `{ prefetch: ${prefetch}, default: () => null }` });
  expect(await failure(page)).toMatchObject({ isOwn, isCertain: isOwn });
  expect((await failure(page)).message).toMatch(isOwn ? /backoff/ : /not painted within/);
});

it('says that a version is not the cause when the API fails or the page is missing', async () => {
  const page = (name: string, source: string) =>
    folder.remote(name, { Home: `{ ${source}, default: () => null }` });
  const away = page('cause-away', `prefetch: ({ transport }) => transport({ url: '/api/away' })`);
  const missing = page('cause-missing', `prefetch: () => Promise.reject({ status: 404 })`);
  const throwing = page('cause-throwing', `prefetch: () => { throw new Error('boom') }`);
  expect([(await failure(away)).isOwn, (await failure(missing)).isOwn]).toEqual([false, false]);
  expect(await failure(throwing)).toMatchObject({ isOwn: true, isCertain: true });
});

it('goes on painting in the other workers while one hangs', async () => {
  await renderer.close();
  await start(2);
  await Promise.all([paintAgain(good), paintAgain(good)]);
  const loop = folder.remote('loop-of-two', { Home: `{ default: () => { for (;;); } }` });

  const hanging = failure(loop);
  expect((await paint(good)).body).toContain('Halo');
  await hanging;
});

it("releases a page's resources after its time limit", async () => {
  const waiting = folder.remote(
    'aborted',
    {
      Home: `{ default: ({ url }) => h(React.Suspense, { fallback: 'muat' }, h(Slow)) }`,
      Seen: `{ default: () => h('p', null, String(globalThis.aborted ?? 0)) }`,
    },
    `function Slow() { React.use(globalThis.__slow ??= new Promise(() => {})); return null }
      const { AbortController: Real } = globalThis;
      const abort = Real.prototype.abort;
      Real.prototype.abort = function (...args) { globalThis.aborted = (globalThis.aborted ?? 0) + 1; return abort.apply(this, args) };`,
  );
  await failure(waiting);
  const seen = await paint(waiting, 'http://shop.test/', 'storefront/Seen');
  expect(seen.body).toContain('<p>1</p>');
});

it('keeps two hundred pages of different stores apart', async () => {
  await renderer.close();
  await start(2, 20_000);
  const asking = folder.remote('own-data', {
    Home: `{ prefetch: async ({ transport, url }) => {
               await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
               return (await transport({ url: '/api/x', params: { username: new URL(url).pathname.slice(1) } })).data;
             },
             default: ({ data }) => h('p', null, data.of) }`,
  });
  const stores = Array.from({ length: 200 }, (_, i) => `toko-${i}`);
  const pages = await Promise.all(stores.map((store) => paint(asking, `http://shop.test/${store}`)));
  pages.forEach((page, i) => {
    expect(page.body).toContain(`<p>${stores[i]}</p>`);
    expect(page.state).toEqual({ data: { of: stores[i] } });
  });
});
