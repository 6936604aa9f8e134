import { and, desc, eq, sql } from 'drizzle-orm';
import type { SearchedWord } from '@lapak/domain/name-search';
import type { Queryable } from '../../db/client.ts';
import { searchWords } from '../../db/schema/search-words.ts';
import { isMeantBy, mayHaveTypos, meantBeginnings } from '../../search/typing-mistakes.ts';

const MAX_ALTERNATIVES = 12;
/** Words with one beginning that are compared; those in the most names first. */
const MAX_CANDIDATES = 500;
/** Sorts behind every letter. */
const LAST = '\u{10ffff}';

/** The parts of all words, each once. */
export const partsOf = (words: readonly SearchedWord[]): string[] => [
  ...new Set(words.flatMap(({ parts }) => parts)),
];

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
