import { aPicture } from '@lapak/forms/testing/a-picture';
import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anAccount, anOrderResponse, orderId, store } from '../../testing/builders.ts';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { passTime } from '@lapak/ui/testing/pass-time';
import { toasts } from '@lapak/ui/testing/toasts';
import * as page from './confirm-payment-page.tsx';

const accounts = [anAccount()];

function open(own: Partial<Order> = {}, setting: Partial<OrderResponse['setting']> = {}) {
  server.use(
    http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json(anOrderResponse(own, setting))),
    http.get(`*/api/payment-method/${store}`, () => HttpResponse.json({ data: accounts })),
  );
  return renderPage(page, {
    pattern: patterns.confirmPayment,
    url: paths.confirmPayment(store, orderId),
  });
}

/** Answers the upload and records what was sent. */
function uploadAnswers(body: object, status = 200) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  server.use(
    http.post(`*/api/transaction/bukti-transfer/${orderId}`, async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function fillAndSubmit() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Jumlah Transfer'), '165347');
  await user.upload(screen.getByLabelText('Upload Bukti Transfer'), aPicture());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

test.each([
  [null, 'Submit'],
  [1, 'Submit'],
  [2, 'Konfirmasi'],
  [3, 'Konfirmasi'],
])('theme %s has the button "%s"', async (theme, name) => {
  await open({}, { theme_onlinestore: theme });
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('a confirmed proof leads to the status page; digits and parts are sent as agreed', async () => {
  const sent = uploadAnswers({ code: '00', info: 'ok', data: { status: 'CONFIRMED' } });
  await open();
  await fillAndSubmit();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/${store}/onlinestore/status/${orderId}`);
  expect(sent).toEqual([
    {
      username: store,
      payment_method_id: '5',
      transfer_date: '2026-11-21 14:06',
      jumlah_transfer: '165347',
      // The picture is tested in proof-form-data.test.ts: Node's FormData rejects jsdom's files.
      bukti_transfer: expect.any(String),
    },
  ]);
});

test('another status is put into the store and the page follows it', async () => {
  uploadAnswers({ code: '00', info: 'ok', data: { status: 'EXPIRED' } });
  await open();
  await fillAndSubmit();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/checkout-detail/${orderId}`);
});

test.each([
  ['PAID', 'status'],
  ['CONFIRMED', 'status'],
  ['SELESAI', 'status'],
  ['EXPIRED', 'checkout-detail'],
  ['REJECTED', 'checkout-detail'],
] as const)('an order that is %s belongs on %s', async (status, place) => {
  await open({ status });
  expect(await screen.findByTestId('location')).toHaveTextContent(
    `/${store}/onlinestore/${place}/${orderId}`,
  );
});

test('a failed load shows a message and a retry', async () => {
  server.use(
    http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json(anOrderResponse())),
    http.get(`*/api/payment-method/${store}`, () => HttpResponse.json({}, { status: 500 })),
  );
  await renderPage(page, { pattern: patterns.confirmPayment, url: paths.confirmPayment(store, orderId) });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
  server.use(http.get(`*/api/payment-method/${store}`, () => HttpResponse.json({ data: accounts })));
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByLabelText('Nomor Pesanan')).toBeInTheDocument();
});

test('an order that is paid in cash has nothing to confirm and belongs on its payment page', async () => {
  await open({ payment_method: null, kode_unik: 0 });
  expect(await screen.findByTestId('location')).toHaveTextContent(`/checkout-detail/${orderId}`);
});

describe('left open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(['EXPIRED', 'REJECTED'] as const)('it follows an order that becomes %s', async (status) => {
    await open();
    await screen.findByLabelText('Nomor Pesanan');
    server.use(
      http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json(anOrderResponse({ status }))),
    );
    await passTime(16_000);
    expect(screen.getByTestId('location')).toHaveTextContent(`/checkout-detail/${orderId}`);
  });

  test('failed polls show no message and keep what was typed', async () => {
    await open();
    fireEvent.change(await screen.findByLabelText('Jumlah Transfer'), { target: { value: '165347' } });
    server.use(http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json({}, { status: 500 })));
    await passTime(16_000);
    expect(toasts()).toEqual([]);
    expect(screen.getByLabelText('Jumlah Transfer')).toHaveValue('165.347');
  });
});

test('a proof that came too late leads to where the order now is', async () => {
  uploadAnswers({ code: '-2', info: 'Transaksi sudah kadaluarsa' }, 409);
  await open();
  const amount = await screen.findByLabelText('Jumlah Transfer');
  expect(amount).toBeVisible();
  server.use(
    http.get(`*/api/transaction/${orderId}`, () => HttpResponse.json(anOrderResponse({ status: 'EXPIRED' }))),
  );
  await fillAndSubmit();
  await waitFor(() =>
    expect(screen.getByTestId('location')).toHaveTextContent(`/checkout-detail/${orderId}`),
  );
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Transaksi sudah kadaluarsa' });
});
