import { randomInt } from 'node:crypto';
import { and, between, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { UNIQUE_CODE_MAX, UNIQUE_CODE_MIN } from '@lapak/domain/money-unique';
import type { Transaction } from '../db/client.ts';
import { eventOrders } from '../db/schema/events.ts';
import { orders, type PaymentAccountSnapshot } from '../db/schema/orders.ts';
import { refused, RefusedInTransaction } from '../lib/refusal.ts';
import { orderMessages } from './order-messages.ts';
import { openStatuses } from './order-status.ts';

/**
 * Amounts between `base` + 1 and `base` + 999 that open orders of the store ask for on the account. Orders of
 * goods and of tickets count alike; one without a chosen account may be paid to any: it counts for every one, and for it
 * every one does.
 */
async function amountsTaken(
  tx: Transaction,
  storeId: number,
  base: number,
  accountId: number | null,
): Promise<Set<number>> {
  const isOpen = [...openStatuses];
  const [goods, events] = [
    await tx
      .select({ total: orders.total })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, storeId),
          inArray(orders.status, isOpen),
          gt(orders.kodeUnik, 0),
          between(orders.total, base + UNIQUE_CODE_MIN, base + UNIQUE_CODE_MAX),
          accountId === null
            ? undefined
            : or(eq(orders.paymentAccountId, accountId), isNull(orders.paymentAccountId)),
        ),
      ),
    await tx
      .select({ total: eventOrders.total })
      .from(eventOrders)
      .where(
        and(
          eq(eventOrders.storeId, storeId),
          inArray(eventOrders.status, isOpen),
          gt(eventOrders.kodeUnik, 0),
          between(eventOrders.total, base + UNIQUE_CODE_MIN, base + UNIQUE_CODE_MAX),
          accountId === null
            ? undefined
            : or(eq(eventOrders.paymentAccountId, accountId), isNull(eventOrders.paymentAccountId)),
        ),
      ),
  ];
  return new Set([...goods, ...events].map((row) => row.total));
}

/**
 * Draws the three digits that tell this transfer from every other open one. The caller holds the store's row lock
 * (`queueInStore`), so nobody draws the same at once.
 * @param base rupiah to be paid without the code
 * @param accountId account to be paid to; null when the shopper may choose any
 * @returns 1 to 999, or null when every one of them is taken
 */
async function drawUniqueCode(
  tx: Transaction,
  storeId: number,
  base: number,
  accountId: number | null,
): Promise<number | null> {
  const taken = await amountsTaken(tx, storeId, base, accountId);
  const free: number[] = [];
  for (let code = UNIQUE_CODE_MIN; code <= UNIQUE_CODE_MAX; code += 1) {
    if (!taken.has(base + code)) free.push(code);
  }
  return free.length === 0 ? null : (free[randomInt(free.length)] ?? null);
}

/** Only a transfer by hand is recognised by its amount; a provider knows its payments, and cash is counted. */
const isTransfer = (account: PaymentAccountSnapshot | null) =>
  account === null || (account.typeOfPayment === 'manual' && account.group !== 'cash');

/**
 * The unique code of an order; 0 where none is needed (decision 37). The caller holds the store's row lock.
 * @param base rupiah to be paid without the code
 * @throws RefusedInTransaction when every code is taken
 */
export async function uniqueCodeFor(
  tx: Transaction,
  storeId: number,
  base: number,
  account: PaymentAccountSnapshot | null,
): Promise<number> {
  if (base === 0 || !isTransfer(account)) return 0;
  const code = await drawUniqueCode(tx, storeId, base, account?.id ?? null);
  if (code === null) throw new RefusedInTransaction(refused(409, orderMessages.kodeUnikPenuh));
  return code;
}
