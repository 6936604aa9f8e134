const BEGINNINGS = ['ka', 'me', 'so', 'ti', 'bu', 'ra', 'ne', 'lo', 'pi', 'gu', 'da', 'je', 'co', 'si', 'mu'];
const ENDS = ['rang', 'lati', 'puk', 'den', 'sori', 'jaya', 'bela', 'tamu', 'nir', 'wos'];

/** In a fifth of the names. */
export const FREQUENT = 'kopi';

/** The words that names of products are made of, besides. */
export const words: readonly string[] = BEGINNINGS.flatMap((start) => ENDS.map((end) => start + end));

/** A word with a wrong letter, which is in no name. @param at which word */
export function mistyped(at: number): string {
  const word = words[at % words.length] ?? FREQUENT;
  return `${word.slice(0, -1)}x`;
}
