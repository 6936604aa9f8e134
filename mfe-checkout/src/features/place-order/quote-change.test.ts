/** @jest-environment node */
import { isQuote, quoteTotal } from './quote-change.ts';

const quote = {
  total_harga_barang: 100_000,
  ongkir: 18_000,
  discount: 10_000,
  donate_amount: 5_000,
  admin_fee: 4_000,
  total: 113_000,
};

test('the agreed amount excludes the admin fee', () => {
  expect(quoteTotal(quote)).toBe(113_000);
});

test('a quote has all its amounts', () => {
  expect(isQuote(quote)).toBe(true);
  expect(isQuote({ ...quote, ongkir: '18000' })).toBe(false);
});
