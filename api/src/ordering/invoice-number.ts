import { eq, sql } from 'drizzle-orm';
import { formatDateWire } from '@lapak/domain/dates';
import type { Transaction } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { stores } from '../db/schema/stores.ts';

/**
 * Locks the store's row until the transaction ends: what follows happens one order at a time in a store, so a unique
 * code that was free stays free. Reads are not blocked.
 * @returns the number of the store's next order, counted from 1; it is free again when the transaction is undone
 */
export async function nextInStore(tx: Transaction, storeId: number): Promise<number> {
  const statement = prepared(tx, 'next in store', (on, name) =>
    on
      .update(stores)
      .set({ invoiceCounter: sql`${stores.invoiceCounter} + 1` })
      .where(eq(stores.id, sql.placeholder('storeId')))
      .returning({ number: stores.invoiceCounter })
      .prepare(name),
  );
  const [row] = await statement.execute({ storeId });
  if (!row) throw new Error('The store of an order does not exist');
  return row.number;
}

/**
 * An invoice number, `INV-20261121-000042` (at most 25 characters, for a QR's bill number).
 * @param prefix `INV` for orders, `EVT` for tickets
 * @param number of the order in its store
 */
export function invoiceNumber(prefix: 'INV' | 'EVT', now: Date, number: number): string {
  const day = formatDateWire(now).replaceAll('-', '');
  return `${prefix}-${day}-${String(number).padStart(6, '0')}`;
}
