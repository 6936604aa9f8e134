const grouping = /\B(?=(\d{3})+(?!\d))/g;

/**
 * Whole rupiah with dots between thousands, without prefix: 12500 -> "12.500". A fraction is cut off; what is not a
 * finite number counts as 0.
 */
export function formatThousands(amount: number): string {
  const whole = Number.isFinite(amount) ? Math.trunc(amount) : 0;
  // Not `Intl.NumberFormat`: the first one takes 100 ms on a slow phone during the start of the page. A BigInt is never
  // formatted with an exponent.
  const digits = BigInt(Math.abs(whole)).toString();
  return `${whole < 0 ? '-' : ''}${digits.replace(grouping, '.')}`;
}

/** Whole rupiah with the prefix: 12500 -> "Rp12.500", -500 -> "-Rp500" (spec 1 §1). */
export function formatRupiah(amount: number): string {
  const text = formatThousands(amount);
  return text.startsWith('-') ? `-Rp${text.slice(1)}` : `Rp${text}`;
}

/** A price as shoppers see it: 0 is "Gratis" (spec 1 §5). */
export function formatPrice(amount: number): string {
  return amount === 0 ? 'Gratis' : formatRupiah(amount);
}

/** The total of several lines: 0 is "Gratis", except where none of them can be bought (null), which is Rp0. */
export const formatTotal = (total: number | null): string =>
  total === null ? formatRupiah(0) : formatPrice(total);

/** Before the lowest of several prices. */
export const LOWEST_PREFIX = 'Mulai dari';

/** Prices from the lowest to the highest, in rupiah: "Rp10.000 sampai Rp20.000"; "Rp10.000" when they are one. */
export const formatRupiahRange = ({ min, max }: { min: number; max: number }): string =>
  min === max ? formatRupiah(min) : `${formatRupiah(min)} sampai ${formatRupiah(max)}`;

/** The digits of an input: "Rp 12.500" -> "12500". */
export function parseDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Display of an amount field while typing: "0012500" -> "12.500"; empty without digits. */
export function formatThousandsInput(text: string): string {
  return parseDigits(text)
    .replace(/^0+(?=\d)/, '')
    .replace(grouping, '.');
}
