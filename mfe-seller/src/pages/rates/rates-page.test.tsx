import type { SellerRates } from '@lapak/contracts/api/seller-rates';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, unanswered } from '../../testing/open-console.tsx';

const none: SellerRates = { total: 0, rates: [] };
const some: SellerRates = {
  total: 3,
  rates: [
    { area: '', service: 'Reguler', step_grams: 1_000, price: 40_000, days: '2-4' },
    { area: 'Kota Bandung, Jawa Barat', service: 'Hari ini', step_grams: 500, price: 0, days: '' },
  ],
};

async function openRates(data: SellerRates) {
  answers({ 'GET /tarif': { data } });
  await openConsole(consolePaths.rates(toko));
  await screen.findByRole('heading', { name: '2. Pilih dan pakai' });
}

async function send(answer: object) {
  answers({ 'POST /tarif': { code: '00', info: 'x', data: answer as never } });
  await userEvent.upload(screen.getByLabelText(/Lembar tarif/), new File(['a;b'], 'tarif.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Pakai tarif ini' }));
}

test('says that there are none, and gives the template', async () => {
  await openRates(none);
  expect(screen.getByText(/^Belum ada tarif sendiri/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Templat kosong, Excel' })).toHaveAttribute(
    'href',
    `/api/seller/toko/${toko}/tarif/lembar?format=xlsx`,
  );
});

test('shows what parcels cost where', async () => {
  await openRates(some);
  expect(screen.getByText('Seluruh Indonesia')).toBeVisible();
  expect(screen.getByText('Rp40.000 per 1 kg')).toBeVisible();
  expect(screen.getByText('Reguler (2-4 hari)')).toBeVisible();
  expect(screen.getByText('Gratis per 500 gram')).toBeVisible();
  expect(screen.getByText('Dan 1 lagi, ada di lembar yang kamu unduh.')).toBeVisible();
});

test('a sheet replaces them, and the new ones are shown', async () => {
  await openRates(none);
  answers({ 'GET /tarif': { data: some } });
  await send({ written: 3, mistakes: [], total_mistakes: 0, ignored: ['Warna'] });
  expect(await screen.findByText('3 tarif dipakai')).toBeVisible();
  expect(screen.getByText(/Kolom yang tidak dikenal diabaikan: “Warna”/)).toBeVisible();
  expect(await screen.findByText('Seluruh Indonesia')).toBeVisible();
});

test('a sheet with mistakes says where they are, and stays chosen', async () => {
  await openRates(none);
  const mistake = {
    row: 4,
    letter: 'F',
    column: 'Ongkos per kelipatan',
    value: '8rb',
    message: 'tulis 8000',
  };
  await send({ written: null, mistakes: [mistake], total_mistakes: 1, ignored: [] });
  expect(await screen.findByText('Baris 4, kolom F (Ongkos per kelipatan)')).toBeVisible();
  expect(screen.getByText('tulis 8000')).toBeVisible();
  expect(screen.getByText(/tarif\.csv/)).toBeVisible();
});

test.each([
  ['mistakes of a sheet are not shown', null, 'tulis 8000', false],
  ['what a sheet has written is shown', 3, '3 tarif dipakai', true],
])('%s when another was chosen meanwhile, which stays chosen', async (_what, written, text, isShown) => {
  await openRates(none);
  const mistakes = [{ row: 4, letter: 'F', column: 'Ongkos', value: '8rb', message: 'tulis 8000' }];
  const data = { written, mistakes: written ? [] : mistakes, total_mistakes: written ? 0 : 1, ignored: [] };
  const answer = unanswered('POST /tarif', { code: '00', info: 'x', data });
  const field = screen.getByLabelText(/Lembar tarif/);
  await userEvent.upload(field, new File(['a;b'], 'lama.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Pakai tarif ini' }));
  await userEvent.upload(field, new File(['a;b'], 'baru.csv'));
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pakai tarif ini' })).toBeEnabled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryAllByText(text)).toHaveLength(isShown ? 1 : 0);
  expect(screen.getByText(/^baru\.csv/)).toBeVisible();
});

test('without a sheet nothing is sent, and the field says so', async () => {
  await openRates(none);
  await userEvent.click(screen.getByRole('button', { name: 'Pakai tarif ini' }));
  expect(screen.getByLabelText(/Lembar tarif/)).toHaveAccessibleDescription(/Pilih lembarnya dulu/);
  expect(screen.getByLabelText(/Lembar tarif/)).toHaveFocus();
});

test('a lost connection can be tried again with the same file', async () => {
  await openRates(none);
  server.use(http.post(`${ofStore}/tarif`, () => HttpResponse.error()));
  await userEvent.upload(screen.getByLabelText(/Lembar tarif/), new File(['a;b'], 'tarif.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Pakai tarif ini' }));
  expect(await screen.findByText(/tidak ada yang ditulis dua kali/)).toBeVisible();
  answers({
    'POST /tarif': {
      code: '00',
      info: 'x',
      data: { ...none, written: 1, mistakes: [], total_mistakes: 0, ignored: [] },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Pakai tarif ini' }));
  expect(await screen.findByText('1 tarif dipakai')).toBeVisible();
});

test('all are removed once that was asked', async () => {
  await openRates(some);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua tarif' }));
  answers({ 'GET /tarif': { data: none } });
  const answer = unanswered('DELETE /tarif', { code: '00', info: 'Tarif dihapus' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  expect(screen.getByRole('button', { name: 'Mohon tunggu' })).toHaveAttribute('aria-disabled', 'true');
  answer();
  expect(await screen.findByText(/^Belum ada tarif sendiri/)).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  server.use(http.get(`${ofStore}/tarif`, () => HttpResponse.error()));
  await openConsole(consolePaths.rates(toko));
  expect(await screen.findByText('Tarif gagal dimuat', {}, { timeout: 15_000 })).toBeVisible();
  answers({ 'GET /tarif': { data: none } });
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(/^Belum ada tarif sendiri/)).toBeVisible();
}, 30_000);
