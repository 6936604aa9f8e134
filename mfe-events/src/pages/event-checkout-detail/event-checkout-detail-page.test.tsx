import type { PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { patterns, paths } from '@lapak/contracts/routes';
import { aPaymentMethod, noPaymentMethods } from '@lapak/ordering/testing/builders';
import { renderPage } from '@lapak/runtime/testing';
import { passTime } from '@lapak/ui/testing/pass-time';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { tokenState } from '../../lib/order-token.ts';
import { aMethod, anAutomaticMethod, anOrderedTicket, eventOrderKey, store } from '../../testing/builders.ts';
import { eventOrderIs } from '../../testing/event-order.ts';
import { server } from '@lapak/runtime/testing/server';
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

  test('without a unique code there is no warning about the last digits', async () => {
    eventOrderIs({ ...chosen, kode_unik: 0, total: 200_000 });
    await open();
    expect(await screen.findByText('Rp200.000', { selector: 'p > *' })).toBeInTheDocument();
    expect(screen.queryByText(/Mohon transfer sesuai/)).not.toBeInTheDocument();
    expect(screen.queryByText('Kode Unik')).not.toBeInTheDocument();
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

describe('an automatic method', () => {
  // jsdom draws nothing; only the presence of the code is tested.
  beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterAll(() => jest.restoreAllMocks());

  test('QRIS shows its code and the link', async () => {
    const payment_method = anAutomaticMethod(
      { nama: 'QRIS', payment_code_biller: 33, payment_method: 'qris' },
      { nomor_rekening: '', qr_code: '000201010212', mobile_payment_links: 'https://bayar.test/ponsel' },
    );
    eventOrderIs({ payment_method, kode_unik: 0, total: 200_000 });
    await open();
    expect(await screen.findByRole('img', { name: 'Kode QR untuk membayar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download QR' })).toBeInTheDocument();
    // A payment that confirms itself rarely needs a proof.
    expect(screen.getByRole('link', { name: 'Konfirmasi pembayaran' })).toHaveClass('secondary');
    expect(screen.getByRole('link', { name: 'Link Pembayaran' })).toHaveAttribute(
      'href',
      'https://bayar.test/ponsel',
    );
    expect(screen.getByRole('heading', { name: 'Cara Pembayaran' })).toBeInTheDocument();
  });

  test('a virtual account shows its number and its instructions', async () => {
    const payment_method = anAutomaticMethod(
      { nama: 'BCA Virtual Account', payment_code_biller: 22, payment_method: 'va' },
      { nomor_rekening: '', payment_code: '8808123' },
    );
    eventOrderIs({ payment_method, kode_unik: 0, total: 200_000 });
    await open();
    expect(await screen.findByText('8808123')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'm-BCA (BCA Mobile)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

describe('without a chosen method', () => {
  const account = (own: Parameters<typeof aPaymentMethod>[0]) => aPaymentMethod(own);

  function accountsAre(own: Partial<PaymentMethodsResponse['data']>) {
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () =>
        HttpResponse.json({ data: { ...noPaymentMethods, ...own } }),
      ),
    );
  }

  test("the seller's accounts are listed by group, without automatic methods", async () => {
    eventOrderIs({});
    accountsAre({
      cash: [
        account({ id: 1, nomor_rekening: 'Bayar di loket', type: { nama: 'Tunai', payment_method: 'cash' } }),
      ],
      bank: [account({ id: 2 }), account({ id: 3, nomor_rekening: '', type: { nama: 'Bank tanpa nomor' } })],
      va: [account({ id: 4, type: { nama: 'BNI VA', payment_method: 'va', type_of_payment: 'otomatis' } })],
      e_wallet: [
        account({ id: 5, nomor_rekening: '0812', type: { nama: 'GoPay', payment_method: 'e_wallet' } }),
      ],
      qris: [account({ id: 6, type: { nama: 'QRIS', payment_method: 'qris', type_of_payment: 'otomatis' } })],
    });
    await open();
    for (const name of ['Cash', 'Rekening Tujuan', 'E-Wallet']) {
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('Bayar di loket')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salin nomor BCA' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salin nomor GoPay' })).toBeInTheDocument();
    for (const name of ['Virtual Account', 'QRIS', 'Retail']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText('Bank tanpa nomor')).not.toBeInTheDocument();
  });

  test.each([
    ['chosen', { payment_method: aMethod({ type: { ...aMethod().type, payment_method: 'cash' } }) }],
    ['all that the store takes', { payment_method: null }],
  ])('cash, %s, is the plain sum and asks for no proof', async (_, own) => {
    eventOrderIs({ ...own, kode_unik: 0, total: 500_000 });
    accountsAre({ cash: [account({ nomor_rekening: '' })] });
    await open();
    expect(await screen.findByText(/Bayar langsung ke penjual/)).toBeVisible();
    expect(screen.queryByText(/digit terakhir|Sudah transfer|tanpa kode unik/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Konfirmasi pembayaran' })).not.toBeInTheDocument();
  });

  test('beside transfers, cash is asked for without the unique code', async () => {
    eventOrderIs({ payment_method: null, kode_unik: 41, total: 500_041 });
    accountsAre({ cash: [account({ nomor_rekening: '' })], bank: [account({ id: 2 })] });
    await open();
    expect(await screen.findByText('Bayar tunai Rp500.000, tanpa kode unik')).toBeVisible();
  });

  test('a store without such an account shows a message', async () => {
    eventOrderIs({});
    accountsAre({});
    await open();
    expect(await screen.findByText('Rekening tujuan belum tersedia')).toBeInTheDocument();
  });

  test('accounts that did not load show a message and a retry', async () => {
    eventOrderIs({});
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () => HttpResponse.json({}, { status: 500 })),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
    expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
    accountsAre({ bank: [account({})] });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Rekening Tujuan' })).toBeInTheDocument();
  });
});

describe('an order that is over', () => {
  test.each([
    ['EXPIRED', 'Transaksi sudah kadaluarsa', 'Ulangi Transaksi', paths.event(store, 1)],
    ['REJECTED', 'Pembayaran ditolak', 'Kembali ke toko', paths.home(store)],
  ] as const)('%s says "%s" and asks for nothing', async (status, text, link, href) => {
    eventOrderIs({ ...chosen, status });
    await open();
    const banner = within((await screen.findByText(text)).parentElement ?? document.body);
    expect(banner.getByRole('link', { name: link })).toHaveAttribute('href', href);
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

  test('failed polls show no message, and the next one is applied', async () => {
    const calls = eventOrderIs(chosen, 500, 503, { ...chosen, status: 'EXPIRED' });
    await open();
    await passTime(11_000);
    expect(calls()).toBe(3);
    expect(screen.getByText('Biaya yang harus dibayarkan')).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    await passTime(6_000);
    expect(screen.getByText('Transaksi sudah kadaluarsa')).toBeInTheDocument();
  });

  test('a failed first load is retried while the spinner is shown', async () => {
    eventOrderIs(500, 500, chosen);
    await open();
    await passTime(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat pesanan');
    await passTime(11_000);
    expect(screen.getByText('Biaya yang harus dibayarkan')).toBeInTheDocument();
  });

  test('an unknown order is not polled', async () => {
    const calls = eventOrderIs(404);
    await open();
    await passTime(1_000);
    expect(screen.getByText('Event tidak ditemukan')).toBeInTheDocument();
    const before = calls();
    await passTime(20_000);
    expect(calls()).toBe(before);
  });
});
