import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aSession, aStore, aSummary } from '../../testing/builders.ts';
import { noSession, openConsole, sent } from '../../testing/open-console.tsx';

const laweyan = {
  id: '33.72.01',
  name: 'Laweyan',
  city: { id: '33.72', name: 'Kota Surakarta' },
  province: { id: '33', name: 'Jawa Tengah' },
};
const nobody = aSession([]);

/** Names that stores have; every other one is free. */
function addresses(taken: readonly string[] = []) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/seller/alamat-toko', ({ request }) => {
      const username = new URL(request.url).searchParams.get('username') ?? '';
      asked.push(username);
      const isTaken = taken.includes(username);
      return HttpResponse.json({
        data: {
          username,
          problem: isTaken ? 'Alamat ini sudah dipakai toko lain' : null,
          proposal: isTaken ? `${username}2` : null,
        },
      });
    }),
    http.get('*/api/ongkir/search', () => HttpResponse.json({ data: [laweyan] })),
  );
  return asked;
}

/** Types by one paste, which is quicker than letter by letter. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillAccount() {
  await fill(await screen.findByLabelText('Nama'), 'Sri Wahyuni');
  await fill(screen.getByLabelText('Email'), ' sri@contoh.test');
  await fill(screen.getByLabelText('Nomor Handphone'), '081234567890');
  await fill(screen.getByLabelText('Password'), 'rahasia1');
  await fill(screen.getByLabelText('Ulangi password'), 'rahasia1');
}

async function fillStore() {
  await fill(await screen.findByLabelText('Nama toko'), 'Kopi Bu Sri');
  await fill(screen.getByLabelText('Satu kalimat tentang tokomu'), 'Kopi dari kebun sendiri');
  await fill(screen.getByRole('combobox', { name: 'Kecamatan' }), 'lawe');
  await userEvent.click(await screen.findByRole('option', { name: /Laweyan/ }, { timeout: 4_000 }));
  await fill(screen.getByLabelText('Nama bank'), 'BCA');
  await fill(screen.getByLabelText('Nomor rekening'), '123-4567890');
  await fill(screen.getByLabelText('Nama pemilik rekening'), 'Sri Wahyuni');
  await userEvent.click(screen.getByRole('radio', { name: /Abu-abu/ }));
}

afterEach(() => sessionStorage.clear());

test('makes an account by the mailed code, and then its store', async () => {
  noSession();
  addresses();
  const { shown } = await openConsole(consolePaths.register(), null);
  const accounts = sent('POST akun', {
    code: '00',
    info: 'ok',
    data: { registration: 'r1', retry_after: 60 },
  });
  await fillAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText(/kode 16 angka ke sri@contoh.test/)).toBeVisible();
  expect(accounts).toMatchObject([
    { email: expect.stringContaining('sri@contoh.test'), phone_number: '081234567890' },
  ]);
  expect(screen.getByRole('button', { name: /Kirim ulang kode \(\d+ detik\)/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const codes = sent('POST akun/verifikasi', { code: '00', info: 'ok', data: nobody });
  await fill(screen.getByLabelText('Kode'), '1234 5678 9012 3456');
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(await screen.findByText('Langkah 2 dari 2: tokomu.')).toBeVisible();
  expect(codes).toEqual([{ user: 'sri@contoh.test', code: '1234 5678 9012 3456', registration: 'r1' }]);

  await fillStore();
  expect(await screen.findByText('Alamat kopibusri bisa dipakai')).toBeVisible();
  const opened = aSession([aStore({ username: 'kopibusri', nama_toko: 'Kopi Bu Sri', is_preparing: true })]);
  const stores = sent('POST toko', { code: '00', info: 'Toko dibuat', data: opened });
  server.use(
    http.get('*/api/seller/toko/kopibusri/ringkasan', () => HttpResponse.json({ data: aSummary() })),
    http.get('*/api/seller/toko/kopibusri/terbaru', () =>
      HttpResponse.json({ data: { placed: 1, proofs: 0, version: '1' } }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buat toko' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.summary('kopibusri')));
  expect(stores).toEqual([
    {
      ...{
        nama_toko: 'Kopi Bu Sri',
        username: 'kopibusri',
        bio: 'Kopi dari kebun sendiri',
        origin: '33.72.01',
      },
      ...{ theme_onlinestore: 3, group: 'bank', nama: 'BCA', nomor_rekening: '1234567890' },
      nama_rekening: 'Sri Wahyuni',
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Tokomu belum dibuka' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buat produk pertama' })).toHaveAttribute(
    'href',
    consolePaths.newProduct('kopibusri'),
  );
});

test('a code that is wrong says so; another email can be used', async () => {
  noSession();
  await openConsole(consolePaths.register(), null, {
    registered: { email: 'sri@contoh.test', registration: 'r1', retry_after: 0 },
  });
  sent('POST akun/verifikasi', { code: '-2', info: 'Kode salah atau sudah kedaluwarsa' }, 422);
  await fill(await screen.findByLabelText('Kode'), '1111');
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah atau sudah kedaluwarsa');

  const again = sent('POST akun/kode', { code: '00', info: 'Dikirim', data: { retry_after: 60 } });
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang kode' }));
  await waitFor(() => expect(again).toEqual([{ user: 'sri@contoh.test' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Pakai email lain' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('');
});

test('a taken email is said at its field, and the rest stays', async () => {
  noSession();
  await openConsole(consolePaths.register(), null);
  sent('POST akun', { code: '-3', info: 'x', data: { errors: { email: ['Email sudah terdaftar'] } } }, 422);
  await fillAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Email sudah terdaftar')).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('Sri Wahyuni');
});

test('the login of an account that was not verified leads to its code', async () => {
  noSession();
  const { shown } = await openConsole(consolePaths.login(), null);
  const data = { email: 'sri@contoh.test', registration: 'r1', retry_after: 60 };
  sent('POST sesi', { code: '-1', info: 'Akun belum diverifikasi', data }, 403);
  await fill(await screen.findByLabelText('Email atau Nomor Handphone'), 'sri');
  await fill(screen.getByLabelText('Password'), 'rahasia1');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByText(/kode 16 angka ke sri@contoh.test/)).toBeVisible();
  expect(shown().location.pathname).toBe(consolePaths.register());
});

test('an address that is taken says so while it is typed, with another one', async () => {
  const asked = addresses(['kopibusri']);
  await openConsole(consolePaths.register(), nobody);
  await fill(await screen.findByLabelText('Nama toko'), 'Kopi Bu Sri');
  expect(await screen.findByText('Alamat ini sudah dipakai toko lain')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pakai kopibusri2' }));
  expect(await screen.findByText('Alamat kopibusri2 bisa dipakai')).toBeVisible();
  expect(screen.getByText('Pembeli membuka /kopibusri2/onlinestore')).toBeVisible();
  // From here on it is the seller's own.
  await fill(screen.getByLabelText('Nama toko'), ' Solo');
  expect(screen.getByLabelText('Alamat toko')).toHaveValue('kopibusri2');
  expect(asked.length).toBeLessThan(6);
});

test('says at the fields what the server refuses, and what was typed survives a reload', async () => {
  addresses();
  const { unmount } = await openConsole(consolePaths.register(), nobody);
  await userEvent.click(await screen.findByRole('button', { name: 'Buat toko' }));
  expect(await screen.findByText('Kecamatan asal wajib dipilih')).toBeVisible();
  await fillStore();
  const errors = { username: ['Alamat ini sudah dipakai toko lain'], nomor_rekening: ['Nomor salah'] };
  sent('POST toko', { code: '-3', info: 'x', data: { errors } }, 422);
  await userEvent.click(screen.getByRole('button', { name: 'Buat toko' }));
  expect(await screen.findByText('Nomor salah')).toBeVisible();
  expect(screen.getByText('Alamat ini sudah dipakai toko lain')).toBeVisible();
  unmount();
  await openConsole(consolePaths.register(), nobody);
  expect(await screen.findByLabelText('Nama toko')).toHaveValue('Kopi Bu Sri');
  expect(screen.getByLabelText('Alamat toko')).toHaveValue('kopibusri');
  expect(screen.getByRole('combobox', { name: 'Kecamatan' })).toHaveValue('Laweyan');
});

test('a fourth store is refused in words', async () => {
  addresses();
  await openConsole(consolePaths.register(), aSession());
  await fillStore();
  sent('POST toko', { code: '-2', info: 'Satu akun dapat memiliki paling banyak 3 toko' }, 409);
  await userEvent.click(screen.getByRole('button', { name: 'Buat toko' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('paling banyak 3 toko');
});

test('a wallet is asked for its number', async () => {
  addresses();
  await openConsole(consolePaths.register(), nobody);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Jenis rekening' }));
  await userEvent.click(await screen.findByRole('option', { name: 'E-wallet' }));
  expect(screen.getByLabelText('Nomor handphone e-wallet')).toBeVisible();
});
