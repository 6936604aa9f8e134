import type { SellerProductsResponse } from '@lapak/contracts/api/seller-product';
import * as consolePaths from '@lapak/contracts/console-paths';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aSession, aStore, toko } from '../../testing/builders.ts';
import { answers, lostAtFirst, ofStore, openConsole, sent } from '../../testing/open-console.tsx';
import { aProduct, aProductItem, productChoices, someProducts } from '../../testing/product-builders.ts';
import { wideScreen } from '../../testing/screen-width.ts';

const products = consolePaths.products(toko);
const two = [
  aProductItem(),
  aProductItem({ id: 8, nama: 'Teh Hijau', price: { min: 20_000, max: 35_000 }, combinations: 3, stock: 9 }),
];

beforeEach(() => answers({ 'GET /pilihan-produk': productChoices }));

/** The queries that the list was asked with. */
function listIs(list: SellerProductsResponse = someProducts(two)) {
  const asked: string[] = [];
  server.use(
    http.get(`${ofStore}/produk`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(list);
    }),
  );
  return asked;
}

const saved = { code: '00', info: 'Tersimpan', data: aProduct() };
const refusal = (errors: Record<string, string[]>) => ({
  code: '-3',
  info: 'Periksa isian',
  data: { errors },
  request_id: 'r',
});

test('shows each product with its category, price, stock and state', async () => {
  listIs(
    someProducts([
      aProductItem({ status_promo: 1, is_hidden: 1, is_sold_out: true, category: 'jasa' }),
      two[1] ?? aProductItem(),
    ]),
  );
  await openConsole(products);
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('two products were answered');
  for (const text of [
    'Kopi Gayo',
    'Kopi, Jasa, Terjual 4',
    'Rp75.000',
    '12',
    'Promo',
    'Habis',
    'Disembunyikan',
  ])
    expect(within(first).getByText(text)).toBeVisible();
  expect(within(second).getByText('Rp20.000 sampai Rp35.000')).toBeVisible();
  expect(within(second).getByText('9')).toBeVisible();
  expect(within(second).getByRole('button', { name: '3 kombinasi Teh Hijau' })).toBeVisible();
  expect(document.title).toBe('Produk - Kopi Nusantara - Kelola');
  const menu = within(screen.getByRole('navigation', { name: 'Halaman toko' }));
  expect(menu.getByRole('link', { name: 'Produk' })).toHaveAttribute('aria-current', 'page');
});

test('is not for members at the gate', async () => {
  listIs();
  await openConsole(products, aSession([aStore({ role: 'gate' })]));
  expect(await screen.findByRole('heading', { name: 'Halaman ini bukan untuk peranmu' })).toBeVisible();
});

test('filters, sorting and page are in the address, and what it cannot mean is left out', async () => {
  const asked = listIs();
  await openConsole(
    `${products}?q=gayo&category=kopi&kind=barang&stock=low&state=promo&sort=name&page=2&x=1`,
  );
  await screen.findByText('Kopi Gayo');
  await openConsole(`${products}?stock=banyak&state=lain&sort=acak&page=0`);
  await waitFor(() => expect(asked).toContain('?page=1'));
  expect(asked[0]).toBe(
    '?q=gayo&category_key=kopi&kind=barang&stock_level=low&state=promo&sort_by=name&page=2',
  );
});

test('tabs and pages keep the other filters', async () => {
  listIs(
    someProducts(two, { total: 60, counts: { all: 60, shown: 50, hidden: 10, promo: 1, out: 0, low: 4 } }),
  );
  await openConsole(`${products}?q=a&stock=low`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Keadaan produk' }));
  const hidden = await tabs.findByRole('link', { name: /Disembunyikan/ });
  await waitFor(() => expect(hidden).toHaveTextContent('Disembunyikan10'));
  expect(hidden).toHaveAttribute('href', `${products}?q=a&stock=low&state=hidden`);
  expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute(
    'href',
    `${products}?q=a&stock=low&page=2`,
  );
  expect(screen.getByRole('combobox', { name: 'Stok' })).toHaveTextContent('Hampir habis (4)');
});

test('an empty store and a filter without a match say so', async () => {
  listIs(someProducts([]));
  await openConsole(products);
  expect(await screen.findByText('Belum ada produk')).toBeVisible();
  await openConsole(`${products}?q=zzz`);
  expect(await screen.findByText('Tidak ada produk yang cocok')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  answers({ 'GET /produk': { code: '-2', info: 'x', request_id: 'r9' } }, 500);
  answers({ 'GET /pilihan-produk': productChoices });
  await openConsole(products);
  expect(await screen.findByText('Produk gagal dimuat')).toBeVisible();
  listIs();
  await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Kopi Gayo')).toBeVisible();
});

test('categories that do not come to choose from are named, and can be asked for again', async () => {
  listIs();
  answers({ 'GET /pilihan-produk': { code: '-2', info: 'x', request_id: 'r9' } }, 500);
  await openConsole(`${products}?category=kopi`);
  const filter = await screen.findByRole('combobox', { name: 'Kategori' });
  await waitFor(() => expect(filter).toHaveAccessibleDescription('Kategori gagal dimuat'));
  answers({ 'GET /pilihan-produk': productChoices });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(filter).toHaveTextContent('Kopi'));
  expect(filter).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('a price is edited in place: Enter saves it, and the list shows it', async () => {
  listIs();
  const cells = sent('POST /produk/7/sel', saved);
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: /Ubah harga Kopi Gayo/ }));
  const field = screen.getByRole('textbox', { name: 'harga Kopi Gayo' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('75.000');
  await userEvent.keyboard('80000{Enter}');
  const figure = await screen.findByRole('button', { name: /Ubah harga Kopi Gayo/ });
  expect(figure).toHaveTextContent('Rp80.000');
  expect(figure).toHaveFocus();
  expect(cells).toEqual([{ harga: { from: 75_000, to: 80_000 } }]);
});

test('Escape leaves a stock as it is', async () => {
  listIs();
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: /Ubah stok Kopi Gayo/ }));
  await userEvent.keyboard('99{Escape}');
  expect(screen.getByRole('button', { name: /Ubah stok Kopi Gayo/ })).toHaveTextContent('12');
});

test('what was typed stays with the error beside it, and without a connection', async () => {
  listIs();
  sent('POST /produk/7/sel', refusal({ harga: ['harus paling banyak 1.000.000.000'] }), 422);
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: /Ubah harga Kopi Gayo/ }));
  await userEvent.keyboard('2000000000{Enter}');
  const field = screen.getByRole('textbox', { name: 'harga Kopi Gayo' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('harus paling banyak 1.000.000.000'));
  expect(field).toHaveValue('2.000.000.000');
  server.use(http.post(`${ofStore}/produk/7/sel`, () => HttpResponse.error()));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/tidak ada koneksi internet/));
  await userEvent.click(document.body);
  expect(field).toHaveValue('2.000.000.000');
});

test('a price that somebody else has changed is shown, and a second Enter replaces that one', async () => {
  listIs();
  const present = aProduct({ harga: 90_000 }, { changed_by: 'Budi' });
  sent('POST /produk/7/sel', { code: '-2', info: 'sudah diubah', data: present }, 412);
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: /Ubah harga Kopi Gayo/ }));
  await userEvent.keyboard('80000{Enter}');
  const field = screen.getByRole('textbox', { name: 'harga Kopi Gayo' });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'Sudah diubah oleh Budi, sekarang Rp90.000. Simpan lagi untuk menggantinya.',
    ),
  );
  expect(field).toHaveValue('80.000');
  const cells = sent('POST /produk/7/sel', saved);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(cells).toEqual([{ harga: { from: 90_000, to: 80_000 } }]));
});

test('a stock whose answer was lost is sent again over the version that it was read of, whatever the list has by now', async () => {
  listIs();
  const versions = lostAtFirst('POST /produk/7/sel', 'if-match', saved);
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: /Ubah stok Kopi Gayo/ }));
  const asked = listIs(someProducts([aProductItem({ stock: 20, version: 'v2' })]));
  await userEvent.keyboard('20{Enter}');
  const field = screen.getByRole('textbox', { name: 'stok Kopi Gayo' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/tidak ada koneksi internet/));
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(versions).toEqual(['"v1"', '"v1"']);
});

test('a wide screen has a table of the same products', async () => {
  wideScreen();
  listIs();
  await openConsole(products);
  const table = within(await screen.findByRole('table'));
  const row = within(table.getByRole('row', { name: /Kopi Gayo/ }));
  expect(row.getByText('Rp75.000')).toBeVisible();
  await userEvent.click(table.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  expect(screen.getByRole('region', { name: 'Produk terpilih' })).toHaveTextContent('2 dipilih');
});

const varied = aProduct({
  enable_variations: 1,
  product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M'] }],
  price_variety: [
    { options: ['S'], price: 20_000, stock: 4 },
    { options: ['M'], price: 35_000, stock: 5 },
  ],
});

test('the prices and stocks of combinations are edited in the list; one that was changed meanwhile says so', async () => {
  listIs();
  answers({ 'GET /produk/8': { data: varied } });
  await openConsole(products);
  const opener = await screen.findByRole('button', { name: '3 kombinasi Teh Hijau' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  const list = within(await screen.findByRole('table', { name: 'Kombinasi Teh Hijau' }));
  await userEvent.click(list.getByRole('button', { name: /^Ubah harga Teh Hijau S: Rp20\.000/ }));
  const cell = list.getByRole('textbox', { name: 'harga Teh Hijau S' });
  const now = { ...varied, version: 'v2', changed_by: 'Budi' };
  const others = {
    ...now,
    product: { ...now.product, price_variety: [{ options: ['S'], price: 22_000, stock: 4 }] },
  };
  sent('POST /produk/8/sel', { code: '-2', info: 'x', data: others }, 412);
  await userEvent.clear(cell);
  await userEvent.type(cell, '25000{Enter}');
  await waitFor(() => expect(cell).toHaveAccessibleDescription(/Sudah diubah oleh Budi, sekarang Rp22\.000/));
  const bodies = sent('POST /produk/8/sel', saved);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(bodies).toEqual([{ combinations: [{ options: ['S'], price: { from: 22_000, to: 25_000 } }] }]),
  );
  await userEvent.click(opener);
  expect(screen.queryByRole('table', { name: 'Kombinasi Teh Hijau' })).not.toBeInTheDocument();
});

test('combinations that fail to load can be asked for again', async () => {
  listIs();
  answers({ 'GET /produk/8': { code: '-1', info: 'x', request_id: 'r' } }, 500);
  await openConsole(products);
  await userEvent.click(await screen.findByRole('button', { name: '3 kombinasi Teh Hijau' }));
  expect(await screen.findByText('Kombinasi gagal dimuat')).toBeVisible();
});

test('the kind is chosen from a list and is in the address', async () => {
  listIs();
  const { shown } = await openConsole(products);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Jenis' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Produk digital' }));
  await waitFor(() => expect(shown().location.search).toBe('?kind=digital_product'));
});
