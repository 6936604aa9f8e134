import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stores } from '../../db/schema/stores.ts';
import { containing } from '../../lib/like-pattern.ts';

export const STORES_PER_PAGE = 24;
const MAX_WORDS = 6;

/**
 * A page of the open stores (valid and active), by name, and how many there are in all.
 * @param search words, each of which the name or the username contains; an empty text finds all
 * @param page from 1
 */
export async function openStores(db: Database, { search, page }: { search: string; page: number }) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(containing);
  const isWanted = and(
    eq(stores.isValid, true),
    eq(stores.isActive, true),
    ...words.map((word) => or(ilike(stores.namaToko, word), ilike(stores.username, word))),
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
