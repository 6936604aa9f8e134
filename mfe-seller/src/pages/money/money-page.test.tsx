import type { SellerMoney } from '@lapak/contracts/api/seller-money';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

const money = (own: Partial<SellerMoney> = {}): SellerMoney => ({
  id: 7,
  flag: 'late',
  amount: 125_000,
  currency: 'IDR',
  received_at: '2026-11-21T14:05:00+07:00',
  provider: 'sandbox',
  transaction: 'T-1',
  order: {
    ...{ id: 'abc', invoice: 'INV-1', status: 'EXPIRED', total: 125_000 },
    ...{ nama: 'Siti', handphone: '081234567890', email: 'siti@contoh.test' },
  },
  handled: null,
  ...own,
});

const listIs = (data: SellerMoney[]) =>
  answers({
    'GET /uang': {
      data,
      waiting: data.filter(({ handled }) => !handled).length,
      ...{ total: data.length, per_page: 25, current_page: 1 },
    },
  });

test('says why money waits, what to do with it, and whose it is', async () => {
  listIs([money(), money({ id: 8, flag: 'currency', currency: 'USD', amount: 1_250 })]);
  await openConsole(consolePaths.money(toko));
  const late = (await screen.findByText('Uang untuk pesanan yang sudah lewat')).closest('li');
  const card = within(late as HTMLElement);
  expect(card.getByText('Rp125.000')).toBeVisible();
  expect(card.getByText('Siti, 081234567890, siti@contoh.test')).toBeVisible();
  expect(card.getByText(/Kembalikan uangnya/)).toBeVisible();
  expect(card.getByRole('link', { name: 'INV-1' })).toHaveAttribute('href', consolePaths.order(toko, 'abc'));
  expect(screen.getByText('USD 1.250')).toBeVisible();
  expect(screen.getByText(/^2 menunggu/)).toBeVisible();
});

test('is closed by a note', async () => {
  const user = userEvent.setup();
  listIs([money()]);
  await openConsole(consolePaths.money(toko));
  const press = async () => user.click(await screen.findByRole('button', { name: 'Tandai selesai' }));
  await press();
  expect(await screen.findByText('Tulis apa yang sudah dilakukan')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'Dikembalikan ke BCA');
  answers({ 'POST /uang/7': { code: '00', info: 'Ditandai selesai', data: money() } });
  const handled = { at: '2026-11-22T10:00:00+07:00', by: 'Ibu Sri', note: 'Dikembalikan ke BCA' };
  listIs([money({ handled })]);
  await press();
  expect(await screen.findByText(/^Selesai, Ibu Sri, 22 November 2026, 10\.00 WIB:/)).toBeVisible();
  expect(screen.getByText('Semua sudah ditangani.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tandai selesai' })).not.toBeInTheDocument();
});

test('what was typed stays when the note is refused', async () => {
  const user = userEvent.setup();
  listIs([money()]);
  await openConsole(consolePaths.money(toko));
  const info = 'Sudah ditangani oleh Joko pada 21/11/2026, 14.00 WIB';
  answers({ 'POST /uang/7': { code: '01', info, request_id: 'r1' } }, 409);
  await user.type(await screen.findByRole('textbox'), 'Dikembalikan');
  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sudah ditangani oleh Joko');
  expect(screen.getByRole('textbox')).toHaveValue('Dikembalikan');
});

test('nothing waits', async () => {
  listIs([]);
  await openConsole(consolePaths.money(toko));
  expect(await screen.findByText('Tidak ada uang yang perlu ditangani')).toBeVisible();
});

test('a page of the list that does not come says so, and can be asked for again', async () => {
  const user = userEvent.setup();
  const pages = { waiting: 30, total: 30, per_page: 25 };
  answers({ 'GET /uang': { data: [money()], ...pages, current_page: 1 } });
  await openConsole(consolePaths.money(toko));
  await screen.findByText('Siti, 081234567890, siti@contoh.test');
  answers({ 'GET /uang': { code: '-2', info: 'x', request_id: 'r9' } }, 500);
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  expect(await screen.findByText('Daftar uang gagal dimuat')).toBeVisible();
  expect(screen.queryByText('Siti, 081234567890, siti@contoh.test')).not.toBeInTheDocument();
  answers({ 'GET /uang': { data: [money({ amount: 77_000 })], ...pages, current_page: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Rp77.000')).toBeVisible();
});
