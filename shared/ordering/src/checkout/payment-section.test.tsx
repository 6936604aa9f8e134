import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownGroups } from './payment-groups.ts';
import { PaymentSection } from './payment-section.tsx';
import { aPaymentMethod, noPaymentMethods } from '../testing/builders.ts';
import { openForm } from '@lapak/forms/testing/open-form';

const offered = {
  ...noPaymentMethods,
  bank: [aPaymentMethod(), aPaymentMethod({ id: 12, type: { nama: 'Mandiri', is_active: 0 } })],
  e_wallet: [aPaymentMethod({ id: 31, type: { nama: 'OVO', payment_method: 'e_wallet' } })],
  qris: [aPaymentMethod({ id: 33, admin_fee: 700, type: { nama: 'QRIS Lapak', payment_method: 'qris' } })],
  retail: [aPaymentMethod({ id: 41, type: { nama: 'Alfamart', payment_method: 'retail' } })],
};

beforeEach(() => {
  globalThis.lapakToasts = undefined;
});

test('the first group is open; the others open and close on their own', async () => {
  openForm(<PaymentSection groups={shownGroups('order', offered)} />);
  const bank = screen.getByRole('button', { name: /^Transfer Bank/ });
  const retail = screen.getByRole('button', { name: /^Retail/ });
  expect(bank).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(retail);
  await userEvent.click(bank);
  expect(retail).toHaveAttribute('aria-expanded', 'true');
  expect(bank).toHaveAttribute('aria-expanded', 'false');
});

const change = () => screen.getByRole('button', { name: 'Ubah metode pembayaran' });

test('the value is the id of the chosen method; the groups collapse to it, and open again at it', async () => {
  const form = openForm(<PaymentSection groups={shownGroups('order', offered)} />);
  await userEvent.click(screen.getByRole('radio', { name: /BCA/ }));
  expect(form.values).toEqual({ payment_method: 11 });
  expect(screen.getByRole('group', { name: 'Metode Pembayaran' })).toHaveTextContent('BCA Transfer Bank');
  expect(screen.queryByRole('button', { name: /^Retail/ })).not.toBeInTheDocument();
  await userEvent.click(change());
  expect(screen.getByRole('button', { name: 'Transfer Bank BCA' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /BCA/ })).toHaveFocus();
});

test("a method's admin fee stands beside it, and beside the chosen one", async () => {
  openForm(<PaymentSection groups={shownGroups('order', offered)} />);
  await userEvent.click(screen.getByRole('button', { name: /^QRIS/ }));
  await userEvent.click(screen.getByRole('radio', { name: /QRIS Lapak.*Biaya admin Rp700/ }));
  expect(screen.getByRole('group', { name: 'Metode Pembayaran' })).toHaveTextContent('Biaya admin Rp700');
});

test('an unavailable one cannot be chosen', async () => {
  const form = openForm(<PaymentSection groups={shownGroups('order', offered)} />);
  await userEvent.click(screen.getByRole('radio', { name: /Mandiri/ }));
  expect(form.values).toEqual({});
  expect(globalThis.lapakToasts?.queue.at(-1)).toMatchObject({
    text: 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain',
  });
});

test('OVO asks for the digits of its number', async () => {
  const form = openForm(<PaymentSection groups={shownGroups('order', offered)} />);
  expect(screen.queryByLabelText('Nomor OVO')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^E-Wallet/ }));
  await userEvent.click(screen.getByRole('radio', { name: /OVO/ }));
  await userEvent.type(screen.getByLabelText('Nomor OVO'), '62a812');
  expect(form.values).toEqual({ payment_method: 31, mobile_e_wallet: '62812' });
});

test('a method in two groups is checked in both', async () => {
  const form = openForm(<PaymentSection name="payment_method_id" groups={shownGroups('event', offered)} />);
  await userEvent.click(screen.getByRole('button', { name: /^QRIS/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Retail/ }));
  const radioIn = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole('radio', { name: /QRIS Lapak/ });
  await userEvent.click(radioIn('Retail'));
  expect(form.values).toEqual({ payment_method_id: 33 });
  await userEvent.click(change());
  expect(radioIn('QRIS')).toBeChecked();
  expect(radioIn('Retail')).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Alfamart/ })).not.toBeInTheDocument();
});

test("the server's error on the choice focuses the groups", async () => {
  openForm(<PaymentSection groups={shownGroups('order', offered)} />, {
    onSubmit: async () => ({ payment_method: 'Metode tidak tersedia' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Metode tidak tersedia')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Transfer Bank/ })).toHaveFocus());
});
