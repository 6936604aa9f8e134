import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Username } from '@lapak/contracts/api/common';
import { BankListResponse, PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { byKey } from '@lapak/contracts/keys-of';
import { paymentGroups, transferGroups } from '@lapak/contracts/payment-kinds';
import type { Database } from '../../db/client.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import { storeRepository } from '../store/store-repository.ts';
import { paymentMethodRepository, paymentMethodView } from './payment-method-repository.ts';

const StoreParams = Type.Object({ username: Username });
const ProductsQuery = Type.Object({
  product_id: Type.Optional(Type.String({ maxLength: 2000, pattern: '^[0-9, ]*$' })),
});

const idsOf = (text: string | undefined): number[] =>
  (text ?? '').split(',').flatMap((id) => rowIdOf(id.trim()) ?? []);

/** GET api/payment-method-per-method/{username} (spec 2 §7) and api/payment-method/{username} (spec 3 §7). */
export function paymentMethodRoutes({ db, collects }: { db: Database; collects: boolean }) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const stores = storeRepository(db);
    const methods = paymentMethodRepository(db, collects);

    app.get(
      '/api/payment-method-per-method/:username',
      {
        schema: {
          tags: ['payment-method'],
          params: StoreParams,
          querystring: ProductsQuery,
          response: { 200: PaymentMethodsResponse },
        },
      },
      async ({ params, query }) => {
        const store = orNotFound(await stores.findByUsername(params.username), 'Toko tidak ditemukan');
        const all = (await methods.list(store.id, idsOf(query.product_id), null)).map(paymentMethodView);
        return {
          data: byKey(paymentGroups, (group) => all.filter(({ type }) => type.payment_method === group)),
        };
      },
    );

    app.get(
      '/api/payment-method/:username',
      { schema: { tags: ['payment-method'], params: StoreParams, response: { 200: BankListResponse } } },
      async ({ params }) => {
        const store = orNotFound(await stores.findByUsername(params.username), 'Toko tidak ditemukan');
        const accounts = await methods.list(store.id, [], transferGroups);
        const transferable = accounts.filter(({ typeOfPayment }) => typeOfPayment === 'manual');
        return { data: transferable.map(paymentMethodView) };
      },
    );
  };
}
