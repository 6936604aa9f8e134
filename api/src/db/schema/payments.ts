import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, rowId, rupiah, serialId, storeId } from './columns.ts';
import { orders } from './orders.ts';

/** A payment is QUEUED until the provider has answered its charge; CLOSED when its order ended otherwise or the charge was refused. */
export type PaymentStatus = 'QUEUED' | 'PENDING' | 'PAID' | 'CLOSED';

/** What is to be asked of the provider next. */
export type PaymentTask = 'charge' | 'look' | 'cancel';

/**
 * What a payment provider has to collect for an order. It is an outbox, too: a row is written in the transaction of the order's step,
 * and what it asks of the provider is asked after that, again and again until there is an answer.
 */
export const payments = pgTable(
  'payments',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    provider: text().notNull(),
    /** Our name of the payment at the provider. */
    reference: text().notNull(),
    amount: rupiah().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('QUEUED'),
    /** The provider's name of the payment. */
    providerId: text(),
    /** Virtual account number or payment code. */
    paymentCode: text(),
    /** The company's code, where a bank asks for it beside the account's. */
    billerCode: text(),
    qrCode: text(),
    paymentLink: text(),
    mobilePaymentLink: text(),
    /** When the provider takes no more money; null when it has not said so. */
    expiresAt: timestamptz(),
    /** Null when nothing is to be asked. */
    task: text().$type<PaymentTask>(),
    /** When it is asked next; while a process asks: when another one may. */
    dueAt: timestamptz(),
    /** How often the task was begun. */
    tries: smallint().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    paidAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('payments_order').on(t.storeId, t.orderId),
    uniqueIndex('payments_reference').on(t.storeId, t.reference),
    index('payments_due')
      .on(t.dueAt)
      .where(sql`${t.task} is not null`),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'payments_order_of_store',
    }).onDelete('cascade'),
    check('payments_status', sql`${t.status} in ('QUEUED', 'PENDING', 'PAID', 'CLOSED')`),
    check('payments_task', sql`${t.task} in ('charge', 'look', 'cancel')`),
    check('payments_due_task', sql`(${t.task} is null) = (${t.dueAt} is null)`),
    check('payments_amount', sql`${t.amount} >= 0`),
  ],
);

/** What a provider can say of a transaction. */
export type PaymentState = 'pending' | 'paid' | 'denied' | 'expired' | 'cancelled' | 'refunded';

/** What a provider said of a payment, by itself or when it was asked, each once; whatever the state of the order. */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    storeId: storeId(),
    id: serialId(),
    paymentId: rowId().notNull(),
    /** The provider's name of the transaction. */
    transaction: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amount: rupiah().notNull(),
    currency: text().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('payment_messages_once').on(
      ...[t.storeId, t.paymentId, t.transaction, t.state],
      ...[t.amount, t.currency],
    ),
    foreignKey({
      columns: [t.storeId, t.paymentId],
      foreignColumns: [payments.storeId, payments.id],
      name: 'payment_messages_payment',
    }).onDelete('cascade'),
  ],
);

/** Why somebody has to look after money. */
export type MoneyFlag = 'late' | 'twice' | 'amount' | 'currency' | 'reversed' | 'refunded';

/** Money that a provider has collected for an order, or has given back. Nothing of it is lost: what does not pay its order is flagged. */
export const paymentMoney = pgTable(
  'payment_money',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    paymentId: rowId().notNull(),
    transaction: text().notNull(),
    kind: text().$type<'received' | 'returned'>().notNull(),
    amount: rupiah().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    /** Null when it has paid its order, as it should. */
    flag: text().$type<MoneyFlag>(),
    receivedAt: createdAt(),
    handledAt: timestamptz(),
    /** Who has looked after it, and what was done. */
    handledBy: text(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('payment_money_once').on(t.storeId, t.paymentId, t.transaction, t.kind, t.amount),
    index('payment_money_of_order').on(t.storeId, t.orderId),
    index('payment_money_flagged')
      .on(t.storeId, t.id)
      .where(sql`${t.flag} is not null`),
    foreignKey({
      columns: [t.storeId, t.paymentId],
      foreignColumns: [payments.storeId, payments.id],
      name: 'payment_money_payment',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'payment_money_order',
    }).onDelete('cascade'),
    check('payment_money_kind', sql`${t.kind} in ('received', 'returned')`),
    check('payment_money_amount', sql`${t.amount} >= 0`),
  ],
);
