import { paths } from '@lapak/contracts/routes';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { districts } from '../../../db/schema/districts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { stores } from '../../../db/schema/stores.ts';
import { safeError } from '../../../lib/safe-error.ts';
import { publicIdIn } from '../../../lib/store-in-id.ts';
import { applyPaymentStep } from '../order-steps.ts';
import type { OrderKey, OrderRow } from '../order.ts';
import type { OrderMails } from '../mail/order-notice.ts';
import type { PaymentRow } from './order-payment.ts';
import type { RecordReport } from './payment-ledger.ts';
import {
  ChargeRefused,
  type ChargeRequest,
  type PaymentProvider,
  type PaymentProviders,
} from './payment-provider.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a provider may take for an answer. */
export const ANSWER_WITHIN_MS = 8 * SECOND_MS;
/** The page where an unpaid order is paid. */
const payPage = (username: string, { publicId, token }: OrderRow): string =>
  token === null
    ? paths.checkoutDetail(username, publicId)
    : paths.eventCheckoutDetail(username, publicId, token);

/** Longer than a task may take: another process may take it up then. */
const LEASE_MS = 20 * SECOND_MS;
/** Tasks that are done at once. */
const AT_ONCE = 10;

/** A task that failed is tried again: after 5 s, then each time twice as long, at most five minutes. */
const pauseMs = (tries: number) => Math.min(5 * SECOND_MS * 2 ** (tries - 1), 5 * MINUTE_MS);
/** A cancelled payment that cannot be cancelled is left after about a day: the provider ends it by itself. */
const MAX_CANCELS = 300;
/** Whether a payment that is awaited was made is asked so long after its order, in milliseconds. */
const looksMs = [2, 10, 30, 90].map((minutes) => minutes * MINUTE_MS);

const refusedReason =
  'Metode pembayaran ini sedang tidak bisa dipakai. Silakan pesan lagi dengan metode pembayaran lain.';

export interface OutboxDeps {
  db: Database;
  clock: { now(): Date };
  providers: PaymentProviders;
  publicUrl: string;
  record: RecordReport;
  log: { error(fields: object, message: string): void };
  storeChanged(storeId: number): void;
  mails: OrderMails;
  /** How long a provider may take for an answer, in milliseconds. */
  answerWithinMs?: number;
}

const isPayment = ({ storeId, id }: Pick<PaymentRow, 'storeId' | 'id'>) =>
  and(eq(payments.storeId, storeId), eq(payments.id, id));

const none = { task: null, dueAt: null } as const;

/** What is to be asked after a charge that is not paid yet. */
function nextLook({ createdAt }: PaymentRow, now: Date): { task: 'look'; dueAt: Date } | typeof none {
  const next = looksMs.map((ms) => new Date(createdAt.getTime() + ms)).find((at) => at > now);
  return next ? { task: 'look', dueAt: next } : none;
}

/**
 * Asks providers for what is to be collected, looked at or cancelled. Any number of processes may do so: each task is taken by one, and
 * by another one when that is gone for longer than its lease. Everything is asked at least once.
 */
export function createPaymentOutbox(deps: OutboxDeps) {
  const { db, clock, providers, record, log, mails, answerWithinMs = ANSWER_WITHIN_MS } = deps;
  const running = new Set<Promise<unknown>>();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

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
        .set({ status: 'CLOSED', ...none, lastError: reason })
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
      .set(none)
      .where(and(isPayment(payment), eq(payments.task, 'cancel')));
  }

  const tasks = { charge, look, cancel };

  /** Does what a payment that was claimed asks for; a failure is tried again. */
  async function attempt(payment: PaymentRow): Promise<void> {
    const { task } = payment;
    if (!task) return;
    try {
      const provider = await providers.named(payment.provider, payment.storeId);
      if (!provider) throw new Error(`the store has no keys of ${payment.provider}`);
      await tasks[task](provider, payment);
    } catch (error) {
      log.error(
        { err: safeError(error), provider: payment.provider, task },
        'payment provider did not answer',
      );
      const isOver = task === 'cancel' && payment.tries >= MAX_CANCELS;
      const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
      await db
        .update(payments)
        .set({ lastError, ...(isOver ? none : { dueAt: later(pauseMs(payment.tries)) }) })
        .where(and(isPayment(payment), eq(payments.task, task)));
    }
  }

  const isDue = () =>
    and(
      isNotNull(payments.task),
      lte(payments.dueAt, clock.now()),
      inArray(payments.provider, [...providers.names]),
    );

  /** Claims some tasks that are due, those that are due longest first. Of many processes one gets each, as the update moves what is due. */
  async function claim(): Promise<PaymentRow[]> {
    const due = await db
      .select({ storeId: payments.storeId, id: payments.id })
      .from(payments)
      .where(isDue())
      .orderBy(payments.dueAt)
      .limit(AT_ONCE);
    const claimed: PaymentRow[] = [];
    for (const storeId of new Set(due.map((row) => row.storeId))) {
      const ids = due.filter((row) => row.storeId === storeId).map(({ id }) => id);
      const rows = await db
        .update(payments)
        .set({ dueAt: later(LEASE_MS), tries: sql`${payments.tries} + 1` })
        .where(and(eq(payments.storeId, storeId), inArray(payments.id, ids), isDue()))
        .returning();
      claimed.push(...rows);
    }
    return claimed;
  }

  function track<T>(work: Promise<T>): Promise<T> {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  }

  return {
    /** Notes, in the order's transaction, that a provider is to collect for it. It is charged by `chargeNow`, after the commit. */
    async open(tx: Transaction, key: OrderKey, amount: number): Promise<void> {
      const provider = await providers.ofStore(tx, key.storeId);
      if (!provider) throw new Error('An order asks for a payment provider, and there is none');
      await tx.insert(payments).values({
        storeId: key.storeId,
        orderId: key.id,
        provider: provider.name,
        reference: publicIdIn(key.storeId),
        amount,
        createdAt: clock.now(),
        task: 'charge',
        dueAt: later(LEASE_MS),
        tries: 1,
      });
    },

    /** Charges a payment that `open` has noted in this process. */
    async chargeNow(payment: PaymentRow): Promise<void> {
      if (payment.task === 'charge') await track(attempt(payment));
    },

    /** Does everything that is due. */
    async sweep(): Promise<void> {
      for (let claimed = await claim(); claimed.length > 0; claimed = await claim())
        await Promise.all(claimed.map((payment) => track(attempt(payment))));
    },

    /** Until nothing is asked. */
    settled: async () => void (await Promise.allSettled([...running])),
  };
}
