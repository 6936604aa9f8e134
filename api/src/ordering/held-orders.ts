import { and, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HolderKind } from '@lapak/domain/hold-limits';
import type { Queryable } from '../db/client.ts';
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

const nobody = sql`false`;

const isOfBuyer = (t: Columns, { buyer }: HeldBy): SQL =>
  buyer === null
    ? nobody
    : (or(eq(t.phoneKey, buyer.phoneKey), eq(sql`lower(${t.email})`, buyer.email)) ?? nobody);

const isOfNetwork = (t: Columns, { network }: HeldBy): SQL =>
  network === null ? nobody : eq(t.network, network);

/** Orders that are unpaid by the clock: what the sweep has not ended yet holds nothing. */
const isHeld = (t: Columns, by: HeldBy) =>
  and(
    eq(t.storeId, by.storeId),
    eq(t.status, 'UNPAID'),
    gt(t.expiresAt, by.now),
    or(isOfBuyer(t, by), isOfNetwork(t, by)),
  );

/** Counts rows, or pieces of a column, by holder. */
function sums(t: Columns, by: HeldBy, pieces: AnyPgColumn | SQL) {
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(${pieces}) filter (where ${condition}), 0)`.mapWith(Number);
  return { buyer: sum(isOfBuyer(t, by)), network: sum(isOfNetwork(t, by)) };
}

/** How many unpaid orders there are in the store, of goods and of tickets. */
export async function heldOrders(db: Queryable, by: HeldBy): Promise<Held> {
  const one = sql`1`;
  const ofKind = (t: typeof orders | typeof eventOrders) =>
    db
      .select(sums(t, by, one))
      .from(t)
      .where(isHeld(t, by));
  const rows = await ofKind(orders).unionAll(ofKind(eventOrders));
  return {
    buyer: rows.reduce((sum, { buyer }) => sum + buyer, 0),
    network: rows.reduce((sum, { network }) => sum + network, 0),
  };
}

/** Pieces of products in unpaid orders, by product and combination. */
export function heldStock(db: Queryable, by: HeldBy, productIds: readonly number[]): Promise<HeldStock[]> {
  return db
    .select({
      productId: orderLines.productId,
      varietyId: orderLines.varietyId,
      ...sums(orders, by, orderLines.qty),
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id)))
    .where(and(isHeld(orders, by), inArray(orderLines.productId, [...productIds])))
    .groupBy(orderLines.productId, orderLines.varietyId);
}

/** Tickets in unpaid orders, by kind. */
export function heldTickets(db: Queryable, by: HeldBy, ticketIds: readonly number[]): Promise<HeldTickets[]> {
  return db
    .select({ ticketId: eventOrderTickets.ticketId, ...sums(eventOrders, by, eventOrderTickets.qty) })
    .from(eventOrders)
    .innerJoin(
      eventOrderTickets,
      and(
        eq(eventOrderTickets.storeId, eventOrders.storeId),
        eq(eventOrderTickets.eventOrderId, eventOrders.id),
      ),
    )
    .where(and(isHeld(eventOrders, by), inArray(eventOrderTickets.ticketId, [...ticketIds])))
    .groupBy(eventOrderTickets.ticketId);
}
