import fc from 'fast-check';
import { amountOff, discountBy, percentageOff, voucherMinimumProblem } from './voucher.ts';

const percentage = (percent: number, goodsTotal: number) => discountBy(percentageOff, percent, goodsTotal);
const fixed = (rupiah: number, goodsTotal: number) => discountBy(amountOff, rupiah, goodsTotal);

test('a percentage is rounded down to whole rupiah', () => {
  expect(percentage(10, 99_999)).toBe(9_999);
  expect(percentage(33, 100)).toBe(33);
  expect(percentage(12.5, 1_000)).toBe(125);
  expect(percentage(29, 100)).toBe(29);
  expect(percentage(0.29, 10_000)).toBe(29);
  expect(percentage(1, 99)).toBe(0);
});

test('a percentage stays between 0 and 100', () => {
  expect(percentage(150, 10_000)).toBe(10_000);
  expect(percentage(-5, 10_000)).toBe(0);
});

test('a fixed amount is capped at the goods total', () => {
  expect(fixed(5_000, 10_000)).toBe(5_000);
  expect(fixed(50_000, 10_000)).toBe(10_000);
  expect(fixed(-1, 10_000)).toBe(0);
});

test('an invalid value or a total of 0 has no discount', () => {
  expect(fixed(Number.NaN, 10_000)).toBe(0);
  expect(fixed(5_000, 0)).toBe(0);
  expect(fixed(5_000, -10)).toBe(0);
  expect(percentage(10, Number.NaN)).toBe(0);
});

test('a discount is whole, never negative and never above the goods total', () => {
  const rule = fc.constantFrom(percentageOff, amountOff);
  const value = fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -200, max: 200 }));
  fc.assert(
    fc.property(rule, value, fc.integer({ min: 0, max: 10_000_000_000 }), (by, given, goodsTotal) => {
      const discount = discountBy(by, given, goodsTotal);
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
        expect(BigInt(percentage(percent, total))).toBe((BigInt(total) * BigInt(percent)) / 100n);
      },
    ),
  );
});

test('a voucher applies from its minimum on, and its message names the minimum', () => {
  expect(voucherMinimumProblem(50_000, 49_999)).toBe('Minimal pembelian Rp50.000 untuk voucher ini');
  expect(voucherMinimumProblem(50_000, 50_000)).toBeNull();
  expect(voucherMinimumProblem(0, 0)).toBeNull();
});
