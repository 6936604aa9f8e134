import type { TypeOfPayment } from '@lapak/contracts/api/payment';
import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import type { VoucherType } from '@lapak/contracts/voucher-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, fileKey, flag, timestamptz, rowId, serialId, storeId, yes } from './columns.ts';
import { users } from './users.ts';

export type SubscriptionStatus = 'free' | 'pro' | 'business';

/** A seller's store with its settings (spec 1 §3). */
export const stores = pgTable(
  'stores',
  {
    id: serialId().primaryKey(),
    username: text().notNull().unique(),
    /** The seller; on the wire `user_id`. */
    ownerId: rowId().references(() => users.id),
    namaToko: text().notNull(),
    alamat: text(),
    bio: text(),
    logoKey: fileKey(),
    wa: text(),
    waPrefix: text(),
    facebook: text(),
    instagram: text(),
    email: text(),
    youtube: text(),
    tokopedia: text(),
    shopee: text(),
    footerMessage: text(),
    themeOnlinestore: smallint(),
    pathTheme: text(),
    subscriptionStatus: text().$type<SubscriptionStatus>().notNull().default('free'),
    showLogo: flag().notNull().default(yes),
    isValid: boolean().notNull().default(true),
    isActive: boolean().notNull().default(true),
    guideDetail: boolean().notNull().default(false),
    /** District that parcels leave from. */
    originDistrictId: text(),
    /** When what an import writes was last changed by anything else; null when the last import wrote all of it. */
    editedAt: timestamptz(),
    /** When the operator took the store off; null for one that may be seen. */
    hiddenAt: timestamptz(),
    /**
     * Since when there is something to see. One that was registered opens with its first product or event, by a trigger on
     * these; until then it is null, and the store is in no list.
     */
    openedAt: timestamptz().defaultNow(),
    /** What a search for stores looks in (ADR 25). */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql`search_name(nama_toko || ' ' || username)`),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('stores_owner').on(t.ownerId),
    check('stores_subscription', sql`${t.subscriptionStatus} in ('free', 'pro', 'business')`),
  ],
);

/** Couriers that a store offers, in its order. */
export const storeCouriers = pgTable(
  'store_couriers',
  { storeId: storeId().references(() => stores.id), code: text().notNull(), position: smallint().notNull() },
  (t) => [primaryKey({ columns: [t.storeId, t.code] })],
);

/** Agents of a store ("Email Wakil", spec 2 §6). */
export const resellers = pgTable(
  'resellers',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    email: text().notNull(),
    name: text().notNull(),
    /** What a search for an agent looks in (ADR 25). */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql`search_name(name || ' ' || email)`),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('resellers_email').on(t.storeId, sql`lower(${t.email})`),
  ],
);

/** A payment method that a store offers (spec 2 §3). On the wire `user_bank_id`. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: text(),
    /** Held to the table of kinds by the import, not here, so that a new kind needs no migration (`vouchers.type` too). */
    group: text().$type<PaymentGroup>().notNull(),
    nama: text().notNull(),
    imgKey: fileKey(),
    namaRekening: text().notNull().default(''),
    nomorRekening: text().notNull().default(''),
    typeOfPayment: text().$type<TypeOfPayment>().notNull(),
    billerName: text(),
    paymentCodeBiller: integer(),
    bankTypeId: integer(),
    adminFee: integer().notNull().default(0),
    /** 0 = "Sedang terjadi gangguan", shown but not to be chosen. */
    isActive: flag().notNull().default(yes),
    /** Taken out by a later import; kept for the orders that name it. */
    isRemoved: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('payment_accounts_import_key').on(t.storeId, t.importKey),
    check('payment_accounts_admin_fee', sql`${t.adminFee} >= 0`),
    check('payment_accounts_type', sql`${t.typeOfPayment} in ('manual', 'otomatis')`),
  ],
);

export const vouchers = pgTable(
  'vouchers',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    code: text().notNull(),
    type: text().$type<VoucherType>().notNull(),
    voucherValue: integer().notNull(),
    /** Null = without a limit. */
    quota: integer(),
    used: integer().notNull().default(0),
    startsAt: timestamptz(),
    endsAt: timestamptz(),
    /** Lowest goods total in rupiah. */
    minTotal: integer().notNull().default(0),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('vouchers_code').on(t.storeId, sql`upper(${t.code})`),
    check('vouchers_value', sql`${t.voucherValue} >= 0`),
    check('vouchers_used', sql`${t.used} >= 0 and (${t.quota} is null or ${t.used} <= ${t.quota})`),
    check('vouchers_min_total', sql`${t.minTotal} >= 0`),
  ],
);

export const banners = pgTable(
  'banners',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: text(),
    title: text().notNull(),
    imageKey: fileKey().notNull(),
    /** HTML, sanitised when it came in. */
    content: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    position: integer().notNull().default(0),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('banners_import_key').on(t.storeId, t.importKey),
  ],
);
