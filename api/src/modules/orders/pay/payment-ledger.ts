import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentMessages, paymentMoney, payments, type MoneyFlag } from '../../../db/schema/payments.ts';
import { hasPublicId } from '../../../lib/store-in-id.ts';
import { expireIfDue } from '../expiry.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { isOrder, isPaid, type OrderRow } from '../order.ts';
import type { OrderMails } from '../mail/order-notification.ts';
import type { PaymentRow } from './order-payment.ts';
import type { PaymentReport } from './payment-provider.ts';

/** What became of a report of a payment. */
export type Receipt = { result: 'paid' | 'known' | 'flagged'; order: OrderRow } | { result: 'unknown' };

export interface LedgerDeps {
  db: Database;
  clock: { now(): Date };
  storeChanged(storeId: number): void;
  ordersChanged(storeId: number, what: 'changed'): void;
  mails: OrderMails;
}

interface Entry {
  tx: Transaction;
  payment: PaymentRow;
  report: PaymentReport;
  now: Date;
}

const CURRENCY = 'IDR';

/** Whether the transaction of a report had a message of a state. */
async function wasReported({ tx, payment, report }: Entry, state: PaymentReport['state']): Promise<boolean> {
  const isReported = and(
    eq(paymentMessages.storeId, payment.storeId),
    eq(paymentMessages.paymentId, payment.id),
    eq(paymentMessages.transaction, report.transaction),
    eq(paymentMessages.state, state),
  );
  return (await tx.$count(paymentMessages, isReported)) > 0;
}

/** Notes money, once. @returns whether it is new */
async function note(
  { tx, payment, report, now }: Entry,
  money: Pick<typeof paymentMoney.$inferInsert, 'kind' | 'amount' | 'flag'>,
): Promise<boolean> {
  const { storeId, orderId, id: paymentId } = payment;
  const { transaction, currency } = report;
  const added = await tx
    .insert(paymentMoney)
    .values({ storeId, orderId, paymentId, transaction, currency, receivedAt: now, ...money })
    .onConflictDoNothing()
    .returning({ id: paymentMoney.id });
  return added.length > 0;
}

/** Money of the transaction of a report that came in; null when none has. */
async function received({ tx, payment, report }: Entry): Promise<typeof paymentMoney.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(paymentMoney)
    .where(
      and(
        eq(paymentMoney.storeId, payment.storeId),
        eq(paymentMoney.paymentId, payment.id),
        eq(paymentMoney.transaction, report.transaction),
        eq(paymentMoney.kind, 'received'),
      ),
    );
  return row ?? null;
}

/** A bank takes money back within a minute of having paid it: what was said of the two may come in either order. */
async function reverse(entry: Entry): Promise<boolean> {
  const money = await received(entry);
  return money !== null && note(entry, { kind: 'returned', amount: money.amount, flag: 'reversed' });
}

/** Pays the order with money that came in, or says why it cannot. */
async function pay(entry: Entry, order: OrderRow): Promise<{ moved: OrderRow | null; isFlagged: boolean }> {
  const { tx, payment, report, now } = entry;
  if (await received(entry)) return { moved: null, isFlagged: false };
  const isRight = report.currency === CURRENCY && report.amount === payment.amount;
  const moved = isRight ? await applyPaymentStep(tx, order, 'pay', now) : null;
  const flag = (): MoneyFlag | null => {
    if (moved) return null;
    if (report.currency !== CURRENCY) return 'currency';
    if (report.amount !== payment.amount) return 'amount';
    return isPaid(order) ? 'twice' : 'late';
  };
  const why = flag();
  await note(entry, { kind: 'received', amount: report.amount, flag: why });
  const isReversed = (await wasReported(entry, 'denied')) && (await reverse(entry));
  return { moved, isFlagged: why !== null || isReversed };
}

/** A payment that the provider has closed is paid by nobody; its order ends by its own clock. */
async function close({ tx, payment }: Entry): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'CLOSED', task: null, dueAt: null })
    .where(
      and(eq(payments.storeId, payment.storeId), eq(payments.id, payment.id), ne(payments.status, 'PAID')),
    );
}

async function enter(entry: Entry, order: OrderRow): Promise<{ moved: OrderRow | null; isFlagged: boolean }> {
  const { report } = entry;
  const nothing = { moved: null, isFlagged: false };
  switch (report.state) {
    case 'pending':
      return nothing;
    case 'paid':
      return pay(entry, order);
    case 'refunded':
      return {
        moved: null,
        isFlagged: await note(entry, { kind: 'returned', amount: report.amount, flag: 'refunded' }),
      };
    case 'denied': {
      const isReversed = await reverse(entry);
      if (!isReversed) await close(entry);
      return { moved: null, isFlagged: isReversed };
    }
    default:
      await close(entry);
      return nothing;
  }
}

/**
 * Keeps what providers say of payments, and the money that they report. In whatever order, how often and how late messages come, what
 * there is at the end is the same: each message and each sum is a row that is there once, an order is paid at most once, and what does
 * not pay its order is flagged, and mailed to the seller.
 */
export function createPaymentLedger({ db, clock, storeChanged, ordersChanged, mails }: LedgerDeps) {
  /** Enters a report that the provider has signed, or has given when it was asked. */
  return async function record(report: PaymentReport): Promise<Receipt> {
    const [payment] = await db
      .select()
      .from(payments)
      .where(hasPublicId(payments, payments.reference, report.reference));
    if (!payment) return { result: 'unknown' };
    const { storeId, id: paymentId } = payment;
    const key = { storeId, id: payment.orderId };
    const now = clock.now();
    const [found] = await db.select().from(orders).where(isOrder(key));
    if (found) await expireIfDue(db, found, now);
    const done = await retryingTransaction(db, async (tx) => {
      // What is said of one order is entered one after the other; every step locks the order first.
      const [order] = await tx.select().from(orders).where(isOrder(key)).for('update');
      if (!order) return null;
      const { transaction, state, amount, currency } = report;
      await tx
        .insert(paymentMessages)
        .values({ storeId, paymentId, transaction, state, amount, currency, receivedAt: now })
        .onConflictDoNothing();
      const { moved, isFlagged } = await enter({ tx, payment, report, now }, order);
      if (moved) await mails.write(tx, moved, 'paid');
      if (isFlagged) await mails.write(tx, order, 'money');
      return { order: moved ?? order, moved, isFlagged };
    });
    if (!done) return { result: 'unknown' };
    if (done.moved) storeChanged(storeId);
    if (done.isFlagged) ordersChanged(storeId, 'changed');
    if (done.moved || done.isFlagged) mails.wake();
    return { result: done.moved ? 'paid' : done.isFlagged ? 'flagged' : 'known', order: done.order };
  };
}

export type RecordReport = ReturnType<typeof createPaymentLedger>;
