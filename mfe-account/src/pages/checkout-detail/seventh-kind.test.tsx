import { seventhKind } from '@lapak/contracts/testing/seventh-kind';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aMethod, anAccount, anOrderResponse, orderId, store } from '../../testing/builders.ts';
import * as page from './checkout-detail-page.tsx';

/** The answers are raw JSON: the kind is not a member of the type, as when the API knows it before the remote. */
const typeOf = (own: object) => ({ ...aMethod().type, nama: 'Kredit', payment_method: seventhKind, ...own });

const open = (payment_method: object | null) => {
  server.use(
    http.get(`*/api/transaction/${orderId}`, () => {
      const answer = anOrderResponse();
      return HttpResponse.json({ ...answer, data: { ...answer.data, payment_method } });
    }),
  );
  return renderPage(page, { pattern: patterns.checkoutDetail, url: paths.checkoutDetail(store, orderId) });
};

test('a seventh kind is shown as its row defines', async () => {
  const type = typeOf({ type_of_payment: 'otomatis', payment_code_biller: 22 });
  await open(aMethodOf({ type_of_payment: 'otomatis', payment_code: 'TAGIHAN 7', type }));
  expect(await screen.findByText('Nomor Tagihan')).toBeInTheDocument();
  expect(screen.getByText('TAGIHAN 7')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Cara Pembayaran' })).toBeInTheDocument();
});

test("without a chosen method the seller's accounts of it are listed under its title", async () => {
  server.use(
    http.get(`*/api/payment-method-per-method/${store}`, () =>
      HttpResponse.json({
        data: { [seventhKind]: [{ ...anAccount({ nomor_rekening: '0812' }), type: typeOf({}) }] },
      }),
    ),
  );
  await open(null);
  expect(await screen.findByRole('heading', { name: 'Informasi Paylater' })).toBeInTheDocument();
  expect(screen.getByText('0812')).toBeInTheDocument();
});

function aMethodOf(own: object) {
  return { ...aMethod(), ...own };
}
