import type { FastifyInstance } from 'fastify';
import type { DistrictSearchResponse, ShippingCostResponse } from '@lapak/contracts/api/shipping';
import { storeCouriers } from '../../db/schema/stores.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

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
