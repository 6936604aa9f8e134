import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz, storeId } from './columns.ts';
import { stores } from './stores.ts';

export type PaymentEnvironment = 'sandbox' | 'production';

/** The keys of a store's own payment provider, sealed (`lib/sealing`); no answer and no log has them. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    storeId: storeId()
      .primaryKey()
      .references(() => stores.id),
    provider: text().notNull(),
    environment: text().$type<PaymentEnvironment>().notNull(),
    sealed: text().notNull(),
    /** The end of the key, by which its owner knows it. */
    hint: text().notNull(),
    setAt: timestamptz().notNull(),
    /** Name of who has set it. */
    setBy: text().notNull(),
  },
  (t) => [check('payment_keys_environment', sql`${t.environment} in ('sandbox', 'production')`)],
);
