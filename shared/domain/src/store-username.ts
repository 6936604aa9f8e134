const SHORTEST = 3;
const LONGEST = 30;

/** The username of a store, which is the first part of its addresses: as a regular expression, for schemas. */
export const STORE_USERNAME = `^[a-z0-9][a-z0-9_-]{1,${LONGEST - 2}}[a-z0-9]$`;

const username = new RegExp(STORE_USERNAME);

/** Whether a store may have this username, if it is free. */
export const isStoreUsername = (text: string): boolean => username.test(text);

/** A username as it is typed: without blanks around it, in lower case. */
export const typedUsername = (text: string): string => text.trim().toLowerCase();

/** Words without accents and signs, in lower case: "Kopi Né, Bu Sri" are kopi, ne, bu, sri. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/**
 * A username that a store's name suggests: its words together, as many as fit. "Rumah Batik" is rumahbatik.
 * @param room letters that are left free at the end
 * @returns a username by the rules; "toko" before a name that is too short for one
 */
export function suggestedUsername(name: string, room = 0): string {
  const longest = LONGEST - room;
  let text = '';
  for (const word of wordsOf(name)) {
    if (text !== '' && text.length + word.length > longest) break;
    text = (text + word).slice(0, longest);
  }
  return text.length < SHORTEST ? `toko${text}` : text;
}
