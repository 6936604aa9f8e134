import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { eventOrders } from '../../db/schema/events.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { OrderKey, PayableKind } from './payable-order.ts';
import type { NoticeSettings, OrderMoment, OrderNotice } from './mail/order-notice.ts';

type Row = typeof orders.$inferSelect;

/** What an order has, whatever was ordered. Orders of tickets have a token beside it. */
export type AnyOrder = Pick<Row, keyof Row & keyof typeof eventOrders.$inferSelect> & { token?: string };

/** Columns by which orders of every kind are found. */
type KeyColumns = Record<'storeId' | 'id' | 'status' | 'expiresAt' | 'idempotencyKey', AnyPgColumn>;

/** What a buyer states about a transfer, or a seller about its rejection, as an order stores it. */
export type StatedValues = Partial<
  Pick<
    AnyOrder,
    'proofKey' | 'transferDate' | 'transferAmount' | 'transferAccountId' | 'transferAccount' | 'rejectReason'
  >
>;

/** What a step of the payment changes in an order's row. */
export type StepValues = StatedValues &
  Partial<Pick<AnyOrder, 'status' | 'network' | 'updatedAt' | 'confirmedAt' | 'paidAt' | 'closedAt'>> & {
    /** When what the order held was given back. */
    returnedAt?: Date;
  };

/** Orders that are asked for, now or by a statement that is prepared. */
interface OrderQuery<Order> extends PromiseLike<Order[]> {
  prepare(name: string): { execute(given: Record<string, unknown>): Promise<Order[]> };
}

/**
 * One kind of order: its table, and what a sale and an end without one mean for what was ordered. Everything that
 * orders have in common is done by `ordering` with it.
 */
export interface OrderKind<Order extends AnyOrder = AnyOrder> {
  readonly name: PayableKind;
  /** Indexes of the table are named after it. */
  readonly table: 'orders' | 'event_orders';
  readonly invoicePrefix: 'INV' | 'EVT';
  readonly columns: KeyColumns;
  select(db: Queryable, where: SQL | undefined): OrderQuery<Order>;
  /** Stores that have such orders, the one whose order ends first comes first. */
  storesOf(db: Queryable, where: SQL | undefined): Promise<{ storeId: number }[]>;
  /** Locks some of such orders, those that end first; what another process has locked is skipped. */
  lockSome(tx: Transaction, where: SQL | undefined, limit: number): Promise<OrderKey[]>;
  update(tx: Transaction, values: StepValues, where: SQL | undefined): Promise<Order[]>;
  /** Delivers the paid items; in the transaction that makes the order PAID. */
  settle(tx: Transaction, key: OrderKey, now: Date): Promise<void>;
  /** Gives back what orders of a store held; in the transaction that ends them. */
  giveBack(tx: Transaction, storeId: number, ended: readonly Order[]): Promise<void>;
  /** What the mails about a moment of the order are made from. @throws when there is no such order */
  noticeOf(db: Queryable, key: OrderKey, moment: OrderMoment, settings: NoticeSettings): Promise<OrderNotice>;
}

export type OrderKinds = Readonly<Record<PayableKind, OrderKind>>;

const isOrder = ({ columns }: Pick<OrderKind, 'columns'>, key: OrderKey): SQL | undefined =>
  and(eq(columns.storeId, key.storeId), eq(columns.id, key.id));

/** The order of a key; null when there is none. */
export async function findOrder<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  db: Queryable,
  key: OrderKey,
): Promise<Order | null> {
  const [order] = await kind.select(db, isOrder(kind, key));
  return order ?? null;
}

/** The order that an idempotency key has made in a store; null without a key. */
export async function findByIdempotencyKey<Order extends AnyOrder>(
  kind: OrderKind<Order>,
  db: Queryable,
  storeId: number,
  key: string | null,
): Promise<Order | null> {
  if (key === null) return null;
  const statement = prepared(db, `${kind.table} of a key`, (on, name) => {
    const { columns } = kind;
    const isInStore = eq(columns.storeId, sql.placeholder('storeId'));
    return kind.select(on, and(isInStore, eq(columns.idempotencyKey, sql.placeholder('key')))).prepare(name);
  });
  const [order] = await statement.execute({ storeId, key });
  return order ?? null;
}
