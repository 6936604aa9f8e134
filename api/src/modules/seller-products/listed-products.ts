import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  LOW_STOCK,
  type ProductCounts,
  type ProductFilter,
  type ProductSort,
  type SellerProductItem,
  type SellerProductsQuery,
  type SellerProductsResponse,
} from '@lapak/contracts/api/seller-product';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { signsOf, textsToFind } from '@lapak/domain/name-search';
import type { Database, Queryable } from '../../db/client.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { categories, priceVarieties, productImages, products } from '../../db/schema/catalogue.ts';
import { isKept } from '../../import/kept-products.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { namedWith, withSigns, wordsOf } from '../../search/name-search.ts';
import { fileUrl } from '../store/store-view.ts';
import { versionOf } from '../seller-forms/versions.ts';

const PRODUCTS_PER_PAGE = 25;

/** A filter's value for products without a category. */
const NO_CATEGORY = '-';

/** The combinations that a product has, of the store's, as a subquery of each row. */
const combinationsOf = (storeId: number, what: SQL, which?: SQL) =>
  sql`(select ${what} from ${priceVarieties} where ${and(
    eq(priceVarieties.storeId, storeId),
    eq(priceVarieties.productId, products.id),
    eq(priceVarieties.isRemoved, false),
    which,
  )})`;

/** A piece count that is nearly gone. What has no pieces never is. */
const isLow = (
  storeId: number,
) => sql`(${products.category} = 'barang' and case when ${products.enableVariations}
  then exists ${combinationsOf(storeId, sql`1`, sql`${priceVarieties.stock} between 1 and ${LOW_STOCK}`)}
  else ${products.stock} between 1 and ${LOW_STOCK} end)`;

const piecesOf = (storeId: number) => sql`case when ${products.enableVariations}
  then ${combinationsOf(storeId, sql`coalesce(sum(${priceVarieties.stock}), 0)`)} else ${products.stock} end`;

const isShown = sql`not ${products.isRemoved}`;

async function searched(db: Queryable, text: string): Promise<SQL | undefined> {
  if (text === '') return undefined;
  const words = await wordsOf(db, text);
  return words.length > 0
    ? namedWith(products.searchName, textsToFind(words))
    : withSigns([products.nama], signsOf(text));
}

const ofCategory = (storeId: number, key: string): SQL | undefined =>
  key === NO_CATEGORY
    ? isNull(products.categoryId)
    : eq(
        products.categoryId,
        sql`(select ${categories.id} from ${categories} where ${and(eq(categories.storeId, storeId), eq(categories.importKey, key))})`,
      );

/** The products that a filter finds, in no order. */
export async function wantedProducts(
  db: Queryable,
  storeId: number,
  { q, category_key: category, kind, stock_level: level = 'all', state = 'all' }: ProductFilter,
): Promise<SQL | undefined> {
  const states = {
    all: undefined,
    shown: isShown,
    hidden: eq(products.isHidden, 1),
    promo: eq(products.statusPromo, 1),
  };
  const levels = { all: undefined, out: eq(products.isSoldOut, true), low: isLow(storeId) };
  return and(
    eq(products.storeId, storeId),
    isKept,
    await searched(db, cleanText(q)),
    category === undefined ? undefined : ofCategory(storeId, category),
    kind === undefined ? undefined : eq(products.category, kind),
    states[state],
    levels[level],
  );
}

const orders: Record<ProductSort, (storeId: number) => SQL[]> = {
  newest: () => [],
  changed: () => [desc(products.updatedAt)],
  name: () => [asc(sql`lower(${products.nama})`)],
  cheapest: () => [asc(products.listedPrice)],
  dearest: () => [desc(products.listedPrice)],
  stock: (storeId) => [asc(piecesOf(storeId))],
  sold: () => [desc(products.soldCount)],
};

const columns = {
  id: products.id,
  slug: products.slug,
  nama: products.nama,
  category: products.category,
  categoryId: products.categoryId,
  harga: products.harga,
  stock: products.stock,
  enableVariations: products.enableVariations,
  isSoldOut: products.isSoldOut,
  statusPromo: products.statusPromo,
  isHidden: products.isHidden,
  soldCount: products.soldCount,
  updatedAt: products.updatedAt,
};

type Listed = Pick<typeof products.$inferSelect, keyof typeof columns>;

/** What items need besides their rows: three statements, however many they are. */
async function partsOf(db: Queryable, storeId: number, rows: readonly Listed[]) {
  const ids = rows.map(({ id }) => id);
  const named = await db
    .select({ id: categories.id, key: categories.importKey, nama: categories.nama })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)));
  const images = await db
    .select({ id: productImages.productId, key: productImages.fileKey })
    .from(productImages)
    .where(
      and(
        eq(productImages.storeId, storeId),
        inArray(productImages.productId, ids.length > 0 ? ids : [0]),
        eq(productImages.position, 0),
      ),
    );
  const sums = await db
    .select({
      id: priceVarieties.productId,
      min: sql`min(${priceVarieties.price})`.mapWith(Number),
      max: sql`max(${priceVarieties.price})`.mapWith(Number),
      stock: sql`sum(${priceVarieties.stock})`.mapWith(Number),
      count: sql<number>`count(*)::int`,
    })
    .from(priceVarieties)
    .where(
      and(
        eq(priceVarieties.storeId, storeId),
        isOneOf(priceVarieties.productId, ids),
        eq(priceVarieties.isRemoved, false),
      ),
    )
    .groupBy(priceVarieties.productId);
  return {
    categories: new Map(named.map((category) => [category.id, category])),
    images: new Map(images.map(({ id, key }) => [id, key])),
    sums: new Map(sums.map((sum) => [sum.id, sum])),
  };
}

function itemView(row: Listed, parts: Awaited<ReturnType<typeof partsOf>>): SellerProductItem {
  const category = parts.categories.get(row.categoryId ?? 0);
  const sum = row.enableVariations === 1 ? parts.sums.get(row.id) : undefined;
  return {
    id: row.id,
    slug: row.slug,
    nama: row.nama,
    category: row.category,
    category_key: category?.key ?? null,
    category_name: category?.nama ?? null,
    image_url: fileUrl(parts.images.get(row.id) ?? null),
    price: { min: sum?.min ?? row.harga, max: sum?.max ?? row.harga },
    stock: sum?.stock ?? row.stock,
    combinations: sum?.count ?? 0,
    is_sold_out: row.isSoldOut,
    status_promo: row.statusPromo,
    is_hidden: row.isHidden,
    sold_count: row.soldCount,
    changed_at: nowIsoWib(row.updatedAt),
    version: versionOf(row),
  };
}

/** How many products the store has of each state and stock level. */
async function countsOf(db: Queryable, storeId: number): Promise<ProductCounts> {
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      shown: counted(isShown),
      hidden: counted(sql`${products.isHidden}`),
      promo: counted(sql`${products.statusPromo}`),
      out: counted(sql`${products.isSoldOut}`),
      low: counted(isLow(storeId)),
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), isKept));
  return counts ?? { all: 0, shown: 0, hidden: 0, promo: 0, out: 0, low: 0 };
}

/** A page of a store's products for its console, with how many there are of each kind. */
export async function listedProducts(
  db: Database,
  storeId: number,
  query: SellerProductsQuery,
): Promise<SellerProductsResponse> {
  const { page = 1, sort_by: sort = 'newest' } = query;
  const isWanted = await wantedProducts(db, storeId, query);
  const rows = await db
    .select(columns)
    .from(products)
    .where(isWanted)
    .orderBy(...orders[sort](storeId), desc(products.id))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(isWanted);
  const parts = await partsOf(db, storeId, rows);
  return {
    data: rows.map((row) => itemView(row, parts)),
    per_page: PRODUCTS_PER_PAGE,
    total: counted?.total ?? 0,
    current_page: page,
    counts: await countsOf(db, storeId),
  };
}
