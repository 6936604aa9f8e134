import { voucherDiscount } from './voucher-kinds.ts';

test('the discount of a voucher depends on its kind', () => {
  expect(voucherDiscount({ type: 'percentage', voucher_value: 10 }, 20_000)).toBe(2_000);
  expect(voucherDiscount({ type: 'fixed', voucher_value: 5_000 }, 20_000)).toBe(5_000);
});

test('without a voucher the discount is 0', () => {
  expect(voucherDiscount(null, 20_000)).toBe(0);
  expect(voucherDiscount(undefined, 20_000)).toBe(0);
});
