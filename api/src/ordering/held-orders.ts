import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HolderKind } from '@lapak/domain/hold-limits';
import type { Queryable } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { eventOrders, eventOrderTickets } from '../db/schema/events.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import type { Holder } from './holder.ts';

/** What unpaid orders hold, by the buyer's name and by the network address; one order may count for both. */
export type Held = Record<HolderKind, number>;

/** Null counts by the network address alone. */
export interface HeldBy {
  storeId: number;
  buyer: Pick<Holder, 'phoneKey' | 'email'> | null;
  network: string | null;
  now: Date;
}

export interface HeldStock extends Held {
  productId: number;
  varietyId: number | null;
}

export interface HeldTickets extends Held {
  ticketId: number;
}

type Columns = Record<'storeId' | 'status' | 'expiresAt' | 'phoneKey' | 'email' | 'network', AnyPgColumn>;

const given = (name: string) => sql.placeholder(name);

/** What is null equals nothing: of no buyer, or of no network, there are none. */
const isOfBuyer = (t: Columns) =>
  or(eq(t.phoneKey, given('phoneKey')), eq(sql`lower(${t.email})`, given('email')));
const isOfNetwork = (t: Columns) => eq(t.network, given('network'));

/** Orders that are unpaid by the clock: what the sweep has not ended yet holds nothing. */
const isHeld = (t: Columns) =>
  and(
    eq(t.storeId, given('storeId')),
    // A constant, by which the partial indexes are known.
    sql`${t.status} = 'UNPAID'`,
    gt(t.expiresAt, given('now')),
    or(isOfBuyer(t), isOfNetwork(t)),
  );

/** Counts rows, or pieces of a column, by holder. */
function sums(t: Columns, pieces: AnyPgColumn | SQL) {
  const sum = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${pieces}) filter (where ${condition}), 0)`.mapWith(Number);
  return { buyer: sum(isOfBuyer(t)), network: sum(isOfNetwork(t)) };
}

const valuesOf = ({ storeId, buyer, network, now }: HeldBy) => ({
  storeId,
  phoneKey: buyer?.phoneKey ?? null,
  email: buyer?.email ?? null,
  network,
  now,
});

/** How many unpaid orders there are in the store, of goods and of tickets. */
export async function heldOrders(db: Queryable, by: HeldBy): Promise<Held> {
  const statement = prepared(db, 'held orders', (on, name) => {
    const ofKind = (t: typeof orders | typeof eventOrders) =>
      on
        .select(sums(t, sql`1`))
        .from(t)
        .where(isHeld(t));
    return ofKind(orders).unionAll(ofKind(eventOrders)).prepare(name);
  });
  const rows = await statement.execute(valuesOf(by));
  return {
    buyer: rows.reduce((sum, { buyer }) => sum + buyer, 0),
    network: rows.reduce((sum, { network }) => sum + network, 0),
  };
}

const isAskedFor = (column: AnyPgColumn) => sql`${column} = any(${given('ids')}::bigint[])`;

/** Pieces of products in unpaid orders, by product and combination. */
export function heldStock(db: Queryable, by: HeldBy, productIds: readonly number[]): Promise<HeldStock[]> {
  const statement = prepared(db, 'held stock', (on, name) =>
    on
      .select({
        productId: orderLines.productId,
        varietyId: orderLines.varietyId,
        ...sums(orders, orderLines.qty),
      })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id)))
      .where(and(isHeld(orders), isAskedFor(orderLines.productId)))
      .groupBy(orderLines.productId, orderLines.varietyId)
      .prepare(name),
  );
  return statement.execute({ ...valuesOf(by), ids: [...productIds] });
}

/** Tickets in unpaid orders, by kind. */
export function heldTickets(db: Queryable, by: HeldBy, ticketIds: readonly number[]): Promise<HeldTickets[]> {
  const statement = prepared(db, 'held tickets', (on, name) =>
    on
      .select({ ticketId: eventOrderTickets.ticketId, ...sums(eventOrders, eventOrderTickets.qty) })
      .from(eventOrders)
      .innerJoin(
        eventOrderTickets,
        and(
          eq(eventOrderTickets.storeId, eventOrders.storeId),
          eq(eventOrderTickets.eventOrderId, eventOrders.id),
        ),
      )
      .where(and(isHeld(eventOrders), isAskedFor(eventOrderTickets.ticketId)))
      .groupBy(eventOrderTickets.ticketId)
      .prepare(name),
  );
  return statement.execute({ ...valuesOf(by), ids: [...ticketIds] });
}
