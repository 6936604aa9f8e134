import { addToCart, cartBadge, removeLine, renewLines, setLineQty, type CartLine } from '@lapak/domain/cart';
import type { CartState, StoreCart } from '@lapak/contracts/store/store-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: CartState = {};
const noLines: CartLine[] = [];

function replaceLines(state: CartState, username: string, change: (lines: CartLine[]) => CartLine[]) {
  const cart: StoreCart = { lines: change(state[username]?.lines ?? noLines), orderedAt: null };
  state[username] = cart;
}

/** Carts per store username; every rule is the domain's (spec 1 §4). */
const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartLineAdded: (state, { payload }: PayloadAction<{ username: string; line: CartLine }>) =>
      replaceLines(state, payload.username, (lines) => addToCart(lines, payload.line)),
    /** The server's prices and stock of lines; nothing is added by it. */
    cartLinesRenewed: (state, { payload }: PayloadAction<{ username: string; lines: CartLine[] }>) => {
      const cart = state[payload.username] as StoreCart | undefined;
      if (cart) cart.lines = renewLines(cart.lines, payload.lines);
    },
    cartLineQtySet: (state, { payload }: PayloadAction<{ username: string; key: string; qty: string }>) =>
      replaceLines(state, payload.username, (lines) => setLineQty(lines, payload.key, payload.qty)),
    cartLineRemoved: (state, { payload }: PayloadAction<{ username: string; key: string }>) =>
      replaceLines(state, payload.username, (lines) => removeLine(lines, payload.key)),
    /** A successful checkout: the cart is empty at once, and its stamp empties every other copy of it. */
    cartOrdered: (state, { payload }: PayloadAction<{ username: string; orderedAt: number }>) => {
      state[payload.username] = { lines: [], orderedAt: payload.orderedAt };
    },
    /** Another tab changed the carts; its copy is newer and replaces this one. */
    cartChangedElsewhere: (_state, { payload }: PayloadAction<CartState>) => payload,
  },
});

export const {
  cartLineAdded,
  cartLinesRenewed,
  cartLineQtySet,
  cartLineRemoved,
  cartOrdered,
  cartChangedElsewhere,
} = slice.actions;
export const cartReducer = slice.reducer;

type WithCart = { cart: CartState };
export const selectCartLines = (state: WithCart, username: string): CartLine[] =>
  state.cart[username]?.lines ?? noLines;
/** The badge counts lines, not pieces (spec 1 §4). */
export const selectCartBadge = (state: WithCart, username: string): number =>
  cartBadge(selectCartLines(state, username));
