import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './client.ts';

/** A table whose rows belong to stores. */
type StoreTable = PgTable & Record<'storeId' | 'id', AnyPgColumn>;

/**
 * Adds to a column of several rows of a store, in one statement. They are locked in the order of their ids, so that
 * transactions do not deadlock.
 * @param amounts what is added to the row of an id; may be negative
 */
export async function addToRows(
  tx: Transaction,
  { table, column }: { table: StoreTable; column: AnyPgColumn },
  storeId: number,
  amounts: ReadonlyMap<number, number>,
): Promise<void> {
  if (amounts.size === 0) return;
  const [ids, added] = [sql.param([...amounts.keys()]), sql.param([...amounts.values()])];
  const name = sql.identifier(column.name);
  await tx.execute(sql`
    with held as (
      select id from ${table} where store_id = ${storeId} and id = any(${ids}::bigint[]) order by id for no key update
    )
    update ${table} set ${name} = ${column} + added.amount
    from held join unnest(${ids}::bigint[], ${added}::bigint[]) as added(id, amount) on added.id = held.id
    where ${table.storeId} = ${storeId} and ${table.id} = held.id`);
}

/** What each key has in all, of some pairs. */
export function sums(pairs: Iterable<readonly [number, number]>): Map<number, number> {
  const all = new Map<number, number>();
  for (const [key, amount] of pairs) all.set(key, (all.get(key) ?? 0) + amount);
  return all;
}
