/**
 * A store's number in WhatsApp's format: "0812-3456-789" -> "628123456789". It must begin with 08 (spec 1 §5), so
 * `+628...` and `021...` give null; spaces, dots, dashes and brackets do not matter.
 */
export function toWhatsappNumber(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/[\s().-]/g, '');
  return /^08\d{1,18}$/.test(digits) ? `62${digits.slice(1)}` : null;
}

/** Marks that nobody sees: what copying from a contact list or a chat leaves around a number. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{M}]/gu;
const SEPARATORS = /[\s\p{Pd}\u2212\u2043().,;/_'"’‘“”·•[\]-]/gu;
const LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\/?\?phone=)([^?&#/]*)/i;
/** What a link or a card has before the number. The colon keeps usernames apart. */
const LABEL = /^(?:(?:no|tel|telp|phone|mobile|hp|wa|whatsapp|callto|sms)\b[\s.]*)+:/i;
/** The zero of national calls inside an international number: "+62 (0)812". */
const NATIONAL_ZERO = /^((?:\+|00)[\d\s.-]*)\(0\)/;

/** Digits, with a plus sign before an international number; null for a text that is no number. */
function dialled(text: string): string | null {
  const shown = text
    .normalize('NFKC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
  const [, linked] = LINK.exec(shown) ?? [];
  const written = linked?.replace(/%2b/i, '+') ?? shown.replace(LABEL, '');
  const digits = written
    .replace(NATIONAL_ZERO, '$1')
    .replace(SEPARATORS, '')
    .replace(/^\+0(?=[1-9])/, '0')
    .replace(/^\+?00/, '+');
  return /^\+?\d+$/.test(digits) ? digits : null;
}

/**
 * The one form of a phone number, however it was typed or copied: an Indonesian number begins with 0 ("+62 (0)812-3456",
 * "62812...", "812...", "0062...", "wa.me/62812...", "tel:+62..." are "0812..."), a foreign one with + and its country.
 * Separators, invisible marks and full-width digits do not matter. A number of this form is returned as it is.
 * @returns null for a text that is no phone number of 6 to 16 digits
 */
export function canonicalPhone(text: string): string | null {
  const digits = dialled(text);
  if (digits === null) return null;
  const isNational = /^(\+62|62(?=0?\d{7})|8(?=\d{7,12}$))/.test(digits);
  const local = isNational ? digits.replace(/^\+?620?|^(?=8)/, '0') : digits.replace(/^(?=[1-9]\d{9})/, '+');
  return /^\+?\d{6,16}$/.test(local) ? local : null;
}

/** An Indonesian mobile number in its one form ("08123456789"), as a chat link takes it. Null for anything else. */
export function localMobile(text: string): string | null {
  const phone = canonicalPhone(text);
  return phone !== null && /^08\d{7,12}$/.test(phone) ? phone : null;
}

/**
 * What a field for phone numbers holds, which are digits alone (spec 2 §5): what is typed, or the one form of a number that
 * was pasted, a foreign one with 00 instead of the plus sign.
 * @param text the field's
 */
export function phoneDigits(text: string): string {
  if (/^\d*$/.test(text)) return text;
  return (canonicalPhone(text)?.replace('+', '00') ?? text.normalize('NFKC')).replace(/\D/g, '');
}

/**
 * URL that opens a chat with the store, with a prepared message; null for an invalid number
 * (show `messages.storeWhatsappInvalid` then).
 */
export function chatLink(phone: string | null | undefined, prefixMessage?: string | null): string | null {
  const number = toWhatsappNumber(phone);
  return number === null ? null : chatLinkTo(number, prefixMessage);
}

/** As `chatLink`, to a number in WhatsApp's format. */
export function chatLinkTo(number: string, prefixMessage?: string | null): string {
  // encodeURIComponent throws on half of a surrogate pair (a text truncated in the middle of an emoji).
  const message = (prefixMessage ?? '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return message === ''
    ? `https://wa.me/${number}`
    : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
