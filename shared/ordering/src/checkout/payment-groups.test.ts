/** @jest-environment node */
import { askedPhone, shownGroups } from './payment-groups.ts';
import { aPaymentMethod, noPaymentMethods } from '../testing/builders.ts';

const of = (id: number, payment_method: 'cash' | 'bank' | 'va' | 'e_wallet' | 'qris' | 'retail') => [
  aPaymentMethod({ id, type: { payment_method } }),
];
const everything = {
  cash: of(1, 'cash'),
  bank: of(2, 'bank'),
  va: of(3, 'va'),
  e_wallet: of(4, 'e_wallet'),
  qris: of(5, 'qris'),
  retail: of(6, 'retail'),
};

const shown = (...args: Parameters<typeof shownGroups>) =>
  shownGroups(...args).map(({ label, methods }) => [label, methods.map(({ id }) => id)]);

test('an order has six groups with their own methods', () => {
  expect(shown('order', everything)).toEqual([
    ['Cash', [1]],
    ['Transfer Bank', [2]],
    ['Virtual Account', [3]],
    ['E-Wallet', [4]],
    ['QRIS', [5]],
    ['Retail', [6]],
  ]);
});

test('an event has another label for bank accounts and lists QRIS as retail', () => {
  expect(shown('event', everything)).toEqual([
    ['Cash', [1]],
    ['Rekening Tujuan', [2]],
    ['Virtual Account', [3]],
    ['E-Wallet', [4]],
    ['QRIS', [5]],
    ['Retail', [5]],
  ]);
});

test('a group is shown when the store offers it and it has methods to list', () => {
  expect(shown('order', undefined)).toEqual([]);
  expect(shown('order', { ...noPaymentMethods, va: of(3, 'va') })).toEqual([['Virtual Account', [3]]]);
  expect(shown('event', { ...noPaymentMethods, qris: of(5, 'qris') })).toEqual([['QRIS', [5]]]);
  expect(shown('event', { ...noPaymentMethods, retail: of(6, 'retail') })).toEqual([]);
});

test.each([
  ['OVO', 'e_wallet', true],
  ['ovo (Instan)', 'e_wallet', true],
  ['Novo', 'e_wallet', false],
  ['DANA', 'e_wallet', false],
  ['OVO', 'qris', false],
] as const)('%s of %s asks for a phone number: %s', (nama, payment_method, asks) => {
  expect(askedPhone(aPaymentMethod({ type: { nama, payment_method } }))?.label).toBe(
    asks ? 'Nomor OVO' : undefined,
  );
});
