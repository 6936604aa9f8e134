import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { SellerSessionAnswer } from '@lapak/contracts/api/seller';
import { OpenStoreBody, StoreAddressQuery, StoreAddressResponse } from '@lapak/contracts/api/seller-store';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { accountOf, sellerRoute } from '../seller-access/seller-access.ts';
import { sessionView } from '../seller-access/session-view.ts';
import { createStoreOpening } from './open-store.ts';
import { storeAddress } from './store-address.ts';

/** GET api/seller/alamat-toko and POST api/seller/toko: a store of one's own. */
export function openStoreRoutes(services: Services & { collects: boolean }) {
  const { db, config } = services;
  const opening = createStoreOpening(services);
  const access = sellerRoute('account', config.rateLimitFactor);

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/alamat-toko',
      {
        config: access,
        schema: { querystring: StoreAddressQuery, response: { 200: StoreAddressResponse } },
      },
      async ({ query }) => ({ data: await storeAddress(db, query) }),
    );

    app.post(
      '/api/seller/toko',
      { config: access, schema: { body: OpenStoreBody, response: { 200: SellerSessionAnswer } } },
      async (request) => {
        const account = accountOf(request);
        dataOf(await opening.open(account, request.body, request.ip));
        return success('Toko dibuat', await sessionView(db, account));
      },
    );
  };
}
