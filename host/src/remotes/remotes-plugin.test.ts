import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { http, HttpResponse } from 'msw';
import { server } from '@lapak/runtime/testing/server';
import { sharedLibrariesPlugin, remotesPlugin } from './remotes-plugin.ts';

const manifest = {
  id: 'cart',
  name: 'cart',
  metaData: {
    name: 'cart',
    buildInfo: { buildVersion: '1' },
    remoteEntry: { name: 'remote-entry.js', path: '', type: 'global' },
    types: { path: '', name: '' },
    globalName: 'cart_1',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
};
const page = { default: () => null };

/** The runtime with the plugin; entries are answered with a container of one page. */
function setUp(
  over: Partial<Parameters<typeof remotesPlugin>[0]> = {},
  module: unknown = page,
  earlier: ModuleFederationRuntimePlugin[] = [],
) {
  const entries: string[] = [];
  const failures: [string, unknown][] = [];
  const overridden: string[] = [];
  const runtime = createInstance({
    name: `test-${crypto.randomUUID()}`,
    remotes: [],
    plugins: [
      ...earlier,
      remotesPlugin({
        manifests: {},
        entryOf: () => undefined,
        allowsOverrides: false,
        onOverride: (name) => overridden.push(name),
        onFailure: (id, error) => {
          failures.push([id, error]);
          return undefined;
        },
        ...over,
      }),
      {
        name: 'containers',
        loadEntry: async ({ remoteInfo: { entry } }) => {
          entries.push(entry);
          return { init: () => undefined, get: () => async () => module };
        },
      },
    ],
  });
  return { runtime, entries, failures, overridden };
}

it('takes a manifest from the document, without a request', async () => {
  const address = '/remotes/cart/1/mf-manifest.json';
  const { runtime, entries } = setUp({ manifests: { [address]: manifest } });
  runtime.registerRemotes([{ name: 'cart', entry: address }]);
  expect(await runtime.loadRemote('cart/Cart')).toBe(page);
  expect(entries).toEqual([new URL('/remotes/cart/1/remote-entry.js', location.origin).href]);
});

it('asks for a manifest that the document does not have', async () => {
  server.use(http.get('*/remotes/cart/2/mf-manifest.json', () => HttpResponse.json(manifest)));
  const { runtime } = setUp();
  runtime.registerRemotes([{ name: 'cart', entry: '/remotes/cart/2/mf-manifest.json' }]);
  expect(await runtime.loadRemote('cart/Cart')).toBe(page);
});

it.each<[string, () => Response]>([
  ['is missing', () => HttpResponse.json(manifest, { status: 404 })],
  ['is no JSON', () => new HttpResponse('<!doctype html>')],
  ['is null', () => HttpResponse.json(null)],
  ['is another file', () => HttpResponse.json({ name: 'cart' })],
])('reports a remote whose manifest %s, and loads it with the next address', async (what, answer) => {
  const path = `/remotes/cart/${what.replaceAll(' ', '-')}`;
  server.use(
    http.get(`*${path}/mf-manifest.json`, answer),
    http.get(`*${path}~1/mf-manifest.json`, () => HttpResponse.json(manifest)),
  );
  const { runtime, failures } = setUp();
  runtime.registerRemotes([{ name: 'cart', entry: `${path}/mf-manifest.json` }]);
  await expect(runtime.loadRemote('cart/Cart')).rejects.toThrow();
  expect(failures).toEqual([['cart/Cart', expect.anything()]]);
  jest.spyOn(console, 'warn').mockReturnValue();
  runtime.registerRemotes([{ name: 'cart', entry: `${path}~1/mf-manifest.json` }], { force: true });
  expect(await runtime.loadRemote('cart/Cart')).toBe(page);
});

it('reports a module that is no page', async () => {
  const { runtime, failures } = setUp({}, { default: 'text' });
  runtime.registerRemotes([{ name: 'cart', entry: '/remotes/cart/3/remote-entry.js' }]);
  await expect(runtime.loadRemote('cart/Cart')).rejects.toThrow('cart/Cart is not a page');
  expect(failures).toHaveLength(1);
});

describe('an entry that the developer tools replace', () => {
  const tools: ModuleFederationRuntimePlugin = {
    name: 'developer-tools',
    beforeRegisterRemote: (registration) => {
      Object.assign(registration.remote, { entry: 'https://next.test/remote-entry.js' });
      return registration;
    },
  };

  const entryOf = () => '/remotes/cart/4/remote-entry.js';

  it('is loaded where a setting allows it, and said', async () => {
    const { runtime, entries, overridden } = setUp({ entryOf, allowsOverrides: true }, page, [tools]);
    runtime.registerRemotes([{ name: 'cart', entry: '/remotes/cart/4/remote-entry.js' }]);
    await runtime.loadRemote('cart/Cart');
    expect([entries, overridden]).toEqual([['https://next.test/remote-entry.js'], ['cart']]);
  });

  it('is put back elsewhere', async () => {
    const { runtime, entries, overridden } = setUp({ entryOf }, page, [tools]);
    runtime.registerRemotes([{ name: 'cart', entry: '/remotes/cart/4/remote-entry.js' }]);
    await runtime.loadRemote('cart/Cart');
    const own = new URL('/remotes/cart/4/remote-entry.js', location.origin).href;
    expect([entries, overridden]).toEqual([[own], []]);
  });
});

describe('shared libraries', () => {
  const versions = {};
  /** A remote's instance, which has a copy of its own; all use one share scope, as on a page. */
  function remote(name: string, get: () => Promise<() => string>) {
    const shareConfig = { singleton: false, requiredVersion: '^1.0.0' };
    const runtime = createInstance({
      name: `${name}-${crypto.randomUUID()}`,
      remotes: [],
      shared: { yup: { version: '1.0.0', scope: 'default', get, shareConfig } },
      shareStrategy: 'loaded-first',
      plugins: [sharedLibrariesPlugin()],
    });
    runtime.initShareScopeMap('default', versions);
    const load = async () => {
      const factory = await runtime.loadShare<string>('yup');
      return factory && factory();
    };
    return { load };
  }
  const gives = (text: string) => () => Promise.resolve(() => text);
  beforeEach(() => Reflect.deleteProperty(versions, 'yup'));

  it('are taken from the remote that has loaded them', async () => {
    const [first, second] = [remote('first', gives('first')), remote('second', gives('second'))];
    expect(await first.load()).toBe('first');
    expect(await second.load()).toBe('first');
  });

  it.each<[string, () => Promise<() => string>]>([
    ['fails', () => Promise.reject(new Error('404'))],
    ['never comes', () => new Promise(() => undefined)],
  ])('are not waited for when the copy of another remote %s', async (_what, get) => {
    const [broken, good] = [remote('broken', get), remote('good', gives('good'))];
    broken.load().catch(() => undefined);
    expect(await good.load()).toBe('good');
    expect(await remote('third', gives('third')).load()).toBe('good');
  });

  it('are asked for again after they failed', async () => {
    let answer = () => Promise.reject<() => string>(new Error('404'));
    const { load } = remote('first', () => answer());
    await expect(load()).rejects.toThrow('404');
    answer = gives('first');
    expect(await load()).toBe('first');
  });
});
