import type { Database, Queryable, Transaction } from '../../../db/client.ts';
import { violates } from '../../../db/errors.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { NewMail } from '../../../mail/mail-queue.ts';
import { accepted, RefusedInTransaction, type Outcome } from '../../../lib/refusal.ts';
import { storeRepository, type StoreRow } from '../../store/store-repository.ts';
import { noteCustomer } from '../../store/stores-of-customer.ts';
import { nextInStore } from '../../store/store-queue.ts';
import type { NotificationOf, OrderMails } from '../mail/order-notification.ts';
import type { OrderQueue } from './order-queue.ts';
import { findByIdempotencyKey, type NewOrderRow, type OrderKey, type OrderRow } from '../order.ts';
import { settle } from '../order-steps.ts';
import { keyProblem } from './repeated-order.ts';

/** The buyer at a checkout. */
export interface CheckoutCaller {
  userId: number | null;
  idempotencyKey: string | null;
  /** Network address of the call, as `addressKey` gives it; absent when there is none. */
  network?: string;
}

export interface PlaceOrderDeps {
  db: Database;
  payments: {
    open(tx: Transaction, key: OrderKey, amount: number): Promise<void>;
    charge(order: OrderRow): Promise<void>;
  };
  mails: OrderMails;
  queue: OrderQueue;
  /** Called after the commit; must not fail the order. */
  orderPlaced(order: OrderRow): void;
  storeChanged(storeId: number): void;
}

/** What differs between checkouts. */
export interface Attempt {
  username: string;
  userId: number | null;
  idempotencyKey: string | null;
  /** Distinguishes what was sent with the key. */
  fingerprint: string;
}

/** A checkout that was found right. */
export interface Placing {
  store: StoreRow;
  /**
   * Takes what the order needs, in the transaction that holds the lock of the store's queue. What it has taken goes back when it
   * answers a refusal or throws one.
   * @param number of the order in its store
   */
  take(tx: Transaction, number: number): Promise<Outcome<TakenOrder>>;
}

/** An order that only has to be inserted. */
export interface TakenOrder {
  order: NewOrderRow;
  notification: NotificationOf;
  /** Inserts its rows, and its mails with them. */
  insert(tx: Transaction, mails: readonly NewMail[]): Promise<OrderRow>;
}

/** Failures that the same again overcomes: two orders drew the same, or one key twice. */
const drawnTwice = ['orders_open_amount', 'orders_idempotency_key', 'orders_invoice'];

interface Placed {
  order: OrderRow;
  /** False when the idempotency key had placed it before. */
  isNew: boolean;
}

/** What the key of an attempt has placed in a store: the order, or that it was something else; null for nothing. */
async function placedBefore(
  db: Queryable,
  storeId: number,
  { idempotencyKey, fingerprint }: Attempt,
): Promise<Outcome<OrderRow> | null> {
  const before = await findByIdempotencyKey(db, storeId, idempotencyKey);
  return before && (keyProblem(before, fingerprint) ?? accepted(before));
}

/** Writes an order with its payment and mails in one transaction; one that costs nothing is handed over at once. */
async function writeOrder(
  { db, payments, mails, queue }: PlaceOrderDeps,
  attempt: Attempt,
  { store, take }: Placing,
): Promise<Outcome<Placed>> {
  const mailsOf = await mails.placedIn(db, store);
  let isAgain = false;
  const work = async (tx: Transaction, begun: () => void): Promise<Outcome<Placed>> => {
    const number = await nextInStore(tx, store.id);
    begun();
    // Only after the first try was undone: it may have failed because the same key had just placed an order.
    const before = isAgain ? await placedBefore(tx, store.id, attempt) : null;
    isAgain = true;
    if (before?.ok) return accepted({ order: before.data, isNew: false });
    if (before) throw new RefusedInTransaction(before);
    const taken = await take(tx, number);
    if (!taken.ok) throw new RefusedInTransaction(taken);
    const { order: row, notification, insert } = taken.data;
    if (row.status === 'PAID') {
      const order = await insert(tx, []);
      await settle(tx, order, order.createdAt);
      // What a free order hands over was written when it was settled; its mails are made from that.
      await mails.write(tx, order, 'placed');
      return accepted({ order, isNew: true });
    }
    const order = await insert(tx, mailsOf(notification, row.createdAt));
    if (row.paymentAccount?.typeOfPayment === 'otomatis') await payments.open(tx, order, row.total);
    return accepted({ order, isNew: true });
  };
  const isPassing = (error: unknown) => drawnTwice.some((index) => violates(error, index));
  return queue.add(store.id, (begun) => inTransaction(db, (tx) => work(tx, begun), { isPassing }));
}

/**
 * Places an order once: the same content under the same idempotency key in a store answers the first order again,
 * something else under it is refused with code '-5'. Instead of a refusal it returns the order that the same call has
 * made meanwhile: a double click may take the last piece between two looks.
 * @param prepare checks what was sent, outside of the transaction, in the store of the attempt; null when there is none
 * @returns the order; or why there is none, and then nothing was taken
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  attempt: Attempt,
  prepare: (store: StoreRow | null) => Promise<Outcome<Placing>>,
): Promise<Outcome<OrderRow>> {
  const { db } = deps;
  const store = await storeRepository(db).findByUsername(attempt.username);
  const repeated = async () => store && placedBefore(db, store.id, attempt);
  const before = await repeated();
  if (before) return before;
  const prepared = await prepare(store);
  if (!prepared.ok) return (await repeated()) ?? prepared;
  await noteCustomer(db, attempt.userId, prepared.data.store.id);
  const placed = await writeOrder(deps, attempt, prepared.data);
  if (!placed.ok) return (await repeated()) ?? placed;
  const { order, isNew } = placed.data;
  if (!isNew) return accepted(order);
  deps.mails.wake();
  deps.storeChanged(order.storeId);
  await deps.payments.charge(order);
  deps.orderPlaced(order);
  return accepted(order);
}
