import type { RemoteFailure, RemoteReleases, RemoteVersion } from '@lapak/contracts/page-document';
import { noRemotes } from '../testing/no-remotes.ts';
import { createFederatedPageSource, type Federation } from './federated-page-source.ts';
import { RemoteError } from './page-source.ts';

const version = (name: string): RemoteVersion => ({
  version: name,
  entry: `/remotes/x/${name}/remote-entry.js`,
  globalName: `x_${name}`,
});
const releases = (over: Partial<RemoteReleases> = {}): RemoteReleases => ({
  ...noRemotes,
  storefront: { current: version('2'), lastGood: version('1') },
  checkout: { current: version('7'), lastGood: null },
  ...over,
});

type Answer = () => Promise<unknown>;

/** A federation runtime whose versions answer as the test defines. */
function setUp(answers: Record<string, Answer>, timeoutMs = 1000, over: Partial<RemoteReleases> = {}) {
  const loads: string[] = [];
  const registered: { name: string; force: boolean }[] = [];
  const reports: RemoteFailure[] = [];
  const federation: Federation = {
    register: (name, _version, force) => registered.push({ name, force }),
    loadModule: (name, module) => {
      loads.push(`${name}/${module}`);
      return (answers[`${name}/${module}`] ?? answers[name] ?? (() => Promise.reject(new Error('404'))))();
    },
  };
  const source = createFederatedPageSource({
    releases: releases(over),
    federation,
    report: (failure) => reports.push(failure),
    timeoutMs,
  });
  return { source, loads, registered, reports, answers };
}

const page = (name: string) => ({ default: Object.assign(() => null, { displayName: name }) });
const gives =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(value);
const fails: Answer = () => Promise.reject(new Error('chunk 404'));
const hangs: Answer = () => new Promise(() => undefined);

it('loads the current version, once for all callers', async () => {
  const home = page('home 2');
  const { source, loads, reports } = setUp({ 'storefront@2': gives(home) });

  const both = await Promise.all([source.load('storefront/Home'), source.load('storefront/Home')]);

  expect(both).toEqual([home, home]);
  expect(await source.load('storefront/Home')).toBe(home);
  expect(source.loaded('storefront/Home')).toBe(home);
  expect(loads).toEqual(['storefront@2/Home']);
  expect(reports).toEqual([]);
});

it.each<[string, Answer]>([
  ['fails', fails],
  ['gives nothing', gives(null)],
  ['gives a module that is no page', gives({ default: 'text' })],
  ['throws something that is no error', () => Promise.reject('garbage')],
])('takes the last good version when the current one %s', async (_what, answer) => {
  const old = page('home 1');
  const { source, reports } = setUp({ 'storefront@2': answer, 'storefront@1': gives(old) });

  expect(await source.load('storefront/Home')).toBe(old);
  expect(reports).toEqual([{ remote: 'storefront', version: '2', reason: 'module' }]);
});

it('gives up on a version that does not answer in time, and waits for it only once', async () => {
  const { source, loads, reports } = setUp({ 'storefront@2': hangs, 'storefront@1': gives(page('1')) }, 20);

  await source.load('storefront/Home');
  await source.load('storefront/ProductDetail');

  expect(loads).toEqual(['storefront@2/Home', 'storefront@1/Home', 'storefront@1/ProductDetail']);
  expect(reports).toEqual([{ remote: 'storefront', version: '2', reason: 'timeout' }]);
});

it('rejects with a RemoteError that names page and cause when no version works', async () => {
  const { source } = setUp({});

  const failure = await source.load('storefront/Home').catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(RemoteError);
  expect(failure).toMatchObject({ id: 'storefront/Home', cause: { message: '404' } });
  expect(source.loaded('storefront/Home')).toBeUndefined();
});

it('rejects when no version of the remote is deployed', async () => {
  const { source } = setUp({});
  await expect(source.load('account/Login')).rejects.toMatchObject({
    cause: { message: 'no version of account is deployed' },
  });
});

it('isolates a failing page from other pages and other remotes', async () => {
  const detail = page('detail');
  const cart = page('cart');
  const { source } = setUp({
    'storefront@2/ProductDetail': gives(detail),
    'storefront@2/Home': fails,
    'checkout@7': gives(cart),
  });

  await expect(source.load('storefront/Home')).rejects.toBeInstanceOf(RemoteError);

  expect(await source.load('storefront/ProductDetail')).toBe(detail);
  expect(await source.load('checkout/Cart')).toBe(cart);
});

it('gives two versions of one remote different names', async () => {
  const { source, registered } = setUp({ 'storefront@2': fails, 'storefront@1': gives(page('1')) });
  await source.load('storefront/Home');
  expect(registered).toEqual([
    { name: 'storefront@2', force: false },
    { name: 'storefront@1', force: false },
  ]);
});

it('loads again after a reset, and clears the failed load', async () => {
  const { source, loads, registered, answers } = setUp({});
  await expect(source.load('checkout/Cart')).rejects.toBeInstanceOf(RemoteError);

  const cart = page('cart');
  answers['checkout@7'] = gives(cart);
  source.reset('checkout/Cart');

  expect(await source.load('checkout/Cart')).toBe(cart);
  expect(loads).toEqual(['checkout@7/Cart', 'checkout@7/Cart']);
  expect(registered).toContainEqual({ name: 'checkout@7', force: true });
});

it('retries on the next visit when a preload failed', async () => {
  const { source, answers } = setUp({});
  await source.load('checkout/Cart').catch(() => undefined);

  const cart = page('cart');
  answers['checkout@7'] = gives(cart);

  expect(await source.load('checkout/Cart')).toBe(cart);
});

it('falls back to the last good version when a render threw, and back to the first after a reset', async () => {
  const [current, old] = [page('2'), page('1')];
  const { source, reports } = setUp({ 'storefront@2': gives(current), 'storefront@1': gives(old) });
  await source.load('storefront/Home');

  expect(source.demote('storefront/Home')).toBe(true);
  expect(source.loaded('storefront/Home')).toBeUndefined();
  expect(await source.load('storefront/Home')).toBe(old);
  expect(source.demote('storefront/Home')).toBe(false);
  expect(reports.map(({ version: v, reason }) => [v, reason])).toEqual([
    ['2', 'render'],
    ['1', 'render'],
  ]);

  source.reset('storefront/Home');
  expect(await source.load('storefront/Home')).toBe(current);
});

it('keeps the pages that render when another page of the same remote threw', async () => {
  const { source } = setUp({ 'storefront@2': gives(page('2')), 'storefront@1': gives(page('1')) });
  const home = await source.load('storefront/Home');
  await source.load('storefront/ProductDetail');

  source.demote('storefront/ProductDetail');

  expect(source.loaded('storefront/Home')).toBe(home);
});
