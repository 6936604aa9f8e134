import { sql } from 'drizzle-orm';

/** A table of one row, for values that come from nowhere. */
export const oneRow = sql`(select 1) one`;
