import { patterns, paths } from '@lapak/contracts/routes';
import { selectCartLines } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { buildLine } from '@lapak/domain/testing/builders';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as page from '../../pages/checkout-detail/checkout-detail-page.tsx';
import { aLine, anOrderResponse, orderId, store } from '../../testing/builders.ts';

const product = (own: object) => {
  const line = buildLine({
    nama: 'Kopi',
    stock: 10,
    enable_variations: 0,
    ...own,
  });
  return { data: { ...line, price_variety: [] }, date_server: '2026-11-21T14:06:00.000+07:00' };
};

async function open(status: 'EXPIRED' | 'REJECTED', products: Parameters<typeof aLine>[0][]) {
  server.use(
    http.get(`*/api/transaction/${orderId}`, () =>
      HttpResponse.json(anOrderResponse({ status, products: products.map((line) => aLine(line)) })),
    ),
    http.get('*/api/product/11', () => HttpResponse.json(product({ id: 11, stock: 1 }))),
    http.get('*/api/product/12', () => HttpResponse.json({ code: '-2', info: 'x' }, { status: 404 })),
    http.get('*/api/product/13', () => HttpResponse.json({}, { status: 500 })),
  );
  return renderPage(page, { pattern: patterns.checkoutDetail, url: paths.checkoutDetail(store, orderId) });
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Pesan lagi' }));

test.each(['EXPIRED', 'REJECTED'] as const)(
  'an order that is %s puts what can still be had into the cart, and says what cannot',
  async (status) => {
    const { store: state } = await open(status, [{ id: 11 }, { id: 12, nama: 'Teh Melati' }]);
    await press();
    expect(await screen.findByTestId('location')).toHaveTextContent(`/${store}/onlinestore/cart`);
    expect(selectCartLines(state.getState(), store).map(({ id, qty }) => [id, qty])).toEqual([[11, 1]]);
    expect(toasts()).toEqual([{ kind: 'info', text: 'Sudah tidak tersedia: Teh Melati' }]);
  },
);

test('a lost connection puts nothing into the cart', async () => {
  const { store: state } = await open('EXPIRED', [{ id: 11 }, { id: 13 }]);
  await press();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'Terjadi Kesalahan' }]));
  expect(selectCartLines(state.getState(), store)).toEqual([]);
});

test('a closed store says so, and nothing is put into the cart', async () => {
  const { store: state } = await open('EXPIRED', [{ id: 11 }]);
  server.use(http.get('*/api/product/11', () => HttpResponse.json({ ...product({}), data: null })));
  await press();
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'info', text: 'Toko Sedang Tutup' }]));
  expect(selectCartLines(state.getState(), store)).toEqual([]);
});

test('a digital product is ordered again on its own page', async () => {
  await open('EXPIRED', [{ id: 11, slug: 'buku', category: 'digital_product' }]);
  expect(await screen.findByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
    'href',
    `/${store}/onlinestore/detail/buku`,
  );
});
