import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '../../../db/client.ts';
import { safeError } from '../../../lib/safe-error.ts';
import type { OrderKey, OrderRow } from '../order.ts';
import { paymentOfOrder } from './order-payment.ts';
import { createPaymentLedger, type LedgerDeps, type Receipt } from './payment-ledger.ts';
import { createPaymentOutbox, type OutboxDeps } from './payment-outbox.ts';
import type { PaymentCallback, PaymentReport } from './payment-provider.ts';

/** A checkout waits so long for a provider: most have answered by then, and the order's page has what is paid with. */
const ANSWERED_SOON_MS = 600;

export interface PaymentService {
  /** Whether there is a provider; without one only what is paid by hand can be offered. */
  readonly collects: boolean;
  /** Notes, in the order's transaction, that a provider is to collect for it. */
  open(tx: Transaction, key: OrderKey, amount: number): Promise<void>;
  /** Charges a new order, after its commit. What takes longer than a moment goes on without the caller. */
  charge(order: OrderRow): Promise<void>;
  /** Enters what a provider says of a payment. The same report again changes nothing. */
  record(report: PaymentReport): Promise<Receipt>;
  /** As `record`, for a message as it came in; `unsigned` when the provider has not sent it, and nothing is done. */
  accept(callback: PaymentCallback): Promise<Receipt | { result: 'unsigned' }>;
  /** Asks providers for what is due: charges, looks and cancels. */
  sweep(): Promise<void>;
  /** Until nothing is asked of a provider. */
  settled(): Promise<void>;
}

export type PaymentServiceDeps = Omit<OutboxDeps, 'record'> & LedgerDeps;

export function createPaymentService(deps: PaymentServiceDeps): PaymentService {
  const { db, provider } = deps;
  const record = createPaymentLedger(deps);
  const outbox = createPaymentOutbox({ ...deps, record });
  return {
    collects: provider !== null,
    record,
    open: outbox.open,
    sweep: outbox.sweep,
    settled: outbox.settled,

    async charge(order) {
      if (order.paymentAccount?.typeOfPayment !== 'otomatis' || !provider) return;
      const soon = sleep(ANSWERED_SOON_MS, undefined, { ref: false });
      // The order is made: what fails here is done again by the sweep.
      const charging = paymentOfOrder(db, order)
        .then((payment) => payment && outbox.chargeNow(payment))
        .catch((error: unknown) => deps.log.error({ err: safeError(error) }, 'payment not charged'));
      await Promise.race([charging, soon]);
    },

    async accept(callback) {
      const report = provider?.read(callback) ?? null;
      return report === null ? { result: 'unsigned' } : record(report);
    },
  };
}
