import { sql } from 'drizzle-orm';
import { index, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** What an unpaid order, or a free one for a day, is counted by. */
export const holderColumns = () => ({
  /** The phone number in its one form. */
  phoneKey: text(),
  /** `mailboxKey` of the e-mail address. */
  mailbox: text(),
  /** Network address that the order came from, kept only while it is unpaid, or for a day when it is free. */
  network: text(),
});

/** For counting what a buyer or a network address holds unpaid or free in a store. */
export const holderIndexes = (
  table: string,
  t: Record<'storeId' | 'status' | 'total' | 'phoneKey' | 'mailbox' | 'network', AnyPgColumn>,
) => {
  const isUnpaid = sql`${t.status} = 'UNPAID'`;
  const isFree = sql`${t.total} = 0`;
  return [
    index(`${table}_unpaid_phone`).on(t.storeId, t.phoneKey).where(isUnpaid),
    index(`${table}_unpaid_mailbox`).on(t.storeId, t.mailbox).where(isUnpaid),
    index(`${table}_unpaid_network`).on(t.storeId, t.network).where(isUnpaid),
    index(`${table}_free_phone`).on(t.storeId, t.phoneKey).where(isFree),
    index(`${table}_free_mailbox`).on(t.storeId, t.mailbox).where(isFree),
    index(`${table}_free_network`).on(t.storeId, t.network).where(isFree),
  ];
};
