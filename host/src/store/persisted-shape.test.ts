import type { PersistedState } from '@lapak/contracts/store/store-state';
import fc from 'fast-check';
import { mergeEarly, readPersisted } from './persisted-shape.ts';
import { buildLine as line } from '@lapak/domain/testing/builders';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const empty: PersistedState = { cart: {}, beli: null, cartSingle: null, user: null };
const kept = (orderedAt: unknown) => ({ cart: { kopi: { lines: [line()], orderedAt } } });

it('restores a cart that is not ordered, however old it is', () => {
  expect(readPersisted(kept(null), NOW).cart).toEqual({ kopi: { lines: [line()], orderedAt: null } });
});

it.each([
  [0, 1],
  [2000, 1],
  [2001, 0],
  [86_400_000, 0],
])('reads a cart that was ordered %i ms ago as %i lines', (age, lines) => {
  expect(readPersisted(kept(NOW - age), NOW).cart.kopi?.lines).toHaveLength(lines);
});

it('empties the ordered cart alone, not those of other stores', () => {
  const two = { cart: { ...kept(NOW - 5000).cart, batik: { lines: [line({ id: 2 })], orderedAt: null } } };
  const { cart } = readPersisted(two, NOW);
  expect(cart.kopi).toEqual({ lines: [], orderedAt: null });
  expect(cart.batik?.lines).toHaveLength(1);
});

it('drops invalid lines, carts and keys and keeps the rest', () => {
  const inbound = {
    cart: {
      kopi: { lines: [line(), { id: 'one' }, null, 7, { ...line(), harga: '10' }], orderedAt: 'now' },
      batik: { items: [] },
      jasa: null,
    },
    beli: { username: 'kopi', line: line() },
    cartSingle: { username: 'kopi', line: { id: 1 } },
    user: { name: 'Sari', email: 'sari@example.test' },
    wardrobe: ['unknown'],
    _persist: { version: 9, rehydrated: true },
  };
  expect(readPersisted(inbound, NOW)).toEqual({
    cart: { kopi: { lines: [line()], orderedAt: null } },
    beli: { username: 'kopi', line: line(), dateServer: '', affiliateCode: null },
    cartSingle: null,
    user: { name: 'Sari', email: 'sari@example.test' },
  });
});

it('reads any value at all into a state of the right shape', () => {
  fc.assert(
    fc.property(fc.anything(), (inbound) => {
      const state = readPersisted(inbound, NOW);
      expect(Object.keys(state).sort()).toEqual(['beli', 'cart', 'cartSingle', 'user']);
      for (const cart of Object.values(state.cart)) expect(Array.isArray(cart.lines)).toBe(true);
    }),
  );
});

it('reads what it wrote', () => {
  const state: PersistedState = {
    cart: { kopi: { lines: [line({ qty: null }), line({ id: 3, qty: 4 })], orderedAt: null } },
    beli: { username: 'kopi', line: line(), dateServer: '2026-11-21T10:00:00+07:00', affiliateCode: 'abc' },
    cartSingle: null,
    user: null,
  };
  expect(readPersisted(JSON.parse(JSON.stringify(state)), NOW)).toEqual(state);
});

describe('changes made before the persisted state is restored', () => {
  it('joins an early added product with the kept cart', () => {
    const before = { ...empty, cart: { kopi: { lines: [line()], orderedAt: null } } };
    const early = { ...empty, cart: { kopi: { lines: [line({ id: 2, qty: 3 })], orderedAt: null } } };
    expect(mergeEarly(before, early).cart.kopi?.lines.map(({ id, qty }) => [id, qty])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('sets the quantity of a product that is in the kept cart already', () => {
    const before = { ...empty, cart: { kopi: { lines: [line({ qty: 2 })], orderedAt: null } } };
    const early = { ...empty, cart: { kopi: { lines: [line({ qty: 5 })], orderedAt: null } } };
    expect(mergeEarly(before, early).cart.kopi?.lines.map(({ qty }) => qty)).toEqual([5]);
  });

  it('keeps the carts of stores that were not touched', () => {
    const before = { ...empty, cart: { batik: { lines: [line()], orderedAt: null } } };
    expect(mergeEarly(before, empty)).toEqual(before);
  });

  it('keeps the user who logged in last, not the persisted one', () => {
    const user = (name: string) => ({ name, email: `${name}@contoh.test` }) as PersistedState['user'];
    const kept = { ...empty, user: user('dulu') };
    expect(mergeEarly(kept, { ...empty, user: user('kini') }).user?.name).toBe('kini');
    expect(mergeEarly(kept, empty).user?.name).toBe('dulu');
  });

  it('lets an early item on its way to a checkout replace the kept one', () => {
    const item = (username: string) => ({ username, line: line(), dateServer: '', affiliateCode: null });
    const merged = mergeEarly(
      { ...empty, beli: item('old'), cartSingle: item('kept') },
      { ...empty, beli: item('new') },
    );
    expect(merged.beli?.username).toBe('new');
    expect(merged.cartSingle?.username).toBe('kept');
  });
});
