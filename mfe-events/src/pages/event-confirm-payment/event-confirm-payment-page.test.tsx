import { aPicture } from '@lapak/forms/testing/a-picture';
import type { EventTransaction } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { aPaymentMethod } from '@lapak/ordering/testing/builders';
import { renderPage } from '@lapak/runtime/testing';
import { passTime } from '@lapak/ui/testing/pass-time';
import { toasts, toastsLeft } from '@lapak/ui/testing/toasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aMethod, eventOrderKey, store } from '../../testing/builders.ts';
import { eventOrderIs } from '../../testing/answered-event-order.ts';
import { server } from '@lapak/runtime/testing/server';
import * as page from './event-confirm-payment-page.tsx';

const { id, token } = eventOrderKey;
const accounts = [
  aPaymentMethod({ id: 5, nama_rekening: 'PT Studio Karya' }),
  aPaymentMethod({
    id: 9,
    nomor_rekening: '0812',
    nama_rekening: 'Budi',
    type: { nama: 'OVO', payment_method: 'e_wallet' },
  }),
];
const picture = () => aPicture();
const pictureRefused = 'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.';

function banksAre(answer: object, status = 200) {
  server.use(http.get(`*/api/payment-method/${store}`, () => HttpResponse.json(answer, { status })));
}

function open(url = paths.eventConfirmPayment(store, id, token)) {
  return renderPage(page, { pattern: patterns.eventConfirmPayment, url });
}

function openWith(...answers: Parameters<typeof eventOrderIs>) {
  eventOrderIs(...answers);
  banksAre({ data: accounts });
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
  await user.upload(screen.getByLabelText('Upload Bukti Transfer'), picture());
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

const expectPlace = async (path: string) =>
  expect(await screen.findByTestId('location')).toHaveTextContent(new RegExp(`^${path}$`));
const transactionDetail = paths.eventTransactionDetail(store, id, token);
const checkoutDetail = paths.eventCheckoutDetail(store, id, token);

test("shows the order number, the accounts and a date by the server's clock", async () => {
  await openWith({});
  expect(await screen.findByLabelText('Nomor Pesanan')).toHaveValue('EVT/20261121/0001');
  expect(screen.getByLabelText('Nomor Pesanan')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Tanggal Transfer')).toHaveValue('2026-11-21T14:06');
  const destination = screen.getByRole('combobox', { name: 'Tujuan Transfer' });
  expect(destination).toHaveTextContent('Transfer Ke');
  await userEvent.click(destination);
  await userEvent.click(await screen.findByRole('option', { name: 'OVO - Budi - 0812' }));
  expect(destination).toHaveTextContent('OVO - Budi - 0812');
});

test('an empty form shows what is missing and sends nothing', async () => {
  await openWith({});
  await userEvent.clear(await screen.findByLabelText('Tanggal Transfer'));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  for (const text of [
    'Tujuan transfer wajib diisi',
    'Tanggal wajib diisi',
    'Jumlah transfer wajib diisi',
    'Bukti Transfer belum di isi',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tujuan Transfer' })).toHaveFocus());
});

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

test("the server's rejection of the picture is shown at the picture", async () => {
  uploadAnswers({ code: '-3', info: 'x', data: { errors: { bukti_transfer: ['terlalu besar'] } } }, 422);
  await openWith(chosen);
  await fillAndSubmit();
  expect(await screen.findByText(pictureRefused)).toBeVisible();
  expect(toasts()).toContainEqual({ kind: 'error', text: pictureRefused });
});

test.each([
  [{ code: '-2', info: 'Server sibuk' }, 'Server sibuk'],
  [{ code: '-2' }, 'Terjadi Kesalahan'],
])("another failure says the server's word or ours: %j", async (body, text) => {
  uploadAnswers(body, 503);
  await openWith(chosen);
  await fillAndSubmit();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'error', text }));
  expect(screen.getByLabelText('Jumlah Transfer')).toHaveValue('200.123');
});

test('the refusal of another press replaces the one before', async () => {
  uploadAnswers({ code: '-2', info: 'Server sibuk' }, 503);
  await openWith(chosen);
  await fillAndSubmit();
  await waitFor(() => expect(toastsLeft()).toEqual(['Server sibuk']));
  uploadAnswers({ code: '-2', info: 'Coba beberapa saat lagi' }, 503);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(toastsLeft()).toEqual(['Coba beberapa saat lagi']));
});

test.each([
  ['chosen', { payment_method: aMethod({ type: { ...aMethod().type, payment_method: 'cash' } }) }],
  ['all that the store takes', { payment_method: null }],
])('an order that is paid in cash, %s, has nothing to confirm', async (_, own) => {
  await openWith({ ...own, kode_unik: 0 });
  await expectPlace(checkoutDetail);
});

test("a transfer is not dated before its order's day", async () => {
  const sent = uploadAnswers({ code: '00', info: '' });
  await openWith({ ...chosen, created_at: '2026-11-20T23:30:00.000+07:00' });
  await screen.findByLabelText('Nomor Pesanan');
  fireEvent.change(screen.getByLabelText('Tanggal Transfer'), { target: { value: '2026-11-19T10:00' } });
  await fillAndSubmit();
  expect(
    await screen.findByText('Tanggal transfer tidak boleh sebelum tanggal pesanan (20-11-2026)'),
  ).toBeVisible();
  expect(sent).toEqual([]);
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

test('a bank list that does not load shows a message and a retry', async () => {
  eventOrderIs(chosen);
  banksAre({}, 500);
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
  banksAre({ data: accounts });
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Nomor Pesanan')).toBeInTheDocument();
});

test('an order that does not load shows a message and a retry', async () => {
  await openWith(500);
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
  eventOrderIs(chosen);
  await userEvent.click(retry);
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
