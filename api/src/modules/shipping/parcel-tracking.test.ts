import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, orderRow, placed } from '../../testing/orders-over-http.ts';
import {
  simulatedRajaongkir,
  simulatedRajaongkirKey,
  type SimulatedRajaongkir,
} from '../../testing/simulated-rajaongkir.ts';
import { testApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const manifest = [
  {
    ...{
      manifest_description: 'Paket diterima di gudang',
      manifest_date: '2026-11-20',
      manifest_time: '08:15:30',
    },
    city_name: 'JAKARTA',
  },
  {
    ...{ manifest_description: 'Sedang diantar', manifest_date: '2026-11-21', manifest_time: '14:05' },
    city_name: null,
  },
];

onEveryDatabase('where parcels are', (database) => {
  const db = () => database().db;
  let rajaongkir: SimulatedRajaongkir;
  let made: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    rajaongkir = await simulatedRajaongkir();
    made = await testApp(database(), {
      config: { rajaongkirKey: simulatedRajaongkirKey, rajaongkirUrl: rajaongkir.url },
    });
  });
  afterAll(async () => {
    await made.app.close();
    await rajaongkir.close();
  });

  async function aParcel(own: Partial<typeof orders.$inferInsert> = {}, app = made.app) {
    Object.assign(rajaongkir.simulation, { behaviour: 'normal', waybills: {} });
    rajaongkir.asked.length = 0;
    const shop = await aShop(db());
    const id = await placed(app, shop);
    const resi = `JP${id.slice(0, 12)}`;
    const sent = { statusPengiriman: 'DIKIRIM' as const, expedisi: 'jnt+EZ+Layanan Reguler+9500+1-2', resi };
    await db()
      .update(orders)
      .set({ ...sent, ...own })
      .where(eq(orders.publicId, id));
    const look = async (username = shop.store.username) => {
      const reply = await app.inject(`/api/transaction/${id}/lacak?username=${username}`);
      return { status: reply.statusCode, ...reply.json() };
    };
    return { id, resi, look };
  }
  const untracked = { is_tracked: false, is_delivered: false, age_seconds: null, checkpoints: [] };

  it('is asked of the courier by number and phone, the latest first', async () => {
    const { look, resi } = await aParcel();
    rajaongkir.simulation.waybills[resi] = {
      delivered: false,
      manifest,
      summary: { receiver_name: 'Sari Dewi' },
    };
    expect((await look()).data).toEqual({
      ...{ is_tracked: true, is_delivered: false, age_seconds: 0 },
      checkpoints: [
        { at: '2026-11-21 14:05', text: 'Sedang diantar', place: '' },
        { at: '2026-11-20 08:15', text: 'Paket diterima di gudang', place: 'JAKARTA' },
      ],
    });
    expect(rajaongkir.asked).toEqual([
      { path: '/track/waybill', form: { awb: resi, courier: 'jnt', last_phone_number: '67890' } },
    ]);
  });

  it.each([
    ['J&T', 'jnt'],
    ['J&T Express', 'jnt'],
    ['Si Cepat BEST', 'sicepat'],
    ['JNE+YES', 'jne'],
    ['Lion Parcel', 'lion'],
    ['pos', 'pos'],
  ])('is asked of the courier that the seller has typed as %s', async (expedisi, courier) => {
    const { look } = await aParcel({ expedisi });
    await look();
    expect(rajaongkir.asked.map(({ form }) => form.courier)).toEqual([courier]);
  });

  it('is asked every two hours, however many look, and no more once it has come', async () => {
    const { look, resi } = await aParcel();
    rajaongkir.simulation.waybills[resi] = { delivered: false, manifest };
    await look();
    await Promise.all(Array.from({ length: 10 }, () => look()));
    expect(rajaongkir.asked).toHaveLength(1);
    made.clock.advance(2 * HOUR_MS);
    rajaongkir.simulation.waybills[resi] = { delivered: true, manifest };
    expect((await look()).data).toMatchObject({ is_delivered: true, age_seconds: 0 });
    made.clock.advance(48 * HOUR_MS);
    expect((await look()).data).toMatchObject({ is_delivered: true, age_seconds: 48 * 3_600 });
    expect(rajaongkir.asked).toHaveLength(2);
  });

  it('of another number is asked anew', async () => {
    const { id, look, resi } = await aParcel();
    rajaongkir.simulation.waybills[resi] = { delivered: true, manifest };
    await look();
    await db().update(orders).set({ resi: 'JP-LAIN' }).where(eq(orders.publicId, id));
    expect((await look()).data).toEqual({
      ...{ is_tracked: true, is_delivered: false, age_seconds: 0, checkpoints: [] },
    });
  });

  it.each(['down', 'cut', 'nonsense'] as const)(
    'stays as it was last answered while the courier is %s',
    async (behaviour) => {
      const { look, resi } = await aParcel();
      rajaongkir.simulation.waybills[resi] = { delivered: false, manifest };
      const before = (await look()).data.checkpoints;
      made.clock.advance(3 * HOUR_MS);
      rajaongkir.simulation.behaviour = behaviour;
      expect((await look()).data).toEqual({
        ...{ is_tracked: true, is_delivered: false, age_seconds: 3 * 3_600, checkpoints: before },
      });
      await look();
      expect(rajaongkir.asked).toHaveLength(2);
      made.clock.advance(11 * 60_000);
      rajaongkir.simulation.behaviour = 'normal';
      expect((await look()).data).toMatchObject({ age_seconds: 0 });
    },
  );

  it('is not asked before it was sent, of a courier that nobody knows, without a number', async () => {
    for (const own of [
      { statusPengiriman: 'DIPACKING' as const },
      { expedisi: 'manual+Reguler++9500+1-2' },
      { expedisi: 'Gojek' },
      { expedisi: '' },
      { expedisi: null },
      { resi: null },
    ])
      expect((await (await aParcel(own)).look()).data).toEqual(untracked);
    expect(rajaongkir.asked).toEqual([]);
  });

  it('is of its store alone', async () => {
    const { look } = await aParcel();
    expect(await look('toko-lain')).toMatchObject({ status: 404 });
    expect(rajaongkir.asked).toEqual([]);
  });

  it('cannot be asked where the shop has no key', async () => {
    const { app } = await testApp(database());
    const { look } = await aParcel({}, app);
    expect((await look()).data).toEqual(untracked);
    await app.close();
    expect((await orderRow(db(), (await aParcel()).id)).resi).not.toBeNull();
  });
});
