import type { FastifyInstance } from 'fastify';
import type { DistrictSearchResponse, ShippingCostResponse } from '@lapak/contracts/api/shipping';
import { districtCodes } from '../../db/schema/shipping.ts';
import { storeCouriers } from '../../db/schema/stores.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { simulatedRajaongkir, simulatedRajaongkirKey } from '../../testing/simulated-rajaongkir.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { RAJAONGKIR } from './rajaongkir/rajaongkir-provider.ts';

onEveryDatabase('shipping', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  const search = async (text: string) => {
    const reply = await app.inject({ url: '/api/ongkir/search', query: { search: text } });
    expect(reply.statusCode).toBe(200);
    return reply.json<DistrictSearchResponse>().data;
  };
  const cost = (payload: object) => app.inject({ method: 'POST', url: '/api/ongkir/cost', payload });

  describe('districts', () => {
    it.each(['Kebayoran Baru', '  KEBAYORAN   BARU ', 'kec. kebayoranbaru jaksel', 'kebayoran b'])(
      'are found by %p',
      async (text) => {
        expect((await search(text))[0]).toMatchObject({
          name: 'Kebayoran Baru',
          city: { name: expect.stringMatching(/jakarta selatan/i) },
        });
      },
    );

    it('are found at the end of a long address that was pasted', async () => {
      const address = `${'Rumah pagar hijau sebelah warung, '.repeat(60)} kec. Laweyan, Kota Surakarta 57148`;
      expect((await search(address))[0]?.name).toBe('Laweyan');
    });

    it.each(['%', '\\', "' or 1=1 --", '\0', 'x'.repeat(100)])('never fail for %j', search);

    it('come a few at a time for an empty text', async () => {
      for (const text of ['', '   ']) expect(await search(text)).toHaveLength(30);
      expect((await app.inject('/api/ongkir/search')).json().data).toHaveLength(30);
    });
  });

  describe('costs', () => {
    async function shop(own: Parameters<typeof aStore>[1] = {}) {
      const store = await aStore(db(), own);
      const product = await aProduct(db(), store.id);
      await db()
        .insert(storeCouriers)
        .values([
          { storeId: store.id, code: 'pos', position: 0 },
          { storeId: store.id, code: 'jne', position: 1 },
        ]);
      const body = {
        username: store.username,
        products: [product.id, product.id],
        destination: '31.74.07',
        weight: 1500,
      };
      return { store, product, body };
    }

    it('are those of the couriers that the store offers', async () => {
      const { body } = await shop();
      const reply = await cost(body);
      expect(reply.statusCode).toBe(200);
      const { data } = reply.json<ShippingCostResponse>();
      expect(data.map(({ code }) => code)).toEqual(['pos', 'jne']);
      for (const { costs } of data) expect(costs[0]?.cost[0]?.value).toBeGreaterThan(0);
    });

    it('are none when the store has no place it sends from', async () => {
      const { body } = await shop({ originDistrictId: null });
      expect((await cost(body)).json().data).toEqual([]);
    });

    it('are refused for products of another store and for places that are not', async () => {
      const { body } = await shop();
      const stranger = await shop();
      const replies = [
        await cost({ ...body, products: [stranger.product.id] }),
        await cost({ ...body, destination: '99.99.99' }),
        await cost({ ...body, username: 'tidak-ada' }),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(replies[0]?.json().info).toBe('Produk tidak ditemukan');
    });

    it('are not asked outside without end for one network', async () => {
      const rajaongkir = await simulatedRajaongkir();
      const { app: limited } = await testApp(database(), {
        config: {
          rajaongkirKey: simulatedRajaongkirKey,
          rajaongkirUrl: rajaongkir.url,
          rateLimitFactor: 2 / 120,
        },
      });
      const { body } = await shop({ originDistrictId: '33.72.01' });
      await db()
        .insert(districtCodes)
        .values([
          { provider: RAJAONGKIR, districtId: '33.72.01', code: '1' },
          { provider: RAJAONGKIR, districtId: body.destination, code: '2' },
        ])
        .onConflictDoNothing();
      const sourceOf = async (weight: number, remoteAddress: string) => {
        const payload = { ...body, weight };
        const reply = await limited.inject({
          method: 'POST',
          url: '/api/ongkir/cost',
          payload,
          remoteAddress,
        });
        return reply.json<ShippingCostResponse>().source;
      };
      const one = '198.51.100.7';
      const sources = [];
      for (const weight of [1_000, 2_000, 3_000, 1_000]) sources.push(await sourceOf(weight, one));
      // What was answered before is not counted.
      expect(sources).toEqual(['provider', 'provider', 'distance', 'provider']);
      expect(await sourceOf(3_000, '203.0.113.9')).toBe('provider');
      expect(await sourceOf(3_000, one)).toBe('provider');
      expect(rajaongkir.pricesAsked()).toBe(3);
      await limited.close();
      await rajaongkir.close();
    });

    it('never fail on nonsense', async () => {
      const { body } = await shop();
      for (const own of [
        { weight: -1 },
        { weight: 1e300 },
        { weight: 'berat' },
        { products: [] },
        { products: [99_999_999_999] },
        { products: 'semua' },
        { destination: '\0' },
        { destination: '%' },
        { destination: null },
        { username: '\0' },
      ]) {
        const reply = await cost({ ...body, ...own });
        expect([own, reply.statusCode < 500]).toEqual([own, true]);
      }
    });
  });
});
