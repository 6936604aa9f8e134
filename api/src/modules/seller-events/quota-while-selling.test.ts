import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { events, tickets } from '../../db/schema/events.ts';
import { aConsole } from '../../testing/a-console.ts';
import { anAccount } from '../../testing/a-store.ts';
import { ticketBuyer } from '../../testing/an-event.ts';
import { anEventForm, aTicketForm } from '../../testing/an-event-form.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { nextInStore } from '../store/store-queue.ts';

onEveryDatabase('quotas that are edited while tickets are sold', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function anEvent(quotas: readonly number[]) {
    const console = await aConsole(suite.app, db());
    const { data: poster } = await console.picture('brown');
    const kinds = quotas.map((quota, at) => aTicketForm({ nama_tiket: `Jenis ${at}`, quota, harga: 1_000 }));
    const made = await console.call('POST', '/event', {
      event: anEventForm(poster.file, { tickets: kinds }),
    });
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    const { id } = made.data;
    const isOfEvent = and(eq(tickets.storeId, console.store.id), eq(tickets.eventId, id));
    const rows = () => db().select().from(tickets).where(isOfEvent).orderBy(asc(tickets.id));
    return { ...console, made: made.data, id, url: `/event/${id}`, rows };
  }

  const number = fc.integer({ min: 0, max: 9 });
  const kind = fc.record({ quota: number, sold: number, next: number, isRemoved: fc.boolean() });

  it('are written unless orders hold more, and nothing that is sold is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 3 }), async (kinds) => {
        const { store, url, made, call, rows } = await anEvent(kinds.map(({ quota }) => quota));
        const held = kinds.map(({ quota, sold }) => Math.min(quota, sold));
        for (const [at, row] of (await rows()).entries())
          await db()
            .update(tickets)
            .set({ sold: held[at] ?? 0 })
            .where(and(eq(tickets.storeId, store.id), eq(tickets.id, row.id)));
        const before = await rows();
        const list = made.event.tickets.flatMap((ticket: object, at: number) =>
          kinds[at]?.isRemoved ? [] : [{ ...ticket, quota: kinds[at]?.next }],
        );
        const saved = await call('POST', url, { event: { ...made.event, tickets: list } }, made.version);
        const isTooFew = kinds.some(({ next, isRemoved }, at) => !isRemoved && next < (held[at] ?? 0));
        expect(saved.status).toBe(isTooFew ? 422 : 200);
        const after = await rows();
        expect(after.map(({ sold }) => sold)).toEqual(held);
        if (isTooFew) expect(after).toEqual(before);
        else
          expect(after.map(({ quota, isRemoved }) => [quota, isRemoved])).toEqual(
            kinds.map(({ quota, next, isRemoved }) => [isRemoved ? quota : next, isRemoved]),
          );
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('wait for an order that is being placed, and are refused below what it takes', async () => {
    const { store, url, made, call, rows } = await anEvent([10]);
    const [ticket] = made.event.tickets;
    const body = { event: { ...made.event, tickets: [{ ...ticket, quota: 2 }] } };
    let saving: ReturnType<typeof call> | null = null;
    await db().transaction(async (tx) => {
      await nextInStore(tx, store.id);
      saving = call('POST', url, body, made.version);
      await lockWaiters(database(), 1);
      await tx.update(tickets).set({ sold: 3 }).where(eq(tickets.storeId, store.id));
    });
    expect(await saving).toMatchObject({
      status: 422,
      data: { errors: { 'tickets.0.quota': [expect.stringContaining('paling sedikit 3')] } },
    });
    expect((await rows()).map(({ quota, sold }) => [quota, sold])).toEqual([[10, 3]]);
  });

  it('never let more be sold than there are, whatever comes at the same time', async () => {
    const { store, id, url, call, rows } = await anEvent([40]);
    const account = await anAccount(db(), store.id);
    const [event] = await db().select().from(events).where(eq(events.id, id));
    const [ticket] = await rows();
    if (!event || !ticket) throw new Error('no event');
    const show = { store, account, event, ticket, soldNow: async () => undefined };
    const buying = Array.from({ length: 10 }, (_, at) =>
      ticketBuyer(suite)
        .order(show, {
          tickets: [{ id: ticket.id, qty: 1 }],
          email: `sari${at}@contoh.id`,
          handphone: `0812345678${String(at).padStart(2, '0')}`,
        })
        .then(({ statusCode }) => statusCode),
    );
    const save = async (quota: number) => {
      const { data } = await call('GET', url);
      const event = { ...data.event, tickets: [{ ...data.event.tickets[0], quota }] };
      return (await call('POST', url, { event }, data.version)).status;
    };
    const saved: number[] = [];
    for (const quota of [30, 3, 20, 0, 12]) saved.push(await save(quota));
    const sold = (await Promise.all(buying)).filter((status) => status === 200).length;
    expect(saved.every((status) => status === 200 || status === 422)).toBe(true);
    const [row] = await rows();
    expect(row?.sold).toBe(sold);
    expect(row?.quota).toBeGreaterThanOrEqual(sold);
  });
});
