import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aMethod, anAccount, anOrderResponse, orderId, store } from '../testing/builders.ts';
import * as checkoutDetail from './checkout-detail/checkout-detail-page.tsx';
import * as confirmPayment from './confirm-payment/confirm-payment-page.tsx';
import * as myReviews from './my-reviews/my-reviews-page.tsx';
import * as orderStatus from './order-status/order-status-page.tsx';
import * as writeReview from './write-review/write-review-page.tsx';

const other = 'tokosebelah';
const account = anAccount({ nomor_rekening: '99887766', nama_rekening: 'Toko Sebelah' });

/** As the API: an order is not found under another store. */
const ofItsStore = (answer: object) =>
  function resolve({ request }: { request: Request }) {
    const asked = new URL(request.url).searchParams.get('username');
    return asked === null || asked === store
      ? HttpResponse.json(answer)
      : HttpResponse.json({ code: '-2', info: 'Transaksi tidak ditemukan' }, { status: 404 });
  };

test.each([
  ['checkout detail', checkoutDetail, patterns.checkoutDetail, paths.checkoutDetail(other, orderId)],
  ['confirmation', confirmPayment, patterns.confirmPayment, paths.confirmPayment(other, orderId)],
  ['status', orderStatus, patterns.orderStatus, paths.orderStatus(other, orderId)],
  ['writing a review', writeReview, patterns.writeReview, paths.writeReview(other, orderId)],
  ['my reviews', myReviews, patterns.myReviews, paths.myReviews(other, orderId)],
])(
  "another store's address of an order shows nothing of either store: %s",
  async (_name, page, pattern, url) => {
    server.use(
      http.get(
        `*/api/transaction/${orderId}`,
        ofItsStore(anOrderResponse({ payment_method: null, nomor_rekening: aMethod().nomor_rekening })),
      ),
      http.get(`*/api/transaction/ulasan-saya/${orderId}`, ofItsStore({ data: [] })),
      http.get(`*/api/payment-method/${other}`, () => HttpResponse.json({ data: [account] })),
      http.get(`*/api/payment-method-per-method/${other}`, () =>
        HttpResponse.json({ data: { bank: [account], e_wallet: [] } }),
      ),
    );
    await renderPage(page, { pattern, url });
    expect(await screen.findByText('Pesanan tidak ditemukan')).toBeVisible();
    expect(document.body).not.toHaveTextContent('99887766');
    expect(document.body).not.toHaveTextContent('165.347');
  },
);
