import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { loggedOut, sessionRead } from '@lapak/runtime';
import { act, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';
import { followSession } from './follow-session.ts';

beforeEach(() => localStorage.clear());

const login = () => localStorage.setItem(TOKEN_STORAGE_KEY, 'abc');
const isLoggedIn = () => localStorage.getItem(TOKEN_STORAGE_KEY) !== null;

async function open(url: string) {
  const shell = await openShell(url);
  followSession(shell.store, shell.navigation, isLoggedIn);
  const ends = () =>
    act(async () => {
      localStorage.clear();
      shell.store.dispatch(loggedOut());
    });
  const begins = () =>
    act(async () => {
      login();
      shell.store.dispatch(sessionRead({ hasToken: true }));
    });
  return { ...shell, ends, begins };
}

it('a session that ends on a page of customers leads to the login, and back after it', async () => {
  login();
  const { ends, begins, location } = await open('/kopi/onlinestore/edit-profile?x=1');
  expect(screen.getByRole('heading')).toHaveTextContent('account/EditProfile');
  await ends();
  expect(location()).toBe('/kopi/onlinestore/login');
  await begins();
  expect(location()).toBe('/kopi/onlinestore/edit-profile?x=1');
});

it('leaves a shopper on a page that everybody may open', async () => {
  login();
  const { ends, location } = await open('/kopi/onlinestore/cart');
  await ends();
  expect(location()).toBe('/kopi/onlinestore/cart');
});

it('a login that was opened by itself leads home', async () => {
  const { begins, location } = await open('/kopi/onlinestore/login');
  await begins();
  expect(location()).toBe('/kopi/onlinestore');
});

it('a guard that sends a visitor to the login says where from', async () => {
  const { navigation } = await open('/kopi/onlinestore/transactions?page=2');
  expect(navigation.getState().location).toMatchObject({
    pathname: '/kopi/onlinestore/login',
    state: { returnTo: '/kopi/onlinestore/transactions?page=2' },
  });
});
