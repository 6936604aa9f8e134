/** Whether a text is written as a phone number and as nothing else. */
export const readsAsPhone = (text: string): boolean =>
  /^[\d\s()+./_-]+$/.test(text) && phoneKey(text) !== null;

/**
 * The lookup key of a phone number: digits, a leading 62 as 0, so that `+62 812...` and `0812...` are one number.
 * @returns null when there are too few digits for a number
 */
export function phoneKey(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  const local = digits.startsWith('62') ? `0${digits.slice(2)}` : digits;
  return local.length >= 8 && local.length <= 16 ? local : null;
}
