import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { dropRows, type DropMode } from '../../db/drop-rows.ts';
import { storeInvitations } from '../../db/schema/members.ts';

/** Deletes invitations to stores that were not accepted in time. @returns how many they are */
export async function dropOldInvitations(db: Queryable, now: Date, mode: DropMode): Promise<number> {
  const { storeId, expiresAt } = storeInvitations;
  const isOld = lt(expiresAt, now);
  const stores = await db.selectDistinct({ storeId }).from(storeInvitations).where(isOld);
  let dropped = 0;
  for (const store of stores)
    dropped += await dropRows(
      db,
      storeInvitations,
      and(eq(storeId, store.storeId), isOld) ?? sql`false`,
      mode,
    );
  return dropped;
}
