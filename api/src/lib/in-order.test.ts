import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databaseError } from '../db/errors.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { inOrder } from './in-order.ts';

const after = async <T>(turns: number, value: T | Error): Promise<T> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  if (value instanceof Error) throw value;
  return value;
};

describe('statements that were sent at once', () => {
  it('answer in their order', async () => {
    expect(await inOrder([after(5, 'stock'), after(1, 7)])).toEqual(['stock', 7]);
    expect(await inOrder([])).toEqual([]);
  });

  it('fail by the first of them that does, whenever its answer comes', async () => {
    const sent = [after(1, 'taken'), after(9, new Error('stock')), after(1, new Error('code'))];
    await expect(inOrder(sent)).rejects.toThrow('stock');
  });

  it('are all over when one has failed', async () => {
    let isOver = false;
    const slow = sleep(5).then(() => (isOver = true));
    await expect(inOrder([after(1, new Error('stock')), slow])).rejects.toThrow('stock');
    expect(isOver).toBe(true);
  });
});

onEveryDatabase('statements of a transaction that was aborted', (database) => {
  it('are not the reason, but the one that did it', async () => {
    const error: unknown = await database()
      .db.transaction(async (tx) => {
        const broken = tx.execute(sql`select 1 / 0`);
        const behind = tx.execute(sql`select 1`);
        await inOrder([behind, broken]);
      })
      .catch((thrown: unknown) => thrown);
    expect(databaseError(error)?.code).toBe('22012');
  });
});
