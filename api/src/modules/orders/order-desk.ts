import type { Database, Transaction } from '../../db/client.ts';
import { cleanText, textOrNull } from '../../lib/clean-text.ts';
import { retryingTransaction } from '../../db/in-transaction.ts';
import type { OrderMails, OrderMoment } from './mail/order-notice.ts';
import type { OrderKey, OrderRow } from './order.ts';
import { deliveryTransitions, paymentTransitions } from './order-status.ts';
import { applyDeliveryStep, applyPaymentStep } from './order-steps.ts';

/** What became of a step: the order as it is now, or the statuses that the step leads from when it is in none of them. */
export type PaymentOutcome =
  { ok: true; order: OrderRow } | { ok: false; reason: 'status'; from: readonly string[] };

/** Also of a delivery: the order may be unpaid, or one of tickets, which are not sent. */
export type DeliveryOutcome = PaymentOutcome | { ok: false; reason: 'tickets' };

/** An order on the desk. */
export type DeskOrder = OrderKey & Pick<OrderRow, 'kind'>;

interface Deps {
  db: Database;
  clock: { now(): Date };
  mails: OrderMails;
  storeChanged(storeId: number): void;
}

/**
 * The steps by which somebody of the store moves an order on. Each is made once, whatever the number of attempts, and the buyer's
 * mail is written with it.
 */
export function createOrderDesk({ db, clock, mails, storeChanged }: Deps) {
  /** Makes a step and writes its mail in one transaction. @param from the statuses that the step leads from */
  async function move(
    from: readonly string[],
    moment: OrderMoment,
    step: (tx: Transaction) => Promise<OrderRow | null>,
  ): Promise<PaymentOutcome> {
    const order = await retryingTransaction(db, async (tx) => {
      const moved = await step(tx);
      if (moved) await mails.write(tx, moved, moment);
      return moved;
    });
    if (!order) return { ok: false, reason: 'status', from };
    mails.wake();
    return { ok: true, order };
  }

  async function pay(
    key: OrderKey,
    step: 'confirm' | 'reject',
    rejectReason: string | null,
  ): Promise<PaymentOutcome> {
    const moment = step === 'confirm' ? 'paid' : 'rejected';
    const outcome = await move(paymentTransitions[step].from, moment, (tx) =>
      applyPaymentStep(tx, key, step, clock.now(), { rejectReason }),
    );
    if (outcome.ok) storeChanged(key.storeId);
    return outcome;
  }

  async function deliver(
    order: DeskOrder,
    step: 'pack' | 'ship',
    also: { resi?: string } = {},
  ): Promise<DeliveryOutcome> {
    if (order.kind === 'event') return { ok: false, reason: 'tickets' };
    const moment = step === 'pack' ? 'packed' : 'shipped';
    return move(deliveryTransitions[step].from, moment, (tx) =>
      applyDeliveryStep(tx, order, step, clock.now(), also),
    );
  }

  return {
    /** The payment came in: the order is PAID. */
    confirm: (order: DeskOrder) => pay(order, 'confirm', null),
    /** The order ends, and what it held goes back. @param reason for the buyer */
    reject: (order: DeskOrder, reason?: string) => pay(order, 'reject', textOrNull(cleanText(reason))),
    pack: (order: DeskOrder) => deliver(order, 'pack'),
    /** @param resi the courier's number; without one the order keeps its own */
    ship: (order: DeskOrder, resi?: string) => deliver(order, 'ship', resi === undefined ? {} : { resi }),
  };
}

export type OrderDesk = ReturnType<typeof createOrderDesk>;
