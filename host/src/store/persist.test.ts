import { cartLineAdded, createStore, selectCartLines, type AppStore } from '@lapak/runtime';
import { buildLine } from '@lapak/domain/testing/builders';
import { persist, STORAGE_KEY } from './persist.ts';

const KEY = `persist:${STORAGE_KEY}`;
const line = buildLine({ id: 7 });

/** As redux-persist writes it: each key a JSON text of its own. */
const kept = (state: Record<string, unknown>) =>
  localStorage.setItem(
    KEY,
    JSON.stringify(
      Object.fromEntries(Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)])),
    ),
  );
const ids = (store: AppStore) => selectCartLines(store.getState(), 'kopi').map(({ id }) => id);
const cart = { kopi: { lines: [line], orderedAt: null } };

beforeEach(() => localStorage.clear());

it.each([
  ['an older version', { version: 0, rehydrated: true }],
  ['the version before there were any', { version: -1, rehydrated: true }],
  ['this version', { version: 1, rehydrated: true }],
  ['a newer version, met after a rollback', { version: 9, rehydrated: true }],
])('a cart of %s comes back', async (_name, _persist) => {
  // redux-persist warns that it cannot migrate down from newer versions; ours are read by their content.
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  kept({ cart, _persist });
  const store = createStore();
  await persist(store);
  expect(ids(store)).toEqual([7]);
  warned.mockRestore();
});

it('a cart without a version is restored', async () => {
  kept({ cart });
  const store = createStore();
  await persist(store);
  expect(ids(store)).toEqual([7]);
});

it('a cart change is flushed when the page is left', async () => {
  const store = createStore();
  await persist(store);
  store.dispatch(cartLineAdded({ username: 'kopi', line }));
  window.dispatchEvent(new Event('pagehide'));
  const written = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { cart?: string };
  expect(JSON.parse(written.cart ?? '{}')).toMatchObject({ kopi: { lines: [{ id: 7 }] } });
});
