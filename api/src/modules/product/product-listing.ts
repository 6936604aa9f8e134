import { and, desc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { ListingQuery, ProductCard } from '@lapak/contracts/api/catalogue';
import { alternativesToFind, signsOf, textsToFind } from '@lapak/domain/name-search';
import { MOST_COUNTED } from '@lapak/domain/search';
import { DEFAULT_SORT } from '@lapak/domain/sort';
import type { Database } from '../../db/client.ts';
import { namedWith, withSigns, wordsOf } from '../../search/name-search.ts';
import { oneRow } from '../../db/one-row.ts';
import { prepared, withConstants } from '../../db/prepared.ts';
import { products } from '../../db/schema/catalogue.ts';
import { listedCounts, WHOLE_STORE } from '../../db/schema/listed-counts.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { listingFields, PER_PAGE, type ListedRow } from './listing-statement.ts';
import { keptPricesHold, priceNow } from './price-order.ts';
import { isListed } from './product-cards.ts';
import { partsOf, withTypos } from './product-search.ts';
import { cardView } from './product-view.ts';
import { contextView, type ListingContext } from './storefront-repository.ts';

export interface ListingPage {
  cards: ProductCard[];
  /** Products that fit the search and category, over all pages; of a search at most `MOST_COUNTED`. */
  total: number;
  /** The store's data on the page. */
  context: ListingContext;
  /** Whether stored prices of the store are due for renewal, as far as they were checked. */
  arePricesDue: boolean;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

const cardOf = (row: ListedRow): ProductCard =>
  cardView(
    {
      ...row,
      discountStartDate: momentOf(row.discountStartDate),
      discountEndDate: momentOf(row.discountEndDate),
    },
    { ...row, hasWish: false },
  );

/** The listed products of a store, in a category when there is one. */
const listed = (storeId: number | Placeholder, categoryId: number | Placeholder | undefined) =>
  and(
    eq(products.storeId, storeId),
    isListed,
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
  );

const always = sql<boolean>`true`;

/**
 * Without a search: of the sort orders there are few, so that each has its prepared statement.
 * @param price what products are sorted by when they are by price; the stored one where it is valid
 */
function preparedListing(db: Database, query: ListingQuery, price: 'kept' | 'now') {
  const categoryId = query.category_id === undefined ? undefined : sql.placeholder('categoryId');
  const name = [
    'listing',
    categoryId === undefined ? 'all' : 'category',
    query.sortBy ?? DEFAULT_SORT.sortBy,
    query.sort ?? DEFAULT_SORT.sort,
    (query.page ?? 1) === 1 ? 'first' : 'further',
    price,
  ].join(' ');
  return prepared(db, name, () => {
    const storeId = sql.placeholder('storeId');
    // Stored, as counting a large store takes longer than its page.
    const total = db
      .select({ total: listedCounts.total })
      .from(listedCounts)
      .where(and(eq(listedCounts.storeId, storeId), eq(listedCounts.categoryId, categoryId ?? WHOLE_STORE)));
    const by = price === 'kept' ? products.listedPrice : priceNow;
    const fields = {
      ...listingFields(db, { filter: listed(storeId, categoryId) }, query, total, by),
      holds: price === 'kept' ? keptPricesHold(db) : always,
    };
    return db.select(withConstants(fields)).from(oneRow).prepare(name);
  });
}

/**
 * With a search, all of which are different. Where few products match, the page is of those that were counted: the index of a sort
 * order would be read from end to end for them.
 */
function searchListing(db: Database, filter: SQL | undefined, query: ListingQuery) {
  // Counting on would cost with the size of the store.
  const found = db
    .$with('found')
    .as(db.select({ id: products.id }).from(products).where(filter).limit(MOST_COUNTED));
  const total = sql`(select count(*)::int from ${found})`;
  const few = and(
    eq(products.storeId, sql.placeholder('storeId')),
    sql`${products.id} in (select ${found.id} from ${found})`,
    sql`${total} < ${MOST_COUNTED}`,
  );
  const pages = {
    filter: and(filter, sql`${total} >= ${MOST_COUNTED}`),
    few: { filter: few, most: MOST_COUNTED },
  };
  return db
    .with(found)
    .select({ ...listingFields(db, pages, query, total, priceNow), holds: always })
    .from(oneRow)
    .prepare('');
}

/**
 * A page of a store's products, with the store's data. A search finds names that have all its words; one that
 * finds none is retried with the store's words that are one typo away. Signs alone, for which there is no index, are looked for
 * among the newest products.
 */
export async function listProducts(
  db: Database,
  storeId: number,
  query: ListingQuery,
  now: Date,
): Promise<ListingPage> {
  const given = {
    storeId,
    categoryId: query.category_id,
    now: now.toISOString(),
    offset: ((query.page ?? 1) - 1) * PER_PAGE,
  };
  const rowOf = async (statement: ReturnType<typeof searchListing>) => {
    const [row] = await statement.execute(given);
    if (!row) throw new Error('The listing has no row');
    return row;
  };
  const pageOf = (row: Awaited<ReturnType<typeof rowOf>>, arePricesDue = false): ListingPage => ({
    cards: row.cards.map(cardOf),
    total: row.total,
    context: contextView(row),
    arePricesDue,
  });
  const ask = async (statement: ReturnType<typeof searchListing>) => pageOf(await rowOf(statement));

  const search = cleanText(query.search);
  if (search === '') {
    if (query.sortBy !== 'price') return ask(preparedListing(db, query, 'now'));
    const kept = await rowOf(preparedListing(db, query, 'kept'));
    // One statement has one snapshot of the database: where all stored prices are valid, so is their order.
    return kept.holds ? pageOf(kept) : pageOf(await rowOf(preparedListing(db, query, 'now')), true);
  }
  const isListedHere = listed(storeId, query.category_id);
  const among = (...conditions: (SQL | undefined)[]) =>
    ask(searchListing(db, and(isListedHere, ...conditions), query));
  const words = await wordsOf(db, search);
  if (words.length === 0) {
    const newest = db
      .select({ id: products.id })
      .from(products)
      .where(isListedHere)
      .orderBy(desc(products.id))
      .limit(MOST_COUNTED);
    return among(inArray(products.id, newest), withSigns([products.nama], signsOf(search)));
  }
  const find = (texts: readonly (readonly string[])[]) => among(namedWith(products.searchName, texts));
  const literal = await find(textsToFind(words));
  const meant = literal.total === 0 ? await withTypos(db, storeId, partsOf(words)) : null;
  return meant ? find(alternativesToFind(meant)) : literal;
}
