import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { rowId } from './columns.ts';
import { stores } from './stores.ts';
import { users } from './users.ts';

/**
 * In which stores an account has ordered, so that its orders are looked for there and not in all stores. A row may come
 * from an order that failed.
 */
export const customerStores = pgTable(
  'customer_stores',
  {
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.storeId] })],
);
