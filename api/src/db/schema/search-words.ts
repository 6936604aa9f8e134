import { customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/** Compared byte by byte, so that the words with one beginning lie together in the index. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The words in the names of each store's listed products, in small letters, and in how many names they are. A mistyped word
 * is looked up here: a store has far fewer words than names. Triggers on `products` keep it (ADR 25); nothing else
 * writes here.
 */
export const searchWords = pgTable(
  'search_words',
  {
    storeId: storeId().references(() => stores.id),
    word: plainText().notNull(),
    names: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.word] })],
);
