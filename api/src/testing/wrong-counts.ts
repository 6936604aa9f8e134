import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** Where the kept counts of listed products differ from counting them now; without a store, in all of them. */
export async function wrongCounts(db: Queryable, storeId?: number): Promise<Record<string, unknown>[]> {
  const { rows } = (await db.execute(sql`
    select store_id, category_id, coalesce(kept.total, 0) as kept, coalesce(real.total, 0) as real
    from listed_counts kept
    full join (
      select store_id, counted as category_id, count(*) as total
      from products cross join unnest(array[0, category_id]) counted
      where not is_removed and counted is not null
      group by store_id, counted
    ) real using (store_id, category_id)
    where coalesce(kept.total, 0) <> coalesce(real.total, 0)
      and ${storeId === undefined ? sql`true` : sql`store_id = ${storeId}`}`)) as {
    rows: Record<string, unknown>[];
  };
  return rows;
}
