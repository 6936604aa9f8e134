import { createStore, sessionRead } from '@lapak/runtime';
import './entry-server.tsx';

it('does not check the store for mutations on the server', () => {
  const store = createStore();
  store.dispatch(sessionRead({ hasToken: true }));
  expect(Object.isFrozen(store.getState().session)).toBe(false);
});
