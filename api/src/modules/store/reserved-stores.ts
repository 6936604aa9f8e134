import { reservedNames } from '@lapak/contracts/reserved-names';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stores } from '../../db/schema/stores.ts';

/** The usernames of stores that nobody reaches, because the shop's own addresses begin with them (`isReservedName`). */
export async function storesOfReservedNames(db: Database): Promise<string[]> {
  const found = await db
    .select({ username: stores.username })
    .from(stores)
    .where(inArray(sql`split_part(${stores.username}, '.', 1)`, [...reservedNames]));
  return found.map(({ username }) => username);
}
