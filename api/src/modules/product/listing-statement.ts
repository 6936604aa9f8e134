import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ListingQuery } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT } from '@lapak/domain/sort';
import type { Database } from '../../db/client.ts';
import { categories, priceVarieties, productImages, products } from '../../db/schema/catalogue.ts';
import { cardColumns, combinationSummary } from './product-cards.ts';
import type { CardRow, Combinations } from './product-view.ts';
import { contextLists, jsonRows } from './storefront-repository.ts';

/** Products on a page of the listing. */
export const PER_PAGE = 20;

/** A page's row as JSON has it. */
export type ListedRow = Omit<CardRow, 'discountStartDate' | 'discountEndDate'> & {
  discountStartDate: string | null;
  discountEndDate: string | null;
  categoryName: string | null;
  imageKey: string | null;
  combinations: Combinations | null;
};

const storeId = sql.placeholder('storeId');

function sortValue(query: ListingQuery, price: SQLWrapper): SQLWrapper {
  switch (query.sortBy ?? DEFAULT_SORT.sortBy) {
    case 'promo':
      return products.statusPromo;
    case 'latest':
      return products.id;
    case 'bestseller':
      return products.soldCount;
    case 'price':
      return price;
  }
}

/** Among equals what is sold out comes last, and the newest first, so that no product is on two pages. */
function order(query: ListingQuery, by: SQLWrapper, soldOut: SQLWrapper, id: SQLWrapper): SQL[] {
  const first = (query.sort ?? DEFAULT_SORT.sort) === 'asc' ? asc(by) : desc(by);
  // No two products are equally new.
  return query.sortBy === 'latest' ? [first] : [first, asc(soldOut), desc(id)];
}

const isFirstPage = (query: ListingQuery) => (query.page ?? 1) === 1;

/** The first page has no offset: without one the planner sees that few rows are needed, whatever the parameters are. */
const skipped = (query: ListingQuery) => (isFirstPage(query) ? undefined : sql.placeholder('offset'));

const rowsOf = (db: Database, filter: SQL | undefined, by: SQLWrapper) =>
  db
    .select({ ...cardColumns, isSoldOut: products.isSoldOut, sortedBy: sql`${by}`.as('sorted_by') })
    .from(products)
    .where(filter);

/** The page's rows, in the order of an index where there is one. */
const rowsInOrder = (db: Database, filter: SQL | undefined, query: ListingQuery, price: SQLWrapper) => {
  const by = sortValue(query, price);
  const rows = rowsOf(db, filter, by)
    .orderBy(...order(query, by, products.isSoldOut, products.id))
    .limit(PER_PAGE);
  const offset = skipped(query);
  return offset ? rows.offset(offset) : rows;
};

/** The page's rows when only a few match: all of them are sorted. Their limit keeps the planner from reading an index in order. */
function rowsOfFew(db: Database, few: Few, query: ListingQuery, price: SQLWrapper) {
  const all = rowsOf(db, few.filter, sortValue(query, price)).limit(few.most).as('few');
  const rows = db
    .select()
    .from(all)
    .orderBy(...order(query, all.sortedBy, all.isSoldOut, all.id))
    .limit(PER_PAGE);
  const offset = skipped(query);
  return offset ? rows.offset(offset) : rows;
}

/** Products that are named by their numbers, when there are few. */
export interface Few {
  /** Fits none when there are more. */
  filter: SQL | undefined;
  most: number;
}

/** Which products are listed. */
export interface Listed {
  filter: SQL | undefined;
  /** Fits the same products while they are few, and the filter none then. */
  few?: Few;
}

/**
 * The rows of a page alone, so that the cards' subqueries on other tables do not run for rows that the offset skips.
 */
function pageRows(db: Database, { filter, few }: Listed, query: ListingQuery, price: SQLWrapper) {
  const rows = rowsInOrder(db, filter, query, price);
  return few ? unionAll(rowsOfFew(db, few, query, price), rows).as('page') : rows.as('page');
}

function cards(db: Database, listed: Listed, query: ListingQuery, price: SQLWrapper) {
  const page = pageRows(db, listed, query, price);
  const combinations = db
    .select({ summary: combinationSummary })
    .from(priceVarieties)
    .where(
      and(
        eq(priceVarieties.storeId, storeId),
        eq(priceVarieties.productId, page.id),
        eq(priceVarieties.isRemoved, false),
      ),
    );
  return db
    .select({
      id: page.id,
      slug: page.slug,
      nama: sql`${page.nama}`.as('nama'),
      category: page.category,
      harga: page.harga,
      stock: page.stock,
      soldCount: sql`${page.soldCount}`.as('soldCount'),
      statusPromo: sql`${page.statusPromo}::int`.as('statusPromo'),
      enableVariations: sql`${page.enableVariations}::int`.as('enableVariations'),
      enableDiscountPricing: sql`${page.enableDiscountPricing}::int`.as('enableDiscountPricing'),
      discountPrice: sql`${page.discountPrice}`.as('discountPrice'),
      discountStartDate: sql`${page.discountStartDate}`.as('discountStartDate'),
      discountEndDate: sql`${page.discountEndDate}`.as('discountEndDate'),
      ratingSum: sql`${page.ratingSum}`.as('ratingSum'),
      reviewCount: sql`${page.reviewCount}`.as('reviewCount'),
      categoryName: sql`${categories.nama}`.as('categoryName'),
      imageKey: sql`${productImages.fileKey}`.as('imageKey'),
      combinations: sql`case when ${page.enableVariations} then (${combinations}) end`.as('combinations'),
    })
    .from(page)
    .leftJoin(categories, and(eq(categories.storeId, storeId), eq(categories.id, page.categoryId)))
    .leftJoin(
      productImages,
      and(
        eq(productImages.storeId, storeId),
        eq(productImages.productId, page.id),
        // Pictures are counted from 0.
        eq(productImages.position, 0),
      ),
    )
    .orderBy(...order(query, page.sortedBy, page.isSoldOut, page.id));
}

/**
 * Everything that an answer of the listing has of the database, each as one value of a row. Rows come as JSON, which
 * is read many times faster than columns. Needs the placeholders `storeId`, `now`, and `offset` beyond the first page.
 * @param total also count the products that match, over all pages
 * @param price what products are sorted by when they are by price
 */
export const listingFields = (
  db: Database,
  listed: Listed,
  query: ListingQuery,
  total: SQLWrapper,
  price: SQLWrapper,
) => ({
  cards: jsonRows<ListedRow[]>(cards(db, listed, query, price)),
  total: sql<number>`coalesce((${total}), 0)`,
  ...contextLists(db),
});
