import { paths } from '@lapak/contracts/routes';
import { selectCartLines } from '@lapak/runtime';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { buildLine } from '../../testing/builders.ts';
import {
  checkoutCalls,
  coffee,
  fillAddress,
  fillBuyer,
  goodsApi,
  openCheckout,
  payButton,
  username,
} from '../../testing/goods.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server.use(...goodsApi());
});

test('a guest orders the cart: the displayed figures are sent, the cart is emptied, the order opens', async () => {
  const { calls, handler } = checkoutCalls();
  server.use(handler);
  const { store } = await openCheckout();
  await fillAddress();
  await fillBuyer();
  await userEvent.click(screen.getByRole('radio', { name: /BCA/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Catatan/ }), 'Tolong digiling');
  expect(screen.getAllByText('Rp118.000').length).toBeGreaterThan(0);
  await userEvent.click(payButton());

  expect(await screen.findByTestId('location')).toHaveTextContent(
    paths.checkoutDetail(username, 'pesanan-1'),
  );
  expect(calls).toHaveLength(1);
  expect(calls[0]?.key).toMatch(/.{16,}/);
  expect(calls[0]?.body).toMatchObject({
    username,
    products: [{ id: 1, qty: 2, variety_id: null }],
    nama: 'Budi Santoso',
    handphone: '08123456789',
    email: 'budi@lapak.test',
    district_id: '3273010',
    alamat: 'Jalan Dago 10',
    kode_pos: '40135',
    expedisi: 'jne+REG+Layanan Reguler+18000+2-3',
    ongkir: 18_000,
    payment_method: 11,
    catatan: 'Tolong digiling',
    expected_total: 118_000,
    free_product: 0,
    dropshipper: 0,
    donation_send: 0,
  });
  expect(selectCartLines(store.getState(), username)).toEqual([]);
  expect(store.getState().cart[username]?.orderedAt).not.toBeNull();
});

test('an empty cart leads to the home of the store', async () => {
  await openCheckout([]);
  expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
});

test('what the form waits for is asked before the products of the cart', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  server.events.on('request:start', note);
  const filters = buildLine({ id: 3, nama: 'Saringan' });
  server.use(...goodsApi([coffee, filters]));
  await openCheckout([coffee, filters]);
  await screen.findByRole('radio', { name: /BCA/ });
  server.events.removeListener('request:start', note);

  const products = asked.findIndex((path) => path.startsWith('/api/product/'));
  expect(products).toBeGreaterThan(0);
  const before = asked.slice(0, products);
  expect(before).toContain('/api/setting/origin');
  expect(before).toContain(`/api/payment-method-per-method/${username}`);
});

test('the sections are in the order of the specification', async () => {
  await openCheckout();
  await screen.findByRole('heading', { name: 'Alamat Pengiriman' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual([
    'Alamat Pengiriman',
    'Data Pembeli',
    'Reseller & Dropshipper',
    'Daftar Produk',
    'Catatan untuk Penjual',
    'Voucher',
    'Rincian Harga',
    'Metode Pembayaran',
  ]);
  expect(document.title).toBe(`Checkout - ${username}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout Produk' })).toBeInTheDocument();
});

test('subtotals stand at lines of several pieces beside others, and once for the order', async () => {
  const one = buildLine({ id: 3, nama: 'Saringan', harga: 20_000, qty: 1 });
  server.use(...goodsApi([coffee, one]));
  await openCheckout([coffee, one]);
  const list = await screen.findByRole('region', { name: /^Daftar Produk/ });
  expect(list).toHaveTextContent('2 x Rp50.000Rp100.000');
  expect(list).toHaveTextContent(/1 x Rp20.000$/);
  expect(screen.getByRole('region', { name: 'Rincian Harga' })).toHaveTextContent('(3 barang)Rp120.000');
});

test('the subtotal of a single line stands in the price details alone', async () => {
  server.use(...goodsApi());
  await openCheckout();
  const list = await screen.findByRole('region', { name: /^Daftar Produk/ });
  expect(list).toHaveTextContent(/2 x Rp50.000$/);
});

test('paying an empty form shows what is missing and goes to the first field', async () => {
  const { calls, handler } = checkoutCalls();
  server.use(handler);
  await openCheckout();
  await screen.findByRole('heading', { name: 'Data Pembeli' });
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  const notice = screen.getByText('Pastikan data yang kamu masukan benar');
  expect(notice).not.toHaveClass('invalid');
  await userEvent.click(payButton());
  expect(notice).toHaveClass('invalid');
  for (const message of [
    'Kecamatan wajib di isi',
    'Alamat wajib diisi',
    'Kode pos wajib diisi',
    'Expedisi wajib dipilih',
    'Nama wajib diisi',
    'No Handphone wajib di isi',
    'Email wajib diisi',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Kecamatan/ })).toHaveFocus());
  expect(calls).toHaveLength(0);
});

test('letters are stripped from phone and postal code, an invalid e-mail shows an error on blur', async () => {
  await openCheckout();
  const phone = await screen.findByRole('textbox', { name: /^No Handphone/ });
  await userEvent.type(phone, 'a08-12x');
  expect(phone).toHaveValue('0812');
  const postal = screen.getByRole('textbox', { name: /^Kode Pos/ });
  await userEvent.type(postal, '4o1b3');
  expect(postal).toHaveValue('413');
  await userEvent.click(payButton());
  expect(await screen.findByText('Kode pos harus 5 angka')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'budi@');
  await userEvent.tab();
  expect(await screen.findByText('format email salah')).toBeInTheDocument();
});

test('without an item that needs an address there is no address section and nothing is shipped', async () => {
  const line = buildLine({ ...coffee, alamat_option: 0 });
  const { calls, handler } = checkoutCalls();
  server.use(...goodsApi([line]), handler);
  await openCheckout([line]);
  await fillBuyer();
  expect(screen.queryByRole('combobox', { name: /^Kecamatan/ })).not.toBeInTheDocument();
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(calls[0]?.body).toMatchObject({
    district_id: null,
    expedisi: null,
    ongkir: 0,
    expected_total: 100_000,
  });
});

test('another district clears the courier and its cost', async () => {
  await openCheckout();
  await fillAddress();
  expect(screen.getAllByText('Rp118.000').length).toBeGreaterThan(0);
  const district = screen.getByRole('combobox', { name: /^Kecamatan/ });
  await userEvent.clear(district);
  await waitFor(() => expect(screen.queryByRole('radio', { name: /JNE REG/ })).not.toBeInTheDocument());
  expect(screen.queryByText('Rp118.000')).not.toBeInTheDocument();
});

test('costs that do not load show a message and a retry', async () => {
  server.use(http.post('*/api/ongkir/cost', () => HttpResponse.error()));
  await openCheckout();
  await userEvent.type(await screen.findByRole('combobox', { name: /^Kecamatan/ }), 'coblong');
  await userEvent.click(await screen.findByRole('option', { name: /Coblong/ }));
  expect(await screen.findByText('Terjadi kesalahan6')).toBeInTheDocument();
  server.use(...goodsApi());
  slowAnswers();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByRole('radio', { name: /JNE REG.*\(2-3 hari\)/ })).toBeInTheDocument();
});

test('a district that no courier reaches leads to the chat with the seller', async () => {
  server.use(
    http.post('*/api/ongkir/cost', () => HttpResponse.json({ data: [], source: 'distance', age_seconds: 0 })),
  );
  await openCheckout();
  await userEvent.type(await screen.findByRole('combobox', { name: /^Kecamatan/ }), 'coblong');
  await userEvent.click(await screen.findByRole('option', { name: /Coblong/ }));
  expect(await screen.findByText(/Belum ada kurir ke kecamatan ini/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/62'),
  );
});

describe('a free order', () => {
  test('hides payment methods and the voucher, and sends the flag', async () => {
    const gift = buildLine({ id: 1, harga: 0, alamat_option: 0, qty: 1 });
    const { calls, handler } = checkoutCalls();
    server.use(...goodsApi([gift]), handler);
    await openCheckout([gift]);
    await fillBuyer();
    expect(screen.queryByRole('heading', { name: 'Metode Pembayaran' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Voucher' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Gratis').length).toBeGreaterThan(0);
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body).toMatchObject({ free_product: 1, expected_total: 0, payment_method: null });
  });
});

test('lines that cannot be ordered block paying and show the reason', async () => {
  server.use(...goodsApi([{ ...coffee, stock: 1 }]));
  await openCheckout([coffee]);
  const list = await screen.findByRole('region', { name: 'Daftar Produk' });
  expect(
    await within(list).findByText('Kuantiti produk yang anda masukan melebihi stok yang tersedia'),
  ).toBeInTheDocument();
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
});
