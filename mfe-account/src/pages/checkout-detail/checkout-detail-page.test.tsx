import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  aLine,
  aMethod,
  aQrisMethod,
  anAccount,
  anOrderResponse,
  orderId,
  store,
} from '../../testing/builders.ts';
import { orderIs } from '../../testing/order-answers.ts';
import { passTime } from '@lapak/ui/testing/pass-time';
import { server } from '@lapak/runtime/testing/server';
import * as page from './checkout-detail-page.tsx';

const noMethods = { cash: [], bank: [], va: [], e_wallet: [], qris: [], retail: [] };

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

  test('an amount without a unique code is not marked, and nothing is said about its last digits', async () => {
    orderIs(anOrderResponse({ kode_unik: 0, total: 165_000 }));
    await open();
    const amount = await screen.findByRole('heading', { name: 'Biaya yang harus dibayarkan' });
    expect(amount.nextElementSibling).toHaveTextContent('Rp165.000');
    expect(screen.queryByText(/digit terakhir/)).not.toBeInTheDocument();
  });

  test('a seller without an account to pay to is to be asked', async () => {
    orderIs(anOrderResponse({ payment_method: null }));
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () =>
        HttpResponse.json({ data: { e_wallet: [anAccount({ nomor_rekening: '-' })] } }),
      ),
    );
    await open();
    expect(await screen.findByText('Rekening tujuan belum tersedia')).toBeVisible();
  });

  test('the amount is copied as bare digits', async () => {
    orderIs(anOrderResponse());
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Salin jumlah yang harus dibayarkan' }));
    expect(write).toHaveBeenCalledWith('165347');
  });

  test('a manual transfer shows neither code, link nor instructions', async () => {
    orderIs(anOrderResponse({ payment_method: aMethod({ qr_code: 'x' }) }));
    await open();
    await screen.findByText('Halo, Siti Aminah');
    expect(screen.queryByRole('button', { name: 'Download QR' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cara Pembayaran')).not.toBeInTheDocument();
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

  test.each([
    [
      'chosen',
      { payment_method: aMethod({ type: { ...aMethod().type, nama: 'Tunai', payment_method: 'cash' } }) },
    ],
    ['all that the store takes', { payment_method: null }],
  ])('cash, %s, is the plain sum and asks for no proof', async (_, own) => {
    orderIs(anOrderResponse({ ...own, kode_unik: 0, total: 500_000 }));
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () =>
        HttpResponse.json({ data: { ...noMethods, cash: [anAccount({ nomor_rekening: '' })] } }),
      ),
    );
    await open();
    expect(await screen.findByText(/Bayar langsung ke penjual/)).toBeVisible();
    expect(screen.queryByText(/digit terakhir|Sudah transfer|tanpa kode unik/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Konfirmasi pembayaran' })).not.toBeInTheDocument();
  });

  test('beside transfers, cash is asked for without the unique code', async () => {
    orderIs(anOrderResponse({ payment_method: null, kode_unik: 41, total: 500_041 }));
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () =>
        HttpResponse.json({
          data: { ...noMethods, cash: [anAccount({ nomor_rekening: '' })], bank: [anAccount()] },
        }),
      ),
    );
    await open();
    expect(await screen.findByText('Bayar tunai Rp500.000, tanpa kode unik')).toBeVisible();
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

  test("without a chosen method the seller's accounts are listed by group", async () => {
    orderIs(anOrderResponse({ payment_method: null }));
    server.use(
      http.get(`*/api/payment-method-per-method/${store}`, () =>
        HttpResponse.json({
          data: {
            cash: [
              anAccount({
                id: 1,
                nomor_rekening: '',
                type: { ...aMethod().type, nama: 'Bayar di toko', payment_method: 'cash' },
              }),
            ],
            bank: [anAccount({ id: 2 })],
            va: [],
            e_wallet: [
              anAccount({ id: 3, nomor_rekening: '0812', type: { ...aMethod().type, nama: 'OVO' } }),
            ],
            qris: [],
            retail: [],
          },
        }),
      ),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Informasi Pembayaran' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Informasi Rekening Tujuan' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Informasi E-Wallet Tujuan' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salin nomor OVO' })).toBeInTheDocument();
  });
});

describe('an automatic method', () => {
  // jsdom draws nothing; only the presence of the code is tested.
  beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterAll(() => jest.restoreAllMocks());

  test('QRIS shows its code', async () => {
    orderIs(anOrderResponse({ payment_method: aQrisMethod() }));
    await open();
    expect(await screen.findByRole('img', { name: 'Kode QR untuk membayar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download QR' })).toBeInTheDocument();
  });

  test("the payment link is the provider's, on a phone the one for phones", async () => {
    orderIs(
      anOrderResponse({
        payment_method: aMethod({
          payment_links: 'https://bayar.test/layar',
          mobile_payment_links: 'https://bayar.test/ponsel',
        }),
      }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Link Pembayaran' })).toHaveAttribute(
      'href',
      'https://bayar.test/ponsel',
    );
  });

  test('a proof is the quiet choice where the payment confirms itself', async () => {
    orderIs(anOrderResponse({ payment_method: aQrisMethod() }));
    const { unmount } = await open();
    expect(await screen.findByRole('link', { name: 'Konfirmasi pembayaran' })).toHaveClass('secondary');
    unmount();
    orderIs(anOrderResponse());
    await open();
    expect(await screen.findByRole('link', { name: 'Konfirmasi pembayaran' })).toHaveClass('primary');
  });

  test('one instruction is open at a time, the first at the start; the open one closes', async () => {
    const base = aMethod();
    orderIs(
      anOrderResponse({
        payment_method: aMethod({
          type_of_payment: 'otomatis',
          nomor_rekening: '8808123',
          type: { ...base.type, payment_code_biller: 22, payment_method: 'va' },
        }),
      }),
    );
    await open();
    const first = await screen.findByRole('button', { name: 'm-BCA (BCA Mobile)' });
    const second = screen.getByRole('button', { name: 'ATM BCA' });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Masukkan nomor virtual account 8808123, lalu pilih Send.')).toBeVisible();
    await userEvent.click(second);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-expanded', 'false');
  });

  test('code, link and instructions are gone once the payment itself is PAID', async () => {
    orderIs(
      anOrderResponse({
        status_pembayaran: 'PAID',
        payment_method: aQrisMethod({ payment_links: 'https://bayar.test' }),
      }),
    );
    await open();
    await screen.findByText('Halo, Siti Aminah');
    expect(screen.queryByRole('button', { name: 'Download QR' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Link Pembayaran' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cara Pembayaran')).not.toBeInTheDocument();
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
    const before = calls();
    await passTime(20_000);
    expect(calls()).toBe(before);
  });
});
