import type { MemberRole } from '@lapak/contracts/api/seller';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, rowId, serialId, storeId } from './columns.ts';
import { stores } from './stores.ts';
import { users } from './users.ts';

const roles = sql.raw(`('owner', 'staff', 'gate')`);

/** Who may work in a store's console, as what. */
export const storeMembers = pgTable(
  'store_members',
  {
    storeId: storeId().references(() => stores.id),
    userId: rowId()
      .notNull()
      .references(() => users.id),
    role: text().$type<MemberRole>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.userId] }),
    index('store_members_user').on(t.userId),
    check('store_members_role', sql`${t.role} in ${roles}`),
  ],
);

/** Invitations by mail that nobody has accepted yet; one of an address and store. */
export const storeInvitations = pgTable(
  'store_invitations',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** SHA-256 of the token in the mailed address, hexadecimal. */
    tokenHash: text().notNull(),
    /** Name of who invited. */
    invitedBy: text().notNull(),
    /** The owner who invited, and whose invitations end with the ownership; null for the operator. */
    inviterId: rowId(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('store_invitations_email').on(t.storeId, t.email),
    uniqueIndex('store_invitations_token').on(t.storeId, t.tokenHash),
    check('store_invitations_role', sql`${t.role} in ${roles}`),
  ],
);

/** Sessions of the console: 256 random bits in a cookie, stored hashed; a row less is a session revoked. */
export const sellerSessions = pgTable(
  'seller_sessions',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index('seller_sessions_user').on(t.userId), index('seller_sessions_expiry').on(t.expiresAt)],
);

/** What anybody of a store changed, written in the transaction of the change. No secrets and no proofs are in it. */
export const auditLog = pgTable(
  'audit_log',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    at: timestamptz().notNull(),
    /** Null for the operator. */
    userId: rowId(),
    /** Name of who did it, as it was then. */
    actor: text().notNull(),
    /** For example `order.confirm`. */
    action: text().notNull(),
    /** What it was done to: an order's public id, a member's number. */
    subject: text().notNull(),
    /** What people call the subject: an invoice, a name. */
    title: text().notNull(),
    /** The values that changed, before and after. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Hash of the request that made something, so that the same again makes nothing; null where nothing is made. */
    idempotencyHash: text(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('audit_log_idempotency_unique')
      .on(t.storeId, t.idempotencyHash)
      .where(sql`${t.idempotencyHash} is not null`),
    index('audit_log_subject').on(t.storeId, t.subject, t.id),
    index('audit_log_at').on(t.at),
  ],
);

/** A seller's own words for a chat about an order, by the state of the order; a state without a row has the shop's. */
export const chatTexts = pgTable(
  'chat_texts',
  { storeId: storeId().references(() => stores.id), state: text().notNull(), text: text().notNull() },
  (t) => [primaryKey({ columns: [t.storeId, t.state] })],
);
