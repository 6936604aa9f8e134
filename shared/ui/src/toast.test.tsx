import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainToasts } from './plain-toasts.tsx';
import { toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  globalThis.lapakToasts = undefined;
});

test('toasts queued before the Toaster mounts are shown in order, and later ones too', async () => {
  toast.success('Berhasil dicopy');
  toast.error('Terjadi Kesalahan');
  render(<Toaster />);
  expect(await screen.findByText('Berhasil dicopy')).toBeInTheDocument();
  expect(screen.getByText('Terjadi Kesalahan')).toBeInTheDocument();
  act(() => {
    toast.info('Mohon tunggu sebentar');
  });
  expect(await screen.findByText('Mohon tunggu sebentar')).toBeInTheDocument();
});

test('a toast is no tab stop, also one that comes later', async () => {
  toast.info('Mohon tunggu');
  render(
    <>
      <Toaster />
      <button type="button">Bayar</button>
    </>,
  );
  await screen.findByText('Mohon tunggu');
  act(() => {
    toast.error('Terjadi Kesalahan');
  });
  await screen.findByText('Terjadi Kesalahan');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bayar' })).toHaveFocus();
});

test('a toast with the same id replaces the one before', async () => {
  render(<Toaster />);
  const id = await act(async () => toast.loading('Mohon tunggu'));
  expect(await screen.findByText('Mohon tunggu')).toBeInTheDocument();
  act(() => {
    toast.success('Transaksi berhasil diupdate', { id });
  });
  expect(await screen.findByText('Transaksi berhasil diupdate')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Mohon tunggu')).not.toBeInTheDocument());
});

test('falls back to the last message as plain text without the real toasts', () => {
  const waiting = [
    { kind: 'error' as const, text: 'Koneksi terputus', options: { id: '1' } },
    { kind: 'dismiss' as const },
  ];
  render(<PlainToasts waiting={waiting} />);
  expect(screen.getByRole('status')).toHaveTextContent('Koneksi terputus');
});

test('keeps the button of a message without the real toasts, until it is pressed', async () => {
  const onClick = jest.fn();
  const options = { id: '1', action: { label: 'Coba lagi', onClick } };
  render(<PlainToasts waiting={[{ kind: 'error', text: 'Bagian ini gagal dimuat', options }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the same message again replaces itself, and another answer of one kind of press replaces the one before', async () => {
  render(<Toaster />);
  for (let press = 0; press < 3; press += 1) act(() => void toast.error('Alamat toko tidak ada'));
  expect(await screen.findAllByText('Alamat toko tidak ada')).toHaveLength(1);
  act(() => void toast.error('Voucher tidak ditemukan', { id: 'voucher' }));
  await screen.findByText('Voucher tidak ditemukan');
  act(() => void toast.error('Voucher sudah habis', { id: 'voucher' }));
  await waitFor(() => expect(screen.queryByText('Voucher tidak ditemukan')).not.toBeInTheDocument());
  expect(screen.getByText('Voucher sudah habis')).toBeInTheDocument();
});
