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
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { HttpRefusal, orNotFound } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { storeRepository } from '../store/store-repository.ts';
import { districtRepository, districtView } from '../../districts/district-repository.ts';
import { lazyDistrictSearch } from '../../districts/district-search.ts';
import type { ShippingService } from './shipping-service.ts';

const SearchQuery = Type.Object({ search: Type.Optional(Type.String()) });

/** GET api/ongkir/search and POST api/ongkir/cost (spec 2 §7). */
export function shippingRoutes({ db, shipping }: { db: Database; shipping: ShippingService }) {
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
      async ({ body }) => {
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
          { mayAsk: true },
        );
        return { data: options, source, age_seconds: ageSeconds };
      },
    );
  };
}
