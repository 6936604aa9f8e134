import { server } from '@lapak/runtime/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { DetailResponse, Product } from '@lapak/contracts/api/catalogue';
import { patterns } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { selectBeli, selectCartLines, selectCartSingle, sharedApi } from '@lapak/runtime';
import { afterFirstView } from '../../lib/after-first-view.ts';
import { answer, answerProfile } from '../../testing/api.ts';
import { aDetail, aProduct, aProfile, aSetting, runningDiscount } from '../../testing/builders.ts';
import { openPage } from '../../testing/open-page.tsx';
import * as page from './product-detail-page.tsx';

answerProfile();

const url = '/kopi/onlinestore/detail/produk-1';
const open = (query = '') => openPage(page, { pattern: patterns.product, url: url + query });

function detail(product: Partial<Product> = {}, own: Partial<DetailResponse> = {}) {
  server.use(answer('get', '*/api/product/produk-1', aDetail({ data: aProduct(product), ...own })));
}

const button = (name: string) => screen.getByRole('button', { name });
const find = (name: string) => screen.findByRole('button', { name });

describe('the state of the page', () => {
  it('is "Produk tidak ditemukan" when the product does not load, with two links', async () => {
    server.use(answer('get', '*/api/product/produk-1', { code: '-2', info: 'x' }, 404));
    await open();
    expect(await screen.findByText('Produk tidak ditemukan', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Detail Produk' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Hubungi Penjual' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo',
    );
    expect(screen.getByRole('link', { name: 'Lihat Produk Tersedia' })).toHaveAttribute(
      'href',
      '/kopi/onlinestore',
    );
  });

  it.each([
    [{ is_valid: false, is_active: true }, 'Toko Belum Aktif'],
    [{ is_valid: true, is_active: false }, 'Toko Sedang Tutup'],
  ])('with a store that is %o is "%s"', async (setting, words) => {
    // The answer has no product then.
    detail({}, { data: null, setting: aSetting(setting) });
    await open();
    expect(screen.getByRole('heading', { name: words })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Beli' })).not.toBeInTheDocument();
  });

  it('without an id in the URL sends no request', async () => {
    await openPage(page, { pattern: patterns.product, url: '/kopi/onlinestore/detail' });
    expect(await screen.findByRole('link', { name: 'Lihat Produk Tersedia' })).toBeInTheDocument();
  });
});

describe('the back control', () => {
  it('leads to the store home after a direct load', async () => {
    detail();
    await open();
    await userEvent.click(button('Kembali'));
    expect(await screen.findByTestId('location')).toHaveTextContent('/kopi/onlinestore');
  });
});

describe('the facts of the product', () => {
  it('are name, price, sold count, weight, stock and condition of goods', async () => {
    detail({ nama: 'Kopi Gayo', terjual: 1500, berat: 250, stock: 12 });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Kopi Gayo' })).toBeInTheDocument();
    expect(screen.getByText('Rp20.000')).toBeInTheDocument();
    expect(screen.getByText('Terjual 1.500')).toBeInTheDocument();
    expect(screen.getByText('250 gr')).toBeInTheDocument();
    expect(screen.getByText('12')).toBeInTheDocument();
    expect(screen.getByText('Baru')).toBeInTheDocument();
  });

  it('are "Bekas" for used goods, a weight range, pre-order days', async () => {
    detail({
      product_condition: 'used',
      type_of_weight: 'range',
      berat_min: 100,
      berat_max: 300,
      pre_order: 1,
      pre_order_time: 7,
    });
    await open();
    expect(screen.getByText('Bekas')).toBeInTheDocument();
    expect(screen.getByText('100 gr-300 gr')).toBeInTheDocument();
    expect(screen.getByText('Pre-Order (dikirim dalam 7 hari)')).toBeInTheDocument();
  });

  it('are "Produk Digital", and no condition, for a digital product', async () => {
    detail({ category: 'digital_product' });
    await open();
    expect(screen.getByText('Produk Digital')).toBeInTheDocument();
    expect(screen.queryByText('Baru')).not.toBeInTheDocument();
    expect(screen.queryByText('Berat')).not.toBeInTheDocument();
  });

  it('include the discount while it runs, also without status_promo', async () => {
    detail({ discount_price: 15_000, ...runningDiscount });
    await open();
    expect(screen.getByText('Rp15.000')).toBeInTheDocument();
    expect(screen.getByText('Rp20.000').tagName).toBe('S');
    expect(screen.getByText('25%')).toBeInTheDocument();
  });

  it.each([
    [20_000, true],
    [0, false],
  ])(
    'at %i rupiah says of a store without a payment method that it takes no orders: %p',
    async (harga, isSaid) => {
      server.use(answer('get', '*/api/setting/profile', { data: aProfile({ takes_payments: false }) }));
      detail({ harga });
      const { store } = await open();
      const profile = sharedApi.endpoints.getStoreProfile.select('kopi');
      await waitFor(() => expect(profile(store.getState()).isSuccess).toBe(true));
      if (isSaid) expect(await screen.findByText(messages.storeTakesNoOrders)).toBeInTheDocument();
      else expect(screen.queryByText(messages.storeTakesNoOrders)).not.toBeInTheDocument();
    },
  );

  it('include no empty description', async () => {
    detail({ description: ' ', youtube_url: null });
    await open();
    expect(screen.queryByRole('heading', { name: 'Deskripsi' })).not.toBeInTheDocument();
  });

  it('include the video only of the video host', async () => {
    detail({ youtube_url: 'dQw4w9WgXcQ' });
    await open();
    expect(screen.getByTitle('Video Produk 1')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });

  it('include wholesale prices in a popup with an open-ended last tier', async () => {
    detail({
      enable_wholesale_price: 1,
      wholesale_prices: [
        { id: 1, min_product: 2, max_product: 4, price: 18_000 },
        { id: 2, min_product: 5, max_product: 9, price: 16_000 },
        { id: 3, min_product: 10, max_product: 20, price: 14_000 },
      ],
    });
    await open();
    expect(screen.getByText('Grosir')).toBeInTheDocument();
    await userEvent.click(button('Selengkapnya'));
    const dialog = await screen.findByRole('dialog', { name: 'Harga Grosir' });
    const heads = within(dialog).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Jumlah', 'Harga Normal', 'Hemat']);
    expect(within(dialog).getByRole('rowheader', { name: /≥ 10/ })).toBeInTheDocument();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Tutup' });
    await userEvent.click(close ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('name no wholesale where its prices save nothing', async () => {
    detail({
      harga: 20_000,
      enable_wholesale_price: 1,
      wholesale_prices: [{ id: 1, min_product: 2, max_product: null, price: 20_000 }],
    });
    await open();
    expect(screen.getByText('Rp20.000')).toBeInTheDocument();
    expect(screen.queryByText('Grosir')).not.toBeInTheDocument();
  });

  it('in the newer layout include what the price excludes, and open sharing', async () => {
    detail({}, { theme_onlinestore: 2 });
    await open();
    expect(
      screen.getByText('Harga belum termasuk ongkos kirim, biaya admin dan kode unik'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy Link' })).not.toBeInTheDocument();
    await userEvent.click(button('Bagikan produk'));
    expect(screen.getAllByRole('link', { name: /^Bagikan ke/ })).toHaveLength(4);
    expect(button('Beli Langsung')).toBeInTheDocument();
    await userEvent.click(button('Bagikan produk'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy Link' })).not.toBeInTheDocument());
  });

  it('include a button that copies the link', async () => {
    const user = userEvent.setup();
    detail();
    await open('?aff=abc');
    await user.click(button('Copy Link'));
    expect(await screen.findByText('Berhasil dicopy')).toBeInTheDocument();
  });
});

describe('the chat button', () => {
  it.each(['021555666', '+6281234567890', '', null])('says that %s is no valid number', async (wa) => {
    detail({}, { setting: aSetting({ wa }) });
    await open();
    await userEvent.click(button('Chat penjual'));
    expect(await screen.findByText('Nomor whatsapp toko tidak valid')).toBeInTheDocument();
  });

  it('opens a chat, also when the product is sold out', async () => {
    detail({ stock: 0 });
    await open();
    expect(button('Stok Habis')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('STOK HABIS')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hubungi Penjual' })).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890?text=Halo',
    );
    expect(screen.queryByRole('button', { name: 'Keranjang' })).not.toBeInTheDocument();
  });
});

describe('ordering goods', () => {
  const openCart = async (product: Partial<Product> = {}) => {
    detail(product);
    const view = await open();
    await userEvent.click(button('Keranjang'));
    await find('Tambahkan ke keranjang');
    return view;
  };
  const quantity = () => screen.getByRole('textbox', { name: 'Jumlah' });
  const type = async (text: string) => {
    await userEvent.clear(quantity());
    if (text) await userEvent.type(quantity(), text);
  };

  it('adds to the cart and counts lines, and sets the quantity when added again', async () => {
    const { store } = await openCart({ stock: 10 });
    expect(quantity()).toHaveValue('1');
    await type('4');
    await userEvent.click(button('Tambahkan ke keranjang'));
    expect(await screen.findByRole('link', { name: 'Keranjang, 1 produk' })).toBeInTheDocument();
    expect(selectCartLines(store.getState(), 'kopi')).toMatchObject([
      { id: 1, qty: 4, affiliate_code: null },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(button('Keranjang'));
    await find('Tambahkan ke keranjang');
    expect(quantity()).toHaveValue('4');
    await userEvent.click(button('Kurangi Produk 1'));
    await userEvent.click(button('Tambahkan ke keranjang'));
    expect(selectCartLines(store.getState(), 'kopi')).toMatchObject([{ id: 1, qty: 3 }]);
  });

  it('"Cancel" leaves the cart as it is', async () => {
    const { store } = await openCart();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(selectCartLines(store.getState(), 'kopi')).toEqual([]);
  });

  it('buys directly: one item in "beli", the cart untouched', async () => {
    detail({ stock: 10 });
    const { store } = await open('?aff=abc');
    await userEvent.click(button('Beli'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Beli' }));
    expect(await screen.findByTestId('location')).toHaveTextContent('/kopi/onlinestore/checkout-single');
    expect(selectBeli(store.getState(), 'kopi')).toMatchObject({ line: { id: 1, qty: 1 } });
    expect(selectCartLines(store.getState(), 'kopi')).toEqual([]);
  });

  it('above the stock is rejected with a message', async () => {
    await openCart({ stock: 2 });
    await type('3');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kuantiti produk yang anda masukan melebihi stok yang tersedia',
    );
    expect(button('Tambahkan ke keranjang')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['abc', ''],
    ['', ''],
    ['0', '0'],
    ['999999999', '999999999'],
  ])('with the quantity %j cannot be confirmed', async (typed, shown) => {
    await openCart({ stock: 10 });
    await type(typed);
    expect(quantity()).toHaveValue(shown);
    expect(button('Tambahkan ke keranjang')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('reads "-1" as 1: the field has digits only', async () => {
    await openCart({ stock: 10 });
    await type('-1');
    expect(quantity()).toHaveValue('1');
    expect(button('Tambahkan ke keranjang')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    [2, '2', /melebihi stok/],
    [10, '3', /batas pembelian/],
  ])('with buy_limit 3 and stock %i stops at %s', async (stock, most, reason) => {
    await openCart({ stock, is_limit: 1, buy_limit: 3 });
    for (let press = 0; press < 5; press += 1) {
      const plus = button('Tambah Produk 1');
      if (plus.hasAttribute('disabled')) break;
      await userEvent.click(plus);
    }
    expect(quantity()).toHaveValue(most);
    expect(button('Tambah Produk 1')).toHaveAttribute('aria-disabled', 'true');
    await type(String(Number(most) + 1));
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
  });

  it('never goes below 1 with the minus', async () => {
    await openCart();
    expect(button('Kurangi Produk 1')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [1, 'Rp20.000', 'Rp20.000'],
    [2, 'Rp18.000', 'Rp36.000'],
    [4, 'Rp18.000', 'Rp72.000'],
    [5, 'Rp16.000', 'Rp80.000'],
    [9, 'Rp16.000', 'Rp144.000'],
    [10, 'Rp14.000', 'Rp140.000'],
    [500, 'Rp14.000', 'Rp7.000.000'],
  ])('%i pieces at wholesale cost %s each, %s together', async (qty, each, together) => {
    await openCart({
      stock: 1000,
      enable_wholesale_price: 1,
      wholesale_prices: [
        { id: 1, min_product: 2, max_product: 4, price: 18_000 },
        { id: 2, min_product: 5, max_product: 9, price: 16_000 },
        { id: 3, min_product: 10, max_product: null, price: 14_000 },
      ],
    });
    await type(String(qty));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByText(each).length).toBeGreaterThan(0);
    expect(dialog.getByText('Subtotal').nextSibling).toHaveTextContent(together);
  });

  it('opens from the picture only while there is stock', async () => {
    detail({ nama: 'Kopi' });
    await open();
    await userEvent.click(screen.getByRole('img', { name: 'Kopi' }));
    expect(await find('Tambahkan ke keranjang')).toBeInTheDocument();
  });

  it('does not open from the picture of a sold-out product', async () => {
    detail({ nama: 'Kopi', stock: 0 });
    await open();
    await userEvent.click(screen.getByRole('img', { name: 'Kopi' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ordering services and digital products', () => {
  it('passes quantity, server date and affiliate code to the service checkout', async () => {
    detail({ category: 'jasa', stock: 0 }, { date_server: '2026-11-21T15:00:00+07:00' });
    const { store } = await open('?aff=abc');
    await userEvent.click(button('Pesan'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tambah Produk 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pesan' }));
    expect(await screen.findByTestId('location')).toHaveTextContent('/kopi/onlinestore/checkout-jasa');
    expect(selectCartSingle(store.getState(), 'kopi')).toMatchObject({
      dateServer: '2026-11-21T15:00:00+07:00',
      affiliateCode: 'abc',
      line: { qty: 2, affiliate_code: 'abc', price_variety: null, date_server: '2026-11-21T15:00:00+07:00' },
    });
  });

  it('passes no affiliate code that an order could not have', async () => {
    detail({ category: 'jasa', stock: 0 });
    const { store } = await open(`?aff=${'x'.repeat(101)}`);
    await userEvent.click(button('Pesan'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pesan' }));
    await screen.findByTestId('location');
    expect(selectCartSingle(store.getState(), 'kopi')).toMatchObject({ affiliateCode: null });
  });

  it('opens the digital checkout for digital products', async () => {
    detail({ category: 'digital_product' });
    const { store } = await open();
    await userEvent.click(button('Beli'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pesan' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      '/kopi/onlinestore/checkout-digital-product',
    );
    expect(selectCartSingle(store.getState(), 'kopi')).toMatchObject({
      affiliateCode: null,
      line: { qty: 1 },
    });
  });

  it('allows at most 500', async () => {
    detail({ category: 'jasa' });
    await open();
    await userEvent.click(button('Pesan'));
    const dialog = within(await screen.findByRole('dialog'));
    const quantity = await dialog.findByRole('textbox', { name: 'Jumlah' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '501');
    expect(dialog.getByRole('alert')).toHaveTextContent('Maksimal pemesanan 500');
    expect(dialog.getByRole('button', { name: 'Pesan' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '500');
    expect(dialog.getByRole('button', { name: 'Pesan' })).not.toHaveAttribute('aria-disabled');
  });

  it('a digital product without stock cannot be bought', async () => {
    detail({ category: 'digital_product', stock: 0 });
    await open();
    expect(button('Stok Habis')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the tour', () => {
  afterEach(() => localStorage.clear());

  it('has four steps, and is marked as seen when it ends', async () => {
    const seen = jest.fn(() => new Response('{}'));
    server.use(http.get('*/api/guide/marketplace.product.detail.guest', seen));
    detail({}, { guide_detail: true });
    await open();
    const tour = await screen.findByRole('dialog', { name: 'Panduan halaman produk' });
    expect(tour).toHaveTextContent('1 dari 4');
    expect(seen).not.toHaveBeenCalled();
    await userEvent.click(within(tour).getByRole('button', { name: 'Lewati' }));
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows no message when marking it as seen fails', async () => {
    server.use(
      answer('get', '*/api/guide/marketplace.product.detail.guest', { code: '-2', info: 'Gangguan' }, 500),
    );
    detail({}, { guide_detail: true });
    await open();
    const tour = await screen.findByRole('dialog', { name: 'Panduan halaman produk' });
    for (const step of [1, 2, 3]) {
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(`${step} dari 4`));
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lanjut' }));
    }
    expect(tour).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Gangguan')).not.toBeInTheDocument();
  });

  it('ends with Escape', async () => {
    const seen = jest.fn(() => new Response('{}'));
    server.use(http.get('*/api/guide/marketplace.product.detail.guest', seen));
    detail({}, { guide_detail: true });
    await open();
    await screen.findByRole('dialog', { name: 'Panduan halaman produk' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not shown again in this browser, even if a server-rendered page has it', async () => {
    localStorage.setItem('lapak:product-tour', '1');
    detail({}, { guide_detail: true });
    await open();
    // By then the page has loaded and shown what it defers.
    await act(() => new Promise<void>((resolve) => void afterFirstView(resolve)));
    await act(() => import('../../features/tour/tour-steps.tsx'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
