import { paths } from '@lapak/contracts/routes';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { districts } from '../../../db/schema/districts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { stores } from '../../../db/schema/stores.ts';
import type { OrderMails } from '../mail/order-notification.ts';
import { applyPaymentStep } from '../order-steps.ts';
import type { OrderRow } from '../order.ts';
import type { PaymentRow } from './order-payment.ts';
import type { RecordReport } from './payment-ledger.ts';
import { ChargeRefused, type ChargeRequest, type PaymentProvider } from './payment-provider.ts';

const MINUTE_MS = 60_000;

/** How long a provider may take for an answer, in milliseconds. */
export const ANSWER_WITHIN_MS = 8_000;

/** The page where an unpaid order is paid. */
const payPage = (username: string, { publicId, token }: OrderRow): string =>
  token === null
    ? paths.checkoutDetail(username, publicId)
    : paths.eventCheckoutDetail(username, publicId, token);

/** Whether a payment that is awaited was made is asked so long after its order, in milliseconds. */
const looksMs = [2, 10, 30, 90].map((minutes) => minutes * MINUTE_MS);

const refusedReason =
  'Metode pembayaran ini sedang tidak bisa dipakai. Silakan pesan lagi dengan metode pembayaran lain.';

export interface PaymentTaskDeps {
  db: Database;
  clock: { now(): Date };
  publicUrl: string;
  record: RecordReport;
  storeChanged(storeId: number): void;
  mails: OrderMails;
  /** How long a provider may take for an answer, in milliseconds. */
  answerWithinMs?: number;
}

export const isPayment = ({ storeId, id }: Pick<PaymentRow, 'storeId' | 'id'>) =>
  and(eq(payments.storeId, storeId), eq(payments.id, id));

export const noTask = { task: null, dueAt: null } as const;

/** What is to be asked after a charge that is not paid yet. */
function nextLook({ createdAt }: PaymentRow, now: Date): { task: 'look'; dueAt: Date } | typeof noTask {
  const next = looksMs.map((ms) => new Date(createdAt.getTime() + ms)).find((at) => at > now);
  return next ? { task: 'look', dueAt: next } : noTask;
}

/** What a provider is asked about a payment, and what is written of its answer. What fails rejects. */
export function createPaymentTasks(deps: PaymentTaskDeps) {
  const { db, clock, record, mails, answerWithinMs = ANSWER_WITHIN_MS } = deps;

  async function requestOf(order: OrderRow, payment: PaymentRow): Promise<ChargeRequest | null> {
    const method = order.paymentAccount;
    if (!method) return null;
    const [store] = await db
      .select({ username: stores.username, namaToko: stores.namaToko, city: districts.regency })
      .from(stores)
      .leftJoin(districts, eq(districts.id, stores.originDistrictId))
      .where(eq(stores.id, order.storeId));
    return {
      reference: payment.reference,
      invoice: order.invoice,
      amount: payment.amount,
      deadline: order.expiresAt,
      buyer: { name: order.nama, email: order.email, phone: order.handphone },
      orderUrl: store ? deps.publicUrl + payPage(store.username, order) : deps.publicUrl,
      storeName: store?.namaToko ?? '',
      storeCity: store?.city ?? '',
      method,
    };
  }

  /** The provider will not collect: the order ends and gives back what it held. */
  async function refuse(payment: PaymentRow, reason: string): Promise<void> {
    const key = { storeId: payment.storeId, id: payment.orderId };
    const ended = await retryingTransaction(db, async (tx) => {
      const order = await applyPaymentStep(tx, key, 'reject', clock.now(), { rejectReason: refusedReason });
      await tx
        .update(payments)
        .set({ status: 'CLOSED', ...noTask, lastError: reason })
        .where(isPayment(payment));
      if (order) await mails.write(tx, order, 'rejected');
      return order;
    });
    if (!ended) return;
    mails.wake();
    deps.storeChanged(key.storeId);
  }

  async function charge(by: PaymentProvider, payment: PaymentRow): Promise<void> {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, payment.storeId), eq(orders.id, payment.orderId)));
    const request = order && (await requestOf(order, payment));
    if (!request) return;
    try {
      const answer = await by.charge(request, AbortSignal.timeout(answerWithinMs));
      const next = { ...nextLook(payment, clock.now()), tries: 0, lastError: null };
      const [kept] = await db
        .update(payments)
        .set({ ...answer, status: 'PENDING', ...next })
        .where(and(isPayment(payment), eq(payments.status, 'QUEUED')))
        .returning();
      // Its order has ended meanwhile: a cancel that came first found nothing.
      if (!kept)
        await db
          .update(payments)
          .set({ task: 'cancel', dueAt: clock.now(), tries: 0 })
          .where(and(isPayment(payment), eq(payments.status, 'CLOSED')));
    } catch (error) {
      if (!(error instanceof ChargeRefused)) throw error;
      await refuse(payment, error.message);
    }
  }

  async function look(by: PaymentProvider, payment: PaymentRow): Promise<void> {
    const reports = await by.status(payment.reference, AbortSignal.timeout(answerWithinMs));
    for (const report of reports) await record(report);
    await db
      .update(payments)
      .set({ ...nextLook(payment, clock.now()), tries: 0 })
      .where(and(isPayment(payment), eq(payments.task, 'look')));
  }

  async function cancel(by: PaymentProvider, payment: PaymentRow): Promise<void> {
    await by.cancel(payment.reference, AbortSignal.timeout(answerWithinMs));
    // It may have been paid before.
    const reports = await by.status(payment.reference, AbortSignal.timeout(answerWithinMs));
    for (const report of reports) await record(report);
    await db
      .update(payments)
      .set(noTask)
      .where(and(isPayment(payment), eq(payments.task, 'cancel')));
  }

  return { charge, look, cancel };
}
