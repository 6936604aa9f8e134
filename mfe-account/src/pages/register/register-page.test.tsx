import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { store } from '../../testing/builders.ts';
import { answers, storeIs } from '../../testing/entry.ts';
import { server } from '@lapak/runtime/testing/server';
import * as page from './register-page.tsx';

beforeEach(() => storeIs());
const open = () => renderPage(page, { pattern: patterns.register, url: paths.register(store) });
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Daftar' }));

async function fill() {
  await userEvent.type(await screen.findByLabelText('Nama'), 'Siti');
  await userEvent.type(screen.getByLabelText('Username'), 'siti');
  await userEvent.type(screen.getByLabelText('Email'), 'siti@contoh.test');
  await userEvent.type(screen.getByLabelText('Nomor Handphone'), '0812-3456');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
  await userEvent.type(screen.getByLabelText('Konfirmasi Password'), 'rahasia');
}

test('shows what is missing', async () => {
  await open();
  await submit();
  for (const text of [
    'Nama wajib diisi',
    'Username wajib diisi',
    'Email wajib diisi',
    'Nomor handphone wajib diisi',
    'Password minimal 6 karakter',
    'Konfirmasi password tidak benar',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('shows what is invalid', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Email'), 'siti');
  await userEvent.type(screen.getByLabelText('Password'), '12345');
  await userEvent.type(screen.getByLabelText('Konfirmasi Password'), '123456');
  await submit();
  expect(screen.getByText('Email tidak valid')).toBeVisible();
  expect(screen.getByText('Password minimal 6 karakter')).toBeVisible();
  expect(screen.getByText('Konfirmasi password tidak benar')).toBeVisible();
});

test("'00' goes on to the verification with the e-mail", async () => {
  const sent = answers('auth/register', { code: '00', info: 'ok', data: { registration: 'tabc' } });
  const { shown } = await open();
  await fill();
  await submit();
  expect(await screen.findByTestId('location')).toHaveTextContent('/register-verifikasi');
  expect(shown().location.state).toEqual({ email: 'siti@contoh.test', registration: 'tabc' });
  expect(sent).toEqual([
    {
      name: 'Siti',
      username: 'siti',
      email: 'siti@contoh.test',
      phone_number: '08123456',
      password: 'rahasia',
      password_confirmation: 'rahasia',
    },
  ]);
});

test("the server's field errors are shown at their fields", async () => {
  answers(
    'auth/register',
    { code: '-3', info: 'Periksa lagi', data: { errors: { email: ['Email sudah dipakai'] } } },
    422,
  );
  await open();
  await fill();
  await submit();
  expect(await screen.findByText('Email sudah dipakai')).toBeVisible();
});

test('a lost connection shows a message and keeps the input', async () => {
  server.use(http.post('*/api/auth/register', () => HttpResponse.error()));
  await open();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti');
});
