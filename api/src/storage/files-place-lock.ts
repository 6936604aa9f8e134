import { createHash } from 'node:crypto';
import type { RunQuery } from '../db/change-channel.ts';

/** Any number: the first half of the advisory locks that record where processes keep their files. */
const PLACES = 726_403;

/**
 * Records where this process keeps its files, by a shared advisory lock as long as the session, and checks whether
 * others recorded another place. Nothing blocks, and a killed process leaves nothing behind.
 * @param runQuery runs in that session
 * @param place from `filesPlace`
 * @returns whether a process on this database keeps its files elsewhere
 */
export async function areFilesApart(runQuery: RunQuery, place: string): Promise<boolean> {
  const key = createHash('sha256').update(place).digest().readInt32BE();
  await runQuery('select pg_advisory_lock_shared($1, $2)', [PLACES, key]);
  const rows = await runQuery(
    `select 1 from pg_locks
     where locktype = 'advisory' and objsubid = 2 and classid = $1
       and database = (select oid from pg_database where datname = current_database())
       and objid <> $2
     limit 1`,
    [PLACES, key >>> 0],
  );
  return rows.length > 0;
}
