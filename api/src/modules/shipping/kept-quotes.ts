import { eq } from 'drizzle-orm';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import type { Database } from '../../db/client.ts';
import { shippingQuotes } from '../../db/schema/shipping.ts';
import type { Parcel } from './parcel.ts';

/** Couriers charge by the kilogram; what is priced alike is asked once. */
const STEP_GRAMS = 100;

/** The weight that is asked for, in grams: a parcel weighs something. */
export const askedWeight = (grams: number): number => Math.max(1, Math.ceil(grams / STEP_GRAMS)) * STEP_GRAMS;

/** What makes two parcels cost the same. */
export const quoteKey = (provider: string, { from, to, weightGrams, couriers }: Parcel): string =>
  [provider, from.id, to.id, askedWeight(weightGrams), [...couriers].sort().join(':')].join('/');

/** Answers of a courier service, kept in the database so that all processes have them. */
export const keptQuotes = (db: Database) => ({
  async find(key: string) {
    const [row] = await db.select().from(shippingQuotes).where(eq(shippingQuotes.key, key)).limit(1);
    return row ?? null;
  },

  async keep(key: string, options: ShippingOption[], askedAt: Date): Promise<void> {
    await db
      .insert(shippingQuotes)
      .values({ key, options, askedAt })
      .onConflictDoUpdate({ target: shippingQuotes.key, set: { options, askedAt } });
  },
});
