import { aPicture } from '@lapak/forms/testing/a-picture';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { aPaymentMethod } from '@lapak/ordering/testing/builders';
import { renderPage } from '@lapak/runtime/testing';
import { passTime } from '@lapak/ui/testing/pass-time';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aMethod, eventOrderKey, store } from '../../testing/builders.ts';
import { eventOrderIs } from '../../testing/answered-event-order.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import * as page from './event-confirm-payment-page.tsx';

const { id, token } = eventOrderKey;
const accounts = [aPaymentMethod({ id: 5 })];

function open(url = paths.eventConfirmPayment(store, id, token)) {
  return renderPage(page, { pattern: patterns.eventConfirmPayment, url });
}

function openWith(...answers: Parameters<typeof eventOrderIs>) {
  eventOrderIs(...answers);
  server.use(http.get(`*/api/payment-method/${store}`, () => HttpResponse.json({ data: accounts })));
  return open();
}

const chosen: Partial<EventTransaction> = { payment_method: aMethod() };

/** Answers the upload and records what was sent. */
function uploadAnswers(body: object, status = 200) {
  const sent: [string, FormDataEntryValue][][] = [];
  server.use(
    http.post(`*/api/event/transaction/bukti-transfer/${id}`, async ({ request }) => {
      sent.push([...(await request.formData())]);
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function fillAndSubmit() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Jumlah Transfer'), '200123');
  await user.upload(screen.getByLabelText('Upload Bukti Transfer'), aPicture());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

const expectPlace = async (path: string) =>
  expect(await screen.findByTestId('location')).toHaveTextContent(new RegExp(`^${path}$`));
const transactionDetail = paths.eventTransactionDetail(store, id, token);
const checkoutDetail = paths.eventCheckoutDetail(store, id, token);

test('a confirmed proof leads to the transaction; the token is a part of the form', async () => {
  const sent = uploadAnswers({
    code: '00',
    info: 'ok',
    data: { status: 'CONFIRMED', status_pembayaran: 'CONFIRMED' },
  });
  await openWith(chosen, { ...chosen, status: 'CONFIRMED' });
  await fillAndSubmit();
  await expectPlace(transactionDetail);
  expect(sent).toEqual([
    [
      ['username', store],
      ['token', token],
      ['payment_method_id', '5'],
      ['tanggal_transfer', '2026-11-21 14:06'],
      ['jumlah_transfer', '200123'],
      ['bukti_transfer', expect.any(String)],
    ],
  ]);
});

test.each([
  ['CONFIRMED', transactionDetail],
  ['PAID', transactionDetail],
  ['EXPIRED', checkoutDetail],
  ['REJECTED', checkoutDetail],
])('a refusal because the order is %s leads to %s', async (status, path) => {
  uploadAnswers({ code: '-2', info: 'Sudah diproses', data: { status_pembayaran: status } }, 409);
  await openWith(chosen);
  await fillAndSubmit();
  await expectPlace(path);
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Sudah diproses' });
});

test.each([
  ['chosen', { payment_method: aMethod({ type: { ...aMethod().type, payment_method: 'cash' } }) }],
  ['all that the store takes', { payment_method: null }],
])('an order that is paid in cash, %s, has nothing to confirm', async (_, own) => {
  await openWith({ ...own, kode_unik: 0 });
  await expectPlace(checkoutDetail);
});

test.each([
  ['PAID', transactionDetail],
  ['CONFIRMED', transactionDetail],
  ['EXPIRED', checkoutDetail],
  ['REJECTED', checkoutDetail],
] as const)('an order that is %s belongs on %s', async (status, path) => {
  await openWith({ status });
  await expectPlace(path);
});

test('an order that does not load shows a message and a retry', async () => {
  await openWith(500);
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
  eventOrderIs(chosen);
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByLabelText('Nomor Pesanan')).toBeInTheDocument();
});

test.each([
  ['a token one character off', paths.eventConfirmPayment(store, id, `${token.slice(0, -1)}x`)],
  ['another store', paths.eventConfirmPayment('tokolain', id, token)],
])('an address with %s finds nothing', async (_, url) => {
  eventOrderIs(chosen);
  server.use(http.get('*/api/payment-method/:username', () => HttpResponse.json({ data: accounts })));
  await open(url);
  expect(await screen.findByRole('heading', { name: 'Event tidak ditemukan' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Nomor Pesanan')).not.toBeInTheDocument();
});

test('an open page redirects when the order expires', async () => {
  jest.useFakeTimers();
  try {
    await openWith(chosen, { ...chosen, status: 'EXPIRED' });
    await passTime(10_000);
    expect(screen.getByLabelText('Nomor Pesanan')).toBeInTheDocument();
    await passTime(6_000);
    expect(screen.getByTestId('location')).toHaveTextContent(checkoutDetail);
  } finally {
    jest.useRealTimers();
  }
});
