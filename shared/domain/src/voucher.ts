import { formatRupiah } from './rupiah.ts';

/**
 * Why a voucher does not hold for an order, in Indonesian; null when the goods reach its minimum.
 * @param minTotal rupiah of goods from which the voucher holds
 * @param goodsTotal rupiah, before the voucher
 */
export const voucherMinimumProblem = (minTotal: number, goodsTotal: number): string | null =>
  goodsTotal < minTotal ? `Minimal pembelian ${formatRupiah(minTotal)} untuk voucher ini` : null;

/**
 * What a voucher of some kind takes off, in rupiah: whole, never negative, never above the goods total.
 * @param value of the voucher; finite
 * @param goodsTotal whole rupiah above 0, before the voucher
 */
export type DiscountRule = (value: number, goodsTotal: number) => number;

/** Percent is counted in hundredths, so that 12.5 % stays exact in whole numbers. */
const HUNDREDTHS = 100;

/** A percentage of the goods total, clamped to 0..100 % and cut down to whole rupiah (spec 2 §4). */
export const percentageOff: DiscountRule = (value, goodsTotal) => {
  const percent = Math.min(100, Math.max(0, value));
  const scaled = goodsTotal * Math.round(percent * HUNDREDTHS);
  const divisor = 100 * HUNDREDTHS;
  return (scaled - (scaled % divisor)) / divisor;
};

/** A fixed amount of rupiah, capped at the goods total (spec 2 §4). */
export const amountOff: DiscountRule = (value, goodsTotal) =>
  Math.min(goodsTotal, Math.max(0, Math.trunc(value)));

/** What a rule takes off; 0 for nonsense or nothing to pay. Parameters as of `DiscountRule`, but not trusted. */
export function discountBy(rule: DiscountRule, value: number, goodsTotal: number): number {
  if (!Number.isFinite(value) || !(goodsTotal > 0)) return 0;
  return rule(value, Math.trunc(goodsTotal));
}
