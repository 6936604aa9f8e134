import type { FastifyInstance } from 'fastify';
import { events } from '../../db/schema/events.ts';
import { aShopper } from '../../testing/a-shopper.ts';
import { aStore, anAccount } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('store settings', (database) => {
  let app: FastifyInstance;
  let hiddenSeller: number;
  const db = () => database().db;
  beforeAll(async () => {
    const { user } = await aShopper(db(), new Date());
    hiddenSeller = user.id;
    const traits = { hiddenAddressUserIds: [hiddenSeller], agentStores: [], directOnlyStores: [] };
    ({ app } = await testApp(database(), { config: traits }));
  });
  afterAll(() => app.close());

  const profile = (username: string) => app.inject({ url: '/api/setting/profile', query: { username } });

  it('a hidden address does not leave the server', async () => {
    const hidden = await aStore(db(), { ownerId: hiddenSeller, alamat: 'Jl. Rahasia 9' });
    const shown = await aStore(db(), { alamat: 'Jl. Melati 5' });
    const reply = await profile(hidden.username);
    expect(reply.body).not.toContain('Rahasia');
    expect(reply.json().data.traits.hide_address).toBe(true);
    expect((await profile(shown.username)).json().data.alamat).toBe('Jl. Melati 5');
  });

  it('report whether there are events', async () => {
    const store = await aStore(db());
    expect((await profile(store.username)).json().data.has_events).toBe(false);
    const event = {
      storeId: store.id,
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
    };
    await db()
      .insert(events)
      .values({ ...event, isRemoved: true });
    expect((await profile(store.username)).json().data.has_events).toBe(false);
    await db().insert(events).values(event);
    expect((await profile(store.username)).json().data.has_events).toBe(true);
  });

  it('report whether they have a payment method', async () => {
    const takesPayments = async (own: Parameters<typeof anAccount>[2] | null) => {
      const { id, username } = await aStore(db());
      if (own) await anAccount(db(), id, own);
      return (await profile(username)).json().data.takes_payments;
    };
    expect(await takesPayments(null)).toBe(false);
    expect(await takesPayments({ isActive: 0 })).toBe(false);
    expect(await takesPayments({ isRemoved: true })).toBe(false);
    expect(await takesPayments({})).toBe(true);
  });

  it('name the place that parcels leave from, or none', async () => {
    const origin = async (originDistrictId: string | null) => {
      const { username } = await aStore(db(), { originDistrictId });
      return (await app.inject({ url: '/api/setting/origin', query: { username } })).json().data.location;
    };
    expect(await origin('33.72.01')).toMatchObject({ district: 'Laweyan' });
    expect(await origin(null)).toBeNull();
    expect(await origin('00.00.00')).toBeNull();
  });

  it('of a store that is not are a 404', async () => {
    for (const url of ['/api/setting/profile', '/api/setting/origin']) {
      const reply = await app.inject({ url, query: { username: 'tidak-ada' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().info).toBe('Toko tidak ditemukan');
    }
  });
});
