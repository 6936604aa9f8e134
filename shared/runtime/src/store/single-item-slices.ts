import type { SingleItem } from '@lapak/contracts/store/store-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const empty = (): SingleItem | null => null;

const beli = createSlice({
  name: 'beli',
  initialState: empty,
  reducers: { beliSet: (_state, { payload }: PayloadAction<SingleItem>) => payload, beliCleared: () => null },
});
const cartSingle = createSlice({
  name: 'cartSingle',
  initialState: empty,
  reducers: {
    cartSingleSet: (_state, { payload }: PayloadAction<SingleItem>) => payload,
    cartSingleCleared: () => null,
  },
});

/** `beli`: goods bought directly; `cartSingle`: a service or a digital product (spec 1 §3, spec 3 §3). */
export const { beliSet, beliCleared } = beli.actions;
export const { cartSingleSet, cartSingleCleared } = cartSingle.actions;
export const beliReducer = beli.reducer;
export const cartSingleReducer = cartSingle.reducer;

/** A holder belongs to the store it was filled in. */
const ofStore = (item: SingleItem | null, username: string) => (item?.username === username ? item : null);
export const selectBeli = (state: { beli: SingleItem | null }, username: string) =>
  ofStore(state.beli, username);
export const selectCartSingle = (state: { cartSingle: SingleItem | null }, username: string) =>
  ofStore(state.cartSingle, username);
