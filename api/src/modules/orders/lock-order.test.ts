import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { databaseError } from '../../db/errors.ts';
import { orderTickets } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/catalogue.ts';
import { tickets } from '../../db/schema/events.ts';
import { checkTickets } from './tickets/chosen-tickets.ts';
import { returnStock, takeStock, type StockHolder } from './goods/take-stock.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { aShow, aTicketOf } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { anOpenEventOrder } from '../../testing/open-orders.ts';
import { applyPaymentStep } from './order-steps.ts';

type Work = (tx: Transaction) => Promise<unknown>;

onEveryDatabase('what several orders lock', (database) => {
  const db = () => database().db;

  /**
   * Starts both while a third transaction locks everything that they need, then releases them at once: two that lock in
   * their own order then deadlock. Without retries, so that a deadlock shows. The embedded database runs one
   * transaction after the other.
   */
  async function atOnce(hold: Work, works: readonly [Work, Work]): Promise<(string | null)[]> {
    const results: Promise<string | null>[] = [];
    await db().transaction(async (tx) => {
      await hold(tx);
      for (const work of works) {
        const done = db().transaction(async (own) => {
          // Rows come as they lie in the table, so that no index lends its order.
          await own.execute(sql`set local enable_indexscan = off`);
          await own.execute(sql`set local enable_bitmapscan = off`);
          return work(own);
        });
        results.push(
          done.then(
            () => null,
            (error: unknown) => databaseError(error)?.code ?? String(error),
          ),
        );
        await lockWaiters(database(), results.length);
      }
    });
    return Promise.all(results);
  }

  it('of goods is locked in one order, however orders name it, and by every way to end one', async () => {
    const store = await aStore(db());
    const one = await aProduct(db(), store.id);
    const other = await aProduct(db(), store.id);
    const holder = ({ id, nama }: typeof one): StockHolder => ({
      category: 'barang',
      productId: id,
      varietyId: null,
      qty: 1,
      nama,
    });
    const forwards = [holder(one), holder(other)];
    const backwards = [...forwards].reverse();
    const hold: Work = (tx) =>
      tx
        .update(products)
        .set({ nama: 'Kopi' })
        .where(sql`store_id = ${store.id}`);
    const take = (holders: StockHolder[]) => (tx: Transaction) => takeStock(tx, store.id, holders);
    const giveBack = (holders: StockHolder[]) => (tx: Transaction) => returnStock(tx, store.id, holders);
    expect(await atOnce(hold, [take(forwards), take(backwards)])).toEqual([null, null]);
    expect(await atOnce(hold, [take(forwards), giveBack(backwards)])).toEqual([null, null]);
    expect(await atOnce(hold, [giveBack(forwards), take(backwards)])).toEqual([null, null]);
  });

  it('of tickets is locked in one order, by buying and by ending an order', async () => {
    const now = new Date('2026-11-21T03:00:00Z');
    const show = await aShow(db(), now);
    const { store, event, ticket: one } = show;
    const other = await aTicketOf(db(), event, now, { namaTiket: 'VIP' });
    const hold: Work = (tx) =>
      tx
        .update(tickets)
        .set({ position: 1 })
        .where(sql`event_id = ${event.id}`);
    // The first ticket moves behind the second in the table, so that the order of the rows is not that of the ids.
    await db()
      .update(tickets)
      .set({ position: 2, sold: 5 })
      .where(sql`id = ${other.id}`);
    await db()
      .update(tickets)
      .set({ position: 2, sold: 5 })
      .where(sql`id = ${one.id}`);
    const orders = await Promise.all(
      [
        [other, one],
        [one, other],
      ].map(async (named, at) => {
        const made = { storeId: store.id, eventId: event.id, base: 100_000, kodeUnik: at + 1, account: null };
        const id = await anOpenEventOrder(db(), made);
        for (const { id: ticketId } of named) {
          const line = { namaTiket: 'Tiket', harga: 50_000, qty: 1 };
          await db()
            .insert(orderTickets)
            .values({ storeId: store.id, orderId: id, ticketId, ...line });
        }
        return { storeId: store.id, id };
      }),
    );
    const [backwards, forwards] = orders;
    if (!backwards || !forwards) throw new Error('no orders');
    const body = (ids: number[]) => ({
      username: store.username,
      event_id: event.id,
      tickets: ids.map((id) => ({ id, qty: 1 })),
    });
    const buy = (ids: number[]) => (tx: Transaction) =>
      checkTickets(tx, store, body(ids), { now, lock: true });
    const end = (key: typeof backwards) => (tx: Transaction) => applyPaymentStep(tx, key, 'expire', now);
    expect(await atOnce(hold, [buy([one.id, other.id]), buy([other.id, one.id])])).toEqual([null, null]);
    expect(await atOnce(hold, [buy([one.id, other.id]), end(backwards)])).toEqual([null, null]);
    expect(await atOnce(hold, [end(forwards), buy([other.id, one.id])])).toEqual([null, null]);
  });
});
