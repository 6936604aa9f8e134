import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductCard } from '@lapak/contracts/api/catalogue';
import type { Queryable } from '../../db/client.ts';
import { categories, priceVarieties, productImages, products } from '../../db/schema/catalogue.ts';
import { cardView, type CardRow, type Combinations } from './product-view.ts';

/** Written so that the index of listed products serves it. */
export const isListed = sql`not ${products.isRemoved}`;

/** Columns that a card is made of. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  nama: products.nama,
  category: products.category,
  categoryId: products.categoryId,
  harga: products.harga,
  stock: products.stock,
  soldCount: products.soldCount,
  statusPromo: products.statusPromo,
  enableVariations: products.enableVariations,
  enableDiscountPricing: products.enableDiscountPricing,
  discountPrice: products.discountPrice,
  discountStartDate: products.discountStartDate,
  discountEndDate: products.discountEndDate,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
};

/** What a card needs of a group of combinations, as one value. */
export const combinationSummary = sql<Combinations | null>`case when count(*) > 0 then json_build_object(
    'stock', sum(${priceVarieties.stock}),
    'prices', json_agg(distinct jsonb_build_object('price', ${priceVarieties.price},
      'discount_price', ${priceVarieties.discountPrice}))) end`;

/**
 * Cards of a page of products, in the rows' order: three statements, however many products.
 * @param wished ids that the shopper has on the wishlist
 */
export async function cardsOf(
  db: Queryable,
  storeId: number,
  rows: readonly (CardRow & { categoryId: number | null })[],
  wished: ReadonlySet<number> = new Set(),
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const varied = rows.filter((row) => row.enableVariations === 1).map((row) => row.id);
  const [names, images, summaries] = await Promise.all([
    db
      .select({ id: categories.id, nama: categories.nama })
      .from(categories)
      .where(eq(categories.storeId, storeId)),
    db
      .selectDistinctOn([productImages.productId], {
        id: productImages.productId,
        key: productImages.fileKey,
      })
      .from(productImages)
      .where(and(eq(productImages.storeId, storeId), inArray(productImages.productId, ids)))
      .orderBy(productImages.productId, asc(productImages.position)),
    varied.length === 0
      ? []
      : db
          .select({ id: priceVarieties.productId, summary: combinationSummary })
          .from(priceVarieties)
          .where(
            and(
              eq(priceVarieties.storeId, storeId),
              inArray(priceVarieties.productId, varied),
              eq(priceVarieties.isRemoved, false),
            ),
          )
          .groupBy(priceVarieties.productId),
  ]);
  const nameOf = new Map(names.map(({ id, nama }) => [id, nama]));
  const imageOf = new Map(images.map(({ id, key }) => [id, key]));
  const combinationsOf = new Map(summaries.map(({ id, summary }) => [id, summary]));
  return rows.map((row) =>
    cardView(row, {
      categoryName: row.categoryId === null ? null : (nameOf.get(row.categoryId) ?? null),
      imageKey: imageOf.get(row.id) ?? null,
      combinations: combinationsOf.get(row.id) ?? null,
      hasWish: wished.has(row.id),
    }),
  );
}
