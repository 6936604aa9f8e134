import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { lazyAxiosTransport } from '../api/lazy-axios-transport.ts';
import { clearToken } from '../api/token.ts';
import type { Transport } from '../api/transport.ts';
import { cartReducer } from './cart-slice.ts';
import { eventReducer, ticketsReducer } from './event-slice.ts';
import { loggedOut, sessionReducer, userReducer } from './session-slice.ts';
import { siteReducer } from './site-slice.ts';
import { beliReducer, cartSingleReducer } from './single-item-slices.ts';

export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  cart: cartReducer,
  beli: beliReducer,
  cartSingle: cartSingleReducer,
  user: userReducer,
  session: sessionReducer,
  event: eventReducer,
  tickets: ticketsReducer,
  site: siteReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Transport of API calls; by default axios, loaded on demand; the server passes its own. */
  transport?: Transport;
  /** Called with each action after it was applied. */
  onAction?: (action: unknown) => void;
}

const observer =
  (onAction: (action: unknown) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    onAction(action);
    return result;
  };

/** A logout ends the token, also one in memory that a remote cannot reach. */
const tokenRemoval: Middleware = () => (next) => (action) => {
  if (loggedOut.match(action)) clearToken();
  return next(action);
};

/** A fresh store. One per page load in a browser, one per request on the server, one per render in a test. */
export function createStore({
  preloadedState,
  transport = lazyAxiosTransport,
  onAction = () => undefined,
}: StoreOptions = {}) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { transport } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(tokenRemoval, baseApi.middleware, observer(onAction)),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
