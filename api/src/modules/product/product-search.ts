import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { searchWords } from '../../db/schema/search-words.ts';
import { beginningWith, containing } from '../../lib/like-pattern.ts';
import { isMeantBy, mayHaveTypos, meantBeginnings } from './typing-mistakes.ts';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
const MAX_ALTERNATIVES = 12;
/** Words with one beginning that are compared; those in the most names first. */
const MAX_CANDIDATES = 500;
/** Sorts behind every letter. */
const LAST = '\u{10ffff}';

const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Whether no index can help: a search of signs alone. */
export const areSigns = (words: readonly string[]): boolean =>
  words.length > 0 && !words.some((word) => HAS_LETTER.test(word));

/** The words of a search, in small letters; signs between words do not count. */
export function wordsOf(search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
    .filter((word) => word !== '');
  const spelled = words.filter((word) => HAS_LETTER.test(word));
  return [...new Set(spelled.length > 0 ? spelled : words)].slice(0, MAX_WORDS);
}

/** Letters and digits that no index of three-letter pieces finds inside of a word. */
const TOO_SHORT = /^[\p{L}\p{N}]{1,2}$/u;
/** What stands in front of a word in a name, as a pattern of `like`; nothing at the name's beginning. */
const BEFORE_WORDS = ['', '% ', '%-', '%(', '%/', '%\\_'];

const nameIsLike = (pattern: string) => sql`lower(${products.nama}) like ${pattern}`;

/** A word of one or two letters is looked for where words begin, which an index finds. */
const nameContains = (text: string) =>
  TOO_SHORT.test(text)
    ? or(...BEFORE_WORDS.map((before) => nameIsLike(before + beginningWith(text))))
    : nameIsLike(containing(text));

/** Products whose name holds, for every word, one of its alternatives. */
export function namesWith(words: readonly (readonly string[])[]): SQL | undefined {
  return and(...words.map((alternatives) => or(...alternatives.map(nameContains))));
}

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
