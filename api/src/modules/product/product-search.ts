import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { searchWords } from '../../db/schema/search-words.ts';
import { beginningWith, containing } from '../../lib/like-pattern.ts';
import { oneRow } from './storefront-repository.ts';
import { isMeantBy, mayHaveTypos, meantBeginnings } from './typing-mistakes.ts';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
const MAX_ALTERNATIVES = 12;
/** Words with one beginning that are compared; those in the most names first. */
const MAX_CANDIDATES = 500;
/** Sorts behind every letter. */
const LAST = '\u{10ffff}';

/** A word of a search: its parts ("rock", "n"), and all of them in one ("rockn"). */
export interface SearchedWord {
  parts: readonly string[];
  run: string;
}

/** The signs of a search of signs alone, for which no index helps. */
export function signsOf(search: string): string[] {
  const signs = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(signs)].slice(0, MAX_WORDS).map((sign) => sign.slice(0, MAX_WORD_LENGTH));
}

/**
 * The words of a search, in letters that the database compares names in (`search_pieces`, ADR 25); signs between words do
 * not count. None for a search of signs alone.
 */
export async function wordsOf(db: Queryable, search: string): Promise<SearchedWord[]> {
  const pieces = sql`search_pieces(${search})`;
  const [row] = await db
    .select({ parts: sql<string>`${pieces}`, runs: sql<string>`search_runs(${pieces})` })
    .from(oneRow);
  const parts = (row?.parts ?? '').split(/[ -]/).filter(Boolean);
  const words: SearchedWord[] = [];
  let most = MAX_WORDS;
  for (const run of (row?.runs ?? '').split(' ').filter(Boolean)) {
    const own: string[] = [];
    while (parts.length > 0 && own.join('').length < run.length) own.push(parts.shift() ?? '');
    if (words.some((word) => word.run === run) || most === 0) continue;
    const kept = own.slice(0, most).map((part) => part.slice(0, MAX_WORD_LENGTH));
    most -= kept.length;
    words.push({ parts: kept, run: kept.join('') });
  }
  return words;
}

/** The parts of all words, each once. */
export const partsOf = (words: readonly SearchedWord[]): string[] =>
  [...new Set(words.flatMap(({ parts }) => parts))].slice(0, MAX_WORDS);

/** Letters and digits that no index of three-letter pieces finds inside of a word. */
const TOO_SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** A word of one or two letters is looked for where words begin, which an index finds. */
const nameContains = (text: string) =>
  sql`${products.searchName} like ${TOO_SHORT.test(text) ? `% ${beginningWith(text)}` : containing(text)}`;

/** Parts that are compared in one beside each other. */
const BESIDE = 3;

/** A number with something behind it is that number: "25 g" is not "250 g". */
const partIsNamed = (part: string, isLast: boolean) =>
  !isLast && /^\p{N}+$/u.test(part) ? sql`${products.searchName} like ${`% ${part} %`}` : nameContains(part);

/** Names that have each part of a word: alone, in one with those beside it, or in one with all. */
function hasParts({ parts, run }: SearchedWord): SQL | undefined {
  const wholes = parts.flatMap((_, from) =>
    [2, BESIDE].map((length) => ({
      from,
      to: from + length,
      text: parts.slice(from, from + length).join(''),
    })),
  );
  const inOne = wholes.filter(({ to }) => to <= parts.length);
  const each = parts.map((part, at) =>
    or(
      partIsNamed(part, at === parts.length - 1),
      ...inOne.filter(({ from, to }) => from <= at && at < to).map(({ text }) => nameContains(text)),
    ),
  );
  return parts.length === 1 ? each[0] : or(nameContains(run), and(...each));
}

/** Products whose name has every word. */
export const namesWith = (words: readonly SearchedWord[]): SQL | undefined => and(...words.map(hasParts));

/** Products whose name has, for every word, one of its alternatives. */
export const namesWithAny = (words: readonly (readonly string[])[]): SQL | undefined =>
  and(...words.map((alternatives) => or(...alternatives.map(nameContains))));

/** Products whose name has every sign. */
export const namesWithSigns = (signs: readonly string[]): SQL | undefined =>
  and(...signs.map((sign) => sql`lower(${products.nama}) like ${containing(sign)}`));

/** What the store's names have for each typed word; words in the most names come first. */
interface Meant {
  /** Whether words begin with it: it is none that was mistyped. */
  isKnown: boolean;
  /** Words at one typo from it. */
  words: string[];
}

/** Statement that gives the words of a store's names which begin as asked, each with the typed word that asked for it. */
export function wordsBeginning(
  db: Queryable,
  storeId: number,
  asked: readonly { typed: string; beginning: string }[],
) {
  const { word, names } = searchWords;
  const near = db
    .select({ word, names })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.storeId, storeId),
        sql`${word} >= asked.beginning and ${word} < asked.beginning || ${LAST}`,
      ),
    )
    .orderBy(desc(names), word)
    .limit(MAX_CANDIDATES)
    .as('near');
  const typed = sql.param(asked.map((each) => each.typed));
  const beginnings = sql.param(asked.map(({ beginning }) => beginning));
  return db
    .selectDistinct({ typed: sql<string>`asked.typed`, word: near.word, names: near.names })
    .from(sql`unnest(${typed}::text[], ${beginnings}::text[]) as asked(typed, beginning)`)
    .crossJoinLateral(near)
    .orderBy(desc(near.names), near.word);
}

async function lookUp(
  db: Queryable,
  storeId: number,
  words: readonly string[],
): Promise<ReadonlyMap<string, Meant>> {
  const asked = words
    .filter(mayHaveTypos)
    .flatMap((typed) => [typed, ...meantBeginnings(typed)].map((beginning) => ({ typed, beginning })));
  const rows = asked.length === 0 ? [] : await wordsBeginning(db, storeId, asked);
  const meant = (each: string): Meant => {
    const found = rows.filter((row) => row.typed === each).map((row) => row.word);
    return {
      isKnown: found.some((known) => known.startsWith(each)),
      words: found.filter((known) => isMeantBy(each, known)).slice(0, MAX_ALTERNATIVES),
    };
  };
  return new Map(words.map((each) => [each, meant(each)]));
}

/**
 * Alternatives for a search that finds nothing: each word that the store does not have with its words at one typo from it.
 * A search of words that it has, though in no name together, is tried with those at one typo from any.
 * @returns null when there is nothing else to look for
 */
export async function withTypos(
  db: Queryable,
  storeId: number,
  words: readonly string[],
): Promise<string[][] | null> {
  const meant = await lookUp(db, storeId, words);
  const areKnown = words.every((word) => meant.get(word)?.isKnown);
  const alternatives = words.map((word) => {
    const { isKnown, words: near } = meant.get(word) ?? { isKnown: false, words: [] };
    return isKnown && !areKnown ? [word] : [word, ...near.filter((each) => each !== word)];
  });
  return alternatives.some((texts) => texts.length > 1) ? alternatives : null;
}
