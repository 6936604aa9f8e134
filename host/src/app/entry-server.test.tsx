import { createStore, sessionRead } from '@lapak/runtime';
import './entry-server.tsx';

it('spares the server a walk through all that a store holds', () => {
  const store = createStore();
  store.dispatch(sessionRead({ hasToken: true }));
  expect(Object.isFrozen(store.getState().session)).toBe(false);
});
