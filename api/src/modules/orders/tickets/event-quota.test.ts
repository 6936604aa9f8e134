import { and, eq, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/events.ts';
import { orders } from '../../../db/schema/orders.ts';
import { createOperator } from '../../../operator/operator.ts';
import { aShow, aTicketOf, anEventOf, ticketBuyer, type PlacedTickets } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { lockWaiters } from '../../../testing/lock-waiters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

onEveryDatabase('quotas of tickets', (database) => {
  const api = suiteApp(database);
  const buyer = ticketBuyer(api);
  const db = () => database().db;

  async function orderOf({ id }: PlacedTickets) {
    const [order] = await db().select().from(orders).where(eq(orders.publicId, id));
    if (!order) throw new Error('no order');
    return order;
  }

  it('hold for 200 buyers of 50 tickets, one order each', async () => {
    const show = await aShow(db(), api.clock.now(), { quota: 50, maxQty: null, harga: 25_000 });
    const one = { tickets: [{ id: show.ticket.id, qty: 1 }] };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => buyer.order(show, one, { 'idempotency-key': `buyer-${at}` })),
    );
    const byStatus = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
    expect(byStatus(200)).toHaveLength(50);
    expect(byStatus(409)).toHaveLength(150);
    expect(new Set(byStatus(409).map((answer) => answer.json<{ info: string }>().info))).toEqual(
      new Set(['Maaf, tiket "Reguler" sudah habis']),
    );
    expect(await show.soldNow()).toBe(50);
    const totals = byStatus(200).map((answer) => answer.json<{ data: { total: number } }>().data.total);
    expect(new Set(totals).size).toBe(50);
  });

  it('give the last ticket to one of two', async () => {
    const show = await aShow(db(), api.clock.now(), { quota: 1 });
    const one = { tickets: [{ id: show.ticket.id, qty: 1 }] };
    const answers = await Promise.all([buyer.order(show, one), buyer.order(show, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await db().$count(orders, eq(orders.storeId, show.store.id))).toBe(1);
  });

  it('answer a double click for the last tickets with the one order', async () => {
    const show = await aShow(db(), api.clock.now(), { quota: 2 });
    const key = { 'idempotency-key': 'sekali' };
    const first = await buyer.placed(show, {}, key);
    const order = await orderOf(first);
    // As if the first click were still under way: the second one looks for its order before the first has committed,
    // and for its tickets after.
    await db().update(orders).set({ idempotencyKey: null }).where(eq(orders.publicId, first.id));
    const clicks: Promise<Awaited<ReturnType<typeof buyer.order>>>[] = [];
    await db().transaction(async (tx) => {
      await tx.execute(sql`lock table tickets in access exclusive mode`);
      clicks.push(Promise.resolve(buyer.order(show, {}, key)));
      await lockWaiters(database(), 1);
      await tx
        .update(orders)
        .set({ idempotencyKey: 'sekali' })
        .where(and(eq(orders.storeId, order.storeId), eq(orders.id, order.id)));
    });
    const [answer] = await Promise.all(clicks);
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer?.json()).toMatchObject({ data: { id: first.id, token: first.token } });
    expect(await show.soldNow()).toBe(2);
  });

  it('are checked again at the checkout, when the check before it passed', async () => {
    const show = await aShow(db(), api.clock.now(), { quota: 3, maxQty: null });
    const three = { tickets: [{ id: show.ticket.id, qty: 3 }] };
    expect((await buyer.check(show, three)).statusCode).toBe(200);
    await buyer.placed(show);
    expect((await buyer.order(show, three)).json()).toMatchObject({
      info: 'Maaf, tiket "Reguler" tersisa 1',
    });
    await buyer.placed(show, { tickets: [{ id: show.ticket.id, qty: 1 }] });
    expect((await buyer.order(show, three)).json()).toMatchObject({
      info: 'Maaf, tiket "Reguler" sudah habis',
    });
    expect(await show.soldNow()).toBe(3);
  });

  it('name every ticket that is in the way, and take none', async () => {
    const show = await aShow(db(), api.clock.now());
    const { event } = show;
    const kind = (namaTiket: string, own: object) =>
      aTicketOf(db(), event, api.clock.now(), { namaTiket, ...own });
    const [few, gone, limited, over, soon, out, free] = [
      await kind('VIP', { sold: 8, maxQty: null }),
      await kind('Meja', { quota: 0 }),
      await kind('Anak', { maxQty: 2 }),
      await kind('Awal', { saleEnd: new Date(api.clock.now().getTime() - 1) }),
      await kind('Nanti', { saleStart: new Date(api.clock.now().getTime() + 1) }),
      await kind('Lama', { isRemoved: true }),
      await kind('Undangan', { harga: 0 }),
    ];
    const chosen = [few, gone, limited, over, soon, out, free].map(({ id }) => ({ id, qty: 3 }));
    const words = [
      'Maaf, tiket "VIP" tersisa 2',
      'Maaf, tiket "Meja" sudah habis',
      'Maksimal 2 tiket "Anak" dalam satu pesanan',
      'Penjualan berakhir: "Awal"',
      'Penjualan belum dimulai: "Nanti"',
      'Tiket "Lama" tidak dijual lagi',
    ].join('. ');
    expect((await buyer.check(show, { tickets: chosen })).json()).toMatchObject({ code: '-2', info: words });
    expect((await buyer.order(show, { tickets: chosen })).json()).toMatchObject({ code: '-2', info: words });
    expect(await show.soldNow(free.id)).toBe(0);
    const foreign = await aTicketOf(
      db(),
      await anEventOf(db(), show.store.id, { importKey: 'x' }),
      api.clock.now(),
    );
    expect((await buyer.order(show, { tickets: [{ id: foreign.id, qty: 1 }] })).json()).toMatchObject({
      info: 'Tiket belum tersedia',
    });
  });

  it('show the smaller of what is left and what one order may take', async () => {
    const show = await aShow(db(), api.clock.now(), { quota: 10, maxQty: 4 });
    const info = async (qty: number) =>
      (await buyer.check(show, { tickets: [{ id: show.ticket.id, qty }] })).json<{ info: string }>().info;
    expect(await info(12)).toBe('Maksimal 4 tiket "Reguler" dalam satu pesanan');
    await db().update(tickets).set({ sold: 7 }).where(eq(tickets.id, show.ticket.id));
    expect(await info(12)).toBe('Maaf, tiket "Reguler" tersisa 3');
  });

  it('count the same ticket chosen twice as one choice', async () => {
    const show = await aShow(db(), api.clock.now());
    const twice = (qty: number) => ({
      tickets: [
        { id: show.ticket.id, qty },
        { id: show.ticket.id, qty },
      ],
    });
    expect((await buyer.order(show, twice(3))).json()).toMatchObject({
      info: 'Maksimal 4 tiket "Reguler" dalam satu pesanan',
    });
    const made = await buyer.placed(show, twice(2));
    expect((await buyer.read(made)).json()).toMatchObject({ data: { tickets: [{ qty: 4 }] } });
    expect(await show.soldNow()).toBe(4);
  });

  it('are judged inside the order’s transaction, by the API’s clock', async () => {
    const show = await aShow(db(), api.clock.now(), { saleEnd: api.clock.now() });
    // The clock that the transaction reads is a moment later than that of the check before it.
    const times = [api.clock.now(), new Date(api.clock.now().getTime() + 1)];
    const now = api.clock.now;
    api.clock.now = () => times.shift() ?? now();
    const answer = await buyer.order(show);
    api.clock.now = now;
    expect(answer.json()).toMatchObject({ info: 'Penjualan berakhir: "Reguler"' });
    expect(await show.soldNow()).toBe(0);
  });

  it('get tickets back once, however an order ends', async () => {
    const show = await aShow(db(), api.clock.now());
    const [one, other] = [await buyer.placed(show), await buyer.placed(show)];
    const operator = createOperator(api.app.services);
    api.clock.advance(DAY_MS);
    await Promise.all([
      operator.run({ command: 'reject', order: one.id }),
      operator.run({ command: 'reject', order: one.id }),
      buyer.read(one),
      buyer.read(other),
      buyer.read(other),
    ]);
    expect(await show.soldNow()).toBe(0);
    const ended = await db()
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, show.store.id)));
    expect(ended.every(({ returnedAt }) => returnedAt !== null)).toBe(true);
  });
});
