import { formatRupiah } from './rupiah.ts';

/**
 * Reason why a voucher does not apply to an order, in Indonesian; null when the goods reach its minimum.
 * @param minTotal minimum goods total in rupiah
 * @param goodsTotal rupiah, before the voucher
 */
export const voucherMinimumProblem = (minTotal: number, goodsTotal: number): string | null =>
  goodsTotal < minTotal ? `Minimal pembelian ${formatRupiah(minTotal)} untuk voucher ini` : null;

/**
 * Discount of a kind of voucher in rupiah: an integer, never negative, never above the goods total.
 * @param value of the voucher; finite
 * @param goodsTotal whole rupiah above 0, before the voucher
 */
export type DiscountRule = (value: number, goodsTotal: number) => number;

/** Percent in hundredths, so that 12.5 % is exact in integers. */
const HUNDREDTHS = 100;

/** A percentage of the goods total, clamped to 0..100 % and rounded down to whole rupiah (spec 2 §4). */
export const percentageOff: DiscountRule = (value, goodsTotal) => {
  const percent = Math.min(100, Math.max(0, value));
  const scaled = goodsTotal * Math.round(percent * HUNDREDTHS);
  const divisor = 100 * HUNDREDTHS;
  return (scaled - (scaled % divisor)) / divisor;
};

/** A fixed amount of rupiah, capped at the goods total (spec 2 §4). */
export const amountOff: DiscountRule = (value, goodsTotal) =>
  Math.min(goodsTotal, Math.max(0, Math.trunc(value)));

/** Discount of a rule; 0 for invalid values or a total of 0. Parameters as of `DiscountRule`, but not trusted. */
export function discountBy(rule: DiscountRule, value: number, goodsTotal: number): number {
  if (!Number.isFinite(value) || !(goodsTotal > 0)) return 0;
  return rule(value, Math.trunc(goodsTotal));
}
