import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { wishlists } from '../../db/schema/product-feedback.ts';
import { cardColumns, isListed } from '../product/product-cards.ts';

/** A shopper's wishlist in a store. */
export const wishlistRepository = (db: Queryable) => ({
  /** A page of it, the latest first, with the products' card columns. */
  async page(storeId: number, userId: number, page: { limit: number; offset: number }) {
    return db
      .select({ entryId: wishlists.id, ...cardColumns })
      .from(wishlists)
      .innerJoin(products, and(eq(products.storeId, wishlists.storeId), eq(products.id, wishlists.productId)))
      .where(and(eq(wishlists.storeId, storeId), eq(wishlists.userId, userId), isListed))
      .orderBy(desc(wishlists.id))
      .limit(page.limit)
      .offset(page.offset);
  },

  async count(storeId: number, userId: number): Promise<number> {
    const rows = await db
      .select({ id: wishlists.id })
      .from(wishlists)
      .innerJoin(products, and(eq(products.storeId, wishlists.storeId), eq(products.id, wishlists.productId)))
      .where(and(eq(wishlists.storeId, storeId), eq(wishlists.userId, userId), isListed));
    return rows.length;
  },

  /** Adds a product; adding it again changes nothing. */
  async add(storeId: number, userId: number, productId: number): Promise<void> {
    await db.insert(wishlists).values({ storeId, userId, productId }).onConflictDoNothing();
  },

  /** Takes a product off; one that is not on it changes nothing. */
  async remove(userId: number, { storeId, productId }: { storeId: number; productId: number }) {
    await db
      .delete(wishlists)
      .where(
        and(eq(wishlists.storeId, storeId), eq(wishlists.userId, userId), eq(wishlists.productId, productId)),
      );
  },
});
