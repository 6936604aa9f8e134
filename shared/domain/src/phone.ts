import { messages } from './messages.ts';

/** Shown when a store's number is not valid for WhatsApp (spec 1 §8). */
export const INVALID_STORE_PHONE = messages.storeWhatsappInvalid;

/**
 * A store's number in WhatsApp's format: "0812-3456-789" -> "628123456789". It must begin with 08 (spec 1 §5), so
 * `+628...` and `021...` give null; spaces, dots, dashes and brackets do not matter.
 */
export function toWhatsappNumber(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/[\s().-]/g, '');
  return /^08\d{1,18}$/.test(digits) ? `62${digits.slice(1)}` : null;
}

/**
 * An Indonesian mobile number as people write it ("+62 812-3456-789", "62812...", "(0812) 3456789", "wa.me/62812...") in
 * the form that a chat link wants: "08123456789". Null for anything else.
 */
export function localMobile(phone: string): string | null {
  const digits = phone.replace(/^\s*(https?:\/\/)?wa\.me\/\+?/i, '').replace(/[\s().-]/g, '');
  const local = digits.replace(/^(\+?620?|(?=8))/, '0');
  return /^08\d{7,12}$/.test(local) && toWhatsappNumber(local) !== null ? local : null;
}

/**
 * URL that opens a chat with the store, with a prepared message; null for an invalid number
 * (show `INVALID_STORE_PHONE` then).
 */
export function chatLink(phone: string | null | undefined, prefixMessage?: string | null): string | null {
  const number = toWhatsappNumber(phone);
  if (number === null) return null;
  // encodeURIComponent throws on half of a surrogate pair (a text truncated in the middle of an emoji).
  const message = (prefixMessage ?? '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return message === ''
    ? `https://wa.me/${number}`
    : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
