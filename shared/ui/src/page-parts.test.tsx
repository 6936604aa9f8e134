import { icons } from './icons.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackBar } from './back-bar.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LapakFooter } from './lapak-footer.tsx';
import { PageLoading } from './page-loading.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { LogoLink } from './logo-link.tsx';

test('the back bar is the heading of the page and goes back', async () => {
  const back = jest.fn();
  render(<BackBar title="Keranjang" onBack={back} actions={<IconButton icon={icons.menu} label="Menu" />} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('the back bar can leave the heading to the page', () => {
  render(<BackBar title="Toko" titleAs="span" back={<a href="/toko">Ke toko</a>} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ke toko' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the bar at the bottom is a region', () => {
  render(
    <StickyBar label="Pembayaran">
      <Button>Bayar Sekarang</Button>
    </StickyBar>,
  );
  expect(screen.getByRole('region', { name: 'Pembayaran' })).toContainElement(screen.getByRole('button'));
});

test('a spinner is announced, a skeleton is hidden from screen readers', () => {
  const { container } = render(
    <>
      <Spinner label="Memuat produk" />
      <Skeleton shape="square" />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Memuat produk');
  expect(container.querySelector('.skeleton')).toHaveAttribute('aria-hidden', 'true');
});

test('a loading page shows a spinner, and a message when the connection is lost', () => {
  const { rerender } = render(<PageLoading label="Memuat pesanan" />);
  expect(screen.getByRole('status')).toHaveTextContent('Memuat pesanan');
  expect(screen.queryByText(/Koneksi terputus/)).not.toBeInTheDocument();
  rerender(<PageLoading label="Memuat pesanan" isCut />);
  expect(screen.getByText(/Koneksi terputus/)).toBeInTheDocument();
});

test("the store's logo and name stand in the caller's own link", () => {
  const ref = jest.fn();
  const { container } = render(
    <LogoLink name="Kopi Kita" logo="/files/a?w=96" render={<a ref={ref} href="/kopi/onlinestore" />} />,
  );
  const link = screen.getByRole('link', { name: 'Kopi Kita' });
  expect(link).toHaveAttribute('href', '/kopi/onlinestore');
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/a?w=96');
  expect(ref).toHaveBeenCalledWith(link);
});

test('the platform mark is at the end, unless a paying seller hides it', () => {
  const { rerender } = render(<LapakFooter subscription="free" showLogo={0} />);
  expect(screen.getByText('Lapak')).toBeInTheDocument();
  rerender(<LapakFooter subscription="pro" showLogo={0} />);
  expect(screen.queryByText('Lapak')).not.toBeInTheDocument();
});
