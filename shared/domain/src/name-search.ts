/** A word of a search: its parts ("rock", "n"), and all of them in one ("rockn"). */
export interface SearchedWord {
  parts: readonly string[];
  run: string;
}

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** Parts that are compared in one beside each other. */
const BESIDE = 3;
/** Letters and digits that no index of three-letter pieces finds inside of a word. */
const TOO_SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * A text as searches compare it (ADR 25): small letters of one form, without accents. Its words have a blank between them,
 * and the parts of a word a hyphen. `search_pieces` of the database does the same.
 */
export const searchPieces = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '-')
    .replace(/(\p{N})(?=\p{L})/gu, '$1-')
    .replace(/(\p{L})(?=\p{N})/gu, '$1-')
    .replace(/-? -?/gu, ' ')
    .replace(/^[ -]+|[ -]+$/gu, '');

/** A number or a single letter at the end of a word, and at its beginning. */
const ENDS_SHORT = /\p{N}$|(^|-)\p{L}$/u;
const BEGINS_SHORT = /^\p{N}|^\p{L}($|-)/u;

/** The text with parts written in one, and so the blanks beside a number or a single letter; `search_runs` of the database. */
export const searchRuns = (pieces: string): string =>
  pieces
    .split(' ')
    .map((word, at, words) =>
      at === 0 || ENDS_SHORT.test(words[at - 1] ?? '') || BEGINS_SHORT.test(word) ? word : ` ${word}`,
    )
    .join('')
    .replaceAll('-', '');

/** Each word that finds a name, between blanks: the parts, the words and the runs; `search_name` of the database. */
export function searchName(name: string): string {
  const pieces = searchPieces(name);
  const all = [pieces.replaceAll('-', ' '), pieces.replaceAll('-', ''), searchRuns(pieces)].join(' ');
  const words = [...new Set(all.split(' '))].filter(Boolean).sort();
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/**
 * The words of a search.
 * @param pieces of its text
 * @param runs of the pieces
 * @returns at most eight parts of words; none for a search of signs alone
 */
export function searchedWords(pieces: string, runs: string): SearchedWord[] {
  const parts = pieces.split(/[ -]/).filter(Boolean);
  const words: SearchedWord[] = [];
  let most = MAX_WORDS;
  for (const run of runs.split(' ').filter(Boolean)) {
    const own: string[] = [];
    while (parts.length > 0 && own.join('').length < run.length) own.push(parts.shift() ?? '');
    if (words.some((word) => word.run === run) || most === 0) continue;
    const kept = own.slice(0, most).map((part) => part.slice(0, MAX_WORD_LENGTH));
    most -= kept.length;
    words.push({ parts: kept, run: kept.join('') });
  }
  return words;
}

/** The signs of a search of signs alone. */
export function signsOf(search: string): string[] {
  const signs = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(signs)].slice(0, MAX_WORDS).map((sign) => sign.slice(0, MAX_WORD_LENGTH));
}

/** What a name with this text contains: one of one or two letters begins a word. */
const textInName = (text: string): string => (TOO_SHORT.test(text) ? ` ${text}` : text);

/** A number with something behind it is that number: "25 g" is not "250 g". */
const partInName = (part: string, isLast: boolean): string =>
  !isLast && /^\p{N}+$/u.test(part) ? ` ${part} ` : textInName(part);

/** The texts that show each part of a word: alone, in one with those beside it, or in one with all. */
function textsOf({ parts, run }: SearchedWord): string[][] {
  const inOne = parts
    .flatMap((_, from) => [2, BESIDE].map((length) => ({ from, to: from + length })))
    .filter(({ to }) => to <= parts.length);
  return parts.map((part, at) => {
    const texts = inOne
      .filter(({ from, to }) => from <= at && at < to)
      .map(({ from, to }) => textInName(parts.slice(from, to).join('')));
    return [...new Set([partInName(part, at === parts.length - 1), ...texts, textInName(run)])];
  });
}

/** What words of a search find: a name (`searchName`) that contains a text of each list. */
export const textsToFind = (words: readonly SearchedWord[]): string[][] => words.flatMap(textsOf);

/** What to find for words that have alternatives. */
export const alternativesToFind = (words: readonly (readonly string[])[]): string[][] =>
  words.map((alternatives) => alternatives.map(textInName));

/** Whether a search finds a name: each of its words is in it, however both are written. */
export function findsName(search: string, name: string): boolean {
  const pieces = searchPieces(search);
  const words = searchedWords(pieces, searchRuns(pieces));
  const text = searchName(name);
  if (words.length === 0) return signsOf(search).every((sign) => name.toLowerCase().includes(sign));
  return textsToFind(words).every((texts) => texts.some((each) => text.includes(each)));
}
