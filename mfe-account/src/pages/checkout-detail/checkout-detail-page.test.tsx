import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine, aMethod, aQrisMethod, anOrderResponse, orderId, store } from '../../testing/builders.ts';
import { orderIs } from '../../testing/order-answers.ts';
import { passTime } from '@lapak/ui/testing/pass-time';
import * as page from './checkout-detail-page.tsx';

const open = () =>
  renderPage(page, { pattern: patterns.checkoutDetail, url: paths.checkoutDetail(store, orderId) });

describe('an unpaid order', () => {
  test('shows greeting, amount, account and deadline', async () => {
    const calls = orderIs(anOrderResponse());
    await open();
    expect(await screen.findByText('Halo, Siti Aminah')).toBeInTheDocument();
    expect(document.title).toBe('Detail Checkout - kopinusantara');
    expect(screen.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeInTheDocument();
    expect(screen.getByText('Terima kasih sudah berbelanja di Kopi Nusantara.')).toBeInTheDocument();
    const amount = screen.getByRole('heading', { name: 'Biaya yang harus dibayarkan' }).parentElement;
    expect(amount).toHaveTextContent('Rp165.347');
    expect(amount).toHaveTextContent('Mohon transfer sesuai jumlah yang terteraTermasuk 3 digit terakhir');
    expect(screen.getByText('Nomor Rekening Tujuan')).toBeInTheDocument();
    expect(screen.getByText('1234567890')).toBeInTheDocument();
    expect(screen.getByText('Bayar sebelum tanggal').parentElement).toHaveTextContent(
      'Minggu, 22 November 2026 Jam 14.05',
    );
    expect(await screen.findByText('Berakhir dalam sehari')).toBeInTheDocument();
    expect(calls()).toBe(1);
  });

  test('the bar leads to the chat and to the confirmation', async () => {
    orderIs(anOrderResponse());
    await open();
    const bar = within(await screen.findByRole('region', { name: 'Tindakan pembayaran' }));
    expect(bar.getByRole('link', { name: 'Tanya Penjual' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=/),
    );
    expect(bar.getByRole('link', { name: 'Konfirmasi pembayaran' })).toHaveAttribute(
      'href',
      `/${store}/onlinestore/konfirmasi-pembayaran/${orderId}`,
    );
  });

  test('a proof is the quiet choice where the payment confirms itself, and none is asked for in cash', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null); // jsdom draws nothing
    const confirmation = () => screen.queryByRole('link', { name: 'Konfirmasi pembayaran' });
    const cash = aMethod({ type: { ...aMethod().type, payment_method: 'cash' } });
    for (const [payment_method, look] of [
      [aMethod(), 'primary'],
      [aQrisMethod(), 'secondary'],
      [cash, null],
    ] as const) {
      orderIs(anOrderResponse({ payment_method }));
      const { unmount } = await open();
      await screen.findByText('Halo, Siti Aminah');
      if (look) expect(confirmation()).toHaveClass(look);
      else expect(confirmation()).not.toBeInTheDocument();
      unmount();
    }
  });

  test('products, breakdown and buyer open and close', async () => {
    orderIs(
      anOrderResponse({
        products: [
          aLine({ variations: [{ name: 'Gilingan', option: 'Kasar' }] }),
          aLine({ id: 12, nama: 'Teh' }),
        ],
      }),
    );
    await open();
    expect(await screen.findByText('Gilingan: Kasar')).toBeVisible();
    expect(screen.getByRole('button', { name: /Daftar Produk yang dibeli/ })).toHaveTextContent('4 produk');
    expect(screen.getByText('-Rp5.000')).toBeVisible();
    expect(screen.queryByText('Jalan Melati 5')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Data Pembeli' }));
    expect(screen.getByText('Jalan Melati 5')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rincian Pembayaran' }));
    expect(screen.queryByText('-Rp5.000')).not.toBeInTheDocument();
  });

  test('the terms state that the platform is no party to the sale', async () => {
    orderIs(anOrderResponse());
    await open();
    expect(await screen.findByRole('link', { name: 'Syarat dan Ketentuan' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});

describe('an order that is over', () => {
  test.each([
    ['EXPIRED', 'Transaksi sudah kadaluarsa'],
    ['REJECTED', 'Pembayaran ditolak'],
  ] as const)('%s says "%s" and asks for nothing', async (status, text) => {
    orderIs(anOrderResponse({ status }));
    await open();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Biaya yang harus dibayarkan')).not.toBeInTheDocument();
    expect(screen.queryByText('Bayar sebelum tanggal')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Syarat dan Ketentuan' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Konfirmasi pembayaran' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tanya Penjual' })).toBeInTheDocument();
  });

  test('REJECTED says why, in the words of the seller', async () => {
    orderIs(anOrderResponse({ status: 'REJECTED', reject_reason: 'Transfer tidak masuk' }));
    await open();
    const heading = await screen.findByRole('heading', { name: 'Alasan penjual' });
    expect(heading.nextElementSibling).toHaveTextContent('Transfer tidak masuk');
  });
});

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(['PAID', 'CONFIRMED'] as const)('turning %s leads to the status page', async (status) => {
    const calls = orderIs(anOrderResponse(), anOrderResponse(), anOrderResponse({ status }));
    await open();
    await passTime(100);
    expect(screen.getByText('Halo, Siti Aminah')).toBeInTheDocument();
    await passTime(4_000);
    expect(calls()).toBe(1);
    await passTime(1_500);
    expect(calls()).toBe(2);
    await passTime(5_500);
    expect(screen.getByTestId('location')).toHaveTextContent(`/${store}/onlinestore/status/${orderId}`);
  });

  test('failed polls show no message, and the next one is applied', async () => {
    const calls = orderIs(anOrderResponse(), 500, 503, anOrderResponse({ status: 'EXPIRED' }));
    await open();
    await passTime(11_000);
    expect(calls()).toBe(3);
    expect(screen.getByText('Halo, Siti Aminah')).toBeInTheDocument();
    await passTime(6_000);
    expect(screen.getByText('Transaksi sudah kadaluarsa')).toBeInTheDocument();
  });

  test('a first load that fails keeps trying behind the spinner', async () => {
    orderIs(500, 500, anOrderResponse());
    await open();
    await passTime(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat pesanan');
    await passTime(11_000);
    expect(screen.getByText('Halo, Siti Aminah')).toBeInTheDocument();
  });

  test('an unknown order shows a message and is not polled again', async () => {
    const calls = orderIs(404);
    await open();
    await passTime(1_000);
    expect(screen.getByText('Pesanan tidak ditemukan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hubungi Penjual' })).toBeInTheDocument();
    const before = calls();
    await passTime(20_000);
    expect(calls()).toBe(before);
  });
});
