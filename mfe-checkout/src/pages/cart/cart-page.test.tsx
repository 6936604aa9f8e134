import { paths, patterns } from '@lapak/contracts/routes';
import type { CartLine } from '@lapak/domain/cart-line';
import { selectCartLines } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { productsAre, storeProfileIs } from '../../testing/api.ts';
import { aProduct, buildLine, buildVariety } from '../../testing/builders.ts';
import { server } from '@lapak/runtime/testing/server';
import * as page from './cart-page.tsx';

const username = 'kopinusantara';
const coffee = buildLine({ id: 1, nama: 'Kopi Gayo', harga: 50_000, stock: 5, qty: 2 });
const cup = buildLine({ id: 2, nama: 'Cangkir', slug: 'cangkir', harga: 30_000, qty: 1 });

const open = (lines: CartLine[]) =>
  renderPage(page, {
    pattern: patterns.cart,
    url: paths.cart(username),
    preloadedState: { cart: { [username]: { lines, orderedAt: null } } },
  });

const lineOf = async (name: string) => {
  const lines = await screen.findAllByRole('listitem');
  const found = lines.find((line) => within(line).queryByRole('link', { name }));
  if (!found) throw new Error(`no line ${name}`);
  return within(found);
};

beforeEach(() => server.use(storeProfileIs(), productsAre(aProduct(coffee), aProduct(cup))));

describe('an empty cart', () => {
  test('shows a message in the older layout', async () => {
    await open([]);
    expect(await screen.findByText('Keranjang masih kosong')).toBeInTheDocument();
    expect(document.title).toBe('Keranjang');
  });

  test('offers to look for products in the newer layout', async () => {
    server.use(storeProfileIs({ theme_onlinestore: 3 }));
    await open([]);
    expect(await screen.findByText('Kamu belum menyimpan apapun di keranjang')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cari Produk' })).toHaveAttribute('href', paths.home(username));
  });
});

describe('what a line shows', () => {
  test('name, chosen options, pre-order and unit price', async () => {
    const line = buildLine({
      id: 3,
      nama: 'Kemeja Batik',
      enable_variations: 1,
      pre_order: 1,
      product_variety: [
        { id: 1, variation_name: 'Ukuran', list_options: [{ id: 10, option_name: 'XL' }] },
        { id: 2, variation_name: 'Warna', list_options: [{ id: 20, option_name: 'Sogan' }] },
      ],
      price_variety: buildVariety({ id: 5, price: 250_000, option_id_1: 10, option_id_2: 20 }),
    });
    server.use(productsAre(aProduct(line)));
    await open([line]);
    const shown = await lineOf('Kemeja Batik');
    expect(shown.getByText('Ukuran: XL')).toBeInTheDocument();
    expect(shown.getByText('Warna: Sogan')).toBeInTheDocument();
    expect(shown.getByText('Pre-Order')).toBeInTheDocument();
    expect(shown.getByText('Rp250.000')).toBeInTheDocument();
  });

  test('subtotal, total pieces and that shipping is not in it', async () => {
    await open([coffee, cup]);
    expect(await screen.findByText('Belum termasuk biaya kirim')).toBeInTheDocument();
    expect(screen.getAllByText('Rp130.000').length).toBeGreaterThan(0);
    expect(screen.getByText('Jumlah barang').nextSibling).toHaveTextContent('3');
  });

  test('the chat goes to the number of the store', async () => {
    await open([coffee]);
    expect(await screen.findByRole('link', { name: 'Chat penjual' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo',
    );
  });

  test('an invalid number shows a message', async () => {
    server.use(storeProfileIs({ wa: '021555' }));
    await open([coffee]);
    expect(await screen.findByRole('button', { name: 'Chat penjual' })).toBeInTheDocument();
  });
});

describe('quantity', () => {
  test('plus and minus are called by the line that they change, its variant too', async () => {
    const kaos: Partial<CartLine> = {
      id: 3,
      nama: 'Kaos',
      stock: 5,
      enable_variations: 1,
      product_variety: [
        {
          id: 1,
          variation_name: 'Warna',
          list_options: [
            { id: 10, option_name: 'Merah' },
            { id: 11, option_name: 'Biru' },
          ],
        },
      ],
    };
    const inColour = (id: number, option_id_1: number) =>
      buildLine({ ...kaos, price_variety: buildVariety({ id, stock: 5, option_id_1 }) });
    const lines = [inColour(5, 10), inColour(6, 11)];
    const price_variety = lines.flatMap((line) => aProduct(line).price_variety);
    server.use(productsAre({ ...aProduct(lines[0]), price_variety }));
    const { store } = await open(lines);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah Kaos, Biru' }));
    const quantities = () => selectCartLines(store.getState(), username).map(({ qty }) => qty);
    expect(quantities()).toEqual([1, 2]);
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Kaos, Merah' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kurangi Kaos, Biru' }));
    expect(quantities()).toEqual([2, 1]);
  });

  test('minus is disabled at 1, plus at the stock', async () => {
    await open([{ ...coffee, qty: 5 }, cup]);
    const five = await lineOf('Kopi Gayo');
    expect(five.getByRole('button', { name: 'Tambah Kopi Gayo' })).toHaveAttribute('aria-disabled', 'true');
    const one = await lineOf('Cangkir');
    expect(one.getByRole('button', { name: 'Kurangi Cangkir' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ["the combination's stock", { enable_variations: 1, price_variety: buildVariety({ id: 5, stock: 3 }) }],
    ['the buying limit', { is_limit: 1, buy_limit: 3 }],
    ['the stock, below the buying limit', { stock: 3, is_limit: 1, buy_limit: 4 }],
  ] as const)('plus goes up to %s, minus down to 1', async (_name, own) => {
    const line = buildLine({ ...coffee, stock: 50, ...own, qty: 2 });
    server.use(productsAre(aProduct(line)));
    const { store } = await open([line]);
    const qty = () => selectCartLines(store.getState(), username)[0]?.qty;
    const shown = await lineOf('Kopi Gayo');
    const plus = shown.getByRole('button', { name: 'Tambah Kopi Gayo' });
    const minus = shown.getByRole('button', { name: 'Kurangi Kopi Gayo' });
    await userEvent.click(plus);
    expect(qty()).toBe(3);
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(shown.getByRole('textbox'), '{ArrowUp}');
    expect(qty()).toBe(3);
    await userEvent.click(minus);
    await userEvent.click(minus);
    expect(qty()).toBe(1);
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(shown.getByRole('textbox'), '{ArrowDown}');
    expect(qty()).toBe(1);
  });

  test('plus and minus change the subtotal', async () => {
    await open([coffee]);
    const line = await lineOf('Kopi Gayo');
    await userEvent.click(line.getByRole('button', { name: 'Tambah Kopi Gayo' }));
    expect(screen.getAllByText('Rp150.000').length).toBeGreaterThan(0);
    await userEvent.click(line.getByRole('button', { name: 'Kurangi Kopi Gayo' }));
    expect(screen.getAllByText('Rp100.000').length).toBeGreaterThan(0);
  });

  test.each([
    ['0', 'Jumlah barang wajib lebih dari nol'],
    ['6', 'Kuantiti produk yang anda masukan melebihi stok yang tersedia'],
  ])('%s is not ordered: "%s"', async (typed, message) => {
    await open([coffee]);
    const line = await lineOf('Kopi Gayo');
    const input = line.getByRole('textbox', { name: 'Jumlah Kopi Gayo' });
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    expect(line.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('non-digits are stripped', async () => {
    const { store } = await open([coffee]);
    const line = await lineOf('Kopi Gayo');
    const input = line.getByRole('textbox', { name: 'Jumlah Kopi Gayo' });
    await userEvent.clear(input);
    await userEvent.type(input, 'a4b');
    expect(selectCartLines(store.getState(), username)[0]?.qty).toBe(4);
  });

  test('a buying limit shows a message', async () => {
    const limited = buildLine({ id: 1, nama: 'Kopi Gayo', is_limit: 1, buy_limit: 2, qty: 3 });
    server.use(productsAre(aProduct(limited)));
    await open([limited]);
    expect(await screen.findByText('Anda telah mencapai batas pembelian produk')).toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('confirms first, then removes the line', async () => {
    await open([coffee, cup]);
    const line = await lineOf('Cangkir');
    await userEvent.click(line.getByRole('button', { name: 'Hapus Cangkir' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Anda akan menghapus produk ini?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cangkir' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeInTheDocument();
  });

  test('keeps the line when the answer is no', async () => {
    await open([coffee]);
    await userEvent.click((await lineOf('Kopi Gayo')).getByRole('button', { name: 'Hapus Kopi Gayo' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeInTheDocument();
  });
});

describe('before the server has answered', () => {
  beforeEach(() => server.use(http.get('*/api/product/:id', () => new Promise<never>(() => undefined))));

  test('the lines are shown as they were, without a grace period', async () => {
    await open([coffee, cup]);
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeInTheDocument();
    expect(screen.getByText('Jumlah barang').nextSibling).toHaveTextContent('3');
  });

  test('the pictures of the first lines are not loaded late', async () => {
    const lines = [1, 2, 3, 4].map((id) =>
      buildLine({ id, nama: `Kopi ${id}`, image_url: `/files/${id}.webp` }),
    );
    const { container } = await open(lines);
    const loading = [...container.querySelectorAll('li img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy']);
  });
});

describe('what changed since the last visit', () => {
  test('prices and stock are those of the server', async () => {
    server.use(productsAre(aProduct({ ...coffee, harga: 60_000, stock: 2 })));
    const { store } = await open([coffee]);
    expect((await screen.findAllByText('Rp120.000')).length).toBeGreaterThan(0);
    expect(selectCartLines(store.getState(), username)[0]).toMatchObject({ harga: 60_000, stock: 2, qty: 2 });
  });

  test('a product that is gone blocks the checkout and leaves the others', async () => {
    server.use(productsAre(aProduct(coffee)));
    await open([coffee, cup]);
    expect((await lineOf('Cangkir')).getByText('Produk ini sudah tidak dijual')).toBeInTheDocument();
    expect((await lineOf('Kopi Gayo')).getByRole('textbox')).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('Rp100.000').length).toBeGreaterThan(0);
  });

  test('with nothing that can be bought the cart costs Rp0 and is not free', async () => {
    server.use(productsAre());
    await open([cup]);
    expect(await screen.findByText('Produk ini sudah tidak dijual')).toBeInTheDocument();
    expect(screen.getAllByText('Rp0').length).toBeGreaterThan(0);
    expect(screen.queryByText('Gratis')).not.toBeInTheDocument();
  });

  test('a sold-out product shows a message', async () => {
    server.use(productsAre(aProduct({ ...coffee, stock: 0 }), aProduct(cup)));
    await open([coffee, cup]);
    expect((await lineOf('Kopi Gayo')).getByText('Stok Habis')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a combination that is sold no more counts as gone', async () => {
    const line = buildLine({ id: 1, enable_variations: 1, price_variety: buildVariety({ id: 5 }) });
    server.use(productsAre(aProduct({ ...line, price_variety: buildVariety({ id: 6 }) })));
    await open([line]);
    expect(await screen.findByText('Produk ini sudah tidak dijual')).toBeInTheDocument();
  });

  test('without a connection the cart stays as it was', async () => {
    server.use(http.get('*/api/product/:id', () => HttpResponse.error()));
    await open([coffee]);
    expect(await screen.findByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      paths.checkout(username),
    );
  });
});

test('the newer layout shows Beli', async () => {
  server.use(storeProfileIs({ theme_onlinestore: 2 }));
  await open([coffee]);
  expect(await screen.findByRole('link', { name: 'Beli' })).toHaveAttribute('href', paths.checkout(username));
});
