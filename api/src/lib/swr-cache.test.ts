import { createSwrCache } from './swr-cache.ts';

interface Answer {
  text: string;
}

function setUp() {
  const clock = { now: 1 };
  const cache = createSwrCache<Answer>({
    freshMs: 5_000,
    staleMs: 60_000,
    lastResortMs: 3_600_000,
    bound: { bytes: 1_000, size: ({ text }) => text.length },
    isKept: ({ text }) => text !== '503' && text !== '404',
    isMakeshift: ({ text }) => text === '503',
    now: () => clock.now,
  });
  let loaded = 0;
  const load = () => {
    loaded += 1;
    return Promise.resolve({ text: `loaded ${loaded}` });
  };
  return { clock, cache, load, count: () => loaded };
}

/** Until what follows a load is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const broken = () => Promise.reject(new Error('the database is away'));
const makeshift = () => Promise.resolve({ text: '503' });
const gone = () => Promise.resolve({ text: '404' });

/** A load that ends when the test resolves it. */
function slow() {
  let finish: (text: string) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    finish = (text) => resolve({ text });
  });
  return { load: () => promise, finish };
}

const first = { text: 'loaded 1' };
const second = { text: 'loaded 2' };

it('serves a fresh value without loading it again, and reports whether it is fresh', async () => {
  const { clock, cache, load, count } = setUp();
  expect(cache.fresh('1:a')).toBeUndefined();
  await cache.get('1:a', load);
  clock.now += 5_000;
  expect(await cache.get('1:a', load)).toEqual(first);
  expect(cache.fresh('1:a')).toEqual(first);
  expect(count()).toBe(1);
  clock.now += 1;
  expect(cache.fresh('1:a')).toBeUndefined();
});

it('serves a stale value at once while one load renews it', async () => {
  const { clock, cache, load, count } = setUp();
  await cache.get('1:a', load);
  clock.now += 65_000;
  expect(await Promise.all([cache.get('1:a', load), cache.get('1:a', load)])).toEqual([first, first]);
  await settled();
  expect(count()).toBe(2);
  expect(await cache.get('1:a', load)).toEqual(second);
});

it('reloads a value that is too old to be served', async () => {
  const { clock, cache, load } = setUp();
  await cache.get('1:a', load);
  clock.now += 65_001;
  expect(await cache.get('1:a', load)).toEqual(second);
});

it('goes on serving the stale value when its renewal fails, and tries again', async () => {
  const { clock, cache, load } = setUp();
  await cache.get('1:a', load);
  clock.now += 5_001;
  expect(await cache.get('1:a', broken)).toEqual(first);
  await settled();
  expect(await cache.get('1:a', load)).toEqual(first);
  await settled();
  expect(await cache.get('1:a', load)).toEqual(second);
});

it.each([
  ['fails', broken],
  ['gives a makeshift', makeshift],
])('serves a value that is too old when loading it %s, until it is no resort either', async (_how, load) => {
  const { clock, cache, load: works } = setUp();
  await cache.get('1:a', works);
  clock.now += 3_605_000;
  expect(await cache.get('1:a', load)).toEqual(first);
  clock.now += 1;
  expect(await cache.get('1:a', load).catch(() => '503')).not.toEqual(first);
});

it('serves a stale value, and none that is older, in place of a value that is not cached', async () => {
  const { clock, cache, load } = setUp();
  await cache.get('1:a', load);
  clock.now += 65_000;
  expect(await cache.get('1:a', gone)).toEqual(first);
  await settled();
  expect(await cache.get('1:a', gone)).toEqual(first);
  await settled();
  clock.now += 1;
  expect(await cache.get('1:a', gone)).toEqual({ text: '404' });
  expect(await cache.get('1:a', broken).catch(() => 'nothing is left')).toBe('nothing is left');
});

it('shares one load among all callers of a key', async () => {
  const { cache, load } = setUp();
  const all = await Promise.all([cache.get('1:a', load), cache.get('1:a', load), cache.get('1:b', load)]);
  expect(all).toEqual([first, first, second]);
});

it('keeps no failure, and nothing that is not worth keeping', async () => {
  const { cache, load } = setUp();
  await expect(cache.get('1:a', broken)).rejects.toThrow('the database is away');
  expect(await cache.get('1:a', makeshift)).toEqual({ text: '503' });
  expect(await cache.get('1:a', load)).toEqual(first);
});

it('drops what is meant and nothing else, stale or not', async () => {
  const { clock, cache, load } = setUp();
  await cache.get('1:a', load);
  clock.now += 5_001;
  await cache.get('2:a', load);
  cache.drop((key) => key.startsWith('1:'));
  expect(await cache.get('2:a', load)).toEqual(second);
  expect(await cache.get('1:a', load)).toEqual({ text: 'loaded 3' });
});

it('serves what is outdated in place of a load that fails, and of nothing else', async () => {
  const { cache, load, count } = setUp();
  await cache.get('1:a', load);
  cache.outdate((key) => key === '1:a');
  expect(cache.fresh('1:a')).toBeUndefined();
  expect(await cache.get('1:a', makeshift)).toEqual(first);
  expect(await cache.get('1:b', load)).toEqual(second);
  expect(await cache.get('1:a', load)).toEqual({ text: 'loaded 3' });
  expect(count()).toBe(3);
  cache.outdate(() => true);
  expect(await cache.get('1:a', gone)).toEqual({ text: '404' });
});

it.each([
  ['first load', 'drop'],
  ['renewal', 'drop'],
  ['first load', 'outdate'],
  ['renewal', 'outdate'],
] as const)('a %s from before a %s is returned and not cached', async (kind, how) => {
  const { clock, cache, load } = setUp();
  if (kind === 'renewal') await cache.get('1:a', load);
  clock.now += 70_000;
  const old = slow();
  const waiting = cache.get('1:a', old.load);
  cache[how]((_key, value) => value === null);
  const after = await cache.get('1:a', load);
  old.finish('from before');
  expect(await waiting).toEqual({ text: 'from before' });
  await settled();
  expect(await cache.get('1:a', load)).toBe(after);
});

it('keeps no more than its bound', async () => {
  const { cache, load } = setUp();
  const big = () => Promise.resolve({ text: 'x'.repeat(600) });
  await cache.get('1:a', big);
  await cache.get('1:b', big);
  expect(await cache.get('1:a', load)).toEqual(first);
});

it('serves its last resort at once while loads fail, of any key, until one succeeds again', async () => {
  const { clock, cache, load } = setUp();
  await cache.get('1:a', load);
  await cache.get('1:b', load);
  clock.now += 600_000;
  expect(await cache.get('1:a', makeshift)).toEqual(first);
  const never = slow();
  expect(await cache.get('1:b', never.load)).toEqual(second);
  expect(await cache.get('1:a', () => Promise.reject(new Error('away')))).toEqual(first);
  await settled();
  never.finish('third');
  await settled();
  expect(await cache.get('1:b', load)).toEqual({ text: 'third' });
  const waiting = slow();
  const answer = cache.get('1:a', waiting.load);
  waiting.finish('fourth');
  expect(await answer).toEqual({ text: 'fourth' });
});
