import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProofForm } from './proof-form.tsx';
import type { ProofValues } from './proof-values.ts';
import { aPaymentMethod } from './testing/builders.ts';

const accounts = [aPaymentMethod({ id: 5 }), aPaymentMethod({ id: 9, type: { nama: 'Mandiri' } })];
const picture = new File(['x'], 'bukti.png', { type: 'image/png' });

function open(own: { chosenAccountId?: number | null; progress?: number | null } = {}) {
  const sent: ProofValues[] = [];
  render(
    <ProofForm
      invoice="EVT/1"
      total={150_123}
      accounts={accounts}
      chosenAccountId={9}
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
  expect(screen.getByText('Tagihan pesanan ini Rp150.123')).toBeVisible();
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

test('missing fields show errors, and nothing is sent', async () => {
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
  expect(sent).toEqual([]);
});

test('an upload shows its progress, and the picture cannot be changed', () => {
  open({ progress: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'Mengunggah' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByLabelText('Upload Bukti Transfer')).toBeDisabled();
});
