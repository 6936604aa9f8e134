import { sql } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';

/** Products that the store has: those of its shop, and those that only its console shows. */
export const isKept = sql<boolean>`(not ${products.isRemoved} or ${products.isHidden})`;
