import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HolderKind } from '@lapak/domain/hold-limits';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { priceVarieties, products } from '../../../db/schema/catalogue.ts';
import { orderLines, orders, orderTickets } from '../../../db/schema/orders.ts';
import type { Holder } from './holder.ts';

/** What orders hold, by the buyer's name and by the network address; one order may count for both. */
export type Held = Record<HolderKind, number>;

/** Null counts by the network address alone. */
export interface HeldBy {
  storeId: number;
  buyer: Pick<Holder, 'phoneKey' | 'mailbox'> | null;
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

/** Free orders count for so long. */
const FREE_ORDER_MS = 24 * 60 * 60 * 1000;

/** When free orders were made that count no more. */
export const freeOrdersSince = (now: Date): Date => new Date(now.getTime() - FREE_ORDER_MS);

/** Why orders hold something: until they are paid, or for a day as nobody pays for them. */
export type HoldReason = 'unpaid' | 'free';

const given = (name: string) => sql.placeholder(name);

/** What is null equals nothing: of no buyer, or of no network, there are none. */
const isOfBuyer = or(eq(orders.phoneKey, given('phoneKey')), eq(orders.mailbox, given('mailbox')));
const isOfNetwork = eq(orders.network, given('network'));

/** Constants in the first conditions, by which the partial indexes are known. */
const reasons: Record<HoldReason, SQL | undefined> = {
  // Unpaid by the clock: what the sweep has not ended yet holds nothing.
  unpaid: and(sql`${orders.status} = 'UNPAID'`, gt(orders.expiresAt, given('now'))),
  free: and(sql`${orders.total} = 0`, gt(orders.createdAt, given('since'))),
};

const isHeld = (reason: HoldReason) =>
  and(eq(orders.storeId, given('storeId')), reasons[reason], or(isOfBuyer, isOfNetwork));

/** Counts rows, or pieces of a column, by holder. */
function sums(pieces: AnyPgColumn | SQL) {
  const sum = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${pieces}) filter (where ${condition}), 0)`.mapWith(Number);
  return { buyer: sum(isOfBuyer), network: sum(isOfNetwork) };
}

const valuesOf = ({ storeId, buyer, network, now }: HeldBy, reason: HoldReason) => ({
  storeId,
  phoneKey: buyer?.phoneKey ?? null,
  mailbox: buyer?.mailbox ?? null,
  network,
  ...(reason === 'unpaid' ? { now } : { since: freeOrdersSince(now) }),
});

/** How many unpaid, or free, orders there are in the store, of goods and of tickets. */
export async function heldOrders(db: Queryable, by: HeldBy, reason: HoldReason): Promise<Held> {
  const statement = prepared(db, `${reason} orders`, (on, name) =>
    on
      .select(sums(sql`1`))
      .from(orders)
      .where(isHeld(reason))
      .prepare(name),
  );
  return sumHeld(await statement.execute(valuesOf(by, reason)));
}

const isAskedFor = (column: AnyPgColumn) => sql`${column} = any(${given('ids')}::bigint[])`;

/** Pieces of products in unpaid, or free, orders, by product and combination. */
export function heldStock(
  db: Queryable,
  by: HeldBy,
  reason: HoldReason,
  productIds: readonly number[],
): Promise<HeldStock[]> {
  const statement = prepared(db, `${reason} stock`, (on, name) =>
    on
      .select({
        productId: orderLines.productId,
        varietyId: orderLines.varietyId,
        ...sums(orderLines.qty),
      })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id)))
      .where(and(isHeld(reason), isAskedFor(orderLines.productId)))
      .groupBy(orderLines.productId, orderLines.varietyId)
      .prepare(name),
  );
  return statement.execute({ ...valuesOf(by, reason), ids: [...productIds] });
}

/** Pieces that are left of products and of their combinations. */
export function stockLeft(db: Queryable, storeId: number, productIds: readonly number[]) {
  const statement = prepared(db, 'stock left', (on, name) =>
    on
      .select({ productId: products.id, varietyId: sql<number | null>`null::integer`, stock: products.stock })
      .from(products)
      .where(and(eq(products.storeId, given('storeId')), isAskedFor(products.id)))
      .unionAll(
        on
          .select({
            productId: priceVarieties.productId,
            varietyId: sql<number | null>`${priceVarieties.id}`,
            stock: priceVarieties.stock,
          })
          .from(priceVarieties)
          .where(and(eq(priceVarieties.storeId, given('storeId')), isAskedFor(priceVarieties.productId))),
      )
      .prepare(name),
  );
  return statement.execute({ storeId, ids: [...productIds] });
}

/** Tickets in unpaid, or free, orders, by kind. */
export function heldTickets(
  db: Queryable,
  by: HeldBy,
  reason: HoldReason,
  ticketIds: readonly number[],
): Promise<HeldTickets[]> {
  const statement = prepared(db, `${reason} tickets`, (on, name) =>
    on
      .select({ ticketId: orderTickets.ticketId, ...sums(orderTickets.qty) })
      .from(orders)
      .innerJoin(
        orderTickets,
        and(eq(orderTickets.storeId, orders.storeId), eq(orderTickets.orderId, orders.id)),
      )
      .where(and(isHeld(reason), isAskedFor(orderTickets.ticketId)))
      .groupBy(orderTickets.ticketId)
      .prepare(name),
  );
  return statement.execute({ ...valuesOf(by, reason), ids: [...ticketIds] });
}

/** What an order has to respect: an unpaid one what is unpaid; a free one what was free as well. */
export const reasonsFor = (reason: HoldReason): readonly HoldReason[] =>
  reason === 'free' ? ['free', 'unpaid'] : ['unpaid'];

/** Why an order of so many rupiah holds what it takes. */
export const holdReason = (total: number): HoldReason => (total === 0 ? 'free' : 'unpaid');

/** All of it together. */
export const sumHeld = (held: readonly Held[]): Held => ({
  buyer: held.reduce((sum, { buyer }) => sum + buyer, 0),
  network: held.reduce((sum, { network }) => sum + network, 0),
});
