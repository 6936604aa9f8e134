import { cutText } from '@lapak/domain/well-formed';

const LONGEST = 500;

/** What a mail program makes a link of: addresses of pages, with or without a scheme. */
const link =
  /:\/\/|\bwww\.|[\p{L}\d-]\.(com|net|org|id|info|biz|io|me|ly|co|app|dev|xyz|link|site|online|shop|store|top|club|live|click|vip|tk|ml|ga|cf|gq)\b/iu;
const emailAddress = /[^\s@]+@[^\s@]+/g;

/** A user's text as one line of a mail. */
export function typedText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${cutText(line, LONGEST)} …` : line;
}

/**
 * The same for a mail to an address that was typed beside it, which may be a stranger's: it is possible to order in
 * another person's name, so what holds a link is left to the order's page.
 */
export function typedTextWithoutLinks(text: string): string {
  return link.test(text.replace(emailAddress, '')) ? '(lihat halaman pesanan)' : typedText(text);
}
