import { lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { shippingQuotes } from '../db/schema/shipping.ts';
import { QUOTE_LIFETIME_MS } from '../modules/shipping/shipping-service.ts';

/** Deletes what a courier service answered too long ago to count. */
export async function removeOldQuotes(db: Database, now: Date): Promise<void> {
  await db
    .delete(shippingQuotes)
    .where(lt(shippingQuotes.askedAt, new Date(now.getTime() - QUOTE_LIFETIME_MS)));
}
