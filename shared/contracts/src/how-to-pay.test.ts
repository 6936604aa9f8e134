import type { Order } from './api/order.ts';
import { howToPay } from './how-to-pay.ts';

type Method = Parameters<typeof howToPay>[0];
type Type = NonNullable<Order['payment_method']>['type'];

const of = (payment_method: string, own: Partial<Method> = {}, type: Partial<Type> = {}) => {
  const { guide, ...destination } = howToPay({
    nomor_rekening: '1234567890',
    payment_code: '777',
    mobile_e_wallet: '081298765432',
    type_of_payment: 'otomatis',
    qr_code: null,
    payment_links: null,
    mobile_payment_links: null,
    bank_type_id: 0,
    ...own,
    type: { nama: 'Dompet', payment_method, payment_code_biller: null, ...type },
  });
  return { ...destination, guide: guide?.name ?? null };
};

test('the destination of a bank or virtual account is its number', () => {
  expect(of('bank')).toMatchObject({ title: 'Nomor Rekening Tujuan', number: '1234567890' });
  expect(of('va')).toMatchObject({ title: 'Nomor Rekening Tujuan', number: '1234567890' });
  expect(of('va', { nomor_rekening: '' }).number).toBe('777');
});

test('the destination of retail is its payment code', () => {
  expect(of('retail')).toMatchObject({ title: 'Nomor Pembayaran', number: '777' });
  expect(of('retail', { payment_code: null }).number).toBe('1234567890');
});

test('the destination of a wallet is its number, never the phone number of the shopper', () => {
  expect(of('e_wallet')).toMatchObject({ title: 'E-Wallet Tujuan', number: '1234567890' });
  expect(of('e_wallet', { nomor_rekening: '' }).number).toBe('');
});

test('cash has a sentence, QRIS a code to scan', () => {
  expect(of('cash', { nomor_rekening: 'Bayar di toko' })).toMatchObject({
    title: 'Informasi Pembayaran',
    number: 'Bayar di toko',
  });
  expect(of('qris')).toMatchObject({ title: 'E-Wallet Tujuan', number: '' });
});

test('an unknown kind is treated as a wallet', () => {
  expect(of('paylater')).toMatchObject({ title: 'E-Wallet Tujuan', number: '1234567890' });
});

test('instructions are those of the bank, if the kind has instructions', () => {
  expect(of('e_wallet').guide).toBe('Dompet');
  expect(of('va', { mobile_e_wallet: null }, { payment_code_biller: 22 }).guide).toBe('BCA Virtual Account');
  expect(of('qris', { mobile_e_wallet: null }, { payment_code_biller: 33 }).guide).toBe('QRIS');
  expect(of('va', { type_of_payment: 'manual' }, { payment_code_biller: 22 }).guide).toBeNull();
  expect(of('retail', {}, { payment_code_biller: 22 }).guide).toBeNull();
});
