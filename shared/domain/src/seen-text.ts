/**
 * A text as readers see it, so that two that look alike are one: every kind of blank is a blank, and what is not seen is nothing, but for
 * what joins and parts letters and the pieces of emoji (U+200C, U+200D). Line breaks stay. The place of a lost character (U+FFFD) and
 * code points that are no character are nothing either: files of spreadsheets leave them out.
 */
export const seenText = (text: string): string =>
  text
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u200B\u200E\u200F\u2060\uFEFF\uFFFD]|\p{Noncharacter_Code_Point}/gu, '');
