import { formatDateDashed, parseWib } from './wire-dates.ts';

const two = (digits: string) => digits.padStart(2, '0');

/**
 * A day as people type it, as on the wire (spec 2 §5): "5-12-2026", "05/12/2026", "05122026" and "2026-12-05" are
 * "2026-12-05". Null for what is no day, also 30 February.
 */
export function parseTypedDate(text: string): string | null {
  const typed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  const wire = day && month && year ? `${year}-${two(month)}-${two(day)}` : typed;
  return /^\d{4}-\d{2}-\d{2}$/.test(wire) && parseWib(wire) ? wire : null;
}

/** A day of the wire as forms show it, "05-12-2026"; any other text as it is. */
export const typedDate = (value: string): string =>
  parseTypedDate(value) === value ? formatDateDashed(value) : value;

/** The text with the hyphens of DD-MM-YYYY, so that a keypad of digits alone is enough: "0512" is "05-12". */
export function spacedDate(text: string): string {
  if (/^\d{4}[-/.]/.test(text)) return text;
  return text
    .replace(/[/. ]/g, '-')
    .replace(/^(\d{2})(\d)/, '$1-$2')
    .replace(/^(\d{1,2}-\d{2})(\d)/, '$1-$2');
}
