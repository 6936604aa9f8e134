import { createStore, loggedIn, selectCartLines, selectIsLoggedIn, selectUser } from '@lapak/runtime';
import type { User } from '@lapak/contracts/api/auth';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { buildLine } from '@lapak/domain/testing/builders';
import { followOtherTabs } from './other-tabs.ts';

const KEY = 'persist:lapak';

/** As redux-persist writes it: each key a JSON text of its own. */
const stored = (state: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)])),
  );

const cart = (orderedAt: number | null, lines = [buildLine({ id: 7 })]) => ({ kopi: { lines, orderedAt } });

function anotherTabWrites(key: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function setUp() {
  const store = createStore({
    preloadedState: { cart: { kopi: { lines: [buildLine({ id: 1 })], orderedAt: null } } },
  });
  followOtherTabs(store, KEY);
  return { store, ids: () => selectCartLines(store.getState(), 'kopi').map(({ id }) => id) };
}

beforeEach(() => localStorage.clear());

it('takes the newer cart of another tab', () => {
  const { ids } = setUp();
  anotherTabWrites(KEY, stored({ cart: cart(null) }));
  expect(ids()).toEqual([7]);
});

it('is empty here when the cart was ordered there', () => {
  const { ids } = setUp();
  anotherTabWrites(KEY, stored({ cart: cart(Date.now(), []) }));
  expect(ids()).toEqual([]);
});

it.each(['garbage', '{"cart":"{broken"}', '[]', 'null'])('survives a copy that reads %s', (text) => {
  const { ids } = setUp();
  anotherTabWrites(KEY, text);
  expect(ids()).toEqual([]);
});

it('keeps its cart when another tab removes the copy or writes another key', () => {
  const { ids } = setUp();
  anotherTabWrites(KEY, null);
  anotherTabWrites('theme', 'dark');
  expect(ids()).toEqual([1]);
});

it('follows a login and a logout', () => {
  const { store } = setUp();
  localStorage.setItem(TOKEN_STORAGE_KEY, 'abc');
  anotherTabWrites(TOKEN_STORAGE_KEY, 'abc');
  expect(selectIsLoggedIn(store.getState())).toBe(true);

  localStorage.clear();
  anotherTabWrites(null, null);
  expect(selectIsLoggedIn(store.getState())).toBe(false);
});

it('reads the copy again when the page is restored from the back/forward cache', () => {
  const { ids } = setUp();
  localStorage.setItem(KEY, stored({ cart: cart(null) }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ids()).toEqual([7]);
});

it('keeps the cart on an ordinary page show', () => {
  const { ids } = setUp();
  localStorage.setItem(KEY, stored({ cart: cart(null) }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(ids()).toEqual([1]);
});

const sari = { name: 'Sari', email: 'sari@example.test' } as User;

it('drops the user after a logout there, also one whose event was missed', () => {
  const { store } = setUp();
  const login = () => {
    localStorage.setItem(TOKEN_STORAGE_KEY, 'abc');
    store.dispatch(loggedIn(sari));
  };
  login();
  localStorage.clear();
  anotherTabWrites(null, null);
  expect(selectUser(store.getState())).toBeNull();
  login();
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([selectIsLoggedIn(store.getState()), selectUser(store.getState())]).toEqual([false, null]);
});

it('takes the user who logged in there, and none from a copy without a login', () => {
  const { store } = setUp();
  anotherTabWrites(KEY, stored({ user: sari }));
  expect(selectUser(store.getState())).toBeNull();
  localStorage.setItem(TOKEN_STORAGE_KEY, 'abc');
  anotherTabWrites(KEY, stored({ user: sari }));
  expect(selectUser(store.getState())).toEqual(sari);
});
