import type { FastifyInstance } from 'fastify';
import type { DetailResponse, ListingResponse } from '@lapak/contracts/api/catalogue';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { listingPrice } from '@lapak/domain/price';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp, type testClock } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

const SECOND = 1_000;

onEveryDatabase('A discount where answers are kept in memory', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { cacheMs: 60_000 } }));
  });
  afterAll(() => app.close());

  it('begins and ends on time, and every answer has the time of its sending', async () => {
    const { db } = database();
    const store = await aStore(db);
    const start = clock.now().getTime() + 10 * SECOND;
    const { slug } = await aProduct(db, store.id, {
      harga: 20_000,
      discountPrice: 15_000,
      enableDiscountPricing: 1,
      statusPromo: 1,
      discountStartDate: new Date(start),
      discountEndDate: new Date(start + 60 * SECOND),
    });
    const shown = async () => {
      const query = { username: store.username };
      const listing = (await app.inject({ url: '/api/product', query })).json<ListingResponse>().data;
      const detail = (await app.inject({ url: `/api/product/${slug}`, query })).json<DetailResponse>();
      const [card] = listing.data;
      if (!card || !detail.data) throw new Error('the product is not listed');
      return {
        clocks: [listing.date_server, detail.date_server, detail.data.date_server],
        prices: [
          listingPrice(card, listing.date_server).price,
          listingPrice(detail.data, detail.date_server).price,
        ],
      };
    };
    for (const [seconds, price] of [
      [0, 20_000],
      [5, 20_000],
      [6, 15_000],
      [58, 15_000],
      [2, 20_000],
    ] as const) {
      clock.advance(seconds * SECOND);
      const now = nowIsoWib(clock.now());
      expect(await shown()).toEqual({ clocks: [now, now, now], prices: [price, price] });
    }
  });
});
