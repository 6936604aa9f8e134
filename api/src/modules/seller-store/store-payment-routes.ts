import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CodeSentAnswer } from '@lapak/contracts/api/common';
import {
  PaymentChannelsBody,
  PaymentKeysBody,
  PaymentKeysChange,
  SellerPaymentAnswer,
  SellerPaymentResponse,
} from '@lapak/contracts/api/seller-payment';
import type { FastifyInstance } from 'fastify';
import { retryingTransaction } from '../../db/in-transaction.ts';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { accountOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { offerChannels } from './payment-channels.ts';
import { createStorePaymentKeys } from './store-payment-keys.ts';

/** GET and POST api/seller/toko/{toko}/pembayaran, .../kode and .../metode: a store's own payment provider, for owners alone. */
export function storePaymentRoutes(services: Services) {
  const keys = createStorePaymentKeys(services);
  const config = sellerRoute('owner', services.config.rateLimitFactor);

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/toko/:toko/pembayaran',
      { config, schema: { params: ofStore, response: { 200: SellerPaymentResponse } } },
      async (request) => ({ data: await keys.view(memberOf(request)) }),
    );

    app.post(
      '/api/seller/toko/:toko/pembayaran/kode',
      {
        config,
        schema: { params: ofStore, body: PaymentKeysChange, response: { 200: CodeSentAnswer } },
      },
      async (request) => {
        const { email } = accountOf(request);
        const retry_after = dataOf(await keys.sendCode(memberOf(request), email, request.body));
        return success(`Kode dikirim ke ${email}`, { retry_after });
      },
    );

    app.post(
      '/api/seller/toko/:toko/pembayaran',
      {
        config,
        schema: { params: ofStore, body: PaymentKeysBody, response: { 200: SellerPaymentAnswer } },
      },
      async (request) => {
        const { email } = accountOf(request);
        const { code, ...change } = request.body;
        dataOf(await keys.change(memberOf(request), email, { code, change }));
        return success('Kunci pembayaran diubah', await keys.view(memberOf(request)));
      },
    );

    app.post(
      '/api/seller/toko/:toko/pembayaran/metode',
      {
        config,
        schema: { params: ofStore, body: PaymentChannelsBody, response: { 200: SellerPaymentAnswer } },
      },
      async (request) => {
        const member = memberOf(request);
        const { db, clock, storeEvents } = services;
        await retryingTransaction(db, (tx) => offerChannels(tx, member, request.body, clock.now()));
        storeEvents.storeChanged(member.store.id);
        return success('Tersimpan', await keys.view(member));
      },
    );
  };
}
