import 'fake-indexeddb/auto';
import type { SellerVoucher } from '@lapak/contracts/api/seller-settings';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { toko } from '../../testing/builders.ts';
import { answers, openConsole, sent } from '../../testing/open-console.tsx';

const hemat: SellerVoucher = {
  entry: {
    code: 'HEMAT10',
    type: 'percentage',
    voucher_value: 10,
    quota: 20,
    min_total: 50_000,
    starts_at: '2026-01-01T00:00:00+07:00',
    ends_at: '2099-12-31T23:59:59+07:00',
  },
  used: 4,
};
const answered = (data: SellerVoucher[]) => ({ code: '00', info: 'Tersimpan', data });

beforeEach(() => clear());

async function open(data = [hemat]) {
  answers({ 'GET /voucher': { data } });
  await openConsole(consolePaths.vouchers(toko));
  await screen.findByRole('button', { name: 'Tambah voucher' });
}
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });

test('shows what each takes off, and how often it was used', async () => {
  await open([
    hemat,
    {
      entry: { code: 'LAMA', type: 'fixed', voucher_value: 5_000, ends_at: '2020-01-01T23:59:59+07:00' },
      used: 2,
    },
  ]);
  for (const text of [
    'Diskon 10%',
    'Dipakai 4 dari 20',
    'Belanja paling sedikit Rp50.000',
    'Sudah berakhir',
    'Dipakai 2 kali',
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('makes one, whose code is in capitals and whose days are whole', async () => {
  await open([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah voucher' }));
  await userEvent.type(await box(/^Kode voucher/), 'batik 10');
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/huruf atau angka tanpa spasi, misalnya/)).toBeVisible();
  await userEvent.clear(await box(/^Kode voucher/));
  await userEvent.type(await box(/^Kode voucher/), 'batik10');
  await userEvent.type(await box(/^Besar potongan/), '15');
  await userEvent.type(await box('Akhir berlaku'), '31122026');
  const bodies = sent('POST /voucher', answered([hemat]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([
    {
      kind: 'add',
      entry: { code: 'BATIK10', type: 'percentage', voucher_value: 15, min_total: 0, ends_at: '2026-12-31' },
    },
  ]);
});

test('changes what was touched alone: moments keep their seconds, the code stays', async () => {
  const odd = { ...hemat, entry: { ...hemat.entry, starts_at: '2026-01-01T08:30:15+07:00' } };
  await open([odd]);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah HEMAT10' }));
  expect(await box(/^Kode voucher/)).toHaveAttribute('readonly');
  const quota = await box('Kuota');
  await userEvent.clear(quota);
  await userEvent.type(quota, '3');
  const errors = { quota: ['sudah dipakai 4 kali; tulis 4 atau lebih'] };
  sent('POST /voucher', { code: '-3', info: 'x', data: { errors } }, 422);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('sudah dipakai 4 kali; tulis 4 atau lebih')).toBeVisible();
  await userEvent.clear(await box('Kuota'));
  const bodies = sent('POST /voucher', answered([odd]));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([{ kind: 'change', key: 'HEMAT10', changes: { quota: { from: 20, to: null } } }]);
});
