import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { orderQueues } from '../../db/schema/order-queues.ts';

/**
 * Takes numbers for orders of a store, and locks its queue (`lockQueue`).
 * @returns the last of them, counted from 1; they are free again when the transaction is undone
 */
export async function takeNumbers(tx: Queryable, storeId: number, count: number): Promise<number> {
  const statement = prepared(tx, 'take numbers', (on, name) =>
    on
      .insert(orderQueues)
      .values({ storeId: sql.placeholder('storeId'), lastNumber: sql.placeholder('count') })
      .onConflictDoUpdate({
        target: orderQueues.storeId,
        set: { lastNumber: sql`${orderQueues.lastNumber} + excluded.last_number` },
      })
      .returning({ number: orderQueues.lastNumber })
      .prepare(name),
  );
  const [row] = await statement.execute({ storeId, count });
  if (!row) throw new Error('The queue of a store has no row');
  return row.number;
}

/** The number of the store's next order, whose queue is locked by it (`lockQueue`). */
export const nextInStore = (tx: Transaction, storeId: number): Promise<number> => takeNumbers(tx, storeId, 1);

/**
 * Locks a store's queue until the transaction ends: what follows happens one order at a time in a store, so a unique code that
 * was free stays free. Reads are not blocked, and nothing is written.
 */
export async function lockQueue(tx: Transaction, storeId: number): Promise<void> {
  await tx
    .insert(orderQueues)
    .values({ storeId, lastNumber: 0 })
    // A row that is there is locked, whether the condition holds or not.
    .onConflictDoUpdate({ target: orderQueues.storeId, set: { lastNumber: 0 }, setWhere: sql`false` });
}
