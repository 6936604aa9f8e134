import type { FastifyInstance } from 'fastify';
import type { DetailResponse, ListingResponse } from '@lapak/contracts/api/catalogue';
import { aShopper } from '../../testing/a-shopper.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp, type testClock } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('hearts where answers are kept in memory', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { cacheMs: 60_000 } }));
  });
  afterAll(() => app.close());

  it('are shown to their owner alone, even when another user sent the first request', async () => {
    const { db } = database();
    const store = await aStore(db);
    const product = await aProduct(db, store.id);
    const [sari, budi] = [await aShopper(db, clock.now()), await aShopper(db, clock.now())];
    const payload = { username: store.username, product_id: product.id };
    await app.inject({ method: 'POST', url: '/api/wishlist', headers: sari.headers, payload });
    const hearts = async (headers: Record<string, string>) => {
      const get = (url: string) => app.inject({ url, query: { username: store.username }, headers });
      const listing = (await get('/api/product')).json<ListingResponse>();
      const detail = (await get(`/api/product/${product.slug}`)).json<DetailResponse>();
      return [listing.data.data[0]?.has_wish, detail.data?.has_wish];
    };
    expect(await hearts(sari.headers)).toEqual([true, true]);
    expect(await hearts({})).toEqual([false, false]);
    expect(await hearts(budi.headers)).toEqual([false, false]);
    const url = `/api/wishlist/${product.id}`;
    await app.inject({ method: 'DELETE', url, headers: budi.headers });
    expect(await hearts(sari.headers)).toEqual([true, true]);
    await app.inject({ method: 'DELETE', url, headers: sari.headers });
    expect(await hearts(sari.headers)).toEqual([false, false]);
  });
});
