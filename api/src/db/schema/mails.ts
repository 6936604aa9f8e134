import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, serialId, storeId } from './columns.ts';

/** The kind of a mail, for the operator's list. */
export type MailKind =
  | 'order-placed'
  | 'order-paid'
  | 'order-rejected'
  | 'order-packed'
  | 'order-shipped'
  | 'download-ready'
  | 'review-invited'
  | 'seller-order'
  | 'seller-proof'
  | 'seller-money'
  | 'verification'
  | 'forgot_password'
  | 'seller_registration'
  | 'store_account'
  | 'store-account-changed'
  | 'store-opened'
  | 'store-invitation';

/** A code that is shown in the mail as a picture of a QR code. */
interface CodeAttachment {
  kind: 'qr';
  /** The name of the picture in the HTML: `cid:…`. */
  cid: string;
  fileName: string;
  code: string;
}

interface CalendarAttachment {
  kind: 'calendar';
  fileName: string;
  /** As iCalendar (RFC 5545). */
  calendar: string;
}

/** What a mail carries beside its text, as the outbox keeps it: pictures are made when the mail is sent. */
export type MailAttachment = CodeAttachment | CalendarAttachment;

/** Mails of accounts, which belong to no store, have this store id. */
export const NO_STORE = 0;

/**
 * The outbox: mails are written in the transaction of what they report, and sent by a sweep. A mail waits until it is
 * sent or has failed for good.
 */
export const mails = pgTable(
  'mails',
  {
    storeId: storeId(),
    id: serialId(),
    /** In the `Message-ID`, the same in each attempt, so that mail programs show a repeated mail once. */
    messageKey: text().notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** Public id of the order that it is about. */
    orderPublicId: text(),
    recipient: text().notNull(),
    /** Network address of the order that it is about, until it is sent or has failed for good. */
    network: text(),
    /** Where answers go; null for a mail that nobody would answer. */
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The same as HTML; null for a mail in text alone. */
    html: text(),
    /** What it carries beside; pictures are made when it is sent. */
    attachments: jsonb().$type<readonly MailAttachment[]>(),
    createdAt: createdAt(),
    /** Beginning of the day in which it is tried again and again: when it was made, or the operator's retry. */
    queuedAt: timestamptz().notNull(),
    /** Only mails with a code expire: they are not sent afterwards, and their words are erased once they are sent or have failed. */
    expiresAt: timestamptz(),
    /** While a process sends it: when another one may. */
    nextAttemptAt: timestamptz().notNull(),
    attempts: smallint().notNull().default(0),
    lastError: text(),
    sentAt: timestamptz(),
    failedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    /** The operator names a mail by its number alone. */
    index('mails_by_id').on(t.id),
    index('mails_waiting')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mails_failed')
      .on(t.storeId, t.id)
      .where(sql`${t.failedAt} is not null`),
    index('mails_of_order')
      .on(t.storeId, t.orderPublicId)
      .where(sql`${t.orderPublicId} is not null`),
    check('mails_one_end', sql`${t.sentAt} is null or ${t.failedAt} is null`),
  ],
);
