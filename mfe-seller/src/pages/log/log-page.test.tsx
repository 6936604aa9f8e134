import type { AuditEntry } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, within } from '@testing-library/react';
import { toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

const entry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-21T14:05:00+07:00',
  actor: 'Ibu Sri',
  action: 'order.correct',
  subject: 'abc123',
  title: 'INV/1',
  before: { resi: 'SALAH' },
  after: { resi: 'BENAR' },
  ...own,
});

const open = (data: AuditEntry[], total = data.length) => {
  answers({ 'GET /catatan': { data, total, per_page: 1, current_page: 1 } });
  return openConsole(consolePaths.log(toko));
};

test('says who did what to which order when, before and after, and leads to it', async () => {
  await open([entry()], 3);
  const item = within((await screen.findByText('Resi diperbaiki')).closest('li') as HTMLElement);
  expect(item.getByText('Ibu Sri, 21 November 2026, 14.05 WIB')).toBeVisible();
  expect(item.getByText('SALAH')).toHaveProperty('tagName', 'DEL');
  expect(item.getByText('BENAR')).toHaveProperty('tagName', 'INS');
  expect(item.getByRole('link', { name: 'INV/1' })).toHaveAttribute(
    'href',
    consolePaths.order(toko, 'abc123'),
  );
  expect(screen.getByText('Halaman 1 dari 3')).toBeVisible();
});

test('an action that it does not know has its own name', async () => {
  await open([
    entry({ action: 'product.price', title: 'Kopi', before: {}, after: { harga: 5000, aktif: null } }),
  ]);
  expect(await screen.findByText('product.price')).toBeVisible();
  expect(screen.getByText('Rp5.000')).toBeVisible();
  expect(screen.getByText('kosong')).toBeVisible();
});

test('codes of roles, statuses and chat texts are words', async () => {
  await open([
    entry({ action: 'member.role', title: 'Joko', before: { role: 'staff' }, after: { role: 'owner' } }),
    entry({ id: 2, action: 'order.confirm', before: { status: 'CONFIRMED' }, after: { status: 'PAID' } }),
    entry({ id: 3, action: 'chat.change', title: 'Teks chat', before: { sent: 'a' }, after: { sent: 'b' } }),
  ]);
  for (const text of ['Staf', 'Pemilik', 'Bukti dicek', 'Dibayar', 'Dikirim:'])
    expect(await within(screen.getByRole('main')).findByText(text)).toBeVisible();
});

test.each([
  ['voucher.change', { type: 'percentage', min_total: 150_000 }, ['Persen dari harga barang', 'Rp150.000']],
  ['voucher.change', { ends_at: '2026-12-31T23:59:59+07:00' }, ['31/12/2026, 23.59 WIB']],
  ['store.change', { path_theme: 'default_2', guide_detail: true }, ['Alamat dulu', 'Ya']],
  ['category.change', { color: 'maroon', image: 'images/a.webp' }, ['Merah tua', 'gambar']],
  ['product.change', { category: 'digital_product', is_hidden: 1 }, ['Produk digital', 'Ya']],
  ['product.change', { description: '<p>Kopi <b>Gayo</b></p>', stock: 12_000 }, ['Kopi Gayo', '12.000']],
  [
    'product.change',
    { wholesale_prices: [{ min_product: 2, price: 1 }], images: ['a'] },
    ['1 baris', '1 gambar'],
  ],
  [
    'event.change',
    { category: 'constructor', nama_event: 'Kelas <dasar>' },
    ['constructor', 'Kelas <dasar>'],
  ],
  ['event.change', { category: 'Workshop', tanggal_start: '2026-12-20' }, ['Workshop', '20/12/2026']],
])('values of %s are in the words of the forms: %p', async (action, after, words) => {
  await open([entry({ action, before: {}, after })]);
  for (const text of words) expect(await within(screen.getByRole('main')).findByText(text)).toBeVisible();
});

test('an empty log', async () => {
  await open([]);
  expect(await screen.findByText('Belum ada perubahan')).toBeVisible();
});
