import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { products } from './schema/catalogue.ts';

/**
 * Locks products of a store before their combinations: the trigger that follows what is sold out writes the products after
 * their combinations. In the order of their ids, as every transaction does.
 */
export async function lockProducts(tx: Queryable, storeId: number, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))
    .for('no key update');
}
