import type { TypeOfPayment } from '@lapak/contracts/api/payment';
import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { createdAt, fileKey, flag, timestamptz, no, rowId, rupiah, serialId, storeId } from './columns.ts';
import { events } from './events.ts';
import { stores } from './stores.ts';
import { users } from './users.ts';

/** What an order is of: products of one category, or tickets of an event. */
export type OrderKind = ProductCategory | 'event';
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

/**
 * An order of goods, a service, digital products or tickets (spec 3 §3). Amounts in rupiah. One of tickets is sent nowhere, and has no
 * donation, voucher or form of a service.
 */
export const orders = pgTable(
  'orders',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    /** In addresses: at least 128 random bits, never a sequence. */
    publicId: text().notNull(),
    invoice: text().notNull(),
    kind: text().$type<OrderKind>().notNull(),
    /** Only orders of tickets have one. */
    eventId: rowId(),
    /** Second secret of the address of an order of tickets, whose pages open with both only. */
    token: text(),
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

    /** Sum of the products or the tickets. */
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

    /** Chosen at the checkout; null when any account of the store may be paid to. */
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

    transferDate: timestamptz(),
    transferAmount: rupiah(),
    /** Account that the buyer claims to have transferred to. */
    transferAccountId: rowId(),
    transferAccount: jsonb().$type<PaymentAccountSnapshot>(),
    /** Private file. */
    proofKey: fileKey(),
    /** Why the seller rejected the payment, in the seller's words. */
    rejectReason: text(),
    /** What the store's people note about it for each other; no buyer sees it. */
    sellerNote: text(),

    /** The `Idempotency-Key` header. */
    idempotencyKey: text(),
    /** Hash of what was sent with the key. */
    idempotencyHash: text(),
    /** What an unpaid order, or a free one for a day, is counted by: the phone number in its one form. */
    phoneKey: text(),
    /** `mailboxKey` of the e-mail address. */
    mailbox: text(),
    /** Network address that the order came from, kept only while it is unpaid, or for a day when it is free. */
    network: text(),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz(),
    confirmedAt: timestamptz(),
    paidAt: timestamptz(),
    packedAt: timestamptz(),
    shippedAt: timestamptz(),
    closedAt: timestamptz(),
    finishedAt: timestamptz(),
    /** Set with the mail that asks for a review: exactly once. */
    reviewInvitedAt: timestamptz(),
    /** Set with the stock and voucher, or the tickets, given back: exactly once. */
    returnedAt: timestamptz(),
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
    index('orders_of_event')
      .on(t.storeId, t.eventId)
      .where(sql`${t.eventId} is not null`),
    index('orders_of_user').on(t.userId, t.storeId, t.id.desc().nullsFirst()),
    index('orders_recent').on(t.storeId, t.status, t.id.desc().nullsFirst()),
    index('orders_expiry')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'UNPAID'`),
    // For counting what a buyer or a network address holds unpaid or free in a store.
    ...Object.entries({ phone: t.phoneKey, mailbox: t.mailbox, network: t.network }).flatMap(
      ([by, holder]) => [
        index(`orders_unpaid_${by}`)
          .on(t.storeId, holder)
          .where(sql`${t.status} = 'UNPAID'`),
        index(`orders_free_${by}`)
          .on(t.storeId, holder)
          .where(sql`${t.total} = 0`),
      ],
    ),
    foreignKey({
      columns: [t.storeId, t.eventId],
      foreignColumns: [events.storeId, events.id],
      name: 'orders_event',
    }),
    check(
      'orders_kind',
      sql`${t.kind} in ('barang', 'jasa', 'digital_product', 'event') and num_nonnulls(${t.eventId}, ${t.token}) = case ${t.kind} when 'event' then 2 else 0 end`,
    ),
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
    openedAt: timestamptz(),
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

/** Which tickets were ordered, as they were then. */
export const orderTickets = pgTable(
  'order_tickets',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    ticketId: rowId().notNull(),
    namaTiket: text().notNull(),
    harga: rupiah().notNull(),
    qty: integer().notNull(),
    /** One for each, in the buyer's order; null where the event asked for none. */
    names: jsonb().$type<string[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('order_tickets_once').on(t.storeId, t.orderId, t.ticketId),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'order_tickets_order',
    }).onDelete('cascade'),
    check('order_tickets_qty', sql`${t.qty} > 0`),
    check('order_tickets_harga', sql`${t.harga} >= 0`),
  ],
);

/** Tickets handed out once the order is paid: one row and one booking code each. */
export const issuedTickets = pgTable(
  'issued_tickets',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    ticketId: rowId().notNull(),
    bookingCode: text().notNull(),
    /** Whose ticket it is; null where the event asked for no names. */
    nama: text(),
    issuedAt: createdAt(),
    usedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('issued_tickets_booking_code').on(t.storeId, t.bookingCode),
    index('issued_tickets_order').on(t.storeId, t.orderId),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'issued_tickets_order_of_store',
    }).onDelete('cascade'),
  ],
);

/**
 * Codes that the console's gate brought in, each once by a number of its device's own: who let somebody in, where and when. A ticket
 * has one that was admitted, and others when devices without network let people in with the same code.
 */
export const ticketScans = pgTable(
  'ticket_scans',
  {
    storeId: storeId(),
    /** UUID made by the device, so that a scan that is delivered twice counts once. */
    id: text().notNull(),
    eventId: rowId().notNull(),
    issuedTicketId: rowId().notNull(),
    /** By the device's clock when it had no network. */
    at: timestamptz().notNull(),
    /** What its keeper calls the device. */
    device: text().notNull(),
    userId: rowId().notNull(),
    /** Name of who scanned, as it was then. */
    actor: text().notNull(),
    isAdmitted: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('ticket_scans_event').on(t.storeId, t.eventId),
    index('ticket_scans_ticket').on(t.storeId, t.issuedTicketId),
    foreignKey({
      columns: [t.storeId, t.issuedTicketId],
      foreignColumns: [issuedTickets.storeId, issuedTickets.id],
      name: 'ticket_scans_ticket_of_store',
    }).onDelete('cascade'),
  ],
);
