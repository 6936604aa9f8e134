import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowId, storeId } from './columns.ts';
import { stores } from './stores.ts';

/** The sheet of products of a store that is being applied in portions: it has a row until all of it is written. */
export const begunSheets = pgTable('begun_sheets', {
  storeId: storeId()
    .primaryKey()
    .references(() => stores.id),
  /** Name of the sheet in the file storage. */
  sheet: text().notNull(),
  /** Who applies it; null for the operator. */
  userId: rowId(),
  actor: text().notNull(),
  /** Products that it makes and changes in all. */
  created: integer().notNull(),
  changed: integer().notNull(),
});
