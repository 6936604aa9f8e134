import fc from 'fast-check';
import { districtCodes, storeRates } from '../../db/schema/shipping.ts';
import { storeCouriers } from '../../db/schema/stores.ts';
import { aStore } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import {
  simulatedRajaongkir,
  simulatedRajaongkirKey,
  type SimulatedRajaongkir,
  type RajaongkirBehaviour,
} from '../../testing/simulated-rajaongkir.ts';
import { testClock } from '../../testing/test-app.ts';
import { decodeExpedisi, encodeExpedisi } from '@lapak/domain/shipping';
import { createRajaongkirClient } from './rajaongkir/rajaongkir-client.ts';
import { RAJAONGKIR, rajaongkirProvider } from './rajaongkir/rajaongkir-provider.ts';
import { createShippingService, type ParcelRequest, type ShippingPrices } from './shipping-service.ts';

const HOUR_MS = 3_600_000;
const [origin, destination, unmapped] = ['31.74.07', '34.71.01', '91.71.01'];
const shown = () => Promise.resolve(true);
const checked = () => Promise.resolve(false);

onEveryDatabase('prices of shipping', (database) => {
  const db = () => database().db;
  let rajaongkir: SimulatedRajaongkir;
  beforeAll(async () => {
    rajaongkir = await simulatedRajaongkir();
    await db()
      .insert(districtCodes)
      .values([
        { provider: RAJAONGKIR, districtId: origin, code: '101' },
        { provider: RAJAONGKIR, districtId: destination, code: '202' },
      ]);
  });
  afterAll(() => rajaongkir.close());

  /** A store of its own, whose parcels weigh something else in each test. */
  async function aSender(own: { withProvider?: boolean; couriers?: string[] } = {}) {
    Object.assign(rajaongkir.simulation, { behaviour: 'normal', costs: null });
    rajaongkir.asked.length = 0;
    const store = await aStore(db(), { originDistrictId: origin });
    const { couriers = ['sicepat', 'jne', 'anteraja'] } = own;
    await db()
      .insert(storeCouriers)
      .values(couriers.map((code, position) => ({ storeId: store.id, code, position })));
    const clock = testClock();
    clock.advance(store.id * 100 * 24 * HOUR_MS);
    const client = createRajaongkirClient({ key: simulatedRajaongkirKey, baseUrl: rajaongkir.url });
    const provider = own.withProvider === false ? null : rajaongkirProvider(db(), client);
    const warnings: object[] = [];
    const service = (): ReturnType<typeof createShippingService> =>
      createShippingService({
        db: db(),
        clock,
        provider,
        log: { warn: (fields) => void warnings.push(fields) },
      });
    const request = (weightGrams: number, to = destination): ParcelRequest => ({
      ...{ store, destination: to, weightGrams },
    });
    const rate = (own: Partial<typeof storeRates.$inferInsert>) =>
      db()
        .insert(storeRates)
        .values({
          ...{ storeId: store.id, position: 0, areaId: '', service: 'Reguler', stepGrams: 1_000 },
          ...{ price: 7_000, days: '1-2', ...own },
        });
    return { store, clock, service, request, rate, warnings };
  }

  it('are those that the couriers’ service says, in the store’s order', async () => {
    const { service, request } = await aSender();
    const prices = await service().prices(request(1_250), shown);
    expect(prices).toMatchObject({ source: 'provider', ageSeconds: 0 });
    expect(prices.options).toEqual(
      [
        ['sicepat', 'SiCepat', 33_000],
        ['jne', 'JNE', 36_000],
      ].map(([code, name, value]) => ({
        ...{ code, name, image_url: null },
        costs: [{ service: 'REG', description: 'Layanan Reguler', cost: [{ value, etd: '1-2' }] }],
      })),
    );
    expect(rajaongkir.asked).toMatchObject([
      { form: { origin: '101', destination: '202', weight: '1300', courier: 'sicepat:jne:anteraja' } },
    ]);
  });

  it('are asked for once a day, by all processes, for all parcels that are priced alike', async () => {
    const { service, request, clock } = await aSender();
    const first = await service().prices(request(5_001), shown);
    const alike = await service().prices(request(5_099), shown);
    expect([rajaongkir.pricesAsked(), alike.options]).toEqual([1, first.options]);
    clock.advance(23 * HOUR_MS);
    expect(await service().prices(request(5_050), shown)).toMatchObject({ ageSeconds: 23 * 3_600 });
    clock.advance(2 * HOUR_MS);
    expect(await service().prices(request(5_050), shown)).toMatchObject({ ageSeconds: 0 });
    expect(rajaongkir.pricesAsked()).toBe(2);
  });

  it('are asked for once by many at a time', async () => {
    const { service, request } = await aSender();
    const one = service();
    const all = await Promise.all(Array.from({ length: 20 }, () => one.prices(request(6_100), shown)));
    expect(rajaongkir.pricesAsked()).toBe(1);
    for (const prices of all) expect(prices).toEqual(all[0]);
  });

  it('are not asked for by a request that looked before another one was answered', async () => {
    const { service, request } = await aSender();
    const one = service();
    let first: ShippingPrices | undefined;
    const late = await one.prices(request(6_200), async () => {
      first = await one.prices(request(6_200), shown);
      return true;
    });
    expect(late.options).toEqual(first?.options);
    expect(rajaongkir.pricesAsked()).toBe(1);
  });

  it('of an order are those that were shown; nobody outside is asked', async () => {
    const { service, request } = await aSender();
    const before = await service().prices(request(7_100), checked);
    expect([before.source, rajaongkir.asked]).toEqual(['distance', []]);
    const prices = await service().prices(request(7_100), shown);
    expect((await service().prices(request(7_100), checked)).options).toEqual(prices.options);
    expect(rajaongkir.pricesAsked()).toBe(1);
  });

  it.each<RajaongkirBehaviour>(['down', 'hanging', 'cut', 'nonsense', 'used-up'])(
    'are yesterday’s while the service is %s, else the store’s own, else by distance',
    async (behaviour) => {
      const { service, request, clock, rate, warnings } = await aSender();
      const good = await service().prices(request(8_100), shown);
      clock.advance(25 * HOUR_MS);
      rajaongkir.simulation.behaviour = behaviour;
      const old = await service().prices(request(8_100), shown);
      expect(old).toEqual({ ...good, ageSeconds: 25 * 3_600 });
      expect(warnings).toHaveLength(1);
      expect(await service().prices(request(9_100), shown)).toMatchObject({ source: 'distance' });
      await rate({ areaId: '34', price: 9_000 });
      expect(await service().prices(request(9_100), shown)).toMatchObject({
        ...{ source: 'own', ageSeconds: 0 },
        options: [{ code: 'manual', name: 'Kurir toko', costs: [{ cost: [{ value: 90_000, etd: '1-2' }] }] }],
      });
      clock.advance(24 * HOUR_MS);
      expect(await service().prices(request(8_100), shown)).toMatchObject({ source: 'own' });
    },
    20_000,
  );

  it('wait for a service that is down once, and not again for half a minute', async () => {
    const { service, request, clock } = await aSender();
    const one = service();
    rajaongkir.simulation.behaviour = 'down';
    await one.prices(request(10_100), shown);
    await one.prices(request(10_200), shown);
    expect(rajaongkir.pricesAsked()).toBe(1);
    rajaongkir.simulation.behaviour = 'normal';
    clock.advance(31_000);
    expect(await one.prices(request(10_200), shown)).toMatchObject({ source: 'provider' });
  });

  it('leave a service alone for as long as it says', async () => {
    const { service, request, clock } = await aSender();
    const one = service();
    rajaongkir.simulation.behaviour = 'used-up';
    await one.prices(request(11_100), shown);
    rajaongkir.simulation.behaviour = 'normal';
    clock.advance(59 * 60_000);
    expect(await one.prices(request(11_100), shown)).toMatchObject({ source: 'distance' });
    clock.advance(2 * 60_000);
    expect(await one.prices(request(11_100), shown)).toMatchObject({ source: 'provider' });
  });

  it('of a district that the service does not know are asked of nobody', async () => {
    const { service, request, rate } = await aSender();
    expect(await service().prices(request(1_000, unmapped), shown)).toMatchObject({ source: 'distance' });
    await rate({ areaId: '91' });
    expect(await service().prices(request(1_000, unmapped), shown)).toMatchObject({ source: 'own' });
    expect(rajaongkir.asked).toEqual([]);
  });

  it('that make no sense are left out', async () => {
    const { service, request } = await aSender();
    const row = { name: 'JNE', code: 'JNE', service: 'REG', description: 'x', etd: '' };
    rajaongkir.simulation.costs = [
      ...[-1, 0, 1.5, 1e12, 20_000].map((cost) => ({ ...row, cost })),
      { ...row, code: 'tiki', cost: 1 },
    ];
    const { options } = await service().prices(request(12_100), shown);
    expect(options).toMatchObject([{ code: 'jne', costs: [{ cost: [{ value: 20_000, etd: '' }] }] }]);
  });

  it('have services that an order can name, whatever the couriers call them', async () => {
    const { service, request } = await aSender();
    const row = { name: 'JNE', code: 'JNE', description: 'panjang '.repeat(100), etd: '1', cost: 1_000 };
    const names = [
      'Instan+Kilat',
      'Instan Kilat',
      ' YES+ ',
      'REG'.repeat(100),
      `${'R'.repeat(79)} x`,
      `${'S'.repeat(79)}💥`,
    ];
    rajaongkir.simulation.costs = names.map((name, at) => ({ ...row, service: name, cost: 1_000 + at }));
    const { options } = await service().prices(request(12_100), shown);
    const costs = options.flatMap(({ costs }) => costs);
    expect(costs.map((each) => each.cost[0]?.value)).toEqual([1_001, 1_002, 1_003, 1_004, 1_005]);
    for (const { service: name, description, cost } of costs) {
      const [price] = cost;
      const text = encodeExpedisi({
        ...{ code: 'jne', service: name, description, cost: price?.value ?? 0, etd: price?.etd ?? '' },
      });
      expect(decodeExpedisi(text)).toMatchObject({ service: name, description });
      expect(text.length).toBeLessThan(300);
    }
  });

  it('without a service and without rates are those by distance', async () => {
    const { service, request } = await aSender({ withProvider: false });
    const { options, source } = await service().prices(request(1_000), shown);
    expect([source, options.map(({ code }) => code)]).toEqual(['distance', ['sicepat', 'jne', 'anteraja']]);
  });

  it.each([
    { withProvider: true, source: 'provider' },
    { withProvider: false, source: 'distance' },
  ])('of a store’s own delivery stand beside those of couriers by $source, in its order', async (own) => {
    const couriers = ['jne', 'manual', 'pos'];
    const { service, request, rate } = await aSender({ ...own, couriers });
    const codes = async () => {
      const { options, source } = await service().prices(request(13_100), shown);
      return [source, ...options.map(({ code }) => code)];
    };
    expect(await codes()).toEqual([own.source, 'jne', 'pos']);
    await rate({ areaId: '34' });
    expect(await codes()).toEqual([own.source, 'jne', 'manual', 'pos']);
    expect(rajaongkir.asked.map(({ form }) => form.courier)).toEqual(own.withProvider ? ['jne:pos'] : []);
  });

  it('of a store that offers nothing but its own delivery are its table’s alone', async () => {
    const { service, request, rate } = await aSender({ couriers: ['manual'] });
    expect((await service().prices(request(14_100), shown)).options).toEqual([]);
    await rate({});
    expect(await service().prices(request(14_100), shown)).toMatchObject({
      ...{ source: 'own', options: [{ code: 'manual' }] },
    });
    expect(rajaongkir.asked).toEqual([]);
  });

  it('of a store’s table need neither couriers nor a place it sends from', async () => {
    const store = await aStore(db(), { originDistrictId: null });
    const { service, request, rate } = await aSender();
    await rate({ storeId: store.id, price: 5_000 });
    const prices = await service().prices({ ...request(2_400), store }, shown);
    expect(prices).toMatchObject({ source: 'own', options: [{ costs: [{ cost: [{ value: 15_000 }] }] }] });
  });

  it('of a store’s table are those of the smallest area, and never less for more weight', async () => {
    const { service, request, rate, store } = await aSender({ withProvider: false });
    const rates = [
      { areaId: '', price: 40_000 },
      { areaId: '34', price: 20_000 },
      { areaId: '34.71', price: 12_000, days: '1' },
      { areaId: '34.71.02', price: 1_000 },
      { areaId: '34.71.01', price: 8_000, service: 'Hari ini', stepGrams: 500 },
    ];
    for (const [position, own] of rates.entries()) await rate({ ...own, position });
    const costs = async (grams: number) => {
      const { options } = await service().prices(request(grams), checked);
      return options[0]?.costs.map(({ service: name, cost }) => [name, cost[0]?.value, cost[0]?.etd]);
    };
    expect(await costs(1_000)).toEqual([
      ['Reguler', 12_000, '1'],
      ['Hari ini', 16_000, '1-2'],
    ]);
    expect(store.id).toBeGreaterThan(0);
    const grams = fc.integer({ min: 0, max: 60_000 });
    await fc.assert(
      fc.asyncProperty(grams, grams, async (a, b) => {
        const [light, heavy] = [await costs(Math.min(a, b)), await costs(Math.max(a, b))];
        for (const [at, [, value]] of (light ?? []).entries())
          expect(heavy?.[at]?.[1]).toBeGreaterThanOrEqual(Number(value));
      }),
      { numRuns: 30 },
    );
  });
});
