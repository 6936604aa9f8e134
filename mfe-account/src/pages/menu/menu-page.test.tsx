import { patterns, paths } from '@lapak/contracts/routes';
import { selectIsLoggedIn, selectUser, writeToken } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser, store } from '../../testing/builders.ts';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as page from './menu-page.tsx';

const open = () =>
  renderPage(page, {
    pattern: patterns.menu,
    url: paths.menu(store),
    preloadedState: { user: aUser(), session: { login: 'customer' } },
  });

test('the entries link to their pages', async () => {
  await open();
  const menu = within(await screen.findByRole('navigation', { name: 'Menu akun' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Transaksi Toko', `/${store}/onlinestore/transactions`],
    ['Transaksi Acara/Event', `/${store}/onlinestore/event/transactions`],
    ['Wishlist', `/${store}/onlinestore/wishlist`],
    ['Alamat', `/${store}/onlinestore/edit-alamat`],
    ['Profile', `/${store}/onlinestore/edit-profile`],
    ['Ganti Password', `/${store}/onlinestore/edit-password`],
  ]);
  expect(screen.getByText('Siti Aminah')).toBeInTheDocument();
});

async function pressLogout(answer: 'Ya' | 'Batal') {
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Apakah anda yakin ?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
}

test.each([
  ['', () => HttpResponse.json({ code: '00', info: 'ok' })],
  [', even when the server cannot be reached', () => HttpResponse.error()],
])('logout drops everything and goes home%s', async (_name, answer) => {
  const tokens: (string | null)[] = [];
  server.use(
    http.post('*/api/auth/logout', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  writeToken('abc');
  localStorage.setItem('persist:lapak', '{}');
  const { store: state } = await open();
  await pressLogout('Ya');
  expect(await screen.findByTestId('location')).toHaveTextContent(`/${store}/onlinestore`);
  expect(tokens).toEqual(['Bearer abc']);
  expect(localStorage).toHaveLength(0);
  expect(selectIsLoggedIn(state.getState())).toBe(false);
  expect(selectUser(state.getState())).toBeNull();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'success', text: 'Logout berhasil' }]));
});

test('"Batal" keeps the session', async () => {
  writeToken('abc');
  await open();
  await pressLogout('Batal');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('token')).toBe('abc');
});
