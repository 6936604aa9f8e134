import type { PrintedOrder, PrintedOrdersResponse } from '@lapak/contracts/api/seller-report';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

const printed = (own: Partial<PrintedOrder> = {}): PrintedOrder => anOrder(own);

const open = (orders: PrintedOrder[], as?: string) => {
  const sender = { nama_toko: 'Kopi Nusantara', wa: '0812000111', alamat: null };
  answers({ 'GET /cetak': { data: { sender, orders } } satisfies PrintedOrdersResponse });
  return openConsole(consolePaths.print(toko, { ids: orders.map(({ id }) => id).join(','), as }));
};

test('a label has who gets the parcel, who sends it, what is in it, and no price', async () => {
  await open([printed({ resi: 'JX123' })]);
  const label = within(await screen.findByRole('article', { name: 'Label INV/20261121/1' }));
  expect(label.getByText('Siti Aminah')).toBeVisible();
  expect(label.getByText('Jl. Melati 5')).toBeVisible();
  expect(label.getByText('Coblong, Bandung 40123')).toBeVisible();
  expect(label.getByText('Kopi Nusantara')).toBeVisible();
  expect(label.getByText('2 × Kopi Gayo (Kasar)')).toBeVisible();
  expect(label.getByText('JNE REG · 0,5 kg')).toBeVisible();
  expect(label.getByText('JX123')).toBeVisible();
  expect(label.queryByText(/Rp/)).toBeNull();
});

test("a dropshipper's parcel does not name the store", async () => {
  await open([printed({ dropshipper: 1, dropshipper_name: 'Butik Rani', dropshipper_info: '0899' })]);
  const label = within(await screen.findByRole('article'));
  expect(label.getByText('Butik Rani')).toBeVisible();
  expect(label.queryByText(/Kopi Nusantara/)).toBeNull();
});

test('each parcel has a label with a code of its own', async () => {
  const orders = Array.from({ length: 20 }, (_, at) => printed({ id: `o${at}`, invoice: `INV-${at}` }));
  await open(orders);
  const labels = await screen.findAllByRole('article');
  const codes = labels.map((label) => label.querySelector('svg')?.innerHTML);
  expect(new Set(codes).size).toBe(20);
});

test('the packing list has tickets too, and what both sides noted', async () => {
  await open(
    [printed({ seller_note: 'pakai kardus' }), printed({ id: 'b', kind: 'event', invoice: 'INV-2' })],
    'daftar',
  );
  expect(await screen.findByRole('region', { name: 'Isi INV-2' })).toBeVisible();
  expect(screen.getByText('Catatan penjual: pakai kardus')).toBeVisible();
});

test('another form is one choice away, and prints with the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open([printed()]);
  await screen.findByRole('article');
  expect(document.documentElement.dataset.print).toBe('a6');
  await userEvent.click(screen.getByRole('combobox', { name: 'Yang dicetak' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Daftar kemas' }));
  expect(await screen.findByRole('region', { name: 'Isi INV/20261121/1' })).toBeVisible();
  expect(document.documentElement.dataset.print).toBe('daftar');
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('tickets alone have no labels, and the page says so', async () => {
  await open([printed({ kind: 'event' })]);
  expect(await screen.findByText('Tidak ada yang bisa dicetak')).toBeVisible();
});
