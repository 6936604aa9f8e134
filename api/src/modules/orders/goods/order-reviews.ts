import { and, asc, eq, sql } from 'drizzle-orm';
import type { Review } from '@lapak/contracts/api/catalogue';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Queryable, Transaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { reviews } from '../../../db/schema/product-feedback.ts';
import type { OrderKey } from '../order.ts';
import { linesOfOrder } from './sale.ts';

export interface ReviewInput {
  id: number;
  star: number;
  ulasan: string;
}

const isOfOrder = ({ storeId, id }: OrderKey) => and(eq(reviews.storeId, storeId), eq(reviews.orderId, id));

/** Whether the order has been reviewed. */
export async function hasReview(db: Queryable, order: OrderKey): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(isOfOrder(order)).limit(1);
  return rows.length > 0;
}

/** Writes an order's reviews, and counts them into its products in the order of their ids. */
export async function writeReviews(
  tx: Transaction,
  order: OrderKey,
  caller: { id: number; name: string },
  entries: readonly ReviewInput[],
  now: Date,
): Promise<void> {
  const { storeId } = order;
  for (const { id: productId, star, ulasan } of [...entries].sort((a, b) => a.id - b.id)) {
    await tx.insert(reviews).values({
      storeId,
      productId,
      orderId: order.id,
      userId: caller.id,
      name: caller.name,
      star,
      ulasan,
      createdAt: now,
    });
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${star}`,
        reviewCount: sql`${products.reviewCount} + 1`,
      })
      .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  }
}

/** The reviews of an order, as the wire has them. */
export async function reviewsOfOrder(db: Queryable, order: OrderKey): Promise<Review[]> {
  const rows = await db.select().from(reviews).where(isOfOrder(order)).orderBy(asc(reviews.id));
  const lines = await linesOfOrder(db, order);
  return rows.map((row) => {
    const line = lines.find((candidate) => candidate.productId === row.productId);
    return {
      id: row.id,
      star: row.star,
      ulasan: row.ulasan,
      created_at: nowIsoWib(row.createdAt),
      user: { name: row.name },
      product: {
        id: row.productId,
        nama: line?.nama ?? '',
        image_url: line?.imageKey ? `/files/${line.imageKey}` : null,
      },
    };
  });
}
