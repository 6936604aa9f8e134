import { parseWib } from '@lapak/domain/wire-dates';

/** An unpaid order that lapses within this time stands out. */
const SOON_MS = 2 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * How long an unpaid order has left when that is not long: "Batas bayar 45 menit lagi"; else null.
 * @param now by the browser's clock, for a hint; the API decides when it lapses
 */
export function soonLapsing(expiresAt: string | null, now: number): string | null {
  const left = (parseWib(expiresAt)?.getTime() ?? Infinity) - now;
  if (left > SOON_MS) return null;
  const minutes = Math.max(0, Math.ceil(left / MINUTE_MS));
  if (minutes === 0) return 'Batas bayar sudah lewat';
  const hours = Math.floor(minutes / 60);
  const words = [hours > 0 ? `${hours} jam` : '', minutes % 60 > 0 ? `${minutes % 60} menit` : ''];
  return `Batas bayar ${words.filter(Boolean).join(' ')} lagi`;
}
