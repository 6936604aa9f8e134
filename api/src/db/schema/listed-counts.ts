import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { rowId, storeId } from './columns.ts';
import { stores } from './stores.ts';

/** The whole store, in place of a category's number; numbers of categories start with 1. */
export const WHOLE_STORE = 0;

/**
 * How many listed products each store and each category has. Triggers on `products` keep it (ADR 10); nothing else
 * writes here.
 */
export const listedCounts = pgTable(
  'listed_counts',
  {
    storeId: storeId().references(() => stores.id),
    categoryId: rowId().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.categoryId] })],
);
