import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, rowId, rupiah, serialId, storeId } from './columns.ts';
import { orders } from './orders.ts';

export type PaymentStatus = 'PENDING' | 'PAID' | 'CLOSED';

/** What a payment provider has to collect for an order. */
export const payments = pgTable(
  'payments',
  {
    storeId: storeId(),
    id: serialId(),
    orderId: rowId().notNull(),
    provider: text().notNull(),
    /** The provider's name of the payment. */
    reference: text().notNull(),
    amount: rupiah().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('PENDING'),
    /** Virtual account number or payment code. */
    paymentCode: text(),
    qrCode: text(),
    paymentLink: text(),
    mobilePaymentLink: text(),
    createdAt: createdAt(),
    paidAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('payments_order').on(t.storeId, t.orderId),
    uniqueIndex('payments_reference').on(t.storeId, t.reference),
    foreignKey({
      columns: [t.storeId, t.orderId],
      foreignColumns: [orders.storeId, orders.id],
      name: 'payments_order_of_store',
    }).onDelete('cascade'),
    check('payments_status', sql`${t.status} in ('PENDING', 'PAID', 'CLOSED')`),
    check('payments_amount', sql`${t.amount} >= 0`),
  ],
);
