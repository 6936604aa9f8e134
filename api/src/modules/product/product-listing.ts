import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ListingQuery, ProductCard } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT } from '@lapak/domain/sort';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { cardColumns, cardsOf, isListed } from './product-cards.ts';
import { namesWith, searchWords, withTypos } from './product-search.ts';

/** Products on a page of the listing. */
export const PER_PAGE = 20;

export interface ListingPage {
  cards: ProductCard[];
  /** Products that fit the search and category, over all pages. */
  total: number;
}

/** The price that a card shows: the discount's while it holds and the product is on promotion (spec 1 §5). */
function listedPrice(now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`case when ${products.enableDiscountPricing} and ${products.statusPromo}
    and ${moment} between ${products.discountStartDate} and ${products.discountEndDate}
    then least(${products.harga}, coalesce(${products.discountPrice}, ${products.harga}))
    else ${products.harga} end`;
}

/** What a sort goes by; the newest first among equals, so that no product is on two pages. */
function order(query: ListingQuery, now: Date): SQL[] {
  const direction = (query.sort ?? DEFAULT_SORT.sort) === 'asc' ? asc : desc;
  switch (query.sortBy ?? DEFAULT_SORT.sortBy) {
    case 'promo':
      return [direction(products.statusPromo), desc(products.id)];
    case 'latest':
      return [direction(products.id)];
    case 'bestseller':
      return [direction(products.soldCount), desc(products.id)];
    case 'price':
      return [direction(listedPrice(now)), desc(products.id)];
  }
}

/**
 * A page of a store's products. A search finds names that hold all its words; one that finds none is tried again
 * with the store's words that are one typo away.
 */
export async function listProducts(
  db: Database,
  storeId: number,
  query: ListingQuery,
  now: Date,
): Promise<ListingPage> {
  const words = searchWords(query.search ?? '');
  const inCategory = and(
    eq(products.storeId, storeId),
    isListed,
    query.category_id === undefined ? undefined : eq(products.categoryId, query.category_id),
  );
  const count = (filter: SQL | undefined) => db.$count(products, filter);

  let filter = and(inCategory, namesWith(words.map((word) => [word])));
  let total = await count(filter);
  if (total === 0 && words.length > 0) {
    const meant = await withTypos(db, storeId, words);
    if (meant) {
      filter = and(inCategory, namesWith(meant));
      total = await count(filter);
    }
  }
  const offset = ((query.page ?? 1) - 1) * PER_PAGE;
  if (offset >= total) return { cards: [], total };
  const rows = await db
    .select(cardColumns)
    .from(products)
    .where(filter)
    .orderBy(...order(query, now))
    .limit(PER_PAGE)
    .offset(offset);
  return { cards: await cardsOf(db, storeId, rows), total };
}
