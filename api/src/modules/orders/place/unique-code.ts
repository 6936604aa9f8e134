import { randomInt } from 'node:crypto';
import { and, between, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { paymentKinds } from '@lapak/contracts/payment-kinds';
import { uniqueCodeRanges } from '@lapak/domain/money-unique';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { orders, type PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { openStatuses } from '../order-status.ts';

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
  /** How an order without a chosen account may be paid. */
  payableByHand: () => Promise<PayableByHand>;
}

export type TransferAccount = PaymentAccountSnapshot & {
  /** Rupiah; an order without a chosen account has none, so it may be bound to an account without one alone. */
  adminFee: number;
};

export interface PayableByHand {
  /** Accounts to transfer to. */
  transfers: readonly TransferAccount[];
  takesCash: boolean;
}

export interface TransferCode {
  /** 1 to 9.999; 0 where none is needed. */
  code: number;
  /** Where it holds; null for every account of the store. */
  account: PaymentAccountSnapshot | null;
  /** Whether the order may be paid in cash instead, without the code. */
  orInCash: boolean;
}

/** Amounts of a range, given when a statement runs. */
const rangeAt = (at: number) => ({
  lowest: sql.placeholder(`lowest${at}`),
  highest: sql.placeholder(`highest${at}`),
  tried: sql.placeholder(`tried${at}`),
});
type Range = ReturnType<typeof rangeAt>;

/**
 * Open transfers of a range of amounts on an account. One without a chosen account may be paid to any: it counts for
 * every one, and for it every one does.
 */
const isInTheWay = ({ lowest, highest }: Range, isOfAccount: boolean): SQL =>
  // Statuses and the code stand in the text, or a plan for all values would not know that they fit the partial index.
  sql`${and(
    eq(orders.storeId, sql.placeholder('storeId')),
    inArray(orders.status, [...openStatuses]),
    gt(orders.kodeUnik, 0),
    between(orders.total, lowest, highest),
    isOfAccount
      ? sql`coalesce(${orders.paymentAccountId}, 0) in (0, ${sql.placeholder('account')})`
      : undefined,
  )}`.inlineParams();

/** So many codes of a range are tried before all are looked at, which takes ten times as long. */
const TRIED_CODES = 8;

/** The first free total of some. */
const freeOfSome = (range: Range): SQL =>
  sql`(select tried.total from unnest(${range.tried}::bigint[]) with ordinality as tried (total, place)
    where not exists (select from ${orders} where ${isInTheWay(range, true)} and ${orders.total} = tried.total)
    order by tried.place limit 1)`;

/** One of the free totals of a range. */
const freeOfAll = (range: Range, isOfAccount: boolean): SQL =>
  sql`(select total from generate_series(${range.lowest}::bigint, ${range.highest}::bigint) as total
    where total not in (select ${orders.total} from ${orders} where ${isInTheWay(range, isOfAccount)})
    order by random() limit 1)`;

/**
 * One of the free codes of the first range that has one, each as likely as any other; null when every one is taken. What
 * comes later in the statement runs only when what is before it found none.
 */
async function freeCode(
  db: Queryable,
  { storeId, base }: Pick<Transfer, 'storeId' | 'base'>,
  account: AccountId,
  ranges: readonly CodeRange[],
): Promise<number | null> {
  const isOfAccount = account !== null;
  const name = `free code of ${ranges.length} ${isOfAccount ? 'of an account' : 'everywhere'}`;
  const statement = prepared(db, name, (on, own) => {
    const choices = ranges.flatMap((_range, at) => {
      const range = rangeAt(at);
      // Without an account the index serves a range alone.
      return isOfAccount ? [freeOfSome(range), freeOfAll(range, true)] : [freeOfAll(range, false)];
    });
    const total = sql<number | null>`coalesce(${sql.join(choices, sql`, `)})`.mapWith(Number);
    return on
      .select({ total })
      .from(sql`(select) as nothing`)
      .prepare(own);
  });
  const given = ranges.map(({ from, to }, at) => ({
    [`lowest${at}`]: base + from,
    [`highest${at}`]: base + to,
    [`tried${at}`]: Array.from({ length: TRIED_CODES }, () => base + randomInt(from, to + 1)),
  }));
  const [free] = await statement.execute(Object.assign({ storeId, account }, ...given));
  return typeof free?.total === 'number' ? free.total - base : null;
}

/** Two ranges by one statement: a store with a thousand open transfers of one price has used up the first. */
const pairsOfRanges = uniqueCodeRanges.flatMap((range, at) =>
  at % 2 === 0 ? [[range, ...uniqueCodeRanges.slice(at + 1, at + 2)]] : [],
);

/** Whether a payment is recognised by its amount: by hand, and of a kind whose amounts have a unique code. */
export const isTransfer = (account: Pick<PaymentAccountSnapshot, 'typeOfPayment' | 'group'> | null) =>
  account === null || (account.typeOfPayment === 'manual' && paymentKinds[account.group].hasUniqueCode);

/**
 * Whether an order is paid at the seller's, in cash: so it was chosen, or nothing was and no transfer has a code. Nobody
 * proves a payment of it.
 */
export const isCashOrder = ({
  paymentAccount: account,
  kodeUnik,
}: {
  paymentAccount: PaymentAccountSnapshot | null;
  kodeUnik: number;
}): boolean => (account === null ? kodeUnik === 0 : !paymentKinds[account.group].hasUniqueCode);

/**
 * The code that distinguishes an order's transfer from every other open one (decision 37). Three digits, on any account
 * if that may be; then three digits on one of the accounts; a fourth digit when the three are taken everywhere. None for
 * cash, whether it was chosen or is all that an order without a chosen method can be paid with. In a
 * checkout the caller holds the lock of the store's queue (`nextInStore`), so no other checkout draws the same at once.
 * @returns null when every code is taken
 */
export async function uniqueCodeFor(db: Queryable, transfer: Transfer): Promise<TransferCode | null> {
  const { base, account } = transfer;
  if (base === 0 || !isTransfer(account)) return { code: 0, account, orInCash: false };
  if (account !== null) {
    for (const ranges of pairsOfRanges) {
      const code = await freeCode(db, transfer, account.id, ranges);
      if (code !== null) return { code, account, orInCash: false };
    }
    return null;
  }
  const { transfers, takesCash } = await transfer.payableByHand();
  // Nothing but cash is left to pay with, whose amount stays plain.
  if (transfers.length === 0) return { code: 0, account, orInCash: false };
  const others = transfers.flatMap(({ adminFee, ...other }) => (adminFee === 0 ? [other] : []));
  for (const range of uniqueCodeRanges) {
    const code = await freeCode(db, transfer, null, [range]);
    if (code !== null) return { code, account, orInCash: takesCash };
    for (const other of others) {
      const own = await freeCode(db, transfer, other.id, [range]);
      if (own !== null) return { code: own, account: other, orInCash: false };
    }
  }
  return null;
}
