import { lineKey } from '@lapak/domain/cart';
import { buildLine } from '@lapak/domain/testing/builders';
import type { StoreEvent } from '@lapak/contracts/api/event';
import type { User } from '@lapak/contracts/api/auth';
import {
  cartChangedElsewhere,
  cartLineAdded,
  cartLinesRenewed,
  cartLineQtySet,
  cartLineRemoved,
  cartOrdered,
  selectCartBadge,
  selectCartLines,
} from './cart-slice.ts';
import { createStore } from './create-store.ts';
import {
  eventOpened,
  eventOrderCleared,
  selectEvent,
  selectSelectedTickets,
  ticketQtySet,
} from './event-slice.ts';
import {
  loggedIn,
  loggedOut,
  profileLoaded,
  selectIsLoggedIn,
  selectSession,
  selectUser,
  sessionRead,
} from './session-slice.ts';
import {
  beliCleared,
  beliSet,
  cartSingleCleared,
  cartSingleSet,
  selectBeli,
  selectCartSingle,
} from './single-item-slices.ts';

const username = 'kopi';
const line = buildLine();
const key = lineKey(line);

describe('cart', () => {
  const setUp = () => {
    const store = createStore();
    const qty = () => selectCartLines(store.getState(), username).map((l) => l.qty);
    return { store, qty };
  };

  it('adds, sets and removes a line', () => {
    const { store, qty } = setUp();
    store.dispatch(cartLineAdded({ username, line: { ...line, qty: 2 } }));
    expect(qty()).toEqual([2]);
    store.dispatch(cartLineQtySet({ username, key, qty: 'abc' }));
    expect(qty()).toEqual([null]);
    store.dispatch(cartLineRemoved({ username, key }));
    expect(qty()).toEqual([]);
  });

  it('keeps the carts of two stores apart', () => {
    const { store } = setUp();
    store.dispatch(cartLineAdded({ username, line }));
    store.dispatch(cartLineAdded({ username: 'batik', line: buildLine({ id: 2 }) }));
    store.dispatch(cartOrdered({ username, orderedAt: 123 }));
    expect(selectCartLines(store.getState(), username)).toEqual([]);
    expect(selectCartLines(store.getState(), 'batik')).toHaveLength(1);
  });

  it('counts lines in the badge, not pieces', () => {
    const { store } = setUp();
    store.dispatch(cartLineAdded({ username, line: { ...line, qty: 9 } }));
    store.dispatch(cartLineAdded({ username, line: buildLine({ id: 2, qty: 3 }) }));
    expect(selectCartBadge(store.getState(), username)).toBe(2);
  });

  it('is empty and stamped after an order, and unstamped with the next product', () => {
    const { store } = setUp();
    store.dispatch(cartLineAdded({ username, line }));
    store.dispatch(cartOrdered({ username, orderedAt: 123 }));
    expect(store.getState().cart[username]).toEqual({ lines: [], orderedAt: 123 });
    store.dispatch(cartLineAdded({ username, line }));
    expect(store.getState().cart[username]?.orderedAt).toBeNull();
  });

  it("takes the server's price of its lines, and no line or stamp by it that another tab took away", () => {
    const { store } = setUp();
    store.dispatch(cartLineAdded({ username, line }));
    const lines = [{ ...line, price: 9_000 }, buildLine({ id: 2 })];
    store.dispatch(cartLinesRenewed({ username, lines }));
    expect(selectCartLines(store.getState(), username)).toEqual([lines[0]]);
    store.dispatch(cartOrdered({ username, orderedAt: 123 }));
    store.dispatch(cartLinesRenewed({ username, lines }));
    expect(store.getState().cart[username]).toEqual({ lines: [], orderedAt: 123 });
  });

  it('is replaced by the cart of another tab', () => {
    const { store, qty } = setUp();
    store.dispatch(cartLineAdded({ username, line }));
    store.dispatch(cartChangedElsewhere({}));
    expect(qty()).toEqual([]);
  });

  it('gives the same empty list for an unknown store, so that nothing renders again', () => {
    const { store } = setUp();
    expect(selectCartLines(store.getState(), 'x')).toBe(selectCartLines(store.getState(), 'y'));
  });
});

describe('single items', () => {
  const item = { username, line, dateServer: '2026-11-21T10:00:00+07:00', affiliateCode: 'abc' };

  it('belong to the store they were filled in', () => {
    const store = createStore();
    store.dispatch(beliSet(item));
    store.dispatch(cartSingleSet(item));
    expect(selectBeli(store.getState(), username)).toEqual(item);
    expect(selectBeli(store.getState(), 'batik')).toBeNull();
    expect(selectCartSingle(store.getState(), username)).toEqual(item);
    expect(selectCartSingle(store.getState(), 'batik')).toBeNull();
  });

  it('are cleared one without the other', () => {
    const store = createStore();
    store.dispatch(beliSet(item));
    store.dispatch(cartSingleSet(item));
    store.dispatch(beliCleared());
    expect([store.getState().beli, store.getState().cartSingle]).toEqual([null, item]);
    store.dispatch(cartSingleCleared());
    expect(store.getState().cartSingle).toBeNull();
  });
});

describe('session', () => {
  const sari = { name: 'Sari', email: 'sari@example.test' } as User;

  it('is unknown until the storage is read, then guest or customer', () => {
    const store = createStore();
    expect(selectSession(store.getState()).login).toBe('unknown');
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    store.dispatch(sessionRead({ hasToken: false }));
    expect(selectSession(store.getState()).login).toBe('guest');
    store.dispatch(sessionRead({ hasToken: true }));
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  it('holds the user from login to logout', () => {
    const store = createStore();
    store.dispatch(loggedIn(sari));
    expect([selectIsLoggedIn(store.getState()), selectUser(store.getState())]).toEqual([true, sari]);
    store.dispatch(profileLoaded(null));
    expect(selectUser(store.getState())).toBeNull();
    store.dispatch(loggedIn(sari));
    store.dispatch(loggedOut());
    expect([selectIsLoggedIn(store.getState()), selectUser(store.getState())]).toEqual([false, null]);
  });
});

describe('event and tickets', () => {
  const event = { id: 3 } as StoreEvent;
  const ticket = (id: number, qty: number) => ({ id, nama_tiket: `T${id}`, harga: 1000, qty });

  it('sets, changes and removes a ticket', () => {
    const store = createStore();
    store.dispatch(ticketQtySet(ticket(1, 2)));
    store.dispatch(ticketQtySet(ticket(2, 1)));
    store.dispatch(ticketQtySet(ticket(1, 3)));
    store.dispatch(ticketQtySet(ticket(2, 0)));
    expect(selectSelectedTickets(store.getState())).toEqual([ticket(1, 3)]);
  });

  it.each([eventOpened({ username, event }), eventOrderCleared()])(
    'clears the tickets on $type',
    (action) => {
      const store = createStore();
      store.dispatch(ticketQtySet(ticket(1, 2)));
      store.dispatch(action);
      expect(selectSelectedTickets(store.getState())).toEqual([]);
    },
  );

  it('returns the event for its own store only', () => {
    const store = createStore();
    store.dispatch(eventOpened({ username, event }));
    expect(selectEvent(store.getState(), username)).toBe(event);
    expect(selectEvent(store.getState(), 'batik')).toBeNull();
  });
});
