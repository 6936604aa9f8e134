import { eq, sql } from 'drizzle-orm';
import { formatDateWire } from '@lapak/domain/dates';
import type { Transaction } from '../db/client.ts';
import { stores } from '../db/schema/stores.ts';

/**
 * Locks the store's row until the transaction ends: what follows happens one order at a time in a store, so a unique
 * code that was free stays free and the same key never places two orders. Reads are not blocked.
 */
export async function queueInStore(tx: Transaction, storeId: number): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
}

/**
 * The store's next invoice number, `INV-20261121-000042` (at most 25 characters, for a QR's bill number).
 * @param prefix `INV` for orders, `EVT` for tickets
 */
export async function nextInvoiceNumber(
  tx: Transaction,
  storeId: number,
  now: Date,
  prefix: 'INV' | 'EVT',
): Promise<string> {
  const [row] = await tx
    .update(stores)
    .set({ invoiceCounter: sql`${stores.invoiceCounter} + 1` })
    .where(eq(stores.id, storeId))
    .returning({ count: stores.invoiceCounter });
  if (!row) throw new Error('The store of an order does not exist');
  const day = formatDateWire(now).replaceAll('-', '');
  return `${prefix}-${day}-${String(row.count).padStart(6, '0')}`;
}
