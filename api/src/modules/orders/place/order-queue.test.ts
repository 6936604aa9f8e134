import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { BusyError } from '../../../lib/busy-error.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { lockWaiters, waitingForLocks } from '../../../testing/lock-waiters.ts';
import { aShop, checkout } from '../../../testing/orders-over-http.ts';
import { nextInStore } from '../../store/store-queue.ts';
import { createOrderQueue } from './order-queue.ts';

const AT_ONCE = 2;
const LONG_MS = 600_000;

/** Work that goes on until it is released. */
function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { release: () => release(), until };
}

describe('the queue of orders', () => {
  it('runs some of a store at a time, and those of other stores beside them', async () => {
    const queue = createOrderQueue({ atOnce: AT_ONCE, waitMs: LONG_MS });
    const gate = held();
    const running = { one: 0, other: 0 };
    const add = (storeId: number, name: keyof typeof running) =>
      queue.add(storeId, async (begun) => {
        begun();
        running[name] += 1;
        await gate.until;
        return name;
      });
    const all = [...Array.from({ length: 5 }, () => add(1, 'one')), add(2, 'other')];
    await turn();
    expect(running).toEqual({ one: AT_ONCE, other: 1 });
    gate.release();
    expect(await Promise.all(all)).toEqual(['one', 'one', 'one', 'one', 'one', 'other']);
  });

  it('refuses what has waited too long, and never begins it', async () => {
    const queue = createOrderQueue({ atOnce: 1, waitMs: 20 });
    const gate = held();
    const begun: string[] = [];
    const first = queue.add(1, async (start) => {
      start();
      begun.push('first');
      await gate.until;
    });
    await expect(queue.add(1, async () => begun.push('second'))).rejects.toBeInstanceOf(BusyError);
    gate.release();
    await first;
    await queue.add(1, async (start) => {
      start();
      begun.push('third');
    });
    expect(begun).toEqual(['first', 'third']);
  });

  it('waits on while the queue moves', async () => {
    const queue = createOrderQueue({ atOnce: 1, waitMs: 200 });
    const order = (at: number) =>
      queue.add(1, async (begun) => {
        begun();
        await new Promise((resolve) => setTimeout(resolve, 80));
        return at;
      });
    jest.useFakeTimers();
    const numbers = Array.from({ length: 6 }, (_, at) => at);
    const all = Promise.all(numbers.map(order));
    for (let at = 0; at < numbers.length; at += 1) await jest.advanceTimersByTimeAsync(80);
    jest.useRealTimers();
    expect(await all).toEqual(numbers);
  });

  it('lets nothing begin that found its lock after it was refused', async () => {
    const queue = createOrderQueue({ atOnce: 1, waitMs: 20 });
    const gate = held();
    let failure: unknown;
    const late = queue.add(1, async (begun) => {
      await gate.until;
      try {
        begun();
      } catch (error) {
        failure = error;
      }
    });
    await expect(late).rejects.toBeInstanceOf(BusyError);
    gate.release();
    await queue.add(1, async (begun) => begun());
    expect(failure).toBeInstanceOf(BusyError);
  });
});

onEveryDatabase('while a store is locked', (database) => {
  const suite = suiteApp(database, { config: { orderQueue: { atOnce: AT_ONCE, waitMs: 1_500 } } });
  const db = () => database().db;
  const order = (shop: Awaited<ReturnType<typeof aShop>>, key: number) =>
    checkout(suite.app, shop, {}, { 'idempotency-key': `the-key-of-buyer-${key}` });

  it('its orders hold no more than their share, are refused in time, and can be sent again', async () => {
    // The embedded database has one session, which a transaction holds: there is no share to keep.
    if (database().driver !== 'pg') return;
    const locked = await aShop(db());
    const other = await aShop(db());
    const keys = Array.from({ length: 20 }, (_, at) => at);
    await db().transaction(async (tx) => {
      await nextInStore(tx, locked.store.id);
      const refused = keys.map((key) => order(locked, key));
      await lockWaiters(database(), AT_ONCE);
      expect((await order(other, 0)).statusCode).toBe(200);
      expect(await waitingForLocks(database())).toBe(AT_ONCE);
      for (const answer of await Promise.all(refused)) {
        expect(answer.statusCode).toBe(503);
        expect(answer.json<{ info: string }>().info).toContain('coba lagi');
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(3);
      }
    });
    const again = await Promise.all(keys.slice(0, 3).map((key) => order(locked, key)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const stored = await db().select().from(orders).where(eq(orders.storeId, locked.store.id));
    expect(stored).toHaveLength(3);
  });

  it('one that waits for a product is refused by the limit for locks', async () => {
    if (database().driver !== 'pg') return;
    const shop = await aShop(db());
    await db().transaction(async (tx) => {
      await tx.update(products).set({ nama: 'Kopi' }).where(eq(products.id, shop.product.id));
      const answer = await order(shop, 0);
      expect(answer.statusCode).toBe(503);
      expect(answer.json<{ info: string }>().info).toContain('coba lagi');
    });
    expect((await order(shop, 0)).statusCode).toBe(200);
  });
});
