import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Accounts hold for all stores. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    /** As typed; `phoneKey` is what is looked up. */
    phoneNumber: text().notNull().default(''),
    /** Digits with the leading 62 as 0; null without a number. */
    phoneKey: text(),
    /** argon2id; null for an account that cannot log in (a seller known from an import). */
    passwordHash: text(),
    emailVerifiedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_phone').on(t.phoneKey),
  ],
);

/** One address per account (spec 3 §2, edit-alamat). */
export const userAddresses = pgTable('user_addresses', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  districtId: text(),
  alamat: text(),
  kodePos: text(),
});

/** Bearer tokens: 256 random bits, stored hashed; a row less is a token revoked. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('auth_tokens_user').on(t.userId), index('auth_tokens_expiry').on(t.expiresAt)],
);

export type CodePurpose = 'verification' | 'forgot_password';

/** E-mailed codes; the latest per account and purpose counts. */
export const authCodes = pgTable(
  'auth_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull(),
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    check('auth_codes_purpose', sql`${t.purpose} in ('verification', 'forgot_password')`),
    check('auth_codes_attempts', sql`${t.attempts} >= 0`),
  ],
);

/** Tours that an account has seen, by the guide's name (spec 1 §7). */
export const guidesSeen = pgTable(
  'guides_seen',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guide: text().notNull(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.guide] })],
);
