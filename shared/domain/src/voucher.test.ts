import fc from 'fast-check';
import { voucherDiscount } from './voucher.ts';

const percentage = (voucher_value: number) => ({ type: 'percentage' as const, voucher_value });
const fixed = (voucher_value: number) => ({ type: 'fixed' as const, voucher_value });

test('a percentage is cut down to whole rupiah', () => {
  expect(voucherDiscount(percentage(10), 99_999)).toBe(9_999);
  expect(voucherDiscount(percentage(33), 100)).toBe(33);
  expect(voucherDiscount(percentage(12.5), 1_000)).toBe(125);
  expect(voucherDiscount(percentage(29), 100)).toBe(29);
  expect(voucherDiscount(percentage(0.29), 10_000)).toBe(29);
  expect(voucherDiscount(percentage(1), 99)).toBe(0);
});

test('a percentage stays between 0 and 100', () => {
  expect(voucherDiscount(percentage(150), 10_000)).toBe(10_000);
  expect(voucherDiscount(percentage(-5), 10_000)).toBe(0);
});

test('a fixed amount is capped at the goods total', () => {
  expect(voucherDiscount(fixed(5_000), 10_000)).toBe(5_000);
  expect(voucherDiscount(fixed(50_000), 10_000)).toBe(10_000);
  expect(voucherDiscount(fixed(-1), 10_000)).toBe(0);
});

test('no voucher, nonsense or nothing to pay takes nothing off', () => {
  expect(voucherDiscount(null, 10_000)).toBe(0);
  expect(voucherDiscount(fixed(Number.NaN), 10_000)).toBe(0);
  expect(voucherDiscount(fixed(5_000), 0)).toBe(0);
  expect(voucherDiscount(fixed(5_000), -10)).toBe(0);
  expect(voucherDiscount(percentage(10), Number.NaN)).toBe(0);
});

test('a discount is whole, never negative and never above the goods total', () => {
  const voucher = fc.record({
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    voucher_value: fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -200, max: 200 })),
  });
  fc.assert(
    fc.property(voucher, fc.integer({ min: 0, max: 10_000_000_000 }), (given, goodsTotal) => {
      const discount = voucherDiscount(given, goodsTotal);
      expect(Number.isInteger(discount)).toBe(true);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(goodsTotal);
    }),
  );
});

test('a whole percentage is the exact truncated share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 10_000_000_000 }),
      (percent, total) => {
        expect(BigInt(voucherDiscount(percentage(percent), total))).toBe(
          (BigInt(total) * BigInt(percent)) / 100n,
        );
      },
    ),
  );
});
