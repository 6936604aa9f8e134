import { and, eq, sql } from 'drizzle-orm';
import { isSoldOut } from '@lapak/domain/cart';
import { listingPrice } from '@lapak/domain/price';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Database, Queryable } from '../db/client.ts';
import { priceVarieties, products } from '../db/schema/catalogue.ts';
import { cardColumns } from '../modules/product/product-cards.ts';
import { cardView } from '../modules/product/product-view.ts';

type Kept = Partial<
  Pick<typeof products.$inferInsert, 'listedPrice' | 'listedPriceFrom' | 'listedPriceUntil'>
>;

/** Writes what the trigger would not: prices as they were kept at another moment. */
export async function keepPrices(db: Database, storeId: number, kept: Kept): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table products disable trigger products_listed_price`);
    await tx.update(products).set(kept).where(eq(products.storeId, storeId));
    await tx.execute(sql`alter table products enable trigger products_listed_price`);
  });
}

/** A store's listed products by the price that their cards show at a moment, what is sold out last among equals; sorted here. */
export async function pricedProducts(
  db: Queryable,
  storeId: number,
  { sort, category_id }: { sort: 'asc' | 'desc'; category_id?: number },
  at: Date,
): Promise<{ id: number; price: number }[]> {
  const rows = await db
    .select({ ...cardColumns, isRemoved: products.isRemoved })
    .from(products)
    .where(eq(products.storeId, storeId));
  const varieties = await db
    .select()
    .from(priceVarieties)
    .where(and(eq(priceVarieties.storeId, storeId), eq(priceVarieties.isRemoved, false)));
  const none = { categoryName: null, imageKey: null, combinations: null, hasWish: false };
  const priceOf = (row: (typeof rows)[number]) => {
    const price_variety = varieties
      .filter((variety) => variety.productId === row.id)
      .map(({ price, discountPrice }) => ({ price, discount_price: discountPrice }));
    return listingPrice({ ...cardView(row, none), price_variety }, nowIsoWib(at)).price;
  };
  const soldOut = (row: (typeof rows)[number]) => {
    const own = varieties.filter((variety) => variety.productId === row.id);
    const stock =
      row.enableVariations === 1 ? own.reduce((sum, variety) => sum + variety.stock, 0) : row.stock;
    return Number(isSoldOut({ ...cardView(row, none), stock }));
  };
  return rows
    .filter((row) => !row.isRemoved && (category_id === undefined || row.categoryId === category_id))
    .map((row) => ({ id: row.id, price: priceOf(row), last: soldOut(row) }))
    .sort(
      (a, b) => (sort === 'asc' ? a.price - b.price : b.price - a.price) || a.last - b.last || b.id - a.id,
    )
    .map(({ id, price }) => ({ id, price }));
}

/** Their ids. */
export const sortedByPrice = async (...given: Parameters<typeof pricedProducts>): Promise<number[]> =>
  (await pricedProducts(...given)).map(({ id }) => id);
