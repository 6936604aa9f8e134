import { and, eq, ne, type SQL } from 'drizzle-orm';
import { writeAudit, type Actor } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { retryingTransaction } from '../../db/in-transaction.ts';
import { orders } from '../../db/schema/orders.ts';
import { cleanText, textOrNull, visibleText } from '../../lib/clean-text.ts';
import type { StoreEvents } from '../../lib/store-events.ts';
import type { OrderMails, OrderMoment } from './mail/order-notification.ts';
import { isOrder, type OrderKey, type OrderRow } from './order.ts';
import { deliveryTransitions, paymentTransitions } from './order-status.ts';
import { applyDeliveryStep, applyPaymentStep } from './order-steps.ts';

/** What became of a step: the order as it is now, or the statuses that the step leads from when it is in none of them. */
export type PaymentOutcome =
  { ok: true; order: OrderRow } | { ok: false; reason: 'status'; from: readonly string[] };

/** The outcome of a delivery, too: the order may be unpaid, or one of tickets, which are not sent. */
export type DeliveryOutcome = PaymentOutcome | { ok: false; reason: 'tickets' };

/** The outcome of a note: the order may have another one than its writer saw. */
export type NoteOutcome = PaymentOutcome | { ok: false; reason: 'note' };

/** An order on the desk. */
export type DeskOrder = OrderKey & Pick<OrderRow, 'kind'>;

/** How a parcel goes; what is left out stays as it is. */
export interface Sending {
  /** The courier's number. */
  resi?: string;
  /** The courier, when it is another one than the buyer chose. */
  courier?: string;
}

/** What the log keeps of an order: what a step may change. */
const logged = {
  status: true,
  statusPengiriman: true,
  resi: true,
  expedisi: true,
  rejectReason: true,
  sellerNote: true,
} as const satisfies Partial<Record<keyof OrderRow, true>>;

/** The logged values that differ, as they were and as they are. */
function changes(before: OrderRow, after: OrderRow) {
  const keys = (Object.keys(logged) as (keyof typeof logged)[]).filter((key) => before[key] !== after[key]);
  const of = (order: OrderRow) => Object.fromEntries(keys.map((key) => [key, order[key]]));
  return { before: of(before), after: of(after) };
}

interface Deps {
  db: Database;
  clock: { now(): Date };
  mails: OrderMails;
  storeEvents: Pick<StoreEvents, 'storeChanged' | 'ordersChanged'>;
}

interface Move {
  /** In the log. */
  action: string;
  /** The statuses that the step leads from. */
  from: readonly string[];
  /** What the buyer gets a mail about; null for no mail. */
  moment: OrderMoment | null;
  /** Null when the step does not lead from the order as it is before. */
  step(tx: Transaction, before: OrderRow): Promise<OrderRow | null> | null;
}

const sendingValues = ({ resi, courier }: Sending): Partial<OrderRow> => ({
  ...(resi === undefined ? {} : { resi: textOrNull(visibleText(resi)) }),
  ...(courier === undefined ? {} : { expedisi: textOrNull(cleanText(courier)) }),
});

async function updated(
  tx: Transaction,
  key: OrderKey,
  values: Partial<OrderRow>,
  inStatus?: SQL,
): Promise<OrderRow | null> {
  const [order] = await tx
    .update(orders)
    .set(values)
    .where(and(isOrder(key), inStatus))
    .returning();
  return order ?? null;
}

/** Replaces the note that was seen. The new one may be there already: written by an attempt whose answer was lost. */
function noted(
  tx: Transaction,
  before: OrderRow,
  note: string,
  seen?: string,
): Promise<OrderRow | null> | null {
  const sellerNote = textOrNull(cleanText(note));
  const replaceable = [textOrNull(seen), sellerNote];
  if (seen !== undefined && !replaceable.includes(before.sellerNote)) return null;
  return updated(tx, before, { sellerNote });
}

/** Only parcels have a courier's number: digital products are never on their way. */
const isOnItsWay = and(
  eq(orders.status, 'PAID'),
  eq(orders.statusPengiriman, 'DIKIRIM'),
  ne(orders.kind, 'digital_product'),
);

/**
 * The steps by which somebody of the store moves an order on. Each is made once, whatever the number of attempts, and the buyer's
 * mail and an entry of the store's log are written with it.
 */
export function createOrderDesk({ db, clock, mails, storeEvents }: Deps) {
  /** Makes a step and writes its mail and its entry in one transaction. */
  async function move(
    key: OrderKey,
    actor: Actor,
    { action, from, moment, step }: Move,
  ): Promise<PaymentOutcome> {
    const order = await retryingTransaction(db, async (tx) => {
      const [before] = await tx.select().from(orders).where(isOrder(key)).for('update');
      const after = before && (await step(tx, before));
      if (!after) return null;
      const changed = changes(before, after);
      if (Object.keys(changed.after).length === 0) return after;
      if (moment) await mails.write(tx, after, moment);
      const { storeId, publicId: subject, invoice: title } = after;
      await writeAudit(tx, { storeId, at: clock.now(), actor, action, subject, title, ...changed });
      return after;
    });
    if (!order) return { ok: false, reason: 'status', from };
    mails.wake();
    return { ok: true, order };
  }

  async function pay(
    key: OrderKey,
    actor: Actor,
    step: 'confirm' | 'reject',
    rejectReason: string | null,
  ): Promise<PaymentOutcome> {
    const outcome = await move(key, actor, {
      action: `order.${step}`,
      from: paymentTransitions[step].from,
      moment: step === 'confirm' ? 'paid' : 'rejected',
      step: (tx) => applyPaymentStep(tx, key, step, clock.now(), { rejectReason }),
    });
    if (outcome.ok) storeEvents.storeChanged(key.storeId);
    return outcome;
  }

  /** As `move`, of an order that is sent. No shopper's page of the store changes by it. */
  async function deliver(order: DeskOrder, actor: Actor, how: Move): Promise<DeliveryOutcome> {
    if (order.kind === 'event') return { ok: false, reason: 'tickets' };
    const outcome = await move(order, actor, how);
    if (outcome.ok) storeEvents.ordersChanged(order.storeId, 'changed');
    return outcome;
  }

  return {
    /** The payment came in: the order is PAID. */
    confirm: (order: DeskOrder, actor: Actor) => pay(order, actor, 'confirm', null),

    /** The order ends, and what it held goes back. @param reason for the buyer */
    reject: (order: DeskOrder, actor: Actor, reason?: string) =>
      pay(order, actor, 'reject', textOrNull(cleanText(reason))),

    pack: (order: DeskOrder, actor: Actor) =>
      deliver(order, actor, {
        action: 'order.pack',
        from: deliveryTransitions.pack.from,
        moment: 'packed',
        step: (tx) => applyDeliveryStep(tx, order, 'pack', clock.now()),
      }),

    ship: (order: DeskOrder, actor: Actor, sending: Sending = {}) =>
      deliver(order, actor, {
        action: 'order.ship',
        from: deliveryTransitions.ship.from,
        moment: 'shipped',
        step: (tx) => applyDeliveryStep(tx, order, 'ship', clock.now(), sendingValues(sending)),
      }),

    /** A parcel on its way has another number or courier than was written; its buyer gets the mail about it again. */
    correct: (order: DeskOrder, actor: Actor, sending: Sending) =>
      deliver(order, actor, {
        action: 'order.correct',
        from: ['DIKIRIM'],
        moment: 'shipped',
        step: (tx) => updated(tx, order, { ...sendingValues(sending), updatedAt: clock.now() }, isOnItsWay),
      }),

    /**
     * What the store's people note for each other; an empty note removes it. In any status.
     * @param seen the note that it replaces, empty for none; left out it replaces any
     */
    async note(order: DeskOrder, actor: Actor, note: string, seen?: string): Promise<NoteOutcome> {
      const outcome = await move(order, actor, {
        action: 'order.note',
        from: [],
        moment: null,
        step: (tx, before) => noted(tx, before, note, seen),
      });
      if (!outcome.ok) return { ok: false, reason: 'note' };
      storeEvents.ordersChanged(order.storeId, 'changed');
      return outcome;
    },
  };
}

export type OrderDesk = ReturnType<typeof createOrderDesk>;
