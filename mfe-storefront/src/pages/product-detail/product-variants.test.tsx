import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@lapak/contracts/api/catalogue';
import { patterns } from '@lapak/contracts/routes';
import { selectCartLines } from '@lapak/runtime';
import { answer, answerProfile } from '../../testing/api.ts';
import { aCombination, aDetail, aGroup, aProduct, runningDiscount } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './product-detail-page.tsx';

answerProfile();

// Five levels; the option ids of level n are n*100, n*100+1, ...
const groups = [
  aGroup(1, 'Warna', ['Merah', 'Biru', 'Hijau']),
  aGroup(2, 'Ukuran', ['S', 'M']),
  aGroup(3, 'Bahan', ['Katun', 'Sutra']),
  aGroup(4, 'Lengan', ['Pendek', 'Panjang']),
  aGroup(5, 'Kerah', ['V', 'Bulat']),
];
// Only some of the combinations exist: Hijau has none, Biru only size M.
const combinations = [
  aCombination(11, [100, 200, 300, 400, 500], { price: 100_000, stock: 5, berat: 200 }),
  aCombination(12, [100, 201, 300, 400, 501], { price: 110_000, stock: 0 }),
  aCombination(13, [101, 201, 301, 401, 501], { price: 150_000, discount_price: 120_000, stock: 3 }),
];

function batik(own: Partial<Product> = {}) {
  const product = aProduct({
    nama: 'Kemeja Batik',
    enable_variations: 1,
    product_variety: groups,
    price_variety: combinations,
    ...runningDiscount,
    ...own,
  });
  server.use(answer('get', '*/api/product/produk-1', aDetail({ data: product })));
  return openPage(page, { pattern: patterns.product, url: '/kopi/onlinestore/detail/produk-1' });
}

const choose = (name: string, inside = screen.getByRole('main')) =>
  userEvent.click(within(inside).getByRole('radio', { name: new RegExp(`^${name}( \\(stok habis\\))?$`) }));
const main = () => within(screen.getByRole('main'));

test('opens with the first combination that can be bought, its price, stock and weight', async () => {
  await batik();
  for (const name of ['Merah', 'S', 'Katun', 'Pendek', 'V']) {
    expect(main().getByRole('radio', { name })).toBeChecked();
  }
  expect(main().getByText('Rp100.000')).toBeInTheDocument();
  expect(main().getByText('200 gr')).toBeInTheDocument();
  expect(main().getByText('5', { selector: 'dd' })).toBeInTheDocument();
});

test('a group says its name apart from what is chosen in it', async () => {
  await batik();
  expect(main().getByRole('group', { name: 'Ukuran: S' })).toBeInTheDocument();
  await choose('Biru');
  expect(main().getByRole('group', { name: 'Ukuran: belum dipilih' })).toBeInTheDocument();
});

test('disables an option without a combination', async () => {
  await batik();
  expect(main().getByRole('radio', { name: /Hijau/ })).toBeDisabled();
  expect(main().getByRole('radio', { name: /Sutra/ })).toBeDisabled();
  await choose('Biru');
  expect(main().getByRole('radio', { name: /^S \(/ })).toBeDisabled();
  expect(main().getByRole('radio', { name: /Katun/ })).toBeDisabled();
  expect(main().getByRole('radio', { name: /Sutra/ })).toBeEnabled();
});

test('an option that leads only to what is sold out says so before it is chosen, and can be chosen', async () => {
  await batik();
  expect(main().getByRole('radio', { name: 'M (stok habis)' })).toBeEnabled();
  expect(main().queryByRole('radio', { name: /^(S|Merah|Biru) \(stok/ })).not.toBeInTheDocument();
  await choose('Biru');
  expect(main().getByRole('radio', { name: 'M' })).toBeEnabled();
});

test('a service has no stock that could be sold out', async () => {
  await batik({ category: 'jasa' });
  expect(main().getByRole('radio', { name: 'M' })).toBeEnabled();
});

test('a combination without stock is sold out; one with its own discount shows it; one without shows none', async () => {
  await batik();
  expect(main().queryByText('%', { exact: false })).not.toBeInTheDocument();

  await choose('M');
  await choose('Bulat');
  expect(main().getByText('Rp110.000')).toBeInTheDocument();
  expect(main().getByText('STOK HABIS')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stok Habis' })).toHaveAttribute('aria-disabled', 'true');

  await choose('Biru');
  await choose('Sutra');
  await choose('Panjang');
  await choose('Bulat');
  expect(main().getByText('Rp120.000')).toBeInTheDocument();
  expect(main().getByText('Rp150.000').tagName).toBe('S');
  expect(main().getByText('20%')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keranjang' })).not.toHaveAttribute('aria-disabled');
});

test('while a level is open, price and stock are those of what can still be chosen', async () => {
  await batik({
    harga: 50_000,
    product_variety: [
      aGroup(1, 'Warna', ['Merah', 'Biru']),
      aGroup(2, 'Ukuran', ['S', 'M', 'L']),
      aGroup(3, 'Bahan', ['Katun', 'Sutra']),
    ],
    price_variety: [
      aCombination(21, [100, 200, 300], { price: 100_000, stock: 5 }),
      aCombination(22, [101, 201, 301], { price: 150_000, discount_price: 140_000, stock: 3 }),
      // A choice below an open level does not count: it is replaced when size M is chosen.
      aCombination(23, [101, 202, 300], { price: 160_000, stock: 4 }),
    ],
  });
  await choose('Biru');
  expect(main().getByText('Rp140.000 - Rp160.000')).toBeInTheDocument();
  expect(main().getByText('7', { selector: 'dd' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Rp140.000 - Rp160.000')).toBeInTheDocument();
  expect(within(dialog).getByText('Stok: 7')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Rp140.000 - Rp160.000');
  expect(dialog).not.toHaveTextContent('Rp50.000');
  await choose('L', dialog);
  expect(within(dialog).getByText('Stok: 4')).toBeInTheDocument();
  expect(within(dialog).queryByText(/ - Rp/)).not.toBeInTheDocument();
});

test('while a level is open nothing can be ordered', async () => {
  await batik();
  await choose('Biru');
  await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
  const confirm = await screen.findByRole('button', { name: 'Tambahkan ke keranjang' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Pilih varian terlebih dahulu');
});

test('two variants are two lines; opening again finds the quantity of this variant', async () => {
  const { store } = await batik();
  const add = async (presses: number) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
    const dialog = within(await screen.findByRole('dialog'));
    const plus = await dialog.findByRole('button', { name: 'Tambah Kemeja Batik' });
    for (let press = 0; press < presses; press += 1) await userEvent.click(plus);
    await userEvent.click(dialog.getByRole('button', { name: 'Tambahkan ke keranjang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await add(2);
  for (const name of ['Biru', 'M', 'Sutra', 'Panjang', 'Bulat']) await choose(name);
  await add(0);
  expect(selectCartLines(store.getState(), 'kopi')).toMatchObject([
    { id: 1, qty: 3, price_variety: { id: 11, price: 100_000 } },
    { id: 1, qty: 1, price_variety: { id: 13, discount_price: 120_000 } },
  ]);
  expect(screen.getByRole('link', { name: 'Keranjang, 2 produk' })).toBeInTheDocument();

  for (const name of ['Merah', 'S', 'Katun', 'Pendek', 'V']) await choose(name);
  await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
  expect(await screen.findByRole('textbox', { name: 'Jumlah' })).toHaveValue('3');
});

test('the stock of the variant is the limit, whatever the product has', async () => {
  await batik({ stock: 999 });
  await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
  const quantity = await screen.findByRole('textbox', { name: 'Jumlah' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '6');
  expect(screen.getByRole('alert')).toHaveTextContent('melebihi stok');
});

test('the dialog and the page share one choice', async () => {
  await batik();
  await userEvent.click(screen.getByRole('button', { name: 'Keranjang' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('radio', { name: 'Merah' });
  for (const name of ['Biru', 'M', 'Sutra', 'Panjang', 'Bulat']) await choose(name, dialog);
  expect(within(dialog).getByText('Biru, M, Sutra, Panjang, Bulat')).toBeInTheDocument();
  expect(within(dialog).getByText('Stok: 3')).toBeInTheDocument();
});
