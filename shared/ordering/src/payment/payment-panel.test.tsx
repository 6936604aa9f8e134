import type { PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { buildMethodType, buildOrderMethod } from '@lapak/contracts/testing/builders';
import { renderPage } from '@lapak/runtime/testing';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Checkout } from '../checkout/payment-groups.ts';
import type { ShownOrder } from '../order/shown-order.ts';
import { aPaymentMethod, aShownOrder, noPaymentMethods } from '../testing/builders.ts';
import { PaymentPanel } from './payment-panel.tsx';

const open = (own: Partial<ShownOrder> = {}, checkout: Checkout = 'order', isHidden = false) =>
  renderPage(
    {
      default: () => (
        <PaymentPanel
          username="kopi"
          checkout={checkout}
          order={aShownOrder(own)}
          dateServer="2026-11-21T14:06:00.000+07:00"
          isHidden={isHidden}
        />
      ),
    },
    { pattern: '/bayar', url: '/bayar' },
  );

function methodsAre(own: Partial<PaymentMethodsResponse['data']>, status = 200) {
  server.use(
    http.get('*/api/payment-method-per-method/kopi', () =>
      HttpResponse.json({ data: { ...noPaymentMethods, ...own } }, { status }),
    ),
  );
}

const automatic = (
  type: Parameters<typeof buildMethodType>[0],
  own: Partial<NonNullable<ShownOrder['payment_method']>> = {},
) =>
  buildOrderMethod({
    type_of_payment: 'otomatis',
    type: buildMethodType({ type_of_payment: 'otomatis', ...type }),
    ...own,
  });
const qris = (own: Partial<NonNullable<ShownOrder['payment_method']>> = {}) =>
  automatic(
    { nama: 'QRIS', payment_code_biller: 33, payment_method: 'qris' },
    { nomor_rekening: '', qr_code: '000201010212', ...own },
  );

test('amount, account and deadline of a transfer; neither code, link nor instructions', async () => {
  await open({ payment_method: buildOrderMethod({ qr_code: 'x' }) });
  const amount = screen.getByRole('heading', { name: 'Biaya yang harus dibayarkan' }).parentElement;
  expect(amount).toHaveTextContent('Rp165.347');
  expect(amount).toHaveTextContent('Mohon transfer sesuai jumlah yang terteraTermasuk 3 digit terakhir');
  expect(screen.getByText('Nomor Rekening Tujuan')).toBeInTheDocument();
  expect(screen.getByText('1234567890')).toBeInTheDocument();
  expect(screen.getByText('Bayar sebelum tanggal').parentElement).toHaveTextContent(
    'Minggu, 22 November 2026 Jam 14.05',
  );
  expect(await screen.findByText('Berakhir dalam sehari')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download QR' })).not.toBeInTheDocument();
  expect(screen.queryByText('Cara Pembayaran')).not.toBeInTheDocument();
});

test('without a unique code the amount is not marked, and nothing is said about its last digits', async () => {
  await open({ kode_unik: 0, total: 165_000 });
  const amount = screen.getByRole('heading', { name: 'Biaya yang harus dibayarkan' });
  expect(amount.nextElementSibling).toHaveTextContent('Rp165.000');
  expect(screen.queryByText(/digit terakhir/)).not.toBeInTheDocument();
});

test('the amount is copied as bare digits', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open();
  await user.click(screen.getByRole('button', { name: 'Salin jumlah yang harus dibayarkan' }));
  expect(write).toHaveBeenCalledWith('165347');
});

describe('an automatic method', () => {
  // jsdom draws nothing; only the presence of the code is tested.
  beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterAll(() => jest.restoreAllMocks());

  test('QRIS shows its code, and on a phone the link for phones', async () => {
    const links = {
      payment_links: 'https://bayar.test/layar',
      mobile_payment_links: 'https://bayar.test/ponsel',
    };
    await open({ payment_method: qris(links) });
    expect(await screen.findByRole('img', { name: 'Kode QR untuk membayar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download QR' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Link Pembayaran' })).toHaveAttribute(
      'href',
      'https://bayar.test/ponsel',
    );
    expect(screen.getByRole('heading', { name: 'Cara Pembayaran' })).toBeInTheDocument();
  });

  test('a virtual account shows its number, also in its instructions', async () => {
    const type = { nama: 'BCA Virtual Account', payment_code_biller: 22, payment_method: 'va' } as const;
    await open({ payment_method: automatic(type, { nomor_rekening: '', payment_code: '8808123' }) });
    expect(screen.getByText('8808123')).toBeInTheDocument();
    expect(screen.getByText('Masukkan nomor virtual account 8808123, lalu pilih Send.')).toBeVisible();
  });

  test('code, link and instructions are gone once the payment itself is PAID', async () => {
    const payment_method = qris({ payment_links: 'https://bayar.test' });
    await open({ status_pembayaran: 'PAID', payment_method });
    expect(screen.queryByRole('button', { name: 'Download QR' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Link Pembayaran' })).not.toBeInTheDocument();
    expect(screen.queryByText('Cara Pembayaran')).not.toBeInTheDocument();
  });
});

describe('without a chosen method', () => {
  const none = { payment_method: null };
  const cash = aPaymentMethod({ id: 1, nomor_rekening: '', type: { nama: 'Tunai', payment_method: 'cash' } });

  test.each([
    ['order', ['Informasi Pembayaran', 'Informasi Rekening Tujuan', 'Informasi E-Wallet Tujuan']],
    ['event', ['Cash', 'Rekening Tujuan', 'E-Wallet']],
  ] as const)(
    'the accounts for an %s are listed by group, without automatic methods',
    async (kind, titles) => {
      const e_wallet = { nama: 'GoPay', payment_method: 'e_wallet' } as const;
      methodsAre({
        cash: [cash],
        bank: [
          aPaymentMethod({ id: 2 }),
          aPaymentMethod({ id: 3, nomor_rekening: '', type: { nama: 'Bank tanpa nomor' } }),
        ],
        va: [aPaymentMethod({ id: 4, type: { payment_method: 'va', type_of_payment: 'otomatis' } })],
        e_wallet: [aPaymentMethod({ id: 5, nomor_rekening: '0812', type: e_wallet })],
        qris: [aPaymentMethod({ id: 6, type: { payment_method: 'qris', type_of_payment: 'otomatis' } })],
      });
      await open(none, kind);
      await screen.findByText('Tunai');
      const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
      expect(headings.slice(1)).toEqual(titles);
      expect(screen.getByRole('button', { name: 'Salin nomor BCA' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Salin nomor GoPay' })).toBeInTheDocument();
      expect(screen.queryByText('Bank tanpa nomor')).not.toBeInTheDocument();
    },
  );

  test('a seller without such an account is to be asked', async () => {
    methodsAre({ e_wallet: [aPaymentMethod({ nomor_rekening: '-' })] });
    await open(none);
    expect(await screen.findByText('Rekening tujuan belum tersedia')).toBeVisible();
  });

  test.each(['order', 'event'] as const)(
    'accounts of an %s that did not load show a message and a retry',
    async (kind) => {
      methodsAre({}, 500);
      await open(none, kind);
      const retry = await screen.findByRole('button', { name: 'Coba lagi' });
      expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
      methodsAre({ bank: [aPaymentMethod()] });
      slowAnswers();
      await userEvent.click(retry);
      await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
      expect(await screen.findByRole('button', { name: 'Salin nomor BCA' })).toBeInTheDocument();
    },
  );

  test.each([
    ['chosen', { payment_method: buildOrderMethod({ type: buildMethodType({ payment_method: 'cash' }) }) }],
    ['all that the store takes', none],
  ])('cash, %s, is the plain sum', async (_, own) => {
    methodsAre({ cash: [cash] });
    await open({ ...own, kode_unik: 0, total: 500_000 });
    expect(await screen.findByText(/Bayar langsung ke penjual/)).toBeVisible();
    expect(screen.queryByText(/digit terakhir|Sudah transfer|tanpa kode unik/)).not.toBeInTheDocument();
  });

  test('beside transfers, cash is asked for without the unique code', async () => {
    methodsAre({ cash: [cash], bank: [aPaymentMethod({ id: 2 })] });
    await open({ ...none, kode_unik: 41, total: 500_041 });
    expect(await screen.findByText('Bayar tunai Rp500.000, tanpa kode unik')).toBeVisible();
  });
});

test('leads nobody to pay a store that is hidden', async () => {
  const account = buildOrderMethod({ nomor_rekening: '1234567890', type_of_payment: 'manual' });
  await open({ payment_method: account }, 'order', true);
  expect(screen.getByRole('alert')).toHaveTextContent(/Tidak Tersedia.*Jangan mentransfer dulu/);
  expect(screen.queryByText(/1234567890/)).not.toBeInTheDocument();
});

test.each([
  ['preparing', 'Pembayaran sedang disiapkan'],
  ['closed', 'Pembayaran ini sudah ditutup oleh penyedia pembayaran'],
] as const)('says that an automatic payment is %s, without instructions for it', async (state, text) => {
  const va = { nama: 'BCA VA', payment_code_biller: 22, payment_method: 'va' } as const;
  await open({ payment_method: automatic(va, { nomor_rekening: '', state }) });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByText('BCA Virtual Account')).not.toBeInTheDocument();
});
