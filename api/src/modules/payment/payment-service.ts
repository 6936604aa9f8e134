import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { orders, payments, type PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import { districts } from '../../db/schema/districts.ts';
import { retryingTransaction } from '../../lib/in-transaction.ts';
import { publicId } from '../../lib/random-id.ts';
import { expireIfDue } from '../transaction/expiry.ts';
import { applyPaymentStep, type OrderKey, type OrderRow } from '../transaction/order-steps.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** What became of a provider's message that a payment was made. */
export type Receipt =
  | { result: 'paid' | 'already-paid'; order: OrderRow }
  | { result: 'closed'; order: OrderRow }
  | { result: 'unknown' };

export interface PaymentService {
  /** Notes, in the order's transaction, that a provider is to collect for it. */
  open(tx: Transaction, key: OrderKey, amount: number): Promise<void>;
  /**
   * What the shopper pays with. Asks the provider when it has not been asked yet or could not answer, so that an order
   * is never lost with it. Null for orders that no provider collects for.
   */
  instruction(order: OrderRow): Promise<PaymentRow | null>;
  /** A provider says that a payment was made. The same message again changes nothing. */
  receive(reference: string): Promise<Receipt>;
}

export interface PaymentServiceDeps {
  db: Database;
  clock: { now(): Date };
  provider: PaymentProvider;
  log: { error(fields: object, message: string): void };
  storeChanged(storeId: number): void;
}

const isAnswered = (payment: PaymentRow) =>
  payment.paymentCode !== null || payment.qrCode !== null || payment.paymentLink !== null;

export function createPaymentService(deps: PaymentServiceDeps): PaymentService {
  const { db, clock, provider } = deps;

  async function paymentOf(key: OrderKey): Promise<PaymentRow | null> {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.storeId, key.storeId), eq(payments.orderId, key.id)));
    return payment ?? null;
  }

  async function ask(
    order: OrderRow,
    account: PaymentAccountSnapshot,
    payment: PaymentRow,
  ): Promise<PaymentRow> {
    const [store] = await db
      .select({ namaToko: stores.namaToko, city: districts.regency })
      .from(stores)
      .leftJoin(districts, eq(districts.id, stores.originDistrictId))
      .where(eq(stores.id, order.storeId));
    const instruction = await provider.begin({
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

  return {
    async open(tx, key, amount) {
      await tx.insert(payments).values({
        storeId: key.storeId,
        orderId: key.id,
        provider: provider.name,
        reference: publicId(),
        amount,
      });
    },

    async instruction(order) {
      if (order.paymentAccount?.typeOfPayment !== 'otomatis') return null;
      const payment = await paymentOf(order);
      if (!payment || payment.status !== 'PENDING' || isAnswered(payment)) return payment;
      try {
        return await ask(order, order.paymentAccount, payment);
      } catch (error) {
        // The order stands; the next look at it asks again.
        deps.log.error({ err: error, provider: provider.name }, 'payment provider did not answer');
        return payment;
      }
    },

    async receive(reference) {
      const [found] = await db
        .select({
          storeId: orders.storeId,
          id: orders.id,
          status: orders.status,
          expiresAt: orders.expiresAt,
        })
        .from(payments)
        .innerJoin(orders, and(eq(orders.storeId, payments.storeId), eq(orders.id, payments.orderId)))
        .where(eq(payments.reference, reference));
      if (!found) return { result: 'unknown' };
      const now = clock.now();
      await expireIfDue(db, found, now);
      const paid = await retryingTransaction(db, (tx) => applyPaymentStep(tx, found, 'pay', now));
      if (paid) {
        deps.storeChanged(found.storeId);
        return { result: 'paid', order: paid };
      }
      const [order] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.storeId, found.storeId), eq(orders.id, found.id)));
      if (!order) return { result: 'unknown' };
      return {
        result: order.status === 'PAID' || order.status === 'SELESAI' ? 'already-paid' : 'closed',
        order,
      };
    },
  };
}
