import type { FastifyInstance } from 'fastify';
import { events, tickets } from '../../db/schema/events.ts';
import { aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('events', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  async function anEvent(storeId: number, own: Partial<typeof events.$inferInsert> = {}): Promise<number> {
    const [event] = await db()
      .insert(events)
      .values({
        storeId,
        namaEvent: 'Kelas Seduh',
        category: 'Kelas',
        namaOrganizer: 'Toko',
        tanggalStart: '2026-12-01',
        tanggalEnd: '2026-12-01',
        waktuStart: '09:00',
        waktuEnd: '12:00',
        namaTempat: 'Aula',
        alamat: 'Jl. Melati 5',
        description: '',
        ...own,
      })
      .returning();
    return event?.id ?? 0;
  }
  const aTicket = (storeId: number, eventId: number, own: Partial<typeof tickets.$inferInsert> = {}) =>
    db()
      .insert(tickets)
      .values({
        storeId,
        eventId,
        namaTiket: 'Reguler',
        harga: 50_000,
        quota: 10,
        saleStart: new Date('2026-11-01T00:00:00Z'),
        saleEnd: new Date('2026-11-30T00:00:00Z'),
        ...own,
      });

  it('come the next ones first, each with its own tickets', async () => {
    const store = await aStore(db());
    const later = await anEvent(store.id, { tanggalStart: '2026-12-24' });
    const sooner = await anEvent(store.id);
    await anEvent(store.id, { isRemoved: true });
    await aTicket(store.id, later, { namaTiket: 'VIP', position: 1 });
    await aTicket(store.id, later, { position: 0 });
    await aTicket(store.id, later, { isRemoved: true });
    const { data } = (await app.inject(`/api/event?username=${store.username}`)).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual([sooner, later]);
    expect(data[0].tickets).toEqual([]);
    expect(data[1].tickets).toMatchObject([{ nama_tiket: 'Reguler' }, { nama_tiket: 'VIP' }]);
  });

  it('that are over are listed after all others, the last one first', async () => {
    const store = await aStore(db());
    const days = (tanggalStart: string, tanggalEnd = tanggalStart) => ({ tanggalStart, tanggalEnd });
    const old = await anEvent(store.id, days('2025-01-10'));
    const recent = await anEvent(store.id, days('2025-06-10', '2025-06-12'));
    const next = await anEvent(store.id, days('2030-01-10'));
    const { data } = (await app.inject(`/api/event?username=${store.username}`)).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual([next, recent, old]);
  });

  it('show how many tickets one order may take', async () => {
    const store = await aStore(db());
    const id = await anEvent(store.id);
    await aTicket(store.id, id, { sold: 3, maxQty: null, position: 0 });
    await aTicket(store.id, id, { sold: 3, maxQty: 4, position: 1 });
    await aTicket(store.id, id, { sold: 8, maxQty: 4, position: 2 });
    await aTicket(store.id, id, { sold: 10, maxQty: 4, position: 3 });
    const { data } = (await app.inject(`/api/event/${id}?username=${store.username}`)).json();
    expect(data.tickets).toMatchObject([
      { qty: 7, is_sell: true },
      { qty: 4, is_sell: true },
      { qty: 2, is_sell: true },
      { qty: 0, is_sell: false, sell_status_reason: 'out_stock' },
    ]);
  });

  it('of another store, taken out, or of no store are missing', async () => {
    const [store, other] = [await aStore(db()), await aStore(db())];
    const [foreign, removed] = [await anEvent(other.id), await anEvent(store.id, { isRemoved: true })];
    for (const path of [
      `${foreign}?username=${store.username}`,
      `${removed}?username=${store.username}`,
      '1?username=tidak-ada',
    ]) {
      const reply = await app.inject(`/api/event/${path}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().info).toBe('Event tidak ditemukan');
    }
  });

  it.each(['0', '-1', 'abc', '99999999999', '%00'])('never fail on %s', async (id) => {
    const store = await aStore(db());
    const reply = await app.inject(`/api/event/${id}?username=${store.username}`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
  });
});
