import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { safeError } from '../../lib/safe-error.ts';
import type { Log } from '../../services.ts';
import { isListed } from './product-cards.ts';

/** Per statement, so that a sale of one of them is blocked only briefly. */
const AT_ONCE = 500;

const { storeId, id, listedPriceUntil } = products;

/**
 * Recomputes the stored prices of a store that are over by the database's clock; the trigger on `products` does it.
 * Products that are locked by a write are skipped, so this never blocks.
 * @returns how many there were, at most 500
 */
export async function renewSomePrices(db: Queryable, ofStore: number): Promise<number> {
  const over = db
    .select({ id })
    .from(products)
    .where(and(eq(storeId, ofStore), isListed, lte(listedPriceUntil, sql`now()`)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const renewed = await db
    .update(products)
    .set({ listedPriceUntil: null })
    .where(and(eq(storeId, ofStore), sql`${id} = any(array(${over}))`))
    .returning({ id });
  return renewed.length;
}

export interface PriceRenewal {
  /**
   * Renews a store's prices, never twice at once. A failure is logged; the next request that finds them starts again.
   */
  start(storeId: number): Promise<void>;
  /** Waits for what runs. */
  close(): Promise<void>;
}

export function createPriceRenewal({ db, log }: { db: Queryable; log: Pick<Log, 'error'> }): PriceRenewal {
  const running = new Map<number, Promise<void>>();
  let isClosed = false;
  const renew = async (ofStore: number) => {
    while (!isClosed && (await renewSomePrices(db, ofStore)) === AT_ONCE);
  };
  return {
    start(ofStore) {
      const known = running.get(ofStore);
      if (known) return known;
      const work = renew(ofStore)
        .catch((error: unknown) => log.error({ err: safeError(error) }, 'prices could not be renewed'))
        .finally(() => running.delete(ofStore));
      running.set(ofStore, work);
      return work;
    },
    async close() {
      isClosed = true;
      await Promise.all(running.values());
    },
  };
}
