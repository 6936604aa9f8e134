import type { StoreAccount } from '@lapak/contracts/api/seller-store';
import type { SellerPayment } from '@lapak/contracts/api/seller-payment';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aSession, aStore, toko } from '../../testing/builders.ts';
import { answers, openConsole, sent } from '../../testing/open-console.tsx';

const bca: StoreAccount = {
  id: 3,
  group: 'bank',
  nama: 'BCA',
  nama_rekening: 'Sri Wahyuni',
  nomor_rekening: '1234567890',
  is_editable: true,
  is_active: true,
};
const cash: StoreAccount = { ...bca, id: 4, group: 'cash', nama: 'Bayar di toko', is_editable: false };

const aPayment = (own: Partial<SellerPayment> = {}): SellerPayment => ({
  is_available: true,
  keys: null,
  callback_url: 'https://toko.test/api/payment/midtrans/callback',
  channels: [
    {
      code: 'midtrans-bca',
      nama: 'BCA Virtual Account',
      group: 'Virtual Account',
      is_offered: 0,
      admin_fee: 0,
    },
    { code: 'midtrans-qris', nama: 'QRIS', group: 'QRIS', is_offered: 1, admin_fee: 1_500 },
  ],
  ...own,
});
const keys = {
  environment: 'sandbox',
  hint: 'abcd',
  set_at: '2026-11-21T10:00:00+07:00',
  set_by: 'Sri',
} as const;

function open(data: StoreAccount[] = [bca, cash]) {
  answers({ 'GET /rekening': { data }, 'GET /pembayaran': { data: aPayment() } });
  return openConsole(consolePaths.accounts(toko));
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const sentCode = { code: '00', info: 'Kode dikirim', data: { retry_after: 60 } };

test('lists accounts, of which some are only removed', async () => {
  await open();
  expect(await screen.findByText('1234567890', { selector: 'li:first-child *' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ubah BCA 1234567890' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ubah Bayar di toko/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Hapus Bayar di toko/ })).toBeVisible();
});

test('changes an account by the code of a mail', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ubah BCA 1234567890' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah rekening' }));
  await fill(dialog.getByLabelText('Nomor rekening'), '98-7654 3210');
  const asked = sent('POST /rekening/kode', sentCode);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('BCA 9876543210 a.n. Sri Wahyuni')).toBeVisible();
  expect(dialog.getByText('BCA 1234567890 a.n. Sri Wahyuni')).toBeVisible();
  const account = { group: 'bank', nama: 'BCA', nama_rekening: 'Sri Wahyuni', nomor_rekening: '9876543210' };
  expect(asked).toEqual([{ id: 3, account }]);

  sent('POST /rekening', { code: '-3', info: 'x', data: { errors: { code: ['Kode salah'] } } }, 422);
  await fill(dialog.getByLabelText('Kode'), '1111');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Kode salah')).toBeVisible();

  const changed = sent('POST /rekening', { code: '00', info: 'Rekening diubah', data: [] });
  answers({ 'GET /rekening': { data: [{ ...bca, nomor_rekening: '9876543210' }] } });
  await fill(dialog.getByLabelText('Kode'), ' 1234 5678 9012 3456');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changed).toEqual([{ id: 3, account, code: '1234 5678 9012 3456' }]);
  expect(await screen.findByText('9876543210')).toBeVisible();
  expect(toasts()).toContainEqual({ kind: 'success', text: 'Rekening diubah' });
});

test('adds one; what the server refuses stands at its field, and what was typed stays', async () => {
  await open([]);
  expect(await screen.findByText(/hanya menerima pesanan gratis/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah rekening' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah rekening' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('Nomor rekening wajib diisi')).toBeVisible();
  await fill(dialog.getByLabelText('Nama bank'), 'BRI');
  await fill(dialog.getByLabelText('Nomor rekening'), '12');
  await fill(dialog.getByLabelText('Nama pemilik rekening'), 'Sri');
  const errors = { nomor_rekening: ['Nomor rekening terdiri dari 5 sampai 20 angka'] };
  sent('POST /rekening/kode', { code: '-3', info: 'x', data: { errors } }, 422);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('Nomor rekening terdiri dari 5 sampai 20 angka')).toBeVisible();
  expect(dialog.getByLabelText('Nama bank')).toHaveValue('BRI');
  const asked = sent('POST /rekening/kode', sentCode);
  await fill(dialog.getByLabelText('Nomor rekening'), '12345');
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByLabelText('Kode')).toBeVisible();
  expect(asked).toMatchObject([{ id: null, account: { nomor_rekening: '12345' } }]);
});

test('removes one after a question and the code', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus BCA 1234567890' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus rekening' }));
  sent('POST /rekening/kode', { code: '-2', info: 'Sudah banyak kode yang dikirim' }, 429);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Sudah banyak kode yang dikirim');
  const errors = { id: ['Rekening ini dipakai tarif'] };
  sent('POST /rekening/kode', { code: '-3', info: 'x', data: { errors } }, 422);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('Rekening ini dipakai tarif')).toBeVisible();
  sent('POST /rekening/kode', sentCode);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  const removed = sent('POST /rekening', { code: '00', info: 'Rekening diubah', data: [] });
  await fill(await dialog.findByLabelText('Kode'), '1234');
  await userEvent.click(dialog.getByRole('button', { name: 'Hapus rekening' }));
  await waitFor(() => expect(removed).toEqual([{ id: 3, account: null, code: '1234' }]));
});

test('is for owners alone', async () => {
  answers({ 'GET /rekening': { code: '-2', info: '' } }, 403);
  await openConsole(consolePaths.accounts(toko), aSession([aStore({ role: 'staff' })]));
  expect(await screen.findByRole('heading', { name: 'Halaman ini bukan untuk peranmu' })).toBeVisible();
});

test('connects Midtrans by the code of a mail', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hubungkan Midtrans' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hubungkan Midtrans' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('Server key wajib diisi')).toBeVisible();
  await fill(dialog.getByLabelText('Server key'), 'SB-Mid-client-x');
  const errors = { server_key: ['Ini client key. Salin server key dari dasbor Midtrans'] };
  sent('POST /pembayaran/kode', { code: '-3', info: 'x', data: { errors } }, 422);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText(/Ini client key/)).toBeVisible();
  const asked = sent('POST /pembayaran/kode', sentCode);
  await fill(dialog.getByLabelText('Server key'), 'Mid-server-rahasia-abcd');
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode ke emailku' }));
  expect(await dialog.findByText('Server key Midtrans Production yang berakhir dengan abcd.')).toBeVisible();
  const wanted = { keys: { environment: 'production', server_key: 'Mid-server-rahasia-abcd' } };
  expect(asked).toEqual([wanted]);
  const changed = sent('POST /pembayaran', { code: '00', info: 'Kunci pembayaran diubah', data: aPayment() });
  answers({ 'GET /pembayaran': { data: aPayment({ keys }) } });
  await fill(dialog.getByLabelText('Kode'), '1234 5678 9012 3456');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/^Terhubung: Midtrans Sandbox, kunci •••• abcd/)).toBeVisible();
  expect(changed).toEqual([{ ...wanted, code: '1234 5678 9012 3456' }]);
});

test('changes the ways to pay that are chosen, with what the buyer pays on top, and sends no others', async () => {
  answers({ 'GET /rekening': { data: [] }, 'GET /pembayaran': { data: aPayment({ keys }) } });
  await openConsole(consolePaths.accounts(toko));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^BCA Virtual Account/ }));
  await fill(screen.getByLabelText('Biaya admin BCA Virtual Account'), '4000');
  const asked = sent('POST /pembayaran/metode', { code: '00', info: 'Tersimpan', data: aPayment({ keys }) });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan metode' }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        channels: [{ code: 'midtrans-bca', is_offered: 1, admin_fee: 4000 }],
      },
    ]),
  );
});

test('says so where the shop cannot keep keys', async () => {
  answers({ 'GET /rekening': { data: [] }, 'GET /pembayaran': { data: aPayment({ is_available: false }) } });
  await openConsole(consolePaths.accounts(toko));
  expect(await screen.findByText(/belum mengatur tempat menyimpan kunci/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hubungkan Midtrans' })).not.toBeInTheDocument();
});

test('never shows the accounts of the store that was shown before', async () => {
  answers({ 'GET /rekening': { data: [bca] }, 'GET /pembayaran': { data: aPayment() } });
  const other = 'tehmelati';
  const session = aSession([aStore(), aStore({ username: other, nama_toko: 'Teh Melati' })]);
  const { navigate } = await openConsole(consolePaths.accounts(toko), session);
  expect(await screen.findByText('1234567890')).toBeVisible();
  server.use(http.get('*/api/seller/toko/tehmelati/*', () => HttpResponse.error()));
  await navigate(consolePaths.accounts(other));
  expect(screen.queryByText('1234567890')).not.toBeInTheDocument();
  expect(await screen.findByText('Rekening gagal dimuat', {}, { timeout: 15_000 })).toBeVisible();
}, 30_000);

test('when the connection to Midtrans does not come, it can be asked for again', async () => {
  answers({ 'GET /rekening': { data: [bca] } });
  answers({ 'GET /pembayaran': { code: '-2', info: 'x', request_id: 'r' } }, 404);
  await openConsole(consolePaths.accounts(toko));
  expect(await screen.findByText('Pembayaran otomatis gagal dimuat')).toBeVisible();
  expect(screen.getByText('1234567890')).toBeVisible();
  answers({ 'GET /pembayaran': { data: aPayment() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('button', { name: 'Hubungkan Midtrans' })).toBeVisible();
});
