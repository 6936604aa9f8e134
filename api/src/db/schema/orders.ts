import type { TypeOfPayment } from '@lapak/contracts/api/payment';
import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ProductCategory } from './catalogue.ts';
import { createdAt, fileKey, flag, moment, no, rowId, rupiah, serialId, storeId } from './columns.ts';
import { holderColumns, holderIndexes } from './holders.ts';
import { stores } from './stores.ts';
import { users } from './users.ts';

export type OrderStatus = 'UNPAID' | 'CONFIRMED' | 'PAID' | 'EXPIRED' | 'REJECTED' | 'SELESAI';
export type DeliveryStatus = 'BELUM DIKIRIM' | 'DIPACKING' | 'DIKIRIM' | 'SELESAI';

/** The chosen payment account as it was when the order was made; later changes of the account leave it alone. */
export interface PaymentAccountSnapshot {
  id: number;
  group: PaymentGroup;
  nama: string;
  imgKey: string | null;
  namaRekening: string;
  nomorRekening: string;
  typeOfPayment: TypeOfPayment;
  billerName: string | null;
  paymentCodeBiller: number | null;
  bankTypeId: number | null;
}

/** A custom field with what the buyer answered. */
export interface CustomFieldValue {
  name: string;
  formName: string;
  value: string;
}

const statuses = sql.raw(`('UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI')`);

/** An order of goods, a service or digital products (spec 3 §3). Amounts in rupiah. */
export const orders = pgTable(
  'orders',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    /** In addresses: at least 128 random bits, never a sequence. */
    publicId: text().notNull(),
    invoice: text().notNull(),
    kind: text().$type<ProductCategory>().notNull(),
    status: text().$type<OrderStatus>().notNull().default('UNPAID'),
    userId: rowId().references(() => users.id, { onDelete: 'set null' }),

    nama: text().notNull(),
    handphone: text().notNull(),
    email: text().notNull(),
    alamat: text(),
    kodePos: text(),
    districtId: text(),
    districtName: text(),
    cityName: text(),
    catatan: text(),
    resellerEmail: text(),
    dropshipper: flag().notNull().default(no),
    dropshipperName: text(),
    dropshipperInfo: text(),

    totalHargaBarang: rupiah().notNull(),
    ongkir: rupiah().notNull().default(0),
    discount: rupiah().notNull().default(0),
    donateAmount: rupiah().notNull().default(0),
    donationRecipient: text(),
    adminFee: rupiah().notNull().default(0),
    kodeUnik: smallint().notNull().default(0),
    /** What is to be paid, unique code and admin fee included. */
    total: rupiah().notNull(),
    voucherId: rowId(),
    voucherCode: text(),

    paymentAccountId: rowId(),
    paymentAccount: jsonb().$type<PaymentAccountSnapshot>(),
    mobileEWallet: text(),

    weightGrams: bigint({ mode: 'number' }).notNull().default(0),
    /** Code, service, description, cost and days joined by plus signs (spec 2 §3). */
    expedisi: text(),
    statusPengiriman: text().$type<DeliveryStatus>().notNull().default('BELUM DIKIRIM'),
    resi: text(),

    orderDate: date({ mode: 'string' }),
    orderTime: text(),
    identityNumber: text(),
    /** Private file. */
    identityKey: fileKey(),
    customFields: jsonb().$type<CustomFieldValue[]>().notNull().default([]),

    transferDate: moment(),
    transferAmount: rupiah(),
    /** Account that the buyer claims to have transferred to. */
    transferAccountId: rowId(),
    transferAccount: jsonb().$type<PaymentAccountSnapshot>(),
    /** Private file. */
    proofKey: fileKey(),
    /** Why the seller rejected the payment, in the seller's words. */
    rejectReason: text(),

    /** Of the `Idempotency-Key` header. */
    idempotencyKey: text(),
    /** Hash of what was sent with the key. */
    idempotencyHash: text(),
    ...holderColumns(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    confirmedAt: moment(),
    paidAt: moment(),
    packedAt: moment(),
    shippedAt: moment(),
    closedAt: moment(),
    finishedAt: moment(),
    /** Set with the mail that asks for a review: exactly once. */
    reviewInvitedAt: moment(),
    /** Set with the stock and voucher given back: exactly once. */
    stockReturnedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('orders_public_id').on(t.storeId, t.publicId),
    uniqueIndex('orders_invoice').on(t.storeId, t.invoice),
    uniqueIndex('orders_idempotency_key').on(t.storeId, t.idempotencyKey),
    /** No two open transfers have the same amount on the same account: the amount identifies the order. */
    uniqueIndex('orders_open_amount')
      .on(t.storeId, sql`coalesce(${t.paymentAccountId}, 0)`, t.total)
      .where(sql`${t.status} in ('UNPAID', 'CONFIRMED') and ${t.kodeUnik} > 0`),
    index('orders_of_user').on(t.userId, t.storeId, t.id.desc().nullsFirst()),
    index('orders_recent').on(t.storeId, t.status, t.id.desc().nullsFirst()),
    index('orders_expiry')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'UNPAID'`),
    ...holderIndexes('orders', t),
    check('orders_status', sql`${t.status} in ${statuses}`),
    check(
      'orders_delivery',
      sql`${t.statusPengiriman} in ('BELUM DIKIRIM', 'DIPACKING', 'DIKIRIM', 'SELESAI')`,
    ),
    check('orders_unique_code', sql`${t.kodeUnik} between 0 and 9999`),
    check(
      'orders_amounts',
      sql`${t.totalHargaBarang} >= 0 and ${t.ongkir} >= 0 and ${t.discount} >= 0 and ${t.discount} <= ${t.totalHargaBarang} and ${t.donateAmount} >= 0 and ${t.adminFee} >= 0 and ${t.total} = ${t.totalHargaBarang} + ${t.ongkir} - ${t.discount} + ${t.donateAmount} + ${t.adminFee} + ${t.kodeUnik}`,
    ),
  ],
);

/** What was bought, as it was then. */
export const orderLines = pgTable(
  'order_lines',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    position: smallint().notNull(),
    productId: rowId().notNull(),
    varietyId: rowId(),
    nama: text().notNull(),
    slug: text().notNull(),
    imageKey: fileKey(),
    /** Where a digital product is handed over. */
    productLink: text(),
    /** Private file of a digital product, and its size. */
    downloadKey: fileKey(),
    downloadBytes: integer(),
    /** How often the buyer opened what is handed over, and when first. */
    openedCount: integer().notNull().default(0),
    openedAt: moment(),
    category: text().$type<ProductCategory>().notNull(),
    qty: integer().notNull(),
    /** Price of one piece. */
    harga: rupiah().notNull(),
    variations: jsonb().$type<{ name: string; option: string }[]>().notNull().default([]),
    typeOfWeight: text().$type<'permanent' | 'range'>().notNull().default('permanent'),
    berat: integer().notNull().default(0),
    beratMin: integer(),
    beratMax: integer(),
    enableVariations: flag().notNull().default(no),
    preOrder: flag().notNull().default(no),
    preOrderTime: integer(),
    affiliateCode: text(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('order_lines_position').on(t.storeId, t.orderId, t.position),
    index('order_lines_product').on(t.storeId, t.productId),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'order_lines_order',
    }).onDelete('cascade'),
    check('order_lines_qty', sql`${t.qty} > 0`),
    check('order_lines_harga', sql`${t.harga} >= 0`),
    check('order_lines_opened', sql`(${t.openedCount} = 0) = (${t.openedAt} is null)`),
  ],
);
