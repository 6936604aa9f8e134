import { sql } from 'drizzle-orm';
import { events } from '../db/schema/events.ts';

/** Events that the store has: those of its shop, and those that only its console shows. */
export const isKeptEvent = sql<boolean>`(not ${events.isRemoved} or ${events.isHidden})`;
