import type {
  RemoteFailure,
  RemoteRelease,
  RemoteReleases,
  RemoteVersion,
} from '@lapak/contracts/page-document';
import { answeringFederation } from '../testing/answering-federation.ts';
import { noRemotes } from '../testing/no-remotes.ts';
import { createFederatedPageSource } from './federated-page-source.ts';
import { RemoteError } from './page-source.ts';

const version = (name: string): RemoteVersion => ({
  version: name,
  entry: `/remotes/x/${name}/remote-entry.js`,
});
const releases = (over: Partial<RemoteReleases> = {}): RemoteReleases => ({
  ...noRemotes,
  storefront: { current: version('2'), lastGood: version('1') },
  checkout: { current: version('7'), lastGood: null },
  ...over,
});

// The runtime says when a version is registered anew, as a retry does.
beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());

type Answer = () => Promise<unknown>;

interface Limits {
  fallbackAfterMs?: number;
  timeoutMs?: number;
}

/** Under addresses that were not requested before. */
function again({ current, lastGood }: RemoteRelease, attempt: number): RemoteRelease {
  const renewed = (known: RemoteVersion | null) =>
    known && { ...known, entry: `/remotes/x/${known.version}~${attempt}/remote-entry.js` };
  return { current: renewed(current), lastGood: renewed(lastGood) };
}

/** A page source whose versions answer as the test defines. */
function setUp(answers: Record<string, Answer>, limits: Limits = {}, over: Partial<RemoteReleases> = {}) {
  const loads: string[] = [];
  const reports: RemoteFailure[] = [];
  const errors: unknown[] = [];
  const federation = answeringFederation((name, module) => {
    loads.push(`${name}/${module}`);
    return (answers[`${name}/${module}`] ?? answers[name] ?? (() => Promise.reject(new Error('404'))))();
  });
  const registered = jest.spyOn(federation, 'registerRemotes');
  /** What the server says is deployed now. */
  const deployed = releases(over);
  const shell = { isOutdated: false };
  const source = createFederatedPageSource({
    releases: releases(over),
    federation,
    manifests: {},
    allowsOverrides: false,
    renew: async (remote, known, attempt) => ({
      release: again(deployed[remote], attempt),
      isNew: deployed[remote].current?.version !== known.current?.version,
      ...shell,
    }),
    report: (failure, error) => {
      reports.push(failure);
      errors.push(error);
    },
    fallbackAfterMs: 20,
    timeoutMs: 1000,
    ...limits,
  });
  return { source, loads, registered, reports, errors, answers, deployed, shell };
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
  expect(reports).toEqual([
    { remote: 'storefront', version: '2', reason: 'module', page: 'storefront/Home' },
  ]);
});

it('shows the last good version when the current one is late, and waits for that only once', async () => {
  const { source, loads, reports } = setUp({ 'storefront@2': hangs, 'storefront@1': gives(page('1')) });

  await source.load('storefront/Home');
  await source.load('storefront/ProductDetail');

  expect(loads).toEqual(['storefront@2/Home', 'storefront@1/Home', 'storefront@1/ProductDetail']);
  expect(reports).toEqual([
    { remote: 'storefront', version: '2', reason: 'timeout', page: 'storefront/Home' },
  ]);
});

it('shows the current version when it is late but comes before the last good one', async () => {
  const home = page('2');
  let arrive = (_page: unknown) => undefined as void;
  const late = new Promise((resolve) => (arrive = resolve));
  const { source, loads, reports } = setUp({
    'storefront@2': () => late,
    'storefront@1': () => {
      arrive(home);
      return new Promise(() => undefined);
    },
  });

  expect(await source.load('storefront/Home')).toBe(home);
  expect(loads).toEqual(['storefront@2/Home', 'storefront@1/Home']);
  expect(reports).toEqual([]);
});

it('waits for the current version when the last good one fails', async () => {
  const home = page('2');
  let arrive = (_page: unknown) => undefined as void;
  const late = new Promise((resolve) => (arrive = resolve));
  const { source, reports } = setUp({
    'storefront@2': () => late,
    'storefront@1': () => {
      setTimeout(() => arrive(home), 10);
      return fails();
    },
  });

  expect(await source.load('storefront/Home')).toBe(home);
  expect(reports.map(({ version: v, reason }) => [v, reason])).toEqual([['1', 'module']]);
});

it('gives up on the only version when it does not answer in time', async () => {
  const { source, reports } = setUp({ 'checkout@7': hangs }, { timeoutMs: 20 });
  await expect(source.load('checkout/Cart')).rejects.toBeInstanceOf(RemoteError);
  expect(reports).toMatchObject([{ remote: 'checkout', version: '7', reason: 'timeout' }]);
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
  expect(registered.mock.calls.flatMap(([remotes]) => remotes.map(({ name }) => name))).toEqual([
    'storefront',
    'storefront@1',
  ]);
});

it('requests a version anew, from another address, after a retry', async () => {
  const { source, loads, registered, answers } = setUp({});
  await expect(source.load('checkout/Cart')).rejects.toBeInstanceOf(RemoteError);

  const cart = page('cart');
  answers['checkout@7'] = gives(cart);
  await source.retry('checkout/Cart');

  expect(await source.load('checkout/Cart')).toBe(cart);
  expect(registered.mock.calls.at(-1)).toEqual([
    [expect.objectContaining({ entry: expect.stringContaining('/7~') as unknown })],
    { force: true },
  ]);
  expect(loads).toEqual(['checkout@7/Cart', 'checkout@7/Cart']);
});

it('loads what is deployed by now after a retry', async () => {
  const old = page('old');
  const { source, deployed } = setUp({ 'checkout@6': gives(old) });
  await expect(source.load('checkout/Cart')).rejects.toBeInstanceOf(RemoteError);

  deployed.checkout = { current: version('6'), lastGood: null };
  await source.retry('checkout/Cart');

  expect(await source.load('checkout/Cart')).toBe(old);
});

it('loads what was deployed after the document was opened when its own versions are gone', async () => {
  const cart = page('cart');
  const { source, deployed } = setUp({ 'checkout@8': gives(cart) });
  deployed.checkout = { current: version('8'), lastGood: null };
  expect(await source.load('checkout/Cart')).toBe(cart);
});

it('loads a remote that was deployed first after the document was opened', async () => {
  const login = page('login');
  const { source, deployed } = setUp({ 'account@1': gives(login) }, {}, { account: undefined });
  deployed.account = { current: version('1'), lastGood: null };
  expect(await source.load('account/Login')).toBe(login);
});

it('says when a reload of the document may bring what it cannot get', async () => {
  const { source, shell } = setUp({});
  await expect(source.load('checkout/Cart')).rejects.toMatchObject({ isOutdated: false });
  shell.isOutdated = true;
  await expect(source.load('checkout/Cart')).rejects.toMatchObject({ isOutdated: true });
});

it('retries on the next visit when a preload failed', async () => {
  const { source, answers } = setUp({});
  await source.load('checkout/Cart').catch(() => undefined);

  const cart = page('cart');
  answers['checkout@7'] = gives(cart);

  expect(await source.load('checkout/Cart')).toBe(cart);
});

it('gives the last good version when a render threw, the same to every render that waits for it', async () => {
  const [current, old] = [page('2'), page('1')];
  const { source, reports, errors } = setUp({ 'storefront@2': gives(current), 'storefront@1': gives(old) });
  await source.load('storefront/Home');
  const thrown = new Error('no such thing');

  const recovery = source.recover('storefront/Home', current, thrown);
  expect(source.recover('storefront/Home', current, thrown)).toBe(recovery);
  expect(await recovery).toBe(old);
  expect(source.loaded('storefront/Home')).toBe(old);
  expect(await source.recover('storefront/Home', old, thrown)).toBeNull();
  expect(reports.map(({ version: v, reason }) => [v, reason])).toEqual([
    ['2', 'render'],
    ['1', 'render'],
  ]);
  expect(errors).toEqual([thrown, thrown]);

  await source.retry('storefront/Home');
  expect(await source.load('storefront/Home')).toBe(current);
});

it('keeps the pages that render when another page of the same remote threw', async () => {
  const detail = page('2');
  const { source } = setUp({
    'storefront@2': gives(page('2')),
    'storefront@2/ProductDetail': gives(detail),
    'storefront@1': gives(page('1')),
  });
  const home = await source.load('storefront/Home');
  await source.load('storefront/ProductDetail');

  await source.recover('storefront/ProductDetail', detail, new Error('thrown'));

  expect(source.loaded('storefront/Home')).toBe(home);
});
