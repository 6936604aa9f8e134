import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchedWords, type SearchedWord } from '@lapak/domain/name-search';
import type { Queryable } from '../db/client.ts';
import { oneRow } from '../db/one-row.ts';

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Pattern of `like` for texts that contain this one; its own `%`, `_` and `\` are plain characters. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** The words of a search, in the form that the database compares names in (ADR 25); none for a search of signs alone. */
export async function wordsOf(db: Queryable, search: string): Promise<SearchedWord[]> {
  const pieces = sql`search_pieces(${search})`;
  const [row] = await db
    .select({ pieces: sql<string>`${pieces}`, runs: sql<string>`search_runs(${pieces})` })
    .from(oneRow);
  return searchedWords(row?.pieces ?? '', row?.runs ?? '');
}

/** Rows whose name (`search_name`) contains a text of each list. */
export const namedWith = (name: AnyPgColumn | SQL, texts: readonly (readonly string[])[]): SQL | undefined =>
  and(...texts.map((each) => or(...each.map((text) => sql`${name} like ${containing(text)}`))));

/** Rows of which one of the texts, as they were written, has every sign. */
export const withSigns = (texts: readonly (AnyPgColumn | SQL)[], signs: readonly string[]): SQL | undefined =>
  and(...signs.map((sign) => or(...texts.map((text) => sql`lower(${text}) like ${containing(sign)}`))));

/** Rows of which one of the texts has each word of a search, as it was written but for capitals. */
export const withWords = (texts: readonly (AnyPgColumn | SQL)[], search: string): SQL | undefined => {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => or(...texts.map((text) => ilike(text, containing(word))))));
};
