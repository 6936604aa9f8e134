import { sql } from 'drizzle-orm';
import { index, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** What an unpaid order is counted by, besides its e-mail address. */
export const holderColumns = () => ({
  /** The phone number in its one form. */
  phoneKey: text(),
  /** Network address that the order came from, kept only while the order is unpaid. */
  network: text(),
});

/** For counting what a buyer or a network address holds unpaid in a store. */
export const holderIndexes = (
  table: string,
  t: Record<'storeId' | 'status' | 'phoneKey' | 'email' | 'network', AnyPgColumn>,
) => {
  const isUnpaid = sql`${t.status} = 'UNPAID'`;
  return [
    index(`${table}_unpaid_phone`).on(t.storeId, t.phoneKey).where(isUnpaid),
    index(`${table}_unpaid_email`)
      .on(t.storeId, sql`lower(${t.email})`)
      .where(isUnpaid),
    index(`${table}_unpaid_network`).on(t.storeId, t.network).where(isUnpaid),
  ];
};
