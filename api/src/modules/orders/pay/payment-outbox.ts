import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { payments } from '../../../db/schema/payments.ts';
import { safeError } from '../../../lib/safe-error.ts';
import { publicIdIn } from '../../../lib/store-in-id.ts';
import type { OrderKey } from '../order.ts';
import type { PaymentRow } from './order-payment.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createPaymentTasks, isPayment, noTask, type PaymentTaskDeps } from './payment-tasks.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Longer than a task may take: another process may take it up then. */
const LEASE_MS = 20 * SECOND_MS;
/** Tasks that are done at once. */
const AT_ONCE = 10;

/** A task that failed is tried again: after 5 s, then each time twice as long, at most five minutes. */
const pauseMs = (tries: number) => Math.min(5 * SECOND_MS * 2 ** (tries - 1), 5 * MINUTE_MS);
/** A cancelled payment that cannot be cancelled is left after about a day: the provider ends it by itself. */
const MAX_CANCELS = 300;

export interface OutboxDeps extends PaymentTaskDeps {
  providers: PaymentProviders;
  log: { error(fields: object, message: string): void };
}

/**
 * Asks providers for what is to be collected, looked at or cancelled. Any number of processes may do so: each task is taken by one, and
 * by another one when that is gone for longer than its lease. Everything is asked at least once.
 */
export function createPaymentOutbox(deps: OutboxDeps) {
  const { db, clock, providers, log } = deps;
  const running = new Set<Promise<unknown>>();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  const tasks = createPaymentTasks(deps);

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
        .set({ lastError, ...(isOver ? noTask : { dueAt: later(pauseMs(payment.tries)) }) })
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
