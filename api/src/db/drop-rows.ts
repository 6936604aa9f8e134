import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

export interface DropMode {
  /** Only counts. */
  isDryRun: boolean;
}

/** Deletes the rows of a condition. @returns how many they are */
export async function dropRows(
  db: Queryable,
  table: PgTable,
  isMeant: SQL,
  { isDryRun }: DropMode,
): Promise<number> {
  if (isDryRun) {
    const [counted] = await db.select({ rows: count() }).from(table).where(isMeant);
    return counted?.rows ?? 0;
  }
  const gone = await db
    .delete(table)
    .where(isMeant)
    .returning({ one: sql`1` });
  return gone.length;
}
