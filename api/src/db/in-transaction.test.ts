import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { databaseError } from './errors.ts';
import { stores } from './schema/stores.ts';
import { aStore, uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { LastStatement, retryingTransaction } from './in-transaction.ts';

onEveryDatabase('a transaction whose last statement is sent with its commit', (database) => {
  const db = () => database().db;
  const insert = async (tx: Transaction, username: string) => {
    const [store] = await tx.insert(stores).values({ username, namaToko: 'Toko' }).returning();
    return store?.username;
  };
  const found = (username: string) => db().select().from(stores).where(eq(stores.username, username));

  it('answers what that one answers, and is committed', async () => {
    const username = uniqueName('toko');
    expect(await retryingTransaction(db(), async (tx) => new LastStatement(insert(tx, username)))).toBe(
      username,
    );
    expect(await found(username)).toHaveLength(1);
  });

  it('is undone when that one fails, by the reason of that one', async () => {
    const taken = await aStore(db());
    const username = uniqueName('toko');
    const failed = retryingTransaction(db(), async (tx) => {
      await insert(tx, username);
      return new LastStatement(insert(tx, taken.username));
    });
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(databaseError(error)?.code).toBe('23505');
    expect(await found(username)).toEqual([]);
  });

  it('is tried again when the reason may pass', async () => {
    const username = uniqueName('toko');
    let tries = 0;
    const work = async (tx: Transaction) => {
      tries += 1;
      const isFirst = tries === 1;
      return new LastStatement(isFirst ? tx.execute(sql`select 1 / 0`).then(() => '') : insert(tx, username));
    };
    const isPassing = (error: unknown) => databaseError(error)?.code === '22012';
    expect(await retryingTransaction(db(), work, { isPassing })).toBe(username);
    expect(tries).toBe(2);
  });

  it('fails by its commit when that one was right', async () => {
    const failed = retryingTransaction(db(), async (tx) => {
      await tx.execute(
        sql`create temporary table later (id int unique deferrable initially deferred) on commit drop`,
      );
      return new LastStatement(tx.execute(sql`insert into later values (1), (1)`));
    });
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(databaseError(error)?.code).toBe('23505');
  });
});
