import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListingQuery, ProductCard } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT } from '@lapak/domain/sort';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { categories, priceVarieties, productImages, products } from '../../db/schema/catalogue.ts';
import { cardColumns, isListed } from './product-cards.ts';
import { namesWith, searchWords, withTypos } from './product-search.ts';
import { cardView } from './product-view.ts';

/** Products on a page of the listing. */
export const PER_PAGE = 20;

export interface ListingPage {
  cards: ProductCard[];
  /** Products that fit the search and category, over all pages. */
  total: number;
}

/** The price that a card shows: the discount's while it holds and the product is on promotion (spec 1 §5). */
function listedPrice(): SQL {
  const moment = sql`${sql.placeholder('now')}::timestamptz`;
  return sql`case when ${products.enableDiscountPricing} and ${products.statusPromo}
    and ${moment} between ${products.discountStartDate} and ${products.discountEndDate}
    then least(${products.harga}, coalesce(${products.discountPrice}, ${products.harga}))
    else ${products.harga} end`;
}

/** What a sort goes by; the newest first among equals, so that no product is on two pages. */
function order(query: ListingQuery): SQL[] {
  const direction = (query.sort ?? DEFAULT_SORT.sort) === 'asc' ? asc : desc;
  switch (query.sortBy ?? DEFAULT_SORT.sortBy) {
    case 'promo':
      return [direction(products.statusPromo), desc(products.id)];
    case 'latest':
      return [direction(products.id)];
    case 'bestseller':
      return [direction(products.soldCount), desc(products.id)];
    case 'price':
      return [direction(listedPrice()), desc(products.id)];
  }
}

/** What a row's card shows of other tables. Subqueries are asked for the rows of one page, not for all that fit. */
function extras(db: Database) {
  const ofRow = (table: { storeId: AnyPgColumn }) => eq(table.storeId, products.storeId);
  const category = db
    .select({ nama: categories.nama })
    .from(categories)
    .where(and(ofRow(categories), eq(categories.id, products.categoryId)));
  const image = db
    .select({ key: productImages.fileKey })
    .from(productImages)
    .where(and(ofRow(productImages), eq(productImages.productId, products.id)))
    .orderBy(asc(productImages.position))
    .limit(1);
  const stock = db
    .select({ sum: sql`sum(${priceVarieties.stock})::int` })
    .from(priceVarieties)
    .where(
      and(
        ofRow(priceVarieties),
        eq(priceVarieties.productId, products.id),
        eq(priceVarieties.isRemoved, false),
      ),
    );
  return {
    categoryName: sql<string | null>`(${category})`,
    imageKey: sql<string | null>`(${image})`,
    varietyStock: sql<number | null>`case when ${products.enableVariations} then (${stock}) end`,
  };
}

/** A page's rows with all that their cards show, each with the number of products that fit: one round trip. */
function pageOf(db: Database, filter: SQL | undefined, query: ListingQuery) {
  const total = sql<number>`(${db
    .select({ total: sql`count(*)::int` })
    .from(products)
    .where(filter)})`;
  return db
    .select({ ...cardColumns, ...extras(db), total })
    .from(products)
    .where(filter)
    .orderBy(...order(query))
    .limit(PER_PAGE)
    .offset(sql.placeholder('offset'));
}

/** Of the sort orders there are few, so that each has its prepared statement; searches are all different. */
function preparedPage(db: Database, query: ListingQuery) {
  const inCategory = query.category_id === undefined ? 'all' : 'category';
  const sortBy = query.sortBy ?? DEFAULT_SORT.sortBy;
  const name = `listing ${inCategory} ${sortBy} ${query.sort ?? DEFAULT_SORT.sort}`;
  return prepared(db, name, () => {
    const filter = and(
      eq(products.storeId, sql.placeholder('storeId')),
      isListed,
      inCategory === 'all' ? undefined : eq(products.categoryId, sql.placeholder('categoryId')),
    );
    return pageOf(db, filter, query).prepare(name);
  });
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
  const given = {
    storeId,
    categoryId: query.category_id,
    now: now.toISOString(),
    offset: ((query.page ?? 1) - 1) * PER_PAGE,
  };
  const answer = async (rows: Awaited<ReturnType<typeof pageOf>>, filter: SQL | undefined) => ({
    cards: rows.map((row) => cardView(row, { ...row, hasWish: false })),
    // A page beyond the last has no row that could tell.
    total: rows[0]?.total ?? (given.offset === 0 ? 0 : await db.$count(products, filter)),
  });

  if (words.length === 0) return answer(await preparedPage(db, query).execute(given), inCategory);
  const found = async (alternatives: readonly (readonly string[])[]) => {
    const filter = and(inCategory, namesWith(alternatives));
    return answer(await pageOf(db, filter, query).prepare('').execute(given), filter);
  };
  const literal = await found(words.map((word) => [word]));
  const meant = literal.total === 0 ? await withTypos(db, storeId, words) : null;
  return meant ? found(meant) : literal;
}
