import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { stores } from '../../../db/schema/stores.ts';
import { districts } from '../../../db/schema/districts.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { hasPublicId, publicIdIn } from '../../../lib/store-in-id.ts';
import { paymentOfOrder, type PaymentRow } from './order-payment.ts';
import { expireIfDue } from '../expiry.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { findOrder, isPaid, type OrderKey, type OrderRow } from '../order.ts';
import type { OrderMails } from '../mail/order-notice.ts';
import type { PaymentCallback, PaymentProvider } from './payment-provider.ts';

/** What became of a provider's message that a payment was made. */
export type Receipt =
  | { result: 'paid' | 'already-paid'; order: OrderRow }
  | { result: 'closed'; order: OrderRow }
  | { result: 'unknown' };

export interface PaymentService {
  /** Whether there is a provider; without one only what is paid by hand can be offered. */
  readonly collects: boolean;
  /** Notes, in the order's transaction, that a provider is to collect for it. */
  open(tx: Transaction, key: OrderKey, amount: number): Promise<void>;
  /**
   * What the shopper pays with. Requests it from the provider when there is none yet or the provider failed, so that an
   * order is never lost by it. Null for orders that no provider collects for.
   */
  instruction(order: OrderRow): Promise<PaymentRow | null>;
  /** Handles a provider's report of a payment. The same message again changes nothing. */
  receive(reference: string): Promise<Receipt>;
  /** As `receive`, for a message as it came in; `unsigned` when the provider has not sent it, and nothing is done. */
  accept(callback: PaymentCallback): Promise<Receipt | { result: 'unsigned' }>;
}

export interface PaymentServiceDeps {
  db: Database;
  clock: { now(): Date };
  /** Null where no provider collects for the shop. */
  provider: PaymentProvider | null;
  log: { error(fields: object, message: string): void };
  storeChanged(storeId: number): void;
  mails: OrderMails;
}

const isAnswered = (payment: PaymentRow) =>
  payment.paymentCode !== null || payment.qrCode !== null || payment.paymentLink !== null;

export function createPaymentService(deps: PaymentServiceDeps): PaymentService {
  const { db, clock, provider } = deps;

  async function ask(
    by: PaymentProvider,
    order: OrderRow,
    account: PaymentAccountSnapshot,
    payment: PaymentRow,
  ): Promise<PaymentRow> {
    const [store] = await db
      .select({ namaToko: stores.namaToko, city: districts.regency })
      .from(stores)
      .leftJoin(districts, eq(districts.id, stores.originDistrictId))
      .where(eq(stores.id, order.storeId));
    const instruction = await by.begin({
      reference: payment.reference,
      invoice: order.invoice,
      amount: payment.amount,
      storeName: store?.namaToko ?? '',
      storeCity: store?.city ?? '',
      method: account,
    });
    const [answered] = await db
      .update(payments)
      .set(instruction)
      .where(and(eq(payments.storeId, payment.storeId), eq(payments.id, payment.id)))
      .returning();
    return answered ?? payment;
  }

  async function receive(reference: string): Promise<Receipt> {
    const [payment] = await db
      .select()
      .from(payments)
      .where(hasPublicId(payments, payments.reference, reference));
    if (!payment) return { result: 'unknown' };
    const key = { storeId: payment.storeId, id: payment.orderId };
    const found = await findOrder(db, key);
    if (!found) return { result: 'unknown' };
    const now = clock.now();
    await expireIfDue(db, found, now);
    const paid = await retryingTransaction(db, async (tx) => {
      const moved = await applyPaymentStep(tx, key, 'pay', now);
      if (moved) await deps.mails.write(tx, moved, 'paid');
      return moved;
    });
    if (paid) {
      deps.mails.wake();
      deps.storeChanged(key.storeId);
      return { result: 'paid', order: paid };
    }
    const order = (await findOrder(db, key)) ?? found;
    return { result: isPaid(order) ? 'already-paid' : 'closed', order };
  }

  return {
    collects: provider !== null,
    receive,

    async accept(callback) {
      const reference = provider?.verify(callback) ?? null;
      return reference === null ? { result: 'unsigned' } : receive(reference);
    },

    async open(tx, key, amount) {
      if (!provider) throw new Error('An order asks for a payment provider, and there is none');
      await tx.insert(payments).values({
        storeId: key.storeId,
        orderId: key.id,
        provider: provider.name,
        reference: publicIdIn(key.storeId),
        amount,
      });
    },

    async instruction(order) {
      if (order.paymentAccount?.typeOfPayment !== 'otomatis' || !provider) return null;
      const payment = await paymentOfOrder(db, order);
      if (!payment || payment.status !== 'PENDING' || isAnswered(payment)) return payment;
      try {
        return await ask(provider, order, order.paymentAccount, payment);
      } catch (error) {
        // The order is kept; the next read of it retries.
        deps.log.error({ err: error, provider: provider.name }, 'payment provider did not answer');
        return payment;
      }
    },
  };
}
