import { patterns, paths } from '@lapak/contracts/routes';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import { selectIsLoggedIn, selectUser } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aStoreProfile, aUser, store } from '../../testing/builders.ts';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as page from './login-page.tsx';

beforeEach(() => localStorage.clear());

function open(theme: number | null = null, state: unknown = null) {
  server.use(
    http.get('*/api/setting/profile', () =>
      HttpResponse.json({ data: aStoreProfile({ theme_onlinestore: theme }) }),
    ),
  );
  return renderPage(page, { pattern: patterns.login, url: paths.login(store), state });
}

function loginAnswers(body: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function submit() {
  await userEvent.type(await screen.findByLabelText('Email atau Nomor Handphone'), ' siti@contoh.test ');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia123');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test("'00' stores the token and the user, shows a toast and goes home", async () => {
  const sent = loginAnswers({ code: '00', info: 'ok', data: { access_token: 'abc', user: aUser() } });
  const { store: state } = await open();
  await submit();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/${store}/onlinestore`);
  expect(sent).toEqual([{ user: 'siti@contoh.test', password: 'rahasia123' }]);
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('abc');
  expect(selectIsLoggedIn(state.getState())).toBe(true);
  expect(selectUser(state.getState())?.name).toBe('Siti Aminah');
  expect(toasts()).toEqual([{ kind: 'success', text: 'Login berhasil' }]);
});

test.each([200, 403])(
  "'-1' (HTTP %i) says the message and goes to the verification with the e-mail",
  async (status) => {
    loginAnswers(
      {
        ...{ code: '-1', info: 'Akun belum diverifikasi' },
        data: { email: 'siti@contoh.test', registration: 'tabc' },
      },
      status,
    );
    const { shown } = await open();
    await submit();
    expect(await screen.findByTestId('location')).toHaveTextContent('/register-verifikasi');
    expect(shown().location.state).toEqual({ email: 'siti@contoh.test', registration: 'tabc' });
    expect(toasts()).toEqual([{ kind: 'info', text: 'Akun belum diverifikasi' }]);
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
  },
);

test("another code shows the server's message", async () => {
  loginAnswers({ code: '-2', info: 'Email atau password salah' }, 401);
  await open();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah');
  expect(screen.getByLabelText('Password')).toHaveValue('rahasia123');
});

test('without a connection: Something went wrong', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
  await open();
  await submit();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'Something went wrong' }]));
});

test('an empty form shows what is missing and puts the focus on the first field', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
  expect(screen.getByText('Username wajib diisi')).toBeVisible();
  expect(screen.getByText('Password wajib diisi')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email atau Nomor Handphone')).toHaveFocus());
});

test('the button of the newer layout is disabled until the form is filled', async () => {
  await open(2);
  const button = await screen.findByRole('button', { name: 'Login' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.type(screen.getByLabelText('Email atau Nomor Handphone'), 'siti');
  await userEvent.type(screen.getByLabelText('Password'), 'x');
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('links to the forgotten password and to registration', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
    'href',
    `/${store}/onlinestore/forgot-password`,
  );
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute(
    'href',
    `/${store}/onlinestore/register`,
  );
});

test('the password can be shown', async () => {
  await open();
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat isian' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('who has left the page when the answer comes is logged in, and stays where they are', async () => {
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  const session = { code: '00', info: 'ok', data: { access_token: 'abc', user: aUser() } };
  server.use(http.post('*/api/auth/login', () => isWanted.then(() => HttpResponse.json(session))));
  const { navigate, store: state } = await open();
  await submit();
  await navigate(paths.cart(store));
  answer();
  await waitFor(() => expect(selectIsLoggedIn(state.getState())).toBe(true));
  expect(screen.getByTestId('location')).toHaveTextContent(paths.cart(store));
});

test('a login that a guard asked for leads back to its page', async () => {
  loginAnswers({ code: '00', info: 'ok', data: { access_token: 'abc', user: aUser() } });
  await open(null, { returnTo: `/${store}/onlinestore/transactions?page=2` });
  await submit();
  expect(await screen.findByTestId('location')).toHaveTextContent(
    `/${store}/onlinestore/transactions?page=2`,
  );
});
