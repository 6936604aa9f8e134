import { wellFormed } from '@lapak/domain/well-formed';

/** Text as it may be stored: no NUL (PostgreSQL refuses it), no half surrogates, no blanks around it. */
export function cleanText(value: string | null | undefined): string {
  return wellFormed((value ?? '').replaceAll('\0', '')).trim();
}

/** Marks that no reader sees and that may turn a text around or split it; the joiner of emojis is none. */
const INVISIBLE = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A name or a sentence as it may be stored: on one line, without invisible marks. */
export const cleanLine = (value: string | null | undefined): string =>
  cleanText(value)
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A number or code without the signs that nobody sees and that come along from chats and spreadsheets: zero-width ones, directions. */
export const visibleText = (value: string | null | undefined): string =>
  cleanText(cleanText(value).replace(/\p{Cf}/gu, ''));

/** The text, or null when there is none. */
export const textOrNull = (value: string | null | undefined): string | null => value || null;
