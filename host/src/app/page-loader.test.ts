import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { createStore, type PageModule } from '@lapak/runtime';
import type { MatchedPage } from './match-page.ts';
import { guard, loadPage } from './page-loader.ts';
import type { Access } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';

const url = new URL('http://shop.test/kopi/onlinestore?page=2');
const params = { username: 'kopi' };
const matched = (module: RemoteModuleId, access: Access, painted = false): MatchedPage => ({
  name: 'home',
  params,
  module,
  access,
  painted,
});
const page = (prefetch?: PageModule['prefetch']): PageModule => ({ default: () => null, prefetch });

function environment(own: Partial<ShellEnvironment> = {}): ShellEnvironment {
  return {
    store: createStore(),
    pages: {
      load: () => Promise.reject(new Error('no page')),
      loaded: () => undefined,
      recover: async () => null,
      retry: async () => undefined,
    },
    isLoggedIn: () => false,
    restore: () => Promise.resolve(),
    prefetchGraceMs: 30,
    ...own,
  };
}

it.each([
  ['all', false, null],
  ['all', true, null],
  ['guest', false, null],
  ['guest', true, '/kopi/onlinestore'],
  ['customer', true, null],
  ['customer', false, '/kopi/onlinestore/login'],
] as const)('a page for %s, login %s, leads to %s', (access, isLoggedIn, target) => {
  expect(guard(access, isLoggedIn, 'kopi')).toBe(target);
});

it('neither loads nor fetches anything for a page that the visitor may not open', async () => {
  const load = jest.fn();
  const pages = { ...environment().pages, load };
  const elsewhere = await loadPage(matched('account/Menu', 'customer'), url, environment({ pages }));
  expect(elsewhere).toBe('/kopi/onlinestore/login');
  expect(load).not.toHaveBeenCalled();
});

it('rejects when the files of the page fail to load', async () => {
  await expect(loadPage(matched('checkout/Cart', 'all'), url, environment())).rejects.toThrow('no page');
});

it.each([
  [false, ['restored', 'prefetched']],
  [true, ['prefetched']],
])(
  'a page that is painted: %s waits for the cart and the user only when it may decide by them',
  async (painted, order) => {
    const seen: string[] = [];
    let restored = () => undefined as void;
    const given = environment({
      pages: {
        load: () => Promise.resolve(page(() => Promise.resolve(seen.push('prefetched')))),
        loaded: () => undefined,
        recover: async () => null,
        retry: async () => undefined,
      },
      restore: async () => {
        await new Promise<void>((resolve) => (restored = resolve));
        seen.push('restored');
      },
    });
    const loading = loadPage(matched('checkout/Cart', 'all', painted), url, given);
    if (!painted) {
      // All that does not wait for it is done in this turn.
      await new Promise((resolve) => setTimeout(resolve, 0));
      restored();
    }
    await loading;
    expect(seen).toEqual(order);
  },
);
