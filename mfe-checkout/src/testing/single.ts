import { paths, patterns } from '@lapak/contracts/routes';
import type { CartLine } from '@lapak/domain/cart-line';
import type { RootState } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { HttpResponse, http } from 'msw';
import * as digitalPage from '../pages/checkout-digital/checkout-digital-page.tsx';
import * as servicePage from '../pages/checkout-service/checkout-service-page.tsx';
import { productsAre, storeProfileIs } from './api.ts';
import { aPaymentMethod, aProduct, buildLine, noPaymentMethods } from './builders.ts';
import { ordered, username } from './goods.ts';

export const photo = buildLine({
  id: 5,
  nama: 'Foto Keluarga',
  category: 'jasa',
  harga: 300_000,
  stock: 0,
  alamat_option: 0,
});
export const ebook = buildLine({
  id: 6,
  nama: 'E-book Batik',
  category: 'digital_product',
  harga: 75_000,
  alamat_option: 0,
});

export const singleApi = (line: CartLine) => [
  storeProfileIs(),
  productsAre(aProduct(line)),
  http.get('*/api/payment-method-per-method/:username', ({ request }) => {
    const asked = new URL(request.url).searchParams.get('product_id');
    if (asked !== String(line.id)) return HttpResponse.error();
    return HttpResponse.json({ data: { ...noPaymentMethods, bank: [aPaymentMethod()] } });
  }),
];

/** POST api/checkout-jasa or api/checkout-digital-product: answers, and records the forms. */
export function formCalls(path: string, answer: () => Response = ordered) {
  const calls: { form: FormData; key: string | null }[] = [];
  const handler = http.post(`*${path}`, async ({ request }) => {
    calls.push({ form: await request.formData(), key: request.headers.get('Idempotency-Key') });
    return answer();
  });
  return { calls, handler };
}

const holding = (line: CartLine | null, affiliateCode: string | null): Partial<RootState> => ({
  cartSingle: line && { username, line, dateServer: line.date_server, affiliateCode },
});

export const openService = (line: CartLine | null, affiliateCode: string | null = null) =>
  renderPage(servicePage, {
    pattern: patterns.checkoutService,
    url: paths.checkoutService(username),
    preloadedState: holding(line, affiliateCode),
  });

export const openDigital = (line: CartLine | null) =>
  renderPage(digitalPage, {
    pattern: patterns.checkoutDigital,
    url: paths.checkoutDigital(username),
    preloadedState: holding(line, null),
  });
