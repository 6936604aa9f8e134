import { and, between, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { paymentKinds } from '@lapak/contracts/payment-kinds';
import { uniqueCodeRanges } from '@lapak/domain/money-unique';
import type { Queryable } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders, type PaymentAccountSnapshot } from '../db/schema/orders.ts';
import { openStatuses } from './order-status.ts';

type CodeRange = (typeof uniqueCodeRanges)[number];
/** Null: an order that may be paid to any account of the store. */
type AccountId = number | null;

/** A transfer that needs a unique amount. */
export interface Transfer {
  storeId: number;
  /** Rupiah to be paid without the code. */
  base: number;
  /** Chosen by the shopper; null when any account of the store may be paid to. */
  account: PaymentAccountSnapshot | null;
  /** Accounts that an order without a chosen one may be bound to, at the same price. */
  spread: () => Promise<readonly PaymentAccountSnapshot[]>;
}

export interface TransferCode {
  /** 1 to 9.999; 0 where none is needed. */
  code: number;
  /** Where it holds; null for every account of the store. */
  account: PaymentAccountSnapshot | null;
}

type OrderColumns = Record<'storeId' | 'status' | 'kodeUnik' | 'total' | 'paymentAccountId', AnyPgColumn>;

/**
 * Open transfers of a range of amounts on an account. One without a chosen account may be paid to any: it counts for
 * every one, and for it every one does.
 */
const isInTheWay = (t: OrderColumns, account: AccountId) =>
  and(
    eq(t.storeId, sql.placeholder('storeId')),
    inArray(t.status, [...openStatuses]),
    gt(t.kodeUnik, 0),
    between(t.total, sql.placeholder('lowest'), sql.placeholder('highest')),
    account === null
      ? undefined
      : sql`coalesce(${t.paymentAccountId}, 0) in (0, ${sql.placeholder('account')})`,
  );

/** One of the free codes of a range; null when every one is taken. Orders of goods and of tickets count alike. */
async function freeCode(
  db: Queryable,
  { storeId, base }: Pick<Transfer, 'storeId' | 'base'>,
  account: AccountId,
  { from, to }: CodeRange,
): Promise<number | null> {
  const taken = (t: typeof orders | typeof eventOrders): SQL =>
    sql`select ${t.total} from ${t} where ${isInTheWay(t, account)}`;
  const [lowest, highest] = [sql.placeholder('lowest'), sql.placeholder('highest')];
  const statement = prepared(
    db,
    `free code ${account === null ? 'everywhere' : 'of an account'}`,
    (on, name) =>
      on
        .select({ total: sql<number>`total`.mapWith(Number) })
        .from(sql`generate_series(${lowest}::bigint, ${highest}::bigint) as total`)
        .where(sql`total not in (${taken(orders)} union all ${taken(eventOrders)})`)
        .orderBy(sql`random()`)
        .limit(1)
        .prepare(name),
  );
  const [free] = await statement.execute({ storeId, account, lowest: base + from, highest: base + to });
  return free ? free.total - base : null;
}

/** Whether a payment is recognised by its amount: by hand, and of a kind whose amounts have a unique code. */
export const isTransfer = (account: Pick<PaymentAccountSnapshot, 'typeOfPayment' | 'group'> | null) =>
  account === null || (account.typeOfPayment === 'manual' && paymentKinds[account.group].hasUniqueCode);

/**
 * The code that distinguishes an order's transfer from every other open one (decision 37). Three digits, on any account
 * if that may be; then three digits on one of the accounts; a fourth digit when the three are taken everywhere. In a
 * checkout the caller holds the lock of the store's queue (`nextInStore`), so no other checkout draws the same at once.
 * @returns null when every code is taken
 */
export async function uniqueCodeFor(db: Queryable, transfer: Transfer): Promise<TransferCode | null> {
  const { base, account } = transfer;
  if (base === 0 || !isTransfer(account)) return { code: 0, account };
  let others: readonly PaymentAccountSnapshot[] | null = null;
  for (const range of uniqueCodeRanges) {
    const code = await freeCode(db, transfer, account?.id ?? null, range);
    if (code !== null) return { code, account };
    if (account !== null) continue;
    others ??= await transfer.spread();
    for (const other of others) {
      const own = await freeCode(db, transfer, other.id, range);
      if (own !== null) return { code: own, account: other };
    }
  }
  return null;
}
