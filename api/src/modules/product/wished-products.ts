import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { wishlists } from '../../db/schema/product-feedback.ts';

/** Which of a store's products are on a shopper's wishlist. */
export async function wishedProducts(
  db: Queryable,
  { storeId, userId }: { storeId: number; userId: number },
  productIds: readonly number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ id: wishlists.productId })
    .from(wishlists)
    .where(
      and(
        eq(wishlists.storeId, storeId),
        eq(wishlists.userId, userId),
        inArray(wishlists.productId, [...productIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
