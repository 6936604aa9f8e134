import { paths, patterns } from '@lapak/contracts/routes';
import type { PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store } from '../testing/builders.ts';
import { answers, storeIs } from '../testing/entry.ts';
import * as forgot from './forgot-password/forgot-password-page.tsx';
import * as forgotVerification from './forgot-password-verification/forgot-password-verification-page.tsx';
import * as login from './login/login-page.tsx';
import * as registerVerification from './register-verification/register-verification-page.tsx';
import * as register from './register/register-page.tsx';
import * as reset from './reset-password/reset-password-page.tsx';

const returnTo = `/${store}/onlinestore/transactions?page=2`;

beforeEach(() => storeIs());

type Step =
  | 'login'
  | 'register'
  | 'registerVerification'
  | 'forgotPassword'
  | 'forgotPasswordVerification'
  | 'resetPassword';

/** Opens a page between a guard and the login. @returns where the visitor is */
async function open(route: Step, page: PageModule, state: object = {}) {
  const { shown } = await renderPage(page, {
    pattern: patterns[route],
    url: paths[route](store),
    state: { returnTo, ...state },
  });
  return () => shown().location;
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

/** The next page of the way, which still knows where the visitor wanted to go. */
async function expectNext(location: Awaited<ReturnType<typeof open>>, pathname: string) {
  await waitFor(() => expect(location().pathname).toBe(pathname));
  expect(location().state).toMatchObject({ returnTo });
}

test.each([
  ['Daftar', paths.register(store)],
  ['Lupa password?', paths.forgotPassword(store)],
])('the link "%s" of the login hands on where the visitor wanted to go', async (name, next) => {
  const location = await open('login', login);
  await follow(name);
  await expectNext(location, next);
});

test('so does the login of an account that is not verified', async () => {
  answers('auth/login', { code: '-1', info: 'Belum diverifikasi', data: { email: 'siti@contoh.test' } });
  const location = await open('login', login);
  await type('Email atau Nomor Handphone', 'siti@contoh.test');
  await type('Password', 'rahasia123');
  await press('Login');
  await expectNext(location, paths.registerVerification(store));
});

test('so do the registration, its link back, and its verification', async () => {
  const atRegister = await open('register', register);
  await follow('Login');
  await expectNext(atRegister, paths.login(store));
  cleanup();
  answers('auth/register', { code: '00', info: 'ok', data: {} });
  const location = await open('register', register);
  await type('Nama', 'Siti');
  await type('Username', 'siti');
  await type('Email', 'siti@contoh.test');
  await type('Nomor Handphone', '0812-3456');
  await type('Password', 'rahasia');
  await type('Konfirmasi Password', 'rahasia');
  await press('Daftar');
  await expectNext(location, paths.registerVerification(store));
  cleanup();
  answers('auth/verification', { code: '00', info: 'Akun terverifikasi' });
  const verified = await open('registerVerification', registerVerification, { email: 'siti@contoh.test' });
  await type('Kode Verifikasi', '123456');
  await press('Verifikasi');
  await expectNext(verified, paths.login(store));
});

test('so does each step of a forgotten password', async () => {
  answers('auth/forgot-password/request', { code: '00', info: 'ok' });
  const asked = await open('forgotPassword', forgot);
  await type('Email atau Nomor Handphone', 'siti@contoh.test');
  await press('Kirim Kode');
  await expectNext(asked, paths.forgotPasswordVerification(store));
  cleanup();
  answers('auth/forgot-password/verification', { code: '00', info: 'ok' });
  const verified = await open('forgotPasswordVerification', forgotVerification, { user: 'siti@contoh.test' });
  await type('Kode Verifikasi', '123456');
  await press('Verifikasi');
  await expectNext(verified, paths.resetPassword(store));
  cleanup();
  answers('auth/forgot-password/reset', { code: '00', info: 'ok', data: {} });
  const changed = await open('resetPassword', reset, { user: 'siti@contoh.test', code: '123456' });
  await type('Password Baru', 'rahasia123');
  await type('Konfirmasi Password', 'rahasia123');
  await press('Simpan');
  await expectNext(changed, paths.login(store));
});
