import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/**
 * Counters of attempts, shared by all processes (rate-limiter-flexible). A key names what is counted and holds the hash
 * of an account or an address, never either of them.
 */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamptz(),
  },
  (t) => [index('attempt_counters_expiry').on(t.expire)],
);
