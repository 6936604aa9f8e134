import { cartSubtotal } from '@lapak/domain/cart';
import { cartLineAdded, cartLineQtySet, createStore, selectCartLines, type AppStore } from '@lapak/runtime';
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

/** The first releases kept less of a product, no stamp, and no affiliate code. */
const older = {
  cart: { kopi: { lines: [{ id: 7, nama: 'Kopi Gayo', harga: 50_000, qty: 2 }] } },
  beli: { username: 'kopi', line: { id: 8, nama: 'Cangkir', harga: 30_000, qty: 1 } },
  _persist: { version: -1, rehydrated: true },
};
/** A release to come, met after a rollback: another key, more of a line, and a line of another shape. */
const newer = {
  cart: {
    kopi: {
      lines: [
        { ...line, nama: 'Kopi Gayo', harga: 50_000, qty: 2, wholesale_prices: { from: 2 }, gift: true },
        { product: { id: 9 }, pieces: 1 },
      ],
      orderedAt: null,
      coupon: 'hemat',
    },
    batik: { items: {} },
  },
  beli: { username: 'kopi', line: { ...line, id: 8, custom_field: null }, source: 'feed' },
  wishes: [1],
  _persist: { version: 9, rehydrated: true },
};

it.each([
  ['an older version', older],
  ['a newer version, met after a rollback', newer],
])('a cart of %s can be shown, changed and kept again', async (_name, state) => {
  kept(state);
  const store = createStore();
  await persist(store);
  expect(ids(store)).toEqual([7]);
  const [restored] = selectCartLines(store.getState(), 'kopi');
  expect(restored).toMatchObject({ product_variety: [], wholesale_prices: [], custom_field: [] });
  expect(cartSubtotal([{ ...restored!, enable_wholesale_price: 1 }], '2026-11-21T12:00:00+07:00')).toBe(
    100_000,
  );
  expect(store.getState().beli?.line).toMatchObject({ id: 8, custom_field: [] });
  store.dispatch(cartLineQtySet({ username: 'kopi', key: '7', qty: '3' }));
  window.dispatchEvent(new Event('pagehide'));
  const reopened = createStore();
  await persist(reopened);
  expect(selectCartLines(reopened.getState(), 'kopi')).toMatchObject([{ id: 7, qty: 3 }]);
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
