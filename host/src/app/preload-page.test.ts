import { createStore, type PageModule } from '@lapak/runtime';
import { createPreload } from './preload-page.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp(load = jest.fn(async (): Promise<PageModule> => ({ default: () => null, prefetch }))) {
  const pages = { load, loaded: () => undefined, recover: async () => null, retry: async () => undefined };
  return {
    load,
    preload: createPreload({
      store: createStore(),
      pages,
      isLoggedIn: () => false,
      restore: () => Promise.resolve(),
      prefetchGraceMs: 50,
    }),
  };
}
const prefetch = jest.fn(async () => undefined);

function connection(value: { saveData?: boolean; effectiveType?: string } | undefined) {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}
beforeEach(() => prefetch.mockClear());
afterEach(() => connection(undefined));

it('loads the files of the page behind a link once', async () => {
  const { preload, load } = setUp();
  preload('/kopi/onlinestore/cart', 'files');
  preload('/kopi/onlinestore/cart', 'files');
  await settled();
  expect(load.mock.calls).toEqual([['checkout/Cart']]);
  expect(prefetch).not.toHaveBeenCalled();
});

it('loads the data too when the link is touched, with the address and its params', async () => {
  const { preload } = setUp();
  preload('/kopi/onlinestore/detail/gayo?aff=abc', 'data');
  await settled();
  expect(prefetch).toHaveBeenCalledWith(
    expect.objectContaining({
      params: { username: 'kopi', id: 'gayo' },
      url: new URL('/kopi/onlinestore/detail/gayo?aff=abc', window.location.href),
    }),
  );
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'loads nothing ahead on a connection that says %j',
  async (value) => {
    connection(value);
    const { preload, load } = setUp();
    preload('/kopi/onlinestore/cart', 'data');
    await settled();
    expect(load).not.toHaveBeenCalled();
  },
);

it('loads nothing while the shown page itself still loads, and what was touched afterwards', async () => {
  const { preload, load } = setUp();
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  preload('/kopi/onlinestore/cart', 'data');
  Reflect.deleteProperty(document, 'readyState');
  await settled();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after a failure, and ignores addresses without a page', async () => {
  const { preload, load } = setUp(jest.fn(() => Promise.reject(new Error('offline'))));
  preload('/nothing/at/all', 'files');
  preload('/kopi/onlinestore/cart', 'files');
  await settled();
  preload('/kopi/onlinestore/cart', 'files');
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
});
