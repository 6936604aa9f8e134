import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/client.ts';

/** How many sessions of this database wait for a lock. */
export async function waitingForLocks({ db }: OpenDatabase): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as { rows: { waiting: number }[] };
  return rows[0]?.waiting ?? 0;
}

/**
 * Resolves when so many sessions wait for a lock that an open transaction holds. The embedded database has one session:
 * it runs one transaction after the other, and there is nothing to await.
 */
export async function lockWaiters(database: OpenDatabase, count: number): Promise<void> {
  if (database.driver !== 'pg') return;
  while ((await waitingForLocks(database)) < count) await sleep(5);
}
