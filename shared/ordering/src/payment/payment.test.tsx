import { buildMethodType, buildOrderMethod } from '@lapak/contracts/testing/builders';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountList } from './account-list.tsx';
import { AmountCard } from './amount-card.tsx';
import { ClosedBanner } from './closed-banner.tsx';
import { Deadline } from './deadline.tsx';
import { DestinationRow } from './destination-row.tsx';
import { aShownOrder } from '../testing/builders.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentGuideSection } from './payment-guide-section.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { TermsNotice } from './terms-notice.tsx';

/** Sets a screen width in jsdom: `matchMedia` evaluates `(min-width: N px)` with it. */
function setScreenWidth(width: number): void {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

describe('the amount', () => {
  test('of a cash order asks for no proof', () => {
    render(<AmountCard amount={500_000} uniqueDigits={0} confirmedBy="seller" />);
    expect(screen.getByText(/Bayar langsung ke penjual/)).toBeInTheDocument();
    expect(screen.queryByText(/Sudah transfer|digit terakhir/)).not.toBeInTheDocument();
  });

  test('with a unique code its last digits are highlighted, with a warning', () => {
    render(<AmountCard amount={165_347} uniqueDigits={3} confirmedBy="proof" />);
    expect(screen.getByText('347')).toHaveClass('lastDigits');
    expect(screen.getByText(/Mohon transfer sesuai jumlah/)).toHaveTextContent('Termasuk 3 digit terakhir');
    expect(screen.getByText(/kirim buktinya/)).toBeInTheDocument();
  });

  test('with a code of four digits, four are highlighted', () => {
    render(<AmountCard amount={165_347} uniqueDigits={4} confirmedBy="proof" />);
    expect(screen.getByText('5.347')).toHaveClass('lastDigits');
    expect(screen.getByText(/Mohon transfer sesuai jumlah/)).toHaveTextContent('Termasuk 4 digit terakhir');
  });

  test('without one the amount has no highlight', () => {
    render(<AmountCard amount={165_000} uniqueDigits={0} confirmedBy="provider" />);
    expect(screen.getByText('Rp165.000')).toBeInTheDocument();
    expect(screen.queryByText(/3 digit terakhir/)).not.toBeInTheDocument();
    expect(screen.getByText(/berubah sendiri/)).toBeInTheDocument();
  });
});

describe('what an order is paid with', () => {
  const payment_method = buildOrderMethod({
    type_of_payment: 'otomatis',
    payment_links: 'https://bayar.test/dana',
    type: buildMethodType({ nama: 'DANA', payment_method: 'e_wallet' }),
  });
  const panel = (status_pembayaran: string) => (
    <PaymentPanel
      username="kopi"
      checkout="order"
      order={aShownOrder({ payment_method, status_pembayaran, kode_unik: 0, total: 165_000 })}
      dateServer="2026-11-22T11:05:00.000+07:00"
    />
  );

  test('its link stands right below the amount, until it is paid', () => {
    const { rerender } = render(panel('UNPAID'));
    const link = screen.getByRole('link', { name: 'Link Pembayaran' });
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByText('Rp165.000').compareDocumentPosition(link)).toBe(following);
    expect(link.compareDocumentPosition(screen.getByText('E-Wallet Tujuan'))).toBe(following);
    rerender(panel('PAID'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the destination', () => {
  test('a number can be copied, and has a label', () => {
    render(<DestinationRow title="Nomor Rekening Tujuan" number="123" name="BCA" holder="Siti" />);
    expect(screen.getByText('a.n. Siti')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salin Nomor Rekening Tujuan' })).toBeInTheDocument();
  });

  test('a sentence instead of a number has no copy button', () => {
    const accounts = [
      { id: 1, name: 'Tunai', number: 'Bayar di toko' },
      { id: 2, name: 'OVO', number: '0812' },
    ];
    render(<AccountList title="Informasi Pembayaran" accounts={accounts} />);
    expect(screen.getByText('Bayar di toko')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Salin nomor OVO' })).toBeInTheDocument();
  });

  test('a list without accounts renders nothing', () => {
    const { container } = render(<AccountList title="Informasi Pembayaran" accounts={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the deadline', () => {
  test("shows the deadline and the remaining time by the API's clock", async () => {
    render(<Deadline expiresAt="2026-11-22T14:05:00.000+07:00" now="2026-11-22T11:05:00.000+07:00" />);
    expect(screen.getByText('Minggu, 22 November 2026 Jam 14.05').parentElement).toHaveTextContent(
      /14.05 WIB$/,
    );
    expect(await screen.findByText('Berakhir dalam 3 jam')).toBeInTheDocument();
  });

  describe('in the last hour', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const expiresAt = '2026-11-22T14:05:00.000+07:00';
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

    test('seconds are counted down, and a few times announced', () => {
      render(<Deadline expiresAt={expiresAt} now="2026-11-22T13:34:00.000+07:00" />);
      const timer = screen.getByRole('timer');
      expect(timer).toHaveTextContent('Sisa waktu 31:00');
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      pass(55_000);
      expect(timer).toHaveTextContent('Sisa waktu 30:05');
      pass(5_000);
      expect(screen.getByRole('status')).toHaveTextContent('Sisa waktu kurang dari 30 menit');
      pass(10_000);
      expect(screen.getByRole('status')).toHaveTextContent('Sisa waktu kurang dari 30 menit');
      pass(29 * 60_000);
      expect(timer).toHaveTextContent('Sisa waktu 0:50');
      expect(screen.getByRole('status')).toHaveTextContent('Sisa waktu kurang dari 1 menit');
      pass(50_000);
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      expect(screen.getByText('Waktu pembayaran habis')).toBeInTheDocument();
    });

    test("the API's clock is right again with every answer", () => {
      const { rerender } = render(<Deadline expiresAt={expiresAt} now="2026-11-22T13:35:00.000+07:00" />);
      pass(4_000);
      expect(screen.getByRole('timer')).toHaveTextContent('29:56');
      rerender(<Deadline expiresAt={expiresAt} now="2026-11-22T13:35:10.000+07:00" />);
      expect(screen.getByRole('timer')).toHaveTextContent('29:50');
      pass(1_000);
      expect(screen.getByRole('timer')).toHaveTextContent('29:49');
    });
  });

  test('an order without a deadline has none', () => {
    const { container } = render(<Deadline expiresAt={null} now="2026-11-22T11:05:00.000+07:00" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the code to scan', () => {
  // jsdom draws nothing; only the code's size and its download are tested.
  beforeAll(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  });
  afterAll(() => jest.restoreAllMocks());

  test.each([
    [360, '250'],
    [499, '250'],
    [500, '400'],
    [1280, '400'],
  ])('at %i px it is %s wide', async (width, size) => {
    setScreenWidth(width);
    render(<PaymentQr value="000201" invoice="INV/1" />);
    expect(await screen.findByRole('img', { name: 'Kode QR untuk membayar' })).toHaveStyle({
      width: `${size}px`,
    });
  });

  test('it downloads as a png named after the invoice', async () => {
    let saved: { href: string; download: string } | null = null;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = { href: this.href, download: this.download };
    });
    render(<PaymentQr value="000201" invoice="INV/20261121/0001" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download QR' }));
    expect(saved).toEqual({ href: 'data:image/png;base64,AA==', download: 'QR-INV-20261121-0001.png' });
  });
});

describe('the payment link', () => {
  test.each([
    [360, 'https://bayar.test/ponsel'],
    [767, 'https://bayar.test/ponsel'],
    [768, 'https://bayar.test/layar'],
  ])('at %i px is %s', (width, href) => {
    setScreenWidth(width);
    render(<PaymentLink desktop="https://bayar.test/layar" mobile="https://bayar.test/ponsel" />);
    expect(screen.getByRole('link', { name: 'Link Pembayaran' })).toHaveAttribute('href', href);
  });

  test('one address is used for both screen sizes; a script URL is dropped', () => {
    setScreenWidth(360);
    const { container, rerender } = render(<PaymentLink desktop="https://bayar.test" mobile={null} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://bayar.test');
    rerender(<PaymentLink desktop={null} mobile="javascript:alert(1)" />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('one entry is open at a time, the first initially; the open one closes', async () => {
  render(
    <PaymentGuideSection
      channels={[
        { title: 'm-BCA', steps: ['Buka aplikasi'] },
        { title: 'ATM BCA', steps: ['Masukkan kartu'] },
      ]}
    />,
  );
  const second = screen.getByRole('button', { name: 'ATM BCA' });
  expect(screen.getByText('Buka aplikasi')).toBeVisible();
  await userEvent.click(second);
  expect(screen.getByRole('button', { name: 'm-BCA' })).toHaveAttribute('aria-expanded', 'false');
  expect(second).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['EXPIRED', 'Transaksi sudah kadaluarsa', /sudah lewat/],
  ['REJECTED', 'Pembayaran ditolak', /hubungi penjual/],
] as const)('%s says "%s" and what to do', (status, title, text) => {
  render(
    <ClosedBanner
      username="kopi"
      order={{ status, invoice: 'INV/1', reject_reason: null }}
      orderAgain={<a href="/lagi">Pesan lagi</a>}
    />,
  );
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toHaveTextContent('INV/1');
  expect(screen.getByRole('link', { name: 'Pesan lagi' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali ke toko' })).toHaveAttribute('href', '/kopi/onlinestore');
  expect(screen.queryByText('Alasan penjual')).not.toBeInTheDocument();
});

test("a rejection shows the seller's reason as it was written, and no markup of it", () => {
  const reason = 'Jumlah <b>kurang</b> Rp5.000\nBukti & tanggal buram';
  const order = { invoice: 'INV/1', reject_reason: reason };
  const banner = (status: 'REJECTED' | 'EXPIRED') => (
    <ClosedBanner username="kopi" order={{ ...order, status }} orderAgain={null} />
  );
  const { rerender } = render(banner('REJECTED'));
  const said = screen.getByRole('heading', { name: 'Alasan penjual' }).nextElementSibling;
  expect(said?.textContent).toBe(reason);
  expect(said?.children).toHaveLength(0);
  rerender(banner('EXPIRED'));
  expect(screen.queryByText('Alasan penjual')).not.toBeInTheDocument();
});

test("the terms are the provider's, in a new tab", () => {
  render(<TermsNotice />);
  const link = screen.getByRole('link', { name: 'Syarat dan Ketentuan' });
  expect(link).toHaveAttribute('href', '/syarat-ketentuan.html');
  expect(link).toHaveAttribute('target', '_blank');
});
