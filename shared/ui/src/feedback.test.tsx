import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Badge } from './badge.tsx';
import { CopyButton } from './copy-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { FileField } from './file-field.tsx';
import { PriceTag } from './price-tag.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RatingStars } from './rating-stars.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';

describe('a price', () => {
  test('shows the original price and the percentage off', () => {
    const { container } = render(<PriceTag price={7_500} original={10_000} percentOff={25} />);
    expect(container).toHaveTextContent('Rp7.500');
    expect(container.querySelector('s')).toHaveTextContent('Rp10.000');
    expect(container).toHaveTextContent('25%');
  });

  test('alone, or Gratis', () => {
    const { container, rerender } = render(<PriceTag price={10_000} original={null} percentOff={null} />);
    expect(container).toHaveTextContent(/^Rp10\.000$/);
    rerender(<PriceTag price={0} />);
    expect(container).toHaveTextContent(/^Gratis$/);
  });
});

test('stars have a text alternative', () => {
  render(<RatingStars value={4.26} count={12} />);
  expect(screen.getByRole('img', { name: '4,3 dari 5 bintang' })).toBeInTheDocument();
  expect(screen.getByText('(12)')).toBeInTheDocument();
});

test('an error shows its request id and a retry', async () => {
  const retry = jest.fn();
  const { rerender } = render(
    <ErrorCard text="Coba beberapa saat lagi." requestId="req-1" retrying={false} onRetry={retry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Terjadi Kesalahan');
  expect(screen.getByRole('alert')).toHaveTextContent('req-1');
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorCard onRetry={retry} retrying />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

test('an empty state offers an alternative', () => {
  render(<EmptyState title="Wishlist kosong" titleAs="h2" action={<a href="/toko">Cari Produk</a>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Wishlist kosong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cari Produk' })).toBeInTheDocument();
});

test('a badge shows its text', () => {
  render(<Badge tone="sale">PROMO</Badge>);
  expect(screen.getByText('PROMO')).toHaveClass('badge', 'sale');
});

describe('copying', () => {
  test('writes the text and announces it', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const copied = jest.fn();
    render(<CopyButton text="1234567" describe="Salin nomor rekening BCA" onCopied={copied} />);
    await user.click(screen.getByRole('button', { name: 'Salin nomor rekening BCA' }));
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    expect(write).toHaveBeenCalledWith('1234567');
  });

  test('falls back to a selection where there is no clipboard', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    let selected = '';
    document.execCommand = jest.fn(() => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    });
    const copied = jest.fn();
    render(<CopyButton text="1234567" onCopied={copied} />);
    await user.click(screen.getByRole('button', { name: 'Salin' }));
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    expect(selected).toBe('1234567');
    expect(document.querySelector('textarea')).not.toBeInTheDocument();
  });

  test('announces a failure', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = jest.fn(() => false);
    const failed = jest.fn();
    render(<CopyButton text="1234567" onFailed={failed} />);
    await user.click(screen.getByRole('button', { name: 'Salin' }));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  });
});

describe('picking a picture', () => {
  function Proof({ progress, error }: { progress?: number; error?: string }) {
    const [file, setFile] = useState<File | null>(null);
    return (
      <FileField
        pickLabel="Upload Bukti Transfer"
        file={file}
        onFileChange={setFile}
        progress={progress}
        error={error}
      />
    );
  }

  test('shows it and lets the shopper choose another', async () => {
    render(<Proof />);
    const picture = new File(['isi'], 'bukti.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), picture);
    expect(await screen.findByRole('img', { name: 'Pratinjau bukti.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    expect(screen.getByLabelText('Ganti gambar')).toBeInTheDocument();
  });

  test('shows upload progress and error', () => {
    const { rerender } = render(<Proof error="Bukti Transfer belum di isi" />);
    expect(screen.getByLabelText('Upload Bukti Transfer')).toHaveAccessibleDescription(
      'Bukti Transfer belum di isi',
    );
    rerender(<Proof progress={0.42} />);
    expect(screen.getByRole('progressbar', { name: 'Mengunggah' })).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByLabelText('Upload Bukti Transfer')).toBeDisabled();
  });
});

test('indeterminate progress has no number', () => {
  render(<ProgressLine label="Memuat halaman" top />);
  expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).not.toHaveAttribute('aria-valuenow');
});

test('TOP is shown after scrolling down, and scrolls to the top', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  render(<ScrollTopButton threshold={500} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    fireEvent.scroll(window);
  });
  await userEvent.click(screen.getByRole('button', { name: 'TOP' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
