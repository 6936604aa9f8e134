import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { stores } from '../../db/schema/stores.ts';

export type StoreRow = typeof stores.$inferSelect;

export const storeRepository = (db: Queryable) => ({
  /** The store of a username, or null. */
  async findByUsername(username: string): Promise<StoreRow | null> {
    const statement = prepared(db, 'store by username', (on, name) =>
      on
        .select()
        .from(stores)
        .where(eq(stores.username, sql.placeholder('username')))
        .limit(1)
        .prepare(name),
    );
    const [row] = await statement.execute({ username: username.toLowerCase() });
    return row ?? null;
  },

  /** The username of a store's id, or null. */
  async usernameOf(storeId: number): Promise<string | null> {
    const [row] = await db
      .select({ username: stores.username })
      .from(stores)
      .where(eq(stores.id, storeId))
      .limit(1);
    return row?.username ?? null;
  },
});
