import { and, asc, desc, eq, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListingQuery, ProductCard } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT } from '@lapak/domain/sort';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { categories, priceVarieties, productImages, products } from '../../db/schema/catalogue.ts';
import { listedCounts, WHOLE_STORE } from '../../db/schema/listed-counts.ts';
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

/** Asks for how many products fit, over all pages. */
type Total = SQLWrapper & PromiseLike<{ total: number }[]>;

/** What a sort goes by. */
function sortValue(query: ListingQuery): SQL {
  switch (query.sortBy ?? DEFAULT_SORT.sortBy) {
    case 'promo':
      return sql`${products.statusPromo}`;
    case 'latest':
      return sql`${products.id}`;
    case 'bestseller':
      return sql`${products.soldCount}`;
    case 'price':
      return listedPrice();
  }
}

/** The newest first among equals, so that no product is on two pages. */
const order = (query: ListingQuery, by: SQLWrapper, id: SQLWrapper): SQL[] => [
  (query.sort ?? DEFAULT_SORT.sort) === 'asc' ? asc(by) : desc(by),
  desc(id),
];

/** The rows of a page. */
const pageRows = (db: Database, filter: SQL | undefined, query: ListingQuery) =>
  db
    .select({ ...cardColumns, sortedBy: sortValue(query).as('sorted_by') })
    .from(products)
    .where(filter)
    .orderBy(...order(query, sortValue(query), products.id))
    .limit(PER_PAGE)
    .offset(sql.placeholder('offset'))
    .as('page');
type PageRows = ReturnType<typeof pageRows>;

/** What a row's card shows of other tables. Asked outside of the page, so for no row that is passed over. */
function extras(db: Database, page: PageRows) {
  const ofStore = (table: { storeId: AnyPgColumn }) => eq(table.storeId, sql.placeholder('storeId'));
  const category = db
    .select({ nama: categories.nama })
    .from(categories)
    .where(and(ofStore(categories), eq(categories.id, page.categoryId)));
  const image = db
    .select({ key: productImages.fileKey })
    .from(productImages)
    .where(and(ofStore(productImages), eq(productImages.productId, page.id)))
    .orderBy(asc(productImages.position))
    .limit(1);
  const stock = db
    .select({ sum: sql`sum(${priceVarieties.stock})::int` })
    .from(priceVarieties)
    .where(
      and(
        ofStore(priceVarieties),
        eq(priceVarieties.productId, page.id),
        eq(priceVarieties.isRemoved, false),
      ),
    );
  return {
    categoryName: sql<string | null>`(${category})`,
    imageKey: sql<string | null>`(${image})`,
    varietyStock: sql<number | null>`case when ${page.enableVariations} then (${stock}) end`,
  };
}

/** A page's rows with all that their cards show, each with the number of products that fit: one round trip. */
function pageOf(db: Database, filter: SQL | undefined, query: ListingQuery, total: Total) {
  const page = pageRows(db, filter, query);
  return db
    .select({ ...page._.selectedFields, ...extras(db, page), total: sql<number>`(${total})` })
    .from(page)
    .orderBy(...order(query, page.sortedBy, page.id));
}

/** How many products fit a filter, counted. */
const counted = (db: Database, filter: SQL | undefined) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(filter);

/** The same for a whole store or a category: kept, as counting a large store takes longer than its page. */
const kept = (db: Database, storeId: number | Placeholder, categoryId: number | Placeholder) =>
  db
    .select({ total: listedCounts.total })
    .from(listedCounts)
    .where(and(eq(listedCounts.storeId, storeId), eq(listedCounts.categoryId, categoryId)));

/** Of the sort orders there are few, so that each has its prepared statement; searches are all different. */
function preparedPage(db: Database, query: ListingQuery) {
  const isInCategory = query.category_id !== undefined;
  const sortBy = query.sortBy ?? DEFAULT_SORT.sortBy;
  const name = `listing ${isInCategory ? 'category' : 'all'} ${sortBy} ${query.sort ?? DEFAULT_SORT.sort}`;
  return prepared(db, name, () => {
    const [storeId, categoryId] = [sql.placeholder('storeId'), sql.placeholder('categoryId')];
    const ofCategory = isInCategory ? eq(products.categoryId, categoryId) : undefined;
    const filter = and(eq(products.storeId, storeId), isListed, ofCategory);
    const total = kept(db, storeId, isInCategory ? categoryId : WHOLE_STORE);
    return pageOf(db, filter, query, total).prepare(name);
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
  const given = {
    storeId,
    categoryId: query.category_id,
    now: now.toISOString(),
    offset: ((query.page ?? 1) - 1) * PER_PAGE,
  };
  const answer = async (rows: Awaited<ReturnType<typeof pageOf>>, total: Total) => ({
    cards: rows.map((row) => cardView(row, { ...row, hasWish: false })),
    // A page beyond the last has no row that could tell.
    total: rows[0]?.total ?? (given.offset === 0 ? 0 : ((await total)[0]?.total ?? 0)),
  });

  if (words.length === 0) {
    const rows = await preparedPage(db, query).execute(given);
    return answer(rows, kept(db, storeId, query.category_id ?? WHOLE_STORE));
  }
  const found = async (alternatives: readonly (readonly string[])[]) => {
    const filter = and(
      eq(products.storeId, storeId),
      isListed,
      query.category_id === undefined ? undefined : eq(products.categoryId, query.category_id),
      namesWith(alternatives),
    );
    const total = counted(db, filter);
    return answer(await pageOf(db, filter, query, total).prepare('').execute(given), total);
  };
  const literal = await found(words.map((word) => [word]));
  const meant = literal.total === 0 ? await withTypos(db, storeId, words) : null;
  return meant ? found(meant) : literal;
}
