import { voucherDiscount } from './voucher-kinds.ts';

test('a voucher takes off what its kind says', () => {
  expect(voucherDiscount({ type: 'percentage', voucher_value: 10 }, 20_000)).toBe(2_000);
  expect(voucherDiscount({ type: 'fixed', voucher_value: 5_000 }, 20_000)).toBe(5_000);
});

test('without a voucher nothing is taken off', () => {
  expect(voucherDiscount(null, 20_000)).toBe(0);
  expect(voucherDiscount(undefined, 20_000)).toBe(0);
});
