import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { passTime } from '@lapak/ui/testing/pass-time';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenState } from '../../lib/order-token.ts';
import { aMethod, anOrderedTicket, eventOrderKey, store } from '../../testing/builders.ts';
import { eventOrderIs } from '../../testing/answered-event-order.ts';
import * as page from './event-checkout-detail-page.tsx';

const { id, token } = eventOrderKey;
const open = (url = paths.eventCheckoutDetail(store, id, token), state?: unknown) =>
  renderPage(page, { pattern: patterns.eventCheckoutDetail, url, state });

const chosen = { payment_method: aMethod() };

describe('an unpaid order', () => {
  test('shows amount, account and deadline', async () => {
    const calls = eventOrderIs(chosen);
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Terima Kasih' })).toBeInTheDocument();
    const amount = (await screen.findByRole('heading', { name: 'Biaya yang harus dibayarkan' }))
      .parentElement;
    expect(amount).toHaveTextContent('Rp200.123');
    expect(amount).toHaveTextContent('Mohon transfer sesuai jumlah yang terteraTermasuk 3 digit terakhir');
    expect(screen.getByRole('button', { name: 'Salin jumlah yang harus dibayarkan' })).toBeInTheDocument();
    expect(screen.getByText('Nomor Rekening Tujuan')).toBeInTheDocument();
    expect(screen.getByText('1234567890')).toBeInTheDocument();
    expect(screen.getByText('Bayar sebelum tanggal').parentElement).toHaveTextContent(
      'Minggu, 22 November 2026 Jam 14.05',
    );
    expect(await screen.findByText('Berakhir dalam sehari')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Syarat dan Ketentuan' })).toBeInTheDocument();
    expect(calls()).toBe(1);
  });

  test('cash asks for no proof', async () => {
    eventOrderIs({ payment_method: aMethod({ type: { ...aMethod().type, payment_method: 'cash' } }) });
    await open();
    expect(await screen.findByText(/Bayar langsung ke penjual/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Konfirmasi pembayaran' })).not.toBeInTheDocument();
  });

  test('the confirmation has the token in its URL', async () => {
    eventOrderIs(chosen);
    await open();
    expect(await screen.findByRole('link', { name: 'Konfirmasi pembayaran' })).toHaveAttribute(
      'href',
      paths.eventConfirmPayment(store, id, token),
    );
  });

  test('"Detail Transaksi" opens and closes: event, tickets, and rows that add up to the total', async () => {
    const free = { booking_code: null, harga: 0, used_at: null };
    const vip = { ...anOrderedTicket({ id: 12, nama_tiket: 'VIP', qty: 1 }), pivot: free };
    eventOrderIs({ ...chosen, admin_fee: 1_000, total: 201_123, tickets: [anOrderedTicket(), vip] });
    await open();
    const toggle = await screen.findByRole('button', { name: 'Detail Transaksi' });
    expect(screen.getByRole('heading', { name: 'Malam Puisi Kota Tua' })).toBeVisible();
    expect(screen.getByText('2 x Rp100.000')).toBeVisible();
    expect(screen.getByText('1 x Gratis')).toBeVisible();
    const row = (label: string) => screen.getByText(label).nextElementSibling;
    expect(row('Harga Tiket (3 tiket)')).toHaveTextContent('Rp200.000');
    expect(row('Kode Unik')).toHaveTextContent('Rp123');
    expect(row('Biaya Admin')).toHaveTextContent('Rp1.000');
    expect(row('Total')).toHaveTextContent('Rp201.123');
    await userEvent.click(toggle);
    expect(screen.queryByText('Kode Unik')).not.toBeInTheDocument();
  });

  test('nothing that leaves the shop has the token', async () => {
    eventOrderIs({ payment_method: aMethod({ payment_links: 'https://bayar.test/x' }) });
    await open();
    await screen.findByRole('link', { name: 'Link Pembayaran' });
    const leaving = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(leaving).not.toHaveLength(0);
    for (const link of leaving) {
      expect(link.getAttribute('href')).not.toContain(token);
      expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    }
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });
});

describe('an order that is over', () => {
  test.each([
    ['EXPIRED', 'Transaksi sudah kadaluarsa'],
    ['REJECTED', 'Pembayaran ditolak'],
  ] as const)('%s says "%s" and asks for nothing', async (status, text) => {
    eventOrderIs({ ...chosen, status });
    await open();
    const banner = within((await screen.findByText(text)).parentElement ?? document.body);
    for (const [link, href] of [
      ['Ulangi Transaksi', paths.event(store, 1)],
      ['Kembali ke toko', paths.home(store)],
    ] as const)
      expect(banner.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('tentang pesanan tiket EVT')),
    );
    for (const gone of ['Biaya yang harus dibayarkan', 'Bayar sebelum tanggal', 'Konfirmasi pembayaran']) {
      expect(screen.queryByText(gone)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Syarat dan Ketentuan' })).not.toBeInTheDocument();
  });

  test('REJECTED says why, in the words of the seller', async () => {
    eventOrderIs({ ...chosen, status: 'REJECTED', reject_reason: 'Transfer tidak masuk' });
    await open();
    const heading = await screen.findByRole('heading', { name: 'Alasan penjual' });
    expect(heading.nextElementSibling).toHaveTextContent('Transfer tidak masuk');
  });
});

test("an expired order's tickets are chosen again at their event", async () => {
  const vip = anOrderedTicket({ id: 12, nama_tiket: 'VIP', qty: 3 });
  eventOrderIs({ ...chosen, status: 'EXPIRED', tickets: [anOrderedTicket(), vip] });
  const { shown } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Ulangi Transaksi' }));
  expect(shown().location).toMatchObject({
    pathname: paths.event(store, 1),
    state: {
      event: 1,
      tickets: [
        [11, 2],
        [12, 3],
      ],
    },
  });
});

describe('the address', () => {
  test('without a token opens with the one of the navigation state', async () => {
    eventOrderIs(chosen);
    await open(paths.eventCheckoutDetail(store, id), tokenState(token));
    expect(await screen.findByText('Biaya yang harus dibayarkan')).toBeInTheDocument();
  });

  test.each([
    ['a token one character off', paths.eventCheckoutDetail(store, id, `${token.slice(0, -1)}x`)],
    ['no token', paths.eventCheckoutDetail(store, id)],
    ['another store', paths.eventCheckoutDetail('tokolain', id, token)],
  ])('with %s finds nothing and offers a way back', async (_, url) => {
    eventOrderIs(chosen);
    await open(url);
    expect(await screen.findByRole('heading', { name: 'Event tidak ditemukan' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat event lainnya' })).toBeInTheDocument();
    expect(screen.queryByText('Rp200.123')).not.toBeInTheDocument();
  });
});

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(['PAID', 'CONFIRMED'] as const)('turning %s leads to the transaction', async (status) => {
    const calls = eventOrderIs(chosen, chosen, { ...chosen, status });
    await open();
    await passTime(4_000);
    expect(calls()).toBe(1);
    await passTime(1_500);
    expect(calls()).toBe(2);
    await passTime(5_500);
    expect(screen.getByTestId('location')).toHaveTextContent(
      new RegExp(`^${paths.eventTransactionDetail(store, id, token)}$`),
    );
  });

  test('an unknown order is not polled', async () => {
    const calls = eventOrderIs(404);
    await open();
    await passTime(1_000);
    expect(screen.getByText('Event tidak ditemukan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hubungi Penjual' })).toBeInTheDocument();
    const before = calls();
    await passTime(20_000);
    expect(calls()).toBe(before);
  });
});
