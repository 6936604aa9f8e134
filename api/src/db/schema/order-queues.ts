import { integer, pgTable } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/**
 * Where the orders of a store queue: its row is locked while one is placed (ADR 5). Not in `stores`, of which every machine of a
 * distributed database has a copy. A store has a row from its first order on.
 */
export const orderQueues = pgTable('order_queues', {
  storeId: storeId()
    .primaryKey()
    .references(() => stores.id),
  /** Last invoice number given, so that invoices count up per store without gaps in their order. */
  lastNumber: integer().notNull(),
});
