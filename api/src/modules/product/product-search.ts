import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { isOneTypoAway } from '../../lib/edit-distance.ts';
import { areKeysBeside } from '../../lib/keyboard.ts';
import { containing } from '../../lib/like-pattern.ts';
import { isListed } from './product-cards.ts';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** Shorter words, and numbers, have too many neighbours to distinguish a typo from another word. */
const MAY_HAVE_TYPOS = /^(\p{L}{3}|.{4,})$/u;
const SHORT = 3;
const MAX_ALTERNATIVES = 12;
const MAX_CANDIDATES = 500;
/** Low, because the exact comparison comes after it: a typo in the middle of "kopi" leaves 0.2. */
const SIMILARITY = 0.19;

/** The words of a search, in small letters. */
export function searchWords(search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS);
}

const nameContains = (text: string) => sql`lower(${products.nama}) like ${containing(text)}`;

/** Products whose name holds, for every word, one of its alternatives. */
export function namesWith(words: readonly (readonly string[])[]): SQL | undefined {
  return and(...words.map((alternatives) => or(...alternatives.map(nameContains))));
}

/**
 * Whether a word of three letters is one typing mistake away from another word: a letter left out, two
 * swapped, or the key beside the right one. "tej" is "teh", but "jam" is not "jas".
 */
function fitsShort(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || word.length < SHORT || !isOneTypoAway(typed, word)) return false;
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? '']]));
  const [[pressed = '', meant = ''] = []] = wrong;
  return word.length > SHORT || wrong.length !== 1 || areKeysBeside(pressed, meant);
}

/**
 * A word fits the beginning of a longer one too, so that a search may be typed half; a short one would fit too many.
 */
function fits(typed: string, word: string): boolean {
  if (typed.length <= SHORT) return fitsShort(typed, word);
  return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isOneTypoAway(typed, word.slice(0, length)),
  );
}

/** Words of the store's product names at one typo from the typed word. */
async function neighbours(db: Database, storeId: number, typed: string): Promise<string[]> {
  if (!MAY_HAVE_TYPOS.test(typed)) return [];
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${SIMILARITY}`));
    const words = tx
      .selectDistinct({
        word: sql<string>`regexp_split_to_table(lower(${products.nama}), '[^[:alnum:]]+')`.as('word'),
      })
      .from(products)
      .where(and(eq(products.storeId, storeId), isListed, sql`lower(${products.nama}) %> ${typed}`))
      .as('words');
    // The likest first: a name brings words along that have nothing to do with it, in a large store thousands.
    return tx
      .select({ word: words.word })
      .from(words)
      .orderBy(desc(sql`word_similarity(${typed}, ${words.word})`), words.word)
      .limit(MAX_CANDIDATES);
  });
  return rows
    .map(({ word }) => word)
    .filter((word) => fits(typed, word))
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
    .slice(0, MAX_ALTERNATIVES);
}

/**
 * Alternatives for a search that finds nothing: each word with the store's words at one typo from it.
 * @returns null when there is nothing else to look for
 */
export async function withTypos(
  db: Database,
  storeId: number,
  words: readonly string[],
): Promise<string[][] | null> {
  const alternatives: string[][] = [];
  for (const word of words) alternatives.push([word, ...(await neighbours(db, storeId, word))]);
  return alternatives.some((texts) => texts.length > 1) ? alternatives : null;
}
