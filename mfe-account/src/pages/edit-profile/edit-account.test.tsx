import type { Address } from '@lapak/contracts/api/auth';
import { patterns, paths, type RouteName } from '@lapak/contracts/routes';
import { selectUser, type PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser, store } from '../../testing/builders.ts';
import { answers } from '../../testing/entry.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import * as editAddress from '../edit-address/edit-address-page.tsx';
import * as editPassword from '../edit-password/edit-password-page.tsx';
import * as editProfile from './edit-profile-page.tsx';

const open = (page: PageModule, route: ('editProfile' | 'editAddress' | 'editPassword') & RouteName) =>
  renderPage(page, {
    pattern: patterns[route],
    url: paths[route](store),
    preloadedState: { user: aUser(), session: { login: 'customer' } },
  });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));

describe('profile', () => {
  const profileIs = (user: object | null, status = 200) =>
    server.use(http.get('*/api/profile/custom', () => HttpResponse.json({ data: { user } }, { status })));

  test('the e-mail is only shown, the username is fixed', async () => {
    profileIs(aUser());
    await open(editProfile, 'editProfile');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Username')).toBeDisabled();
  });

  test('an account without a username may choose one', async () => {
    profileIs(aUser({ username: '' }));
    await open(editProfile, 'editProfile');
    expect(await screen.findByLabelText('Username')).toBeEnabled();
    await save();
    expect(screen.getByText('Username wajib diisi')).toBeVisible();
  });

  test("'00' goes to the verification with the e-mail, and the name is updated everywhere", async () => {
    profileIs(aUser());
    const sent = answers('profile', { code: '00', info: 'ok' });
    const { shown, store: state } = await open(editProfile, 'editProfile');
    const name = await screen.findByLabelText('Nama');
    await userEvent.clear(name);
    await save();
    expect(screen.getByText('Nama wajib diisi')).toBeVisible();
    await userEvent.type(name, 'Siti A.');
    await save();
    expect(await screen.findByTestId('location')).toHaveTextContent(/\/register-verifikasi$/);
    expect(shown().location.state).toEqual({ email: 'siti@contoh.test' });
    expect(sent).toEqual([
      { name: 'Siti A.', username: 'sitiaminah', email: 'siti@contoh.test', phone_number: '081298765432' },
    ]);
    expect(selectUser(state.getState())?.name).toBe('Siti A.');
  });

  test('a failed load shows a message and a retry', async () => {
    profileIs(null, 500);
    await open(editProfile, 'editProfile');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
    profileIs(aUser());
    slowAnswers();
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  });
});

describe('password', () => {
  test('each is at least 8 long, and the new one is repeated', async () => {
    await open(editPassword, 'editPassword');
    await save();
    expect(screen.getAllByText('Password minimal 8 karakter')).toHaveLength(2);
    expect(screen.getByText('Konfirmasi password tidak benar')).toBeVisible();
  });

  test("'00' goes to the verification; another code shows a message", async () => {
    answers('profile/change_password', { code: '-2', info: 'Password lama salah' }, 400);
    const { shown } = await open(editPassword, 'editPassword');
    await userEvent.type(await screen.findByLabelText('Password Lama'), '12345678');
    await userEvent.type(screen.getByLabelText('Password Baru'), 'abcdefgh');
    await userEvent.type(screen.getByLabelText('Konfirmasi Password'), 'abcdefgh');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Password lama salah');
    const sent = answers('profile/change_password', { code: '00', info: 'ok' });
    await save();
    expect(await screen.findByTestId('location')).toHaveTextContent(/\/register-verifikasi$/);
    expect(shown().location.state).toEqual({ email: 'siti@contoh.test' });
    expect(sent).toEqual([
      { old_password: '12345678', password: 'abcdefgh', password_confirmation: 'abcdefgh' },
    ]);
  });
});

describe('address', () => {
  const district = (id: string, name: string) => ({
    id,
    name,
    city: { id: '1', name: 'Kota Jakarta Selatan' },
    province: { id: '2', name: 'DKI Jakarta' },
  });
  const empty: Address = { district_id: null, alamat: null, kode_pos: null, district: null };

  function addressIs(address: Address) {
    const searches: (string | null)[] = [];
    server.use(
      http.get('*/api/alamat', () => HttpResponse.json({ data: address })),
      http.get('*/api/ongkir/search', ({ request }) => {
        searches.push(new URL(request.url).searchParams.get('search'));
        return HttpResponse.json({
          data: [district('7', 'Kebayoran Baru'), district('8', 'Kebayoran Lama')],
        });
      }),
    );
    return searches;
  }

  test('a failed load shows a message and a retry', async () => {
    server.use(http.get('*/api/alamat', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 500 })));
    await open(editAddress, 'editAddress');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
    addressIs(empty);
    slowAnswers();
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    expect(await screen.findByRole('button', { name: 'Simpan' })).toBeInTheDocument();
  });

  test('an empty form shows what is missing, the postal code too', async () => {
    const searches = addressIs(empty);
    await open(editAddress, 'editAddress');
    await save();
    expect(screen.getByText('Kecamatan wajib diisi')).toBeVisible();
    expect(screen.getByText('Alamat wajib diisi')).toBeVisible();
    expect(screen.getByText('Kode pos wajib diisi')).toBeVisible();
    expect(screen.getByLabelText('Kode Pos')).toHaveAttribute('placeholder', 'Kode Pos (opsional)');
    expect(searches).toEqual(['']);
  });

  test('a district is chosen, digits alone make a postal code, and saving leads to the menu', async () => {
    addressIs(empty);
    const sent = answers('alamat', { code: '00', info: 'ok' });
    await open(editAddress, 'editAddress');
    await userEvent.type(await screen.findByLabelText('Kecamatan'), 'keb');
    await userEvent.click(await screen.findByRole('option', { name: /Kebayoran Lama/ }));
    await userEvent.type(screen.getByLabelText('Alamat'), 'Jalan Melati 5');
    await userEvent.type(screen.getByLabelText('Kode Pos'), '12a34');
    await save();
    expect(screen.getByText('Kode pos harus 5 angka')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Kode Pos'), '5');
    await save();
    expect(await screen.findByTestId('location')).toHaveTextContent(/\/menu$/);
    expect(sent).toEqual([{ district_id: '8', alamat: 'Jalan Melati 5', kode_pos: '12345' }]);
    expect(toasts()).toEqual([{ kind: 'success', text: 'Data berhasil tersimpan' }]);
  });

  test('a failure shows a message and keeps the input', async () => {
    addressIs({
      district_id: '7',
      alamat: 'Jalan Melati 5',
      kode_pos: '12345',
      district: district('7', 'Kebayoran Baru'),
    });
    server.use(http.post('*/api/alamat', () => HttpResponse.error()));
    await open(editAddress, 'editAddress');
    expect(await screen.findByLabelText('Kecamatan')).toHaveValue('Kebayoran Baru');
    await save();
    await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'Terjadi Kesalahan' }]));
    expect(screen.getByLabelText('Alamat')).toHaveValue('Jalan Melati 5');
  });
});
