import { paths, patterns } from '@lapak/contracts/routes';
import { selectBeli, selectCartLines, selectCartSingle } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as cartPage from '../../pages/cart/cart-page.tsx';
import { storeProfileIs } from '../../testing/api.ts';
import { buildLine } from '../../testing/builders.ts';
import {
  checkoutCalls,
  fillBuyer,
  goodsApi,
  openBeli,
  openCheckout,
  payButton,
  username,
} from '../../testing/goods.ts';
import { ebook, formCalls, openDigital, openService, photo, singleApi } from '../../testing/single.ts';

const coffee = buildLine({ id: 1, nama: 'Kopi Gayo', harga: 50_000, stock: 5, qty: 2, alamat_option: 0 });
const closed = { is_active: false };

/** What a closed store answers for any product: its setting alone. */
const noProducts = http.get('*/api/product/:id', () =>
  HttpResponse.json({ data: null, date_server: coffee.date_server, setting: closed }),
);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // The first handler wins.
  server.use(storeProfileIs(closed), noProducts, ...goodsApi([coffee]));
});
afterEach(() => jest.useRealTimers());

test.each([
  [closed, 'Toko Sedang Tutup'],
  [{ is_valid: false }, 'Toko Belum Aktif'],
])(
  'a cart of a store that is %j says so at once, keeps its lines and does not lead on',
  async (own, words) => {
    server.use(storeProfileIs(own));
    const { store } = await renderPage(cartPage, {
      pattern: patterns.cart,
      url: paths.cart(username),
      preloadedState: { cart: { [username]: { lines: [coffee], orderedAt: null } } },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kopi Gayo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
    expect(selectCartLines(store.getState(), username)).toHaveLength(1);
  },
);

test('a cart that is opened again a while later says that its store has closed meanwhile', async () => {
  server.use(...goodsApi([coffee]));
  const { navigate } = await renderPage(cartPage, {
    pattern: patterns.cart,
    url: paths.cart(username),
    preloadedState: { cart: { [username]: { lines: [coffee], orderedAt: null } } },
  });
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
  await navigate(paths.home(username));
  server.use(storeProfileIs(closed), noProducts);
  jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 60_000 });
  await navigate(paths.cart(username));
  expect(await screen.findByText('Toko Sedang Tutup')).toBeVisible();
});

/** Above the form, and again at the button. */
async function expectClosed() {
  expect(await screen.findByText(/Isian kamu tetap tersimpan/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Toko Sedang Tutup')).toHaveLength(2));
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
}

test('a checkout of goods of a closed store says so at once, and its pay button orders nothing', async () => {
  const { calls, handler } = checkoutCalls();
  server.use(handler);
  const { store } = await openCheckout([coffee]);
  await expectClosed();
  await fillBuyer();
  await userEvent.click(payButton());
  expect(calls).toEqual([]);
  expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi Santoso');
  expect(selectCartLines(store.getState(), username)).toHaveLength(1);
});

test('so does the checkout of one item that is bought directly, and keeps the item', async () => {
  const { calls, handler } = checkoutCalls();
  server.use(handler);
  const { store } = await openBeli(coffee);
  await expectClosed();
  await fillBuyer();
  await userEvent.click(payButton());
  expect(calls).toEqual([]);
  expect(selectBeli(store.getState(), username)?.line).toMatchObject({ nama: 'Kopi Gayo', qty: 2 });
});

test.each([
  ['service', photo, openService, '/api/checkout-jasa', ['Nama', 'No Handphone']],
  ['digital', ebook, openDigital, '/api/checkout-digital-product', ['Nama Lengkap', 'Nomor WhatsApp aktif']],
] as const)('a %s checkout of a closed store, too', async (_, line, open, path, [name, phone]) => {
  const { calls, handler } = formCalls(path);
  server.use(storeProfileIs(closed), noProducts, ...singleApi(line), handler);
  const { store } = await open(line);
  await expectClosed();
  await userEvent.type(await screen.findByRole('textbox', { name }), 'Budi Santoso');
  await userEvent.type(screen.getByRole('textbox', { name: phone }), '08123456789');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'budi@lapak.test');
  await userEvent.click(payButton());
  expect(calls).toEqual([]);
  expect(selectCartSingle(store.getState(), username)).not.toBeNull();
});

test('an order that may exist is asked for again although the store has closed meanwhile', async () => {
  server.use(...goodsApi([coffee]));
  const lost = checkoutCalls(() => HttpResponse.error());
  server.use(lost.handler);
  const { unmount } = await openCheckout([coffee]);
  await fillBuyer();
  await userEvent.click(payButton());
  expect(await screen.findByText(/Koneksi terputus/)).toBeVisible();
  const first = lost.calls[0]?.key;
  unmount();
  const { calls, handler } = checkoutCalls();
  server.use(storeProfileIs(closed), noProducts, handler);
  await openCheckout([coffee]);
  expect(await screen.findByText(/Isian kamu tetap tersimpan/)).toBeVisible();
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(calls.map(({ key }) => key)).toEqual([first]);
});

test('a store that closed while the form was filled in says so after the refusal', async () => {
  server.use(...goodsApi([coffee]));
  const refused = () => HttpResponse.json({ code: '-2', info: 'Toko Sedang Tutup' }, { status: 409 });
  const { calls, handler } = checkoutCalls(refused);
  server.use(handler);
  await openCheckout([coffee]);
  await fillBuyer();
  expect(screen.queryByText('Toko Sedang Tutup')).not.toBeInTheDocument();
  server.use(storeProfileIs(closed), noProducts);
  await userEvent.click(payButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect((await screen.findAllByText('Toko Sedang Tutup'))[0]).toBeVisible();
  await waitFor(() => expect(payButton()).toHaveAttribute('aria-disabled', 'true'));
});
