import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, rowId, serialId, storeId } from './columns.ts';
import { ofProduct } from './catalogue.ts';
import { users } from './users.ts';

/** Products that a customer has on the wishlist. */
export const wishlists = pgTable(
  'wishlists',
  {
    storeId: storeId(),
    id: serialId(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: rowId().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.userId, t.productId] }),
    index('wishlists_recent').on(t.storeId, t.userId, t.id.desc().nullsFirst()),
    ofProduct(t, 'wishlists_product'),
  ],
);

/** One review per product of an order (spec 3 §2). */
export const reviews = pgTable(
  'reviews',
  {
    storeId: storeId(),
    id: serialId(),
    productId: rowId().notNull(),
    orderId: rowId().notNull(),
    /** Null for a review that came with an imported order. */
    userId: rowId().references(() => users.id, { onDelete: 'set null' }),
    /** Name shown beside the review. */
    name: text().notNull(),
    star: smallint().notNull(),
    ulasan: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('reviews_once').on(t.storeId, t.orderId, t.productId),
    index('reviews_recent').on(t.storeId, t.productId, t.id.desc().nullsFirst()),
    ofProduct(t, 'reviews_product'),
    check('reviews_star', sql`${t.star} between 1 and 5`),
  ],
);
