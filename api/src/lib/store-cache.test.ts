import { createStoreCache } from './store-cache.ts';
import { createStoreEvents } from './store-events.ts';

const setUp = (ttlMs = 10_000) => {
  const storeEvents = createStoreEvents();
  return { storeEvents, cache: createStoreCache({ storeEvents, ttlMs, maxEntries: 10 }) };
};

describe('Answers cached per store', () => {
  it('are loaded once, also by many at once, until the store changes', async () => {
    const { cache, storeEvents } = setUp();
    const load = jest.fn(() => Promise.resolve({ stock: 1 }));
    await Promise.all([cache.get(1, 'a', load), cache.get(1, 'a', load)]);
    await cache.get(1, 'a', load);
    expect(load).toHaveBeenCalledTimes(1);
    storeEvents.storeChanged(2);
    await cache.get(1, 'a', load);
    expect(load).toHaveBeenCalledTimes(1);
    storeEvents.storeChanged(1);
    await cache.get(1, 'a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are all loaded again when any store may have changed', async () => {
    const { cache, storeEvents } = setUp();
    const load = jest.fn(() => Promise.resolve({ stock: 1 }));
    const loadBoth = async () => [await cache.get(1, 'a', load), await cache.get(2, 'a', load)];
    await loadBoth();
    storeEvents.missedElsewhere();
    await loadBoth();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('are not cached when the store changed while they were loaded', async () => {
    const { cache, storeEvents } = setUp();
    const slow = cache.get(1, 'a', async () => {
      storeEvents.storeChanged(1);
      return { stock: 1 };
    });
    await slow;
    expect(await cache.get(1, 'a', () => Promise.resolve({ stock: 2 }))).toEqual({ stock: 2 });
  });

  it('are tried again after a failure', async () => {
    const { cache } = setUp();
    await expect(cache.get(1, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get(1, 'a', () => Promise.resolve({ stock: 2 }))).toEqual({ stock: 2 });
  });
});
