/** @jest-environment node */
import { createPageCache, type Made } from './page-cache.ts';

interface Page {
  text: string;
}

function setUp() {
  const clock = { now: 0 };
  const cache = createPageCache<Page>({
    freshMs: 5000,
    staleMs: 60_000,
    lastResortMs: 3_600_000,
    maxBytes: 1000,
    size: ({ text }) => text.length,
    now: () => clock.now,
  });
  let made = 0;
  const make = (keep = true) => {
    made += 1;
    return Promise.resolve({ value: { text: `made ${made}` }, keep: Promise.resolve(keep) });
  };
  return { clock, cache, make, count: () => made };
}

/** Until what follows a making is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A making that ends when the test says so. */
function slow() {
  let finish: (text: string) => void = () => undefined;
  const promise = new Promise<Made<Page>>((resolve) => {
    finish = (text) => resolve({ value: { text }, keep: Promise.resolve(true) });
  });
  return { produce: () => promise, finish };
}

const KEY = 'kopi 1 /kopi/onlinestore';

it('serves a fresh page without making it again', async () => {
  const { clock, cache, make, count } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 5000;
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 1' });
  expect(count()).toBe(1);
});

it('serves a stale page at once while one renewal runs', async () => {
  const { clock, cache, make, count } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 5001;

  const [a, b] = await Promise.all([cache.get(KEY, 'kopi', make), cache.get(KEY, 'kopi', make)]);

  expect([a, b]).toEqual([{ text: 'made 1' }, { text: 'made 1' }]);
  await settled();
  expect(count()).toBe(2);
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 2' });
});

it('tells a fresh page from one that must be renewed', async () => {
  const { clock, cache, make } = setUp();
  expect(cache.fresh(KEY)).toBeUndefined();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 5000;
  expect(cache.fresh(KEY)).toEqual({ text: 'made 1' });
  clock.now = 5001;
  expect(cache.fresh(KEY)).toBeUndefined();
});

it('goes on serving the stale page when its renewal fails', async () => {
  const { clock, cache, make } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 6000;
  const broken = () => Promise.reject(new Error('the API is away'));
  await cache.get(KEY, 'kopi', broken);
  await settled();
  expect(await cache.get(KEY, 'kopi', broken)).toEqual({ text: 'made 1' });
});

it('makes a page anew when it is too old to be shown', async () => {
  const { clock, cache, make } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 65_001;
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 2' });
});

it.each([
  ['fails', () => Promise.reject(new Error('the API is away'))],
  [
    'gives a makeshift',
    () => Promise.resolve({ value: { text: '503' }, keep: Promise.resolve(false), isMakeshift: true }),
  ],
])('shows a page that is too old when making it anew %s, but not one of yesterday', async (_how, broken) => {
  const { clock, cache, make } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 65_001;
  expect(await cache.get(KEY, 'kopi', broken)).toEqual({ text: 'made 1' });
  await settled();
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 2' });
  await settled();
  clock.now += 3_600_001;
  const last = await cache.get(KEY, 'kopi', broken).catch(() => ({ text: '503' }));
  expect(last).toEqual({ text: '503' });
});

it('shares one making among all who wait for the same page, and none among different pages', async () => {
  const { cache, make, count } = setUp();
  const all = await Promise.all([
    cache.get(KEY, 'kopi', make),
    cache.get(KEY, 'kopi', make),
    cache.get('batik 1 /batik', 'batik', make),
  ]);
  expect(count()).toBe(2);
  expect(all.map(({ text }) => text)).toEqual(['made 1', 'made 1', 'made 2']);
});

it('does not keep what must not be kept', async () => {
  const { cache, make, count } = setUp();
  await cache.get(KEY, 'kopi', () => make(false));
  await settled();
  await cache.get(KEY, 'kopi', () => make(false));
  expect(count()).toBe(2);
});

/** A page whose value is there while it is still being written. */
function written(text: string) {
  let complete: (keep: boolean) => void = () => undefined;
  const keep = new Promise<boolean>((resolve) => (complete = resolve));
  return { produce: async () => ({ value: { text }, keep }), complete };
}

it('shares a page that is still being written, and keeps it when it is complete', async () => {
  const { cache, make } = setUp();
  const page = written('growing');
  await cache.get(KEY, 'kopi', page.produce);
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'growing' });
  expect(cache.fresh(KEY)).toBeUndefined();

  page.complete(true);
  await settled();
  expect(cache.fresh(KEY)).toEqual({ text: 'growing' });
});

it('does not keep a page whose store changed while it was being written', async () => {
  const { cache, make } = setUp();
  const page = written('old price');
  await cache.get(KEY, 'kopi', page.produce);
  cache.drop('kopi');
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 1' });

  page.complete(true);
  await settled();
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 1' });
});

it('does not keep a failed making', async () => {
  const { cache, make } = setUp();
  await expect(cache.get(KEY, 'kopi', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 1' });
});

it('drops the pages of a store that changed, and no other', async () => {
  const { cache, make } = setUp();
  await cache.get(KEY, 'kopi', make);
  await cache.get('batik 1 /batik', 'batik', make);

  cache.drop('kopi');

  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 3' });
  expect(await cache.get('batik 1 /batik', 'batik', make)).toEqual({ text: 'made 2' });
});

it('does not keep a page whose making began before its store changed', async () => {
  const { cache, make } = setUp();
  const old = slow();
  const waiting = cache.get(KEY, 'kopi', old.produce);

  cache.drop('kopi');
  const after = await cache.get(KEY, 'kopi', make);
  old.finish('old price');

  expect(await waiting).toEqual({ text: 'old price' });
  expect(after).toEqual({ text: 'made 1' });
  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 1' });
});

it('does not let a renewal from before a change replace what came after it', async () => {
  const { clock, cache, make } = setUp();
  await cache.get(KEY, 'kopi', make);
  await settled();
  clock.now = 6000;
  const renewal = slow();
  await cache.get(KEY, 'kopi', renewal.produce);

  cache.drop('kopi');
  await cache.get(KEY, 'kopi', make);
  renewal.finish('old price');
  await settled();

  expect(await cache.get(KEY, 'kopi', make)).toEqual({ text: 'made 2' });
});

it('keeps no more than its bound in bytes', async () => {
  const { cache, count, make } = setUp();
  const big = () => make().then(({ keep }) => ({ value: { text: 'x'.repeat(600) }, keep }));
  await cache.get('kopi a', 'kopi', big);
  await cache.get('kopi b', 'kopi', big);
  await cache.get('kopi a', 'kopi', big);
  expect(count()).toBe(3);
});
