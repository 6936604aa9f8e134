import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, rowId, serialId } from './columns.ts';

/**
 * Accounts hold for all stores. Each has proven its e-mail address, but for sellers known from an import alone; what
 * was never proven is a registration.
 */
export const users = pgTable(
  'users',
  {
    id: serialId().primaryKey(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    /** In its one form; `phoneKey` is the same, and what is looked up. */
    phoneNumber: text().notNull().default(''),
    /** Null without a number. */
    phoneKey: text(),
    /** argon2id; null for an imported seller, who cannot log in. */
    passwordHash: text(),
    emailVerifiedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_phone').on(t.phoneKey),
  ],
);

/** One address per account (spec 3 §2, edit-alamat). */
export const userAddresses = pgTable('user_addresses', {
  userId: rowId()
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
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index('auth_tokens_user').on(t.userId), index('auth_tokens_expiry').on(t.expiresAt)],
);

export type CodePurpose = 'verification' | 'forgot_password' | 'seller_registration' | 'store_account';

/** Accounts to be, until their e-mail address is proven. They hold no identifier: several may name the same. */
export const registrations = pgTable(
  'registrations',
  {
    /** 128 random bits; a secret of the person who registered. */
    id: text().primaryKey(),
    name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().notNull(),
    phoneKey: text(),
    passwordHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index('registrations_email').on(sql`lower(${t.email})`),
    index('registrations_username').on(sql`lower(${t.username})`),
    index('registrations_phone').on(t.phoneKey),
    index('registrations_expiry').on(t.expiresAt),
  ],
);

/**
 * E-mailed codes; the latest per address and purpose counts. A code proves the address, of an account or of none yet.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    /** In lower case. */
    email: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    codeHash: text().notNull(),
    /** So long that it cannot be guessed, and need not be locked. */
    isLong: boolean().notNull().default(false),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.purpose] }),
    check(
      'mailed_codes_purpose',
      sql`${t.purpose} in ('verification', 'forgot_password', 'seller_registration', 'store_account')`,
    ),
    check('mailed_codes_attempts', sql`${t.attempts} >= 0`),
    index('mailed_codes_expiry').on(t.expiresAt),
  ],
);

/** Tours that an account has seen, by the guide's name (spec 1 §7). */
export const guidesSeen = pgTable(
  'guides_seen',
  {
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guide: text().notNull(),
    seenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.guide] })],
);
