import { and, asc, sql } from 'drizzle-orm';
import { signsOf, textsToFind } from '@lapak/domain/name-search';
import type { Database } from '../../db/client.ts';
import { namedWith, withSigns, wordsOf } from '../../search/name-search.ts';
import { stores } from '../../db/schema/stores.ts';
import { isListed } from '../store/store-state.ts';

export const STORES_PER_PAGE = 24;

/**
 * A page of the stores that sell something, by name, and how many there are in all.
 * @param search words, each of which the name or the username has, however they are written (ADR 25); an empty text finds all
 * @param page from 1
 */
export async function openStores(db: Database, { search, page }: { search: string; page: number }) {
  const words = await wordsOf(db, search);
  const isWanted = and(
    isListed,
    words.length > 0
      ? namedWith(stores.searchName, textsToFind(words))
      : withSigns([stores.namaToko, stores.username], signsOf(search)),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        username: stores.username,
        namaToko: stores.namaToko,
        bio: stores.bio,
        logoKey: stores.logoKey,
      })
      .from(stores)
      .where(isWanted)
      .orderBy(asc(sql`lower(${stores.namaToko})`), asc(stores.id))
      .limit(STORES_PER_PAGE)
      .offset((page - 1) * STORES_PER_PAGE),
    db.$count(stores, isWanted),
  ]);
  return { rows, total };
}
