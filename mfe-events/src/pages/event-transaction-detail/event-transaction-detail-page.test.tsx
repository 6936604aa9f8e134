import type { EventTransaction } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { passTime } from '@lapak/ui/testing/pass-time';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenState } from '../../lib/order-token.ts';
import { anIssuedTicket, eventOrderKey, store } from '../../testing/builders.ts';
import { eventOrderIs } from '../../testing/answered-event-order.ts';
import * as page from './event-transaction-detail-page.tsx';

const { id, token } = eventOrderKey;
const open = (url = paths.eventTransactionDetail(store, id, token), state?: unknown) =>
  renderPage(page, { pattern: patterns.eventTransactionDetail, url, state });

const proofUrl = `/api/event/transaction/${id}/${token}/bukti-transfer`;
const confirmed: Partial<EventTransaction> = {
  status: 'CONFIRMED',
  bukti_transfer_url: proofUrl,
  tanggal_transfer: '2026-11-21T14:06:00.000+07:00',
  bank_image_url: '/files/bca.svg',
  nama_bank: 'Bank BCA',
  nomor_rekening: '1234567890',
  nama_rekening: 'PT Studio Karya',
};
const note = 'Transaksi dengan status CONFIRMED membutuhkan waktu pengecekan oleh admin, mohon menunggu';

test('CONFIRMED shows the waiting message, and has no tickets yet', async () => {
  eventOrderIs(confirmed);
  await open();
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText('CONFIRMED')).toBeVisible();
  expect(document.title).toBe('Detail Transaksi - Studio Karya');
  expect(screen.queryByRole('link', { name: 'Lihat Tiket' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toBeVisible();
});

test('shows the event, date and method of payment, and the proof', async () => {
  eventOrderIs(confirmed);
  await open();
  expect(await screen.findByRole('heading', { name: 'Malam Puisi Kota Tua' })).toBeVisible();
  expect(screen.getByText('2 x Rp100.000')).toBeVisible();
  expect(screen.getByText('Metode Pembayaran').parentElement).toHaveTextContent(
    'Bank BCAPT Studio Karya1234567890',
  );
  expect(screen.getByText('21 November 2026, 14.06 WIB')).toBeVisible();
  const proof = screen.getByRole('link', { name: 'Lihat Bukti Transfer' });
  expect(proof).toHaveAttribute('href', proofUrl);
  expect(proof).toHaveAttribute('rel', 'noopener noreferrer');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('the payment breakdown opens and closes', async () => {
  eventOrderIs(confirmed);
  await open();
  const toggle = await screen.findByRole('button', { name: 'Rincian Pembayaran' });
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('Rp200.123');
  await userEvent.click(toggle);
  expect(screen.queryByText('Kode Unik')).not.toBeInTheDocument();
});

test('PAID links to its tickets, counted by kind', async () => {
  const tickets = ['ABCD2345EFGH', 'JKMN6789PQRS'].map((booking_code) => anIssuedTicket({ booking_code }));
  eventOrderIs({ ...confirmed, status: 'PAID', tickets });
  await open();
  expect(await screen.findByRole('link', { name: 'Lihat Tiket' })).toHaveAttribute(
    'href',
    paths.eventTickets(store, id, token),
  );
  expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toBeVisible();
  expect(screen.getByText('2 x Rp100.000')).toBeVisible();
  expect(screen.getByText('Harga Tiket (2 tiket)')).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('free tickets have neither a payment method nor a transfer', async () => {
  const tickets = [anIssuedTicket({ harga: 0 })];
  eventOrderIs({ status: 'PAID', tickets, total_tickets: 0, kode_unik: 0, total: 0 });
  await open();
  expect((await screen.findByText('Total')).nextElementSibling).toHaveTextContent('Gratis');
  expect(screen.queryByText('Metode Pembayaran')).not.toBeInTheDocument();
  expect(screen.queryByText('Bukti Transfer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Tiket' })).toBeInTheDocument();
});

test.each(['UNPAID', 'EXPIRED', 'REJECTED'] as const)('%s belongs on the payment page', async (status) => {
  eventOrderIs({ status });
  await open();
  expect(await screen.findByTestId('location')).toHaveTextContent(
    new RegExp(`^${paths.eventCheckoutDetail(store, id, token)}$`),
  );
});

describe('the address', () => {
  test('without a token opens with the one of the navigation state', async () => {
    eventOrderIs(confirmed);
    await open(paths.eventTransactionDetail(store, id), tokenState(token));
    expect(await screen.findByText(note)).toBeInTheDocument();
  });

  test.each([
    ['a token one character off', paths.eventTransactionDetail(store, id, `${token.slice(0, -1)}x`)],
    ['no token', paths.eventTransactionDetail(store, id)],
    ['another store', paths.eventTransactionDetail('tokolain', id, token)],
  ])('with %s finds nothing and offers a way back', async (_, url) => {
    eventOrderIs(confirmed);
    await open(url);
    expect(await screen.findByRole('heading', { name: 'Event tidak ditemukan' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat event lainnya' })).toBeInTheDocument();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('CONFIRMED changes to PAID without a reload, even after failed polls', async () => {
    eventOrderIs(confirmed, 500, confirmed, { ...confirmed, status: 'PAID' });
    await open();
    await passTime(11_000);
    expect(screen.getByText('Pembayaran sedang diperiksa')).toBeVisible();
    await passTime(6_000);
    expect(screen.getByText('Pembayaran diterima')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat Tiket' })).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  test('a rejected payment leads to the payment page', async () => {
    eventOrderIs(confirmed, { status: 'REJECTED' });
    await open();
    await passTime(6_000);
    expect(screen.getByTestId('location')).toHaveTextContent(paths.eventCheckoutDetail(store, id, token));
  });

  test('a failed first load is retried while the spinner is shown', async () => {
    eventOrderIs(500, 500, confirmed);
    await open();
    await passTime(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat pesanan');
    await passTime(11_000);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  test('a paid order is not polled', async () => {
    const calls = eventOrderIs({ status: 'PAID' });
    await open();
    await passTime(1_000);
    const before = calls();
    await passTime(20_000);
    expect(calls()).toBe(before);
  });
});
