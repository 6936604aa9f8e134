import { patterns, paths, type RouteName } from '@lapak/contracts/routes';
import { TOKEN_STORAGE_KEY } from '@lapak/contracts/store/store-state';
import type { PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser, store } from '../../testing/builders.ts';
import { answers, storeIs } from '../../testing/entry.ts';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as forgot from '../forgot-password/forgot-password-page.tsx';
import * as forgotVerification from '../forgot-password-verification/forgot-password-verification-page.tsx';
import * as verification from '../register-verification/register-verification-page.tsx';
import * as reset from './reset-password-page.tsx';

type Step = 'registerVerification' | 'forgotPassword' | 'forgotPasswordVerification' | 'resetPassword';

beforeEach(() => storeIs());
const open = (page: PageModule, route: Step & RouteName, state?: unknown) =>
  renderPage(page, { pattern: patterns[route], url: paths[route](store), state });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const location = () => screen.findByTestId('location');

describe('verification of a new account', () => {
  const openIt = () => open(verification, 'registerVerification', { email: 'siti@contoh.test' });

  test('needs the e-mail, else registration', async () => {
    await open(verification, 'registerVerification');
    expect(await location()).toHaveTextContent(/\/register$/);
  });

  test("'00' goes to login", async () => {
    const sent = answers('auth/verification', { code: '00', info: 'Akun terverifikasi' });
    await openIt();
    await press('Verifikasi');
    expect(screen.getByText('Kode wajib diisi')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Kode Verifikasi'), ' 123456 ');
    await press('Verifikasi');
    expect(await location()).toHaveTextContent(/\/login$/);
    expect(sent).toEqual([{ code: '123456', user: 'siti@contoh.test' }]);
  });

  test('passes the id of the registration', async () => {
    const sent = answers('auth/verification', { code: '00', info: 'Akun terverifikasi' });
    await open(verification, 'registerVerification', { email: 'siti@contoh.test', registration: 'tabc' });
    await userEvent.type(screen.getByLabelText('Kode Verifikasi'), '123456');
    await press('Verifikasi');
    await location();
    expect(sent).toEqual([{ code: '123456', user: 'siti@contoh.test', registration: 'tabc' }]);
  });

  test("another code shows the server's message; a lost connection 'something went wrong'", async () => {
    answers('auth/verification', { code: '-2', info: 'Kode salah' }, 400);
    await openIt();
    await userEvent.type(screen.getByLabelText('Kode Verifikasi'), '1');
    await press('Verifikasi');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah');
    server.use(http.post('*/api/auth/verification', () => HttpResponse.error()));
    await press('Verifikasi');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('something went wrong'));
  });

  test('the code can be sent again', async () => {
    const sent = answers('auth/send_verification_code', { code: '00', info: 'Kode dikirim' });
    await openIt();
    await press('Kirim ulang kode');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { kind: 'loading', text: 'mengirim kode verifikasi, mohon tunggu...' },
        { kind: 'success', text: 'Kode dikirim' },
      ]),
    );
    expect(sent).toEqual([{ user: 'siti@contoh.test' }]);
  });
});

describe('the forgotten password', () => {
  test('the first step takes the user and goes on to the code', async () => {
    const sent = answers('auth/forgot-password/request', { code: '00', info: 'ok' });
    const { shown } = await open(forgot, 'forgotPassword');
    await press('Kirim Kode');
    expect(screen.getByText('Email wajib diisi')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email atau Nomor Handphone'), '0812');
    await press('Kirim Kode');
    expect(await location()).toHaveTextContent(/\/forgot-password-verifikasi$/);
    expect(shown().location.state).toEqual({ user: '0812' });
    expect(sent).toEqual([{ user: '0812' }]);
  });

  test('the second step passes user and code on', async () => {
    const sent = answers('auth/forgot-password/verification', { code: '00', info: 'ok' });
    const { shown } = await open(forgotVerification, 'forgotPasswordVerification', { user: '0812' });
    await userEvent.type(screen.getByLabelText('Kode Verifikasi'), '9876');
    await press('Verifikasi');
    expect(await location()).toHaveTextContent(/\/reset-password$/);
    expect(shown().location.state).toEqual({ user: '0812', code: '9876' });
    expect(sent).toEqual([{ code: '9876', user: '0812' }]);
  });

  test('the last step sets the password and goes to login', async () => {
    const sent = answers('auth/forgot-password/reset', { code: '00', info: 'Password diubah' });
    await open(reset, 'resetPassword', { user: '0812', code: '9876' });
    await userEvent.type(screen.getByLabelText('Password Baru'), '1234567');
    await press('Simpan');
    expect(screen.getByText('Password minimal 8 karakter')).toBeVisible();
    expect(screen.getByText('Konfirmasi password tidak benar')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password Baru'), '8');
    await userEvent.type(screen.getByLabelText('Konfirmasi Password'), '12345678');
    await press('Simpan');
    expect(await location()).toHaveTextContent(/\/login$/);
    expect(sent).toEqual([
      { user: '0812', code: '9876', password: '12345678', password_confirmation: '12345678' },
    ]);
  });

  test('the last step goes home, logged in, when the server gives a session', async () => {
    answers('auth/forgot-password/reset', {
      ...{ code: '00', info: 'Password diubah' },
      data: { access_token: 'abc', user: aUser() },
    });
    await open(reset, 'resetPassword', { user: '0812', code: '9876' });
    await userEvent.type(screen.getByLabelText('Password Baru'), '12345678');
    await userEvent.type(screen.getByLabelText('Konfirmasi Password'), '12345678');
    await press('Simpan');
    expect(await location()).toHaveTextContent(new RegExp(`/${store}/onlinestore$`));
    expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('abc');
  });

  test.each([
    [forgotVerification, 'forgotPasswordVerification'],
    [reset, 'resetPassword'],
  ] as const)('later steps without a user lead to login (%#)', async (page, route) => {
    await open(page, route);
    expect(await location()).toHaveTextContent(/\/login$/);
  });
});

describe('another code of a forgotten password', () => {
  const user = 'siti@contoh.test';
  const openIt = () => open(forgotVerification, 'forgotPasswordVerification', { user });
  const resendButton = () => screen.getByRole('button', { name: /^Kirim ulang kode/ });
  const sentAnswer = { code: '00', info: 'Kode dikirim', data: { retry_after: 60 } };
  const lockedAnswer = (seconds: number) => ({
    ...{ code: '-6', info: 'Kode sudah 5 kali salah' },
    data: { retry_after: seconds },
  });
  const typeACode = async () => {
    await userEvent.type(screen.getByLabelText('Kode Verifikasi'), '123456');
    await press('Verifikasi');
  };
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  test('can be requested', async () => {
    const sent = answers('auth/forgot-password/request', sentAnswer);
    await openIt();
    await press('Kirim ulang kode');
    await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: 'Kode dikirim' }));
    expect(sent).toEqual([{ user }]);
  });

  test('cannot be requested for the seconds of the answer, which count down, also after a reload', async () => {
    answers('auth/forgot-password/request', sentAnswer);
    const { unmount } = await openIt();
    await press('Kirim ulang kode');
    await waitFor(() => expect(resendButton()).toHaveTextContent(/\((1:00|0:59)\)/));
    expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
    await act(async () => jest.advanceTimersByTime(15_000));
    expect(resendButton()).toHaveTextContent(/\(0:4[3-5]\)/);
    unmount();
    await openIt();
    expect(resendButton()).toHaveTextContent(/\(0:4\d\)/);
    await act(async () => jest.advanceTimersByTime(46_000));
    expect(resendButton()).not.toHaveAttribute('aria-disabled');
    expect(resendButton()).toHaveTextContent(/^Kirim ulang kode$/);
  });

  test('waits after the first step, for its user alone', async () => {
    answers('auth/forgot-password/request', sentAnswer);
    await open(forgot, 'forgotPassword');
    await userEvent.type(screen.getByLabelText('Email atau Nomor Handphone'), user);
    await press('Kirim Kode');
    await location();
    cleanup();
    await openIt();
    expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    await open(forgotVerification, 'forgotPasswordVerification', { user: 'lain@contoh.test' });
    expect(resendButton()).not.toHaveAttribute('aria-disabled');
  });

  test('waits as long as a refusal says', async () => {
    answers(
      'auth/forgot-password/request',
      { code: '-2', info: 'Terlalu banyak', data: { retry_after: 4_000 } },
      429,
    );
    await openIt();
    await press('Kirim ulang kode');
    await waitFor(() => expect(resendButton()).toHaveTextContent(/\(1:06:\d\d\)/));
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Terlalu banyak' });
  });

  test('has the focus and no pause after too many wrong codes', async () => {
    answers('auth/forgot-password/request', sentAnswer);
    answers('auth/forgot-password/verification', lockedAnswer(0), 422);
    await openIt();
    await press('Kirim ulang kode');
    await waitFor(() => expect(resendButton()).toHaveAttribute('aria-disabled', 'true'));
    await typeACode();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kode sudah 5 kali salah');
    await waitFor(() => expect(resendButton()).toHaveFocus());
    expect(resendButton()).not.toHaveAttribute('aria-disabled');
  });

  test('does not have the focus after one wrong code', async () => {
    answers('auth/forgot-password/verification', { code: '-2', info: 'Kode salah' }, 422);
    await openIt();
    await typeACode();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah');
    expect(resendButton()).not.toHaveFocus();
  });
});
