import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProofForm } from './proof-form.tsx';
import type { ProofValues } from './proof-values.ts';
import { aPicture } from '@lapak/forms/testing/a-picture';
import { aPaymentMethod } from '../testing/builders.ts';

const accounts = [aPaymentMethod({ id: 5 }), aPaymentMethod({ id: 9, type: { nama: 'Mandiri' } })];
const picture = aPicture();

function open(own: { chosenAccountId?: number | null; progress?: number | null } = {}) {
  const sent: ProofValues[] = [];
  render(
    <ProofForm
      invoice="EVT/1"
      total={150_123}
      accounts={accounts}
      chosenAccountId={9}
      orderedAt="2026-11-21T14:00:00+07:00"
      dateServer="2026-11-21T14:06:30+07:00"
      dateField="tanggal_transfer"
      submitLabel="Submit"
      progress={null}
      onSubmit={async (values) => {
        sent.push(values);
        return { tanggal_transfer: 'Tanggal di masa depan' };
      }}
      {...own}
    />,
  );
  return sent;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

test('opens with the chosen account and the time of the server, under the name of the page', async () => {
  const sent = open();
  expect(screen.getByLabelText('Nomor Pesanan')).toHaveValue('EVT/1');
  expect(screen.getByLabelText('Nomor Pesanan')).toHaveAttribute('readonly');
  expect(screen.getByText('Tagihan pesanan ini Rp150.123')).toBeVisible();
  expect(screen.getByLabelText('Tanggal Transfer')).toHaveAttribute('min', '2026-11-21T00:00');
  await userEvent.type(screen.getByLabelText('Jumlah Transfer'), '150123');
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), picture);
  await submit();
  expect(sent).toEqual([
    {
      payment_method_id: '9',
      tanggal_transfer: '2026-11-21T14:06',
      jumlah_transfer: '150123',
      bukti_transfer: picture,
    },
  ]);
  expect(await screen.findByText('Tanggal di masa depan')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Tanggal Transfer')).toHaveFocus());
});

test('asks which of the accounts the transfer went to', async () => {
  open({ chosenAccountId: null });
  const destination = screen.getByRole('combobox', { name: 'Tujuan Transfer' });
  expect(destination).toHaveTextContent('Transfer Ke');
  await userEvent.click(destination);
  expect(await screen.findByRole('option', { name: 'BCA - Kopi Nusantara - 1234567890' })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Mandiri - Kopi Nusantara - 1234567890' }));
  expect(destination).toHaveTextContent('Mandiri - Kopi Nusantara - 1234567890');
});

test('the amount keeps only digits and shows thousands', async () => {
  open();
  const amount = screen.getByLabelText('Jumlah Transfer');
  await userEvent.type(amount, 'Rp1a6.5b347');
  expect(amount).toHaveValue('165.347');
});

test('a chosen picture is previewed and can be changed', async () => {
  open();
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), picture);
  expect(await screen.findByRole('img', { name: 'Pratinjau bukti.png' })).toBeInTheDocument();
  expect(screen.getByLabelText('Ganti gambar')).toBeInTheDocument();
});

test('missing fields show errors, nothing is sent, and the first of them has the focus', async () => {
  const sent = open({ chosenAccountId: null });
  await userEvent.clear(screen.getByLabelText('Tanggal Transfer'));
  await submit();
  for (const text of [
    'Tujuan transfer wajib diisi',
    'Tanggal wajib diisi',
    'Jumlah transfer wajib diisi',
    'Bukti Transfer belum di isi',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tujuan Transfer' })).toHaveFocus());
  expect(sent).toEqual([]);
});

test('an upload shows its progress, and the picture cannot be changed', () => {
  open({ progress: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'Mengunggah' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByLabelText('Upload Bukti Transfer')).toBeDisabled();
});

test('an amount that differs from the bill is asked about before it is sent', async () => {
  const sent = open();
  await userEvent.type(screen.getByLabelText('Jumlah Transfer'), '150000');
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), picture);
  await submit();
  const dialog = await screen.findByRole('alertdialog', { name: 'Jumlah transfer berbeda dari tagihan' });
  expect(dialog).toHaveTextContent('Kamu menulis Rp150.000, tagihannya Rp150.123');
  // Nothing is sent while the question is open, and the button behind it does not say so.
  expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Mengirim...')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Perbaiki' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, kirim' }));
  await waitFor(() => expect(sent).toMatchObject([{ jumlah_transfer: '150000' }]));
});

test('a picture that is too large is refused before it is sent', async () => {
  const sent = open();
  const large = aPicture('bukti.png', 2 * 1024 * 1024 + 1);
  await userEvent.type(screen.getByLabelText('Jumlah Transfer'), '150123');
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), large);
  expect(await screen.findByText(/^Maksimal ukuran gambar adalah 2MB/)).toBeVisible();
  await submit();
  expect(sent).toEqual([]);
});

test.each([
  ['2020-11-21T10:00', 'Tanggal transfer tidak boleh sebelum tanggal pesanan (21-11-2026)'],
  ['2026-11-23T10:00', 'Tanggal transfer tidak boleh di masa depan'],
])('a transfer of %s is refused before it is sent', async (value, message) => {
  const sent = open();
  await userEvent.type(screen.getByLabelText('Jumlah Transfer'), '150123');
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), picture);
  fireEvent.change(screen.getByLabelText('Tanggal Transfer'), { target: { value } });
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});
