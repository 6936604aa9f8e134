import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '../../../db/client.ts';
import { HttpRefusal } from '../../../lib/http-refusal.ts';
import { refused } from '../../../lib/refusal.ts';
import { safeError } from '../../../lib/safe-error.ts';
import type { OrderKey, OrderRow } from '../order.ts';
import { paymentOfOrder } from './order-payment.ts';
import { createPaymentLedger, type LedgerDeps, type Receipt } from './payment-ledger.ts';
import { createPaymentOutbox, type OutboxDeps } from './payment-outbox.ts';
import { ANSWER_WITHIN_MS } from './payment-tasks.ts';
import type { PaymentCallback, PaymentProvider, PaymentReport } from './payment-provider.ts';

/** A checkout waits so long for a provider: most have answered by then, and the order's page has what is paid with. */
const ANSWERED_SOON_MS = 600;

export interface PaymentService {
  /** Whether there is a provider for every store; otherwise only stores with keys of their own can offer what is not paid by hand. */
  readonly collects: boolean;
  /** Notes, in the order's transaction, that a provider is to collect for it. */
  open(tx: Transaction, key: OrderKey, amount: number): Promise<void>;
  /** Charges a new order, after its commit. What takes longer than a moment goes on without the caller. */
  charge(order: OrderRow): Promise<void>;
  /** Enters what a provider says of a payment. The same report again changes nothing. */
  record(report: PaymentReport): Promise<Receipt>;
  /**
   * As `record`, for a message as it came in from the provider of a name; `unsigned` when it has not sent it, and nothing is done.
   * @throws HttpRefusal 503 when the provider has to be asked about it, and does not answer
   */
  accept(name: string, callback: PaymentCallback): Promise<Receipt | { result: 'unsigned' }>;
  /** Asks providers for what is due: charges, looks and cancels. */
  sweep(): Promise<void>;
  /** Until nothing is asked of a provider. */
  settled(): Promise<void>;
}

export type PaymentServiceDeps = Omit<OutboxDeps, 'record'> & LedgerDeps;

export function createPaymentService(deps: PaymentServiceDeps): PaymentService {
  const { db, providers, answerWithinMs = ANSWER_WITHIN_MS } = deps;
  const record = createPaymentLedger(deps);
  const outbox = createPaymentOutbox({ ...deps, record });
  async function read(provider: PaymentProvider, callback: PaymentCallback) {
    try {
      return await provider.read(callback, AbortSignal.timeout(answerWithinMs));
    } catch (error) {
      deps.log.error({ err: safeError(error), provider: provider.name }, 'payment message not confirmed');
      throw new HttpRefusal(refused(503, 'Penyedia pembayaran belum menjawab. Kirim lagi nanti'));
    }
  }

  return {
    collects: providers.isForAll,
    record,
    open: outbox.open,
    sweep: outbox.sweep,
    settled: outbox.settled,

    async charge(order) {
      if (order.paymentAccount?.typeOfPayment !== 'otomatis') return;
      const soon = sleep(ANSWERED_SOON_MS, undefined, { ref: false });
      // The order is made: what fails here is done again by the sweep.
      const charging = paymentOfOrder(db, order)
        .then((payment) => payment && outbox.chargeNow(payment))
        .catch((error: unknown) => deps.log.error({ err: safeError(error) }, 'payment not charged'));
      await Promise.race([charging, soon]);
    },

    async accept(name, callback) {
      if (!providers.names.includes(name)) return { result: 'unknown' };
      const provider = await providers.ofMessage(name, callback);
      const reports = provider && (await read(provider, callback));
      if (!reports) return { result: 'unsigned' };
      let receipt: Receipt = { result: 'unknown' };
      for (const report of reports) receipt = await record(report);
      return receipt;
    },
  };
}
