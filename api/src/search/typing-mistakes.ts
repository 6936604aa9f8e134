import { isOneTypoAway } from './edit-distance.ts';
import { areKeysAdjacent } from './keyboard.ts';

/** Shorter words, and numbers, have too many neighbours to distinguish a typo from another word. */
const MAY_HAVE_TYPOS = /^(\p{L}{3}|.{4,})$/u;
const SHORT = 3;

/** Whether a word is long enough to have another one meant by it. */
export const mayHaveTypos = (typed: string): boolean => MAY_HAVE_TYPOS.test(typed);

/**
 * Whether a word of three letters is one typing mistake away from another word: a letter left out, two
 * swapped, or the key beside the right one. "tej" is "teh", but "jam" is not "jas".
 */
function fitsShort(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || word.length < SHORT || !isOneTypoAway(typed, word)) return false;
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? '']]));
  const [[pressed = '', meant = ''] = []] = wrong;
  return word.length > SHORT || wrong.length !== 1 || areKeysAdjacent(pressed, meant);
}

/**
 * Whether a word may be meant by a typed one. It fits the beginning of a longer one too, so that a search may be typed
 * half; a short one would fit too many.
 */
export function isMeantBy(typed: string, word: string): boolean {
  if (typed.length <= SHORT) return fitsShort(typed, word);
  return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isOneTypoAway(typed, word.slice(0, length)),
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
/** Letters at the beginning of which either all are right, or the mistake is among them. */
const HEAD = 2;
const LONG_HEAD = 3;
const LONG = 6;

/**
 * The beginnings that the words meant by a typed one can have. A mistake is either behind the first letters, and the word
 * begins with them; or among them, and the rest is right. So a lookup costs the same however many words there are: a
 * few hundred places of a sorted list, instead of every word that has some letters in common.
 */
export function meantBeginnings(typed: string): string[] {
  const head = typed.length >= LONG ? LONG_HEAD : HEAD;
  const beginnings = new Set([typed.slice(0, head)]);
  for (let at = 0; at < head; at += 1) {
    const before = typed.slice(0, at);
    const [letter = '', next = ''] = [typed[at], typed[at + 1]];
    beginnings.add(before + typed.slice(at + 1));
    beginnings.add(before + next + letter + typed.slice(at + 2));
    for (const meant of LETTERS) {
      beginnings.add(before + meant + typed.slice(at + 1));
      beginnings.add(before + meant + typed.slice(at));
    }
  }
  return [...beginnings];
}
