import { messages } from './messages.ts';

/** Shown when a store's number cannot be chatted with (spec 1 §8). */
export const INVALID_STORE_PHONE = messages.storeWhatsappInvalid;

/**
 * A store's number as WhatsApp wants it: "0812-3456-789" -> "628123456789". It must begin with 08 (spec 1 §5), so
 * `+628...` and `021...` give null; spaces, dots, dashes and brackets do not matter.
 */
export function toWhatsappNumber(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/[\s().-]/g, '');
  return /^08\d{1,18}$/.test(digits) ? `62${digits.slice(1)}` : null;
}

/**
 * Address that opens a chat with the store, its message already written; null for a number that is not valid
 * (show `INVALID_STORE_PHONE` then).
 */
export function chatLink(phone: string | null | undefined, prefixMessage?: string | null): string | null {
  const number = toWhatsappNumber(phone);
  if (number === null) return null;
  // Half of a surrogate pair (text cut in the middle of an emoji) would make encodeURIComponent throw.
  const message = (prefixMessage ?? '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return message === ''
    ? `https://wa.me/${number}`
    : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
