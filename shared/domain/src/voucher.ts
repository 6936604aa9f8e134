import { formatRupiah } from './rupiah.ts';

/** A voucher as the API answers it (spec 1 §3): percent, or rupiah when fixed. */
export interface Voucher {
  type: 'percentage' | 'fixed';
  voucher_value: number;
}

/**
 * Why a voucher does not hold for an order, in Indonesian; null when the goods reach its minimum.
 * @param minTotal rupiah of goods from which the voucher holds
 * @param goodsTotal rupiah, before the voucher
 */
export const voucherMinimumProblem = (minTotal: number, goodsTotal: number): string | null =>
  goodsTotal < minTotal ? `Minimal pembelian ${formatRupiah(minTotal)} untuk voucher ini` : null;

/** Percent is counted in hundredths, so that 12.5 % stays exact in whole numbers. */
const HUNDREDTHS = 100;

/**
 * What a voucher takes off, in rupiah (spec 2 §4): a percentage of the goods total cut down to whole rupiah
 * (clamped to 0..100 %), or a fixed amount capped at the goods total. Never negative.
 */
export function voucherDiscount(voucher: Voucher | null | undefined, goodsTotal: number): number {
  if (!voucher || !Number.isFinite(voucher.voucher_value) || !(goodsTotal > 0)) return 0;
  const total = Math.trunc(goodsTotal);
  if (voucher.type === 'fixed') return Math.min(total, Math.max(0, Math.trunc(voucher.voucher_value)));
  const percent = Math.min(100, Math.max(0, voucher.voucher_value));
  const scaled = total * Math.round(percent * HUNDREDTHS);
  const divisor = 100 * HUNDREDTHS;
  return (scaled - (scaled % divisor)) / divisor;
}
