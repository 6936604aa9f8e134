import type { PageModule } from '@lapak/runtime';
import { loadAheadOfView } from './load-ahead.ts';

const LOOKED_AT_MS = 1500;

/** jsdom has no layout: a link is in view while its text says so. */
Object.defineProperty(globalThis, 'IntersectionObserver', {
  configurable: true,
  value: class {
    private readonly watched: Element[] = [];
    constructor(
      private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    ) {}
    observe(target: Element) {
      this.watched.push(target);
      // All of a frame's answers come at once.
      if (this.watched.length > 1) return;
      queueMicrotask(() =>
        this.callback(
          this.watched.map((one) => ({ target: one, isIntersecting: one.textContent === 'in view' })),
        ),
      );
    }
    disconnect = () => undefined;
  },
});

const link = (path: string, isInView = true) =>
  `<a href="/kopi/onlinestore${path}">${isInView ? 'in view' : 'below'}</a>`;
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => link(`/detail/${index}`)).join('');

let stop = () => {};
function start(loaded: (id: string) => PageModule | undefined = () => undefined) {
  const preload = jest.fn();
  stop = loadAheadOfView({ preload, pages: { loaded } });
  return preload;
}
const scroll = () => window.dispatchEvent(new Event('scroll'));
async function scrollAndStop() {
  scroll();
  await jest.advanceTimersByTimeAsync(LOOKED_AT_MS);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('loads nothing for a visitor who does nothing', async () => {
  document.body.innerHTML = products(4);
  const preload = start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(preload).not.toHaveBeenCalled();
});

it('loads the files of the page that most links in view lead to, when the shopper stops scrolling', async () => {
  document.body.innerHTML = link('/cart') + products(3) + link('/event', false).repeat(9);
  const preload = start();
  scroll();
  await jest.advanceTimersByTimeAsync(LOOKED_AT_MS - 1);
  await scrollAndStop();
  expect(preload.mock.calls).toEqual([['/kopi/onlinestore/detail/0', 'files']]);
});

it('loads nothing when the links lead here and there, or nowhere in the shop', async () => {
  document.body.innerHTML = link('/cart') + link('/menu') + '<a href="/api/docs">in view</a>';
  const preload = start();
  await scrollAndStop();
  document.body.innerHTML = '';
  await scrollAndStop();
  expect(preload).not.toHaveBeenCalled();
});

it('loads each page once, and two at most', async () => {
  const preload = start();
  for (const path of ['/detail/1', '/detail/2', '/event', '/cart']) {
    document.body.innerHTML = link(path);
    await scrollAndStop();
  }
  expect(preload.mock.calls.map(([href]) => href)).toEqual([
    '/kopi/onlinestore/detail/1',
    '/kopi/onlinestore/event',
  ]);
});

it('a page that is there already does not count', async () => {
  const preload = start((id) => (id === 'storefront/ProductDetail' ? { default: () => null } : undefined));
  document.body.innerHTML = products(2);
  await scrollAndStop();
  expect(preload).not.toHaveBeenCalled();
});
