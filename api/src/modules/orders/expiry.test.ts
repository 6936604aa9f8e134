import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { tickets } from '../../db/schema/events.ts';
import { orders } from '../../db/schema/orders.ts';
import { retryingTransaction } from '../../db/in-transaction.ts';
import { aProduct, aStore, aVariety, aVoucher } from '../../testing/a-store.ts';
import { aShow } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { overdueOrders, overdueTicketOrders } from '../../testing/overdue-orders.ts';
import { vouchers } from '../../db/schema/stores.ts';
import { expireDue } from './expiry.ts';
import { applyPaymentStep } from './order-steps.ts';

const until = new Date('2026-11-21T03:00:00.000Z');
const now = new Date('2026-11-22T03:00:00.000Z');

onEveryDatabase('orders that lapse at once', (database) => {
  const db = () => database().db;
  const expire = (ended?: (storeId: number) => void) => expireDue(db(), now, ended);
  const stockOf = async (id: number) =>
    (await db().select().from(products).where(eq(products.id, id)))[0]?.stock;
  const openOf = (storeId: number) =>
    db().$count(orders, and(eq(orders.storeId, storeId), eq(orders.status, 'UNPAID')));

  it('end in batches, and give back what they held once, in two processes too', async () => {
    const store = await aStore(db());
    const [one, other] = [await aProduct(db(), store.id), await aProduct(db(), store.id)];
    const variety = await aVariety(db(), other);
    const at = { storeId: store.id, until };
    await overdueOrders(db(), { ...at, count: 250 }, [
      { productId: other.id, varietyId: variety.id, qty: 2 },
      { productId: one.id, qty: 3 },
    ]);
    await overdueOrders(db(), { ...at, count: 30 }, [{ productId: one.id, qty: 1 }]);
    const voucher = await aVoucher(db(), store.id, { quota: 1_000, used: 300 });
    await db().update(orders).set({ voucherId: voucher.id }).where(eq(orders.storeId, store.id));
    const show = await aShow(db(), now, { quota: 1_000, sold: 700 });
    const ticket = { eventId: show.event.id, ticketId: show.ticket.id, qty: 2 };
    await overdueTicketOrders(db(), { storeId: show.store.id, count: 220, until }, ticket);

    const sweeps = await Promise.all([expire(), expire()]);
    expect(sweeps.flatMap(({ failures }) => failures)).toEqual([]);
    expect(sweeps.reduce((sum, { count }) => sum + count, 0) + (await expire()).count).toBe(500);
    expect(await openOf(store.id)).toBe(0);
    expect(await stockOf(one.id)).toBe(10 + 250 * 3 + 30);
    expect(await stockOf(other.id)).toBe(10);
    const [kept] = await db().select().from(priceVarieties).where(eq(priceVarieties.id, variety.id));
    expect(kept?.stock).toBe(5 + 250 * 2);
    const [used] = await db().select().from(vouchers).where(eq(vouchers.id, voucher.id));
    expect(used?.used).toBe(300 - 280);
    expect(await show.soldNow()).toBe(700 - 440);
  });

  it('take turns: neither a store nor a kind of orders waits behind many of another', async () => {
    const crowded = await aStore(db());
    const product = await aProduct(db(), crowded.id);
    await overdueOrders(db(), { storeId: crowded.id, count: 310, until }, [
      { productId: product.id, qty: 1 },
    ]);
    const small = await aStore(db());
    const rare = await aProduct(db(), small.id);
    const later = new Date(until.getTime() + 1_000);
    await overdueOrders(db(), { storeId: small.id, count: 1, until: later }, [
      { productId: rare.id, qty: 1 },
    ]);
    const show = await aShow(db(), now, { sold: 1 });
    const ticket = { eventId: show.event.id, ticketId: show.ticket.id, qty: 1 };
    await overdueTicketOrders(db(), { storeId: show.store.id, count: 1, until: later }, ticket);

    const turns: number[] = [];
    await expire((storeId) => turns.push(storeId));
    expect(turns.slice(0, 3).sort()).toEqual([crowded.id, small.id, show.store.id].sort());
    expect(turns.slice(3)).toEqual(Array<number>(6).fill(crowded.id));
  });

  it('one that cannot be ended is reported and holds up no other', async () => {
    const store = await aStore(db());
    const product = await aProduct(db(), store.id);
    const line = { productId: product.id, qty: 1 };
    await overdueOrders(db(), { storeId: store.id, count: 250, until }, [line]);
    const [broken] = await db().select().from(orders).where(eq(orders.storeId, store.id)).limit(1);
    await db().execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
    await db().execute(sql`
      create trigger refuse before update on orders
      for each row when (old.public_id = ${sql.raw(`'${broken?.publicId}'`)}) execute function refuse()`);
    const { count, failures } = await expire();
    await db().execute(sql`drop function refuse cascade`);
    expect(count).toBe(249);
    expect(failures.map(({ key }) => key)).toEqual([{ storeId: store.id, id: broken?.id }]);
    expect(await stockOf(product.id)).toBe(10 + 249);
    expect((await expire()).count).toBe(1);
  });

  it('whatever is paid or cancelled meanwhile, no piece and no ticket is lost or made', async () => {
    const order = fc.record({
      qty: fc.integer({ min: 1, max: 3 }),
      step: fc.constantFrom('pay', 'cancel', null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), async (made) => {
        const show = await aShow(db(), now, { quota: 1_000 });
        const storeId = show.store.id;
        const product = await aProduct(db(), storeId, { stock: 100 });
        for (const { qty } of made) {
          const ticket = { eventId: show.event.id, ticketId: show.ticket.id, qty };
          await overdueOrders(db(), { storeId, count: 1, until }, [{ productId: product.id, qty }]);
          await overdueTicketOrders(db(), { storeId, count: 1, until }, ticket);
        }
        const taken = made.reduce((sum, { qty }) => sum + qty, 0);
        await db()
          .update(products)
          .set({ stock: 100 - taken })
          .where(eq(products.id, product.id));
        await db().update(tickets).set({ sold: taken }).where(eq(tickets.id, show.ticket.id));
        const first = expire();
        const open = await db().select().from(orders).where(eq(orders.storeId, storeId)).orderBy(orders.id);
        const steps = [false, true].map(async (ofTickets) => {
          const ofKind = open.filter(({ kind }) => (kind === 'event') === ofTickets);
          const moved = await Promise.all(
            ofKind.map(async ({ id }, at) => {
              const { step = null, qty = 0 } = made[at] ?? {};
              if (step === null) return 0;
              const done = await retryingTransaction(db(), (tx) =>
                applyPaymentStep(tx, { storeId, id }, step, now),
              );
              return done && step === 'pay' ? qty : 0;
            }),
          );
          return moved.reduce((sum, qty) => sum + qty, 0);
        });
        const [sold = 0, issued = 0] = (await Promise.all([...steps, first, expire()])).filter(
          (result) => typeof result === 'number',
        );
        await expire();
        expect(await stockOf(product.id)).toBe(100 - sold);
        expect(await show.soldNow()).toBe(issued);
      }),
      { numRuns: 12 },
    );
  });
});
