import { paths, patterns } from '@lapak/contracts/routes';
import type { CartLine } from '@lapak/domain/cart-line';
import type { RootState } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as checkoutPage from '../pages/checkout/checkout-page.tsx';
import * as singlePage from '../pages/checkout-single/checkout-single-page.tsx';
import { productsAre, storeProfileIs } from './api.ts';
import {
  aDistrict,
  aPaymentMethod,
  aProduct,
  aShippingOption,
  buildLine,
  noPaymentMethods,
} from './builders.ts';

export const username = 'kopinusantara';

export const coffee = buildLine({ id: 1, nama: 'Kopi Gayo', harga: 50_000, stock: 5, qty: 2 });

/** The API of a store that ships goods; tests override parts of it. */
export const goodsApi = (lines: CartLine[] = [coffee]) => [
  storeProfileIs(),
  productsAre(...lines.map((line) => aProduct(line))),
  http.get('*/api/setting/origin', () =>
    HttpResponse.json({
      data: { location: { district: 'Menteng', city: 'Jakarta Pusat', province: 'DKI Jakarta' } },
    }),
  ),
  http.get('*/api/payment-method-per-method/:username', () =>
    HttpResponse.json({ data: { ...noPaymentMethods, bank: [aPaymentMethod()] } }),
  ),
  http.get('*/api/ongkir/search', () => HttpResponse.json({ data: [aDistrict()] })),
  http.post('*/api/ongkir/cost', () => HttpResponse.json({ data: [aShippingOption()] })),
];

/** POST api/checkout: answers, and records the requests. */
export function checkoutCalls(answer: () => Response | Promise<Response> = () => ordered()) {
  const calls: { body: Record<string, unknown>; key: string | null }[] = [];
  const handler = http.post('*/api/checkout', async ({ request }) => {
    const body: unknown = await request.json();
    calls.push({
      body: body as Record<string, unknown>, // written by the page under test
      key: request.headers.get('Idempotency-Key'),
    });
    return answer();
  });
  return { calls, handler };
}

export const ordered = () =>
  HttpResponse.json({
    code: '00',
    info: '',
    data: { id: 'pesanan-1', invoice: 'INV-1', total: 118_000, status: 'UNPAID', mailed: true },
  });

export const openCheckout = (lines: CartLine[] = [coffee], state: Partial<RootState> = {}) =>
  renderPage(checkoutPage, {
    pattern: patterns.checkout,
    url: paths.checkout(username),
    preloadedState: { cart: { [username]: { lines, orderedAt: null } }, ...state },
  });

/** The checkout of one item bought directly, beside a cart. */
export const openBeli = (item: CartLine | null, lines: CartLine[] = [coffee]) =>
  renderPage(singlePage, {
    pattern: patterns.checkoutSingle,
    url: paths.checkoutSingle(username),
    preloadedState: {
      beli: item && { username, line: item, dateServer: item.date_server, affiliateCode: null },
      cart: { [username]: { lines, orderedAt: null } },
    },
  });

export const payButton = () => screen.getByRole('button', { name: 'Bayar Sekarang' });

/** Puts a text into a field at once: each key that is typed renders the form anew. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function fillBuyer() {
  await fill(await screen.findByRole('textbox', { name: /^Nama/ }), 'Budi Santoso');
  await fill(screen.getByRole('textbox', { name: /^No Handphone/ }), '08123456789');
  await fill(screen.getByRole('textbox', { name: /^Email/ }), 'budi@lapak.test');
}

/** Types and chooses the district, then the rest of the address and the cheaper courier. */
export async function fillAddress() {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Kecamatan/ }), 'coblong');
  await userEvent.click(await screen.findByRole('option', { name: /Coblong/ }));
  await fill(screen.getByRole('textbox', { name: /^Alamat lengkap/ }), 'Jalan Dago 10');
  await fill(screen.getByRole('textbox', { name: /^Kode Pos/ }), '40135');
  await userEvent.click(await screen.findByRole('radio', { name: /JNE REG/ }));
}
