import { destinationOf } from './payment-destination.ts';

const of = (
  group: Parameters<typeof destinationOf>[0]['type']['payment_method'],
  own: { nomor_rekening?: string; payment_code?: string | null } = {},
) =>
  destinationOf({
    nomor_rekening: '1234567890',
    payment_code: '777',
    mobile_e_wallet: '081298765432',
    type: { payment_method: group },
    ...own,
  });

test('a bank or virtual account is paid to by its number', () => {
  expect(of('bank')).toEqual({ title: 'Nomor Rekening Tujuan', number: '1234567890' });
  expect(of('va')).toEqual({ title: 'Nomor Rekening Tujuan', number: '1234567890' });
  expect(of('va', { nomor_rekening: '' }).number).toBe('777');
});

test('a shop is paid at by its code', () => {
  expect(of('retail')).toEqual({ title: 'Nomor Pembayaran', number: '777' });
  expect(of('retail', { payment_code: null }).number).toBe('1234567890');
});

test('a wallet is paid to by its number, else by the phone of the shopper', () => {
  expect(of('e_wallet')).toEqual({ title: 'E-Wallet Tujuan', number: '1234567890' });
  expect(of('e_wallet', { nomor_rekening: '' }).number).toBe('081298765432');
});

test('cash has words, QRIS a code to scan', () => {
  expect(of('cash', { nomor_rekening: 'Bayar di toko' })).toEqual({
    title: 'Informasi Pembayaran',
    number: 'Bayar di toko',
  });
  expect(of('qris')).toEqual({ title: 'E-Wallet Tujuan', number: '' });
});
