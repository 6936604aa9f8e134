import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  DistrictSearchResponse,
  ShippingCostBody,
  ShippingCostResponse,
} from '@lapak/contracts/api/shipping';
import { messages } from '@lapak/domain/messages';
import { addressKey } from '../../attempts/address-key.ts';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { HttpRefusal, orNotFound } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { storeRepository } from '../store/store-repository.ts';
import { districtRepository, districtView } from '../../districts/district-repository.ts';
import { lazyDistrictSearch } from '../../districts/district-search.ts';
import type { ShippingService } from './shipping-service.ts';

const SearchQuery = Type.Object({ search: Type.Optional(Type.String()) });

/**
 * Parcels that one network may have the couriers' service asked for: a key has so many calls a day, for all shoppers. What was answered
 * before, for any shopper, is not counted.
 */
const questionsAnHour: AttemptLimit = { name: 'shipping-questions', max: 120, seconds: 3_600 };

interface ShippingRoutesOptions {
  db: Database;
  shipping: ShippingService;
  /** A setting; 0 = no limit. */
  rateLimitFactor: number;
}

/** GET api/ongkir/search and POST api/ongkir/cost (spec 2 §7). */
export function shippingRoutes({ db, shipping, rateLimitFactor }: ShippingRoutesOptions) {
  const counters = createAttemptCounters(db, rateLimitFactor);
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const districts = districtRepository(db);
    const search = lazyDistrictSearch(() => districts.all());
    const stores = storeRepository(db);

    app.get(
      '/api/ongkir/search',
      { schema: { tags: ['ongkir'], querystring: SearchQuery, response: { 200: DistrictSearchResponse } } },
      async ({ query }) => ({ data: (await search(query.search ?? '')).map(districtView) }),
    );

    app.post(
      '/api/ongkir/cost',
      { schema: { tags: ['ongkir'], body: ShippingCostBody, response: { 200: ShippingCostResponse } } },
      async ({ body, ip }) => {
        const store = orNotFound(await stores.findByUsername(body.username), 'Toko tidak ditemukan');
        const ids = [...new Set(body.products)];
        const known = await db.$count(
          products,
          and(eq(products.storeId, store.id), inArray(products.id, ids)),
        );
        if (known !== ids.length) throw new HttpRefusal(refused(404, messages.productNotFound));
        orNotFound(await districts.find(body.destination), 'Kecamatan tidak ditemukan');
        const { options, source, ageSeconds } = await shipping.prices(
          { store, destination: body.destination, weightGrams: body.weight },
          async () => !(await counters.count(questionsAnHour, addressKey(ip))).isOver,
        );
        return { data: options, source, age_seconds: ageSeconds };
      },
    );
  };
}
