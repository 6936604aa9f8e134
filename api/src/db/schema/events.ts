import { sql } from 'drizzle-orm';
import {
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
import { createdAt, fileKey, importKey, moment, rowId, rupiah, serialId, storeId } from './columns.ts';
import { holderColumns, holderIndexes } from './holders.ts';
import type { OrderStatus, PaymentAccountSnapshot } from './orders.ts';
import { stores } from './stores.ts';
import { users } from './users.ts';

/** Days and times are Jakarta's (WIB). */
export const events = pgTable(
  'events',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: importKey(),
    namaEvent: text().notNull(),
    category: text().notNull(),
    imageCoverKey: fileKey(),
    logoOrganizerKey: fileKey(),
    namaOrganizer: text().notNull(),
    tanggalStart: date({ mode: 'string' }).notNull(),
    tanggalEnd: date({ mode: 'string' }).notNull(),
    waktuStart: text().notNull(),
    waktuEnd: text().notNull(),
    namaTempat: text().notNull(),
    alamat: text().notNull(),
    mapLink: text(),
    /** HTML, sanitised when it came in. */
    description: text().notNull(),
    /** A checkout asks a name for each ticket. */
    namePerTicket: boolean().notNull().default(false),
    isRemoved: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('events_import_key').on(t.storeId, t.importKey),
  ],
);

export const tickets = pgTable(
  'tickets',
  {
    storeId: storeId(),
    id: serialId(),
    eventId: rowId().notNull(),
    importKey: importKey(),
    position: smallint().notNull().default(0),
    namaTiket: text().notNull(),
    harga: rupiah().notNull(),
    /** Tickets there are in all; `sold` of them are taken by orders. */
    quota: integer().notNull(),
    sold: integer().notNull().default(0),
    maxQty: integer(),
    saleStart: moment().notNull(),
    saleEnd: moment().notNull(),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('tickets_import_key').on(t.storeId, t.eventId, t.importKey),
    index('tickets_sale_start').on(t.saleStart),
    index('tickets_sale_end').on(t.saleEnd),
    foreignKey({
      columns: [t.storeId, t.eventId],
      foreignColumns: [events.storeId, events.id],
      name: 'tickets_event',
    }).onDelete('cascade'),
    check('tickets_harga', sql`${t.harga} >= 0`),
    check('tickets_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.quota}`),
  ],
);

/** An order of tickets (spec 3 §3, event transaction). */
export const eventOrders = pgTable(
  'event_orders',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    publicId: text().notNull(),
    /** Second secret of the address; event pages open with id and token only. */
    token: text().notNull(),
    invoice: text().notNull(),
    eventId: rowId().notNull(),
    status: text().$type<OrderStatus>().notNull().default('UNPAID'),
    userId: rowId().references(() => users.id, { onDelete: 'set null' }),
    nama: text().notNull(),
    handphone: text().notNull(),
    email: text().notNull(),
    totalTickets: rupiah().notNull(),
    adminFee: rupiah().notNull().default(0),
    kodeUnik: smallint().notNull().default(0),
    total: rupiah().notNull(),
    /** Chosen at the checkout; null when any account of the store may be paid to. */
    paymentAccountId: rowId(),
    paymentAccount: jsonb().$type<PaymentAccountSnapshot>(),
    mobileEWallet: text(),
    /** Account that the buyer claims to have transferred to. */
    transferAccountId: rowId(),
    transferAccount: jsonb().$type<PaymentAccountSnapshot>(),
    transferDate: moment(),
    transferAmount: rupiah(),
    /** Private file. */
    proofKey: fileKey(),
    /** Why the seller rejected the payment, in the seller's words. */
    rejectReason: text(),
    idempotencyKey: text(),
    /** Hash of what was sent with the key. */
    idempotencyHash: text(),
    ...holderColumns(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    confirmedAt: moment(),
    paidAt: moment(),
    closedAt: moment(),
    /** Set with the tickets given back: exactly once. */
    quotaReturnedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('event_orders_public_id').on(t.storeId, t.publicId),
    uniqueIndex('event_orders_invoice').on(t.storeId, t.invoice),
    uniqueIndex('event_orders_idempotency_key').on(t.storeId, t.idempotencyKey),
    /** No two open transfers have the same amount on the same account: the amount identifies the order. */
    uniqueIndex('event_orders_open_amount')
      .on(t.storeId, sql`coalesce(${t.paymentAccountId}, 0)`, t.total)
      .where(sql`${t.status} in ('UNPAID', 'CONFIRMED') and ${t.kodeUnik} > 0`),
    index('event_orders_of_event').on(t.storeId, t.eventId),
    index('event_orders_of_user').on(t.userId, t.storeId, t.id.desc().nullsFirst()),
    index('event_orders_expiry')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'UNPAID'`),
    ...holderIndexes('event_orders', t),
    foreignKey({
      columns: [t.storeId, t.eventId],
      foreignColumns: [events.storeId, events.id],
      name: 'event_orders_event',
    }),
    check(
      'event_orders_status',
      sql`${t.status} in ('UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI')`,
    ),
    check('event_orders_unique_code', sql`${t.kodeUnik} between 0 and 9999`),
    check(
      'event_orders_amounts',
      sql`${t.totalTickets} >= 0 and ${t.adminFee} >= 0 and ${t.total} = ${t.totalTickets} + ${t.adminFee} + ${t.kodeUnik}`,
    ),
  ],
);

export const eventOrderTickets = pgTable(
  'event_order_tickets',
  {
    storeId: storeId(),
    id: serialId(),
    eventOrderId: rowId().notNull(),
    ticketId: rowId().notNull(),
    namaTiket: text().notNull(),
    harga: rupiah().notNull(),
    qty: integer().notNull(),
    /** One for each, in the buyer's order; null where the event asked for none. */
    names: jsonb().$type<string[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('event_order_tickets_once').on(t.storeId, t.eventOrderId, t.ticketId),
    foreignKey({
      columns: [t.storeId, t.eventOrderId],
      foreignColumns: [eventOrders.storeId, eventOrders.id],
      name: 'event_order_tickets_order',
    }).onDelete('cascade'),
    check('event_order_tickets_qty', sql`${t.qty} > 0`),
    check('event_order_tickets_harga', sql`${t.harga} >= 0`),
  ],
);

/** Tickets handed out once the order is paid: one row and one booking code each. */
export const eventTickets = pgTable(
  'event_tickets',
  {
    storeId: storeId(),
    id: serialId(),
    eventOrderId: rowId().notNull(),
    ticketId: rowId().notNull(),
    bookingCode: text().notNull(),
    /** Whose ticket it is; null where the event asked for no names. */
    nama: text(),
    issuedAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('event_tickets_booking_code').on(t.storeId, t.bookingCode),
    index('event_tickets_order').on(t.storeId, t.eventOrderId),
    foreignKey({
      columns: [t.storeId, t.eventOrderId],
      foreignColumns: [eventOrders.storeId, eventOrders.id],
      name: 'event_tickets_order_of_store',
    }).onDelete('cascade'),
  ],
);
