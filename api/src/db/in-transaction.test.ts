import { eq, sql } from 'drizzle-orm';
import { aStore, uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import type { Transaction } from './client.ts';
import { databaseError } from './errors.ts';
import { retryingTransaction } from './in-transaction.ts';
import { stores } from './schema/stores.ts';

onEveryDatabase('a transaction', (database) => {
  const db = () => database().db;
  const insert = (tx: Transaction, username: string) =>
    tx.insert(stores).values({ username, namaToko: 'Toko' });
  const found = (username: string) => db().select().from(stores).where(eq(stores.username, username));

  it('is undone when a statement fails, by the reason of that one', async () => {
    const taken = await aStore(db());
    const username = uniqueName('toko');
    const failed = retryingTransaction(db(), async (tx) => {
      await insert(tx, username);
      await insert(tx, taken.username);
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
      await insert(tx, username);
      if (tries === 1) await tx.execute(sql`select 1 / 0`);
    };
    const isPassing = (error: unknown) => databaseError(error)?.code === '22012';
    await retryingTransaction(db(), work, { isPassing });
    expect(tries).toBe(2);
    expect(await found(username)).toHaveLength(1);
  });
});
