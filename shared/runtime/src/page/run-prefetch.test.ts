import { createStore } from '../store/create-store.ts';
import type { PageModule } from './page-module.ts';
import { runPrefetch } from './run-prefetch.ts';

const url = new URL('http://shop.test/kopi/onlinestore?page=2');
const args = { params: { username: 'kopi' }, url };
const page = (prefetch?: PageModule['prefetch']): PageModule => ({ default: () => null, prefetch });
const inBrowser = () => ({ store: createStore(), prefetchGraceMs: 300 });

it('passes the page its params, the whole address and the store', async () => {
  const prefetch = jest.fn(() => Promise.resolve());
  const given = inBrowser();
  await runPrefetch(page(prefetch), given, args);
  expect(prefetch).toHaveBeenCalledWith({
    dispatch: given.store.dispatch,
    getState: given.store.getState,
    params: { username: 'kopi' },
    url,
  });
});

it('waits for the data, but not longer than the grace', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  const never = page(() => new Promise(() => undefined));
  void runPrefetch(never, inBrowser(), args).then(settled);
  await jest.advanceTimersByTimeAsync(299);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
  jest.useRealTimers();
});

it('resolves after a failed prefetch in a browser, and rejects on the server', async () => {
  const failing = page(() => Promise.reject(new Error('the API is away')));
  await expect(runPrefetch(failing, inBrowser(), args)).resolves.toBeUndefined();
  await expect(runPrefetch(failing, { ...inBrowser(), prefetchGraceMs: Infinity }, args)).rejects.toThrow(
    'away',
  );
});
