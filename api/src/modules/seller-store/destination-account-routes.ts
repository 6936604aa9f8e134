import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AccountChange,
  AccountChangeBody,
  StoreAccountsAnswer,
  StoreAccountsResponse,
} from '@lapak/contracts/api/seller-store';
import { CodeSentAnswer } from '@lapak/contracts/api/common';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { accountOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { createDestinationAccounts } from './destination-accounts.ts';

const ofStore = Type.Object({ toko: Type.String({ maxLength: 200 }) });

/** GET and POST api/seller/toko/{toko}/rekening, and .../kode: where buyers pay, for owners alone. */
export function destinationAccountRoutes(services: Services) {
  const accounts = createDestinationAccounts(services);
  const config = sellerRoute('owner', services.config.rateLimitFactor);

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/toko/:toko/rekening',
      { config, schema: { params: ofStore, response: { 200: StoreAccountsResponse } } },
      async (request) => ({ data: await accounts.list(memberOf(request)) }),
    );

    app.post(
      '/api/seller/toko/:toko/rekening/kode',
      { config, schema: { params: ofStore, body: AccountChange, response: { 200: CodeSentAnswer } } },
      async (request) => {
        const { email } = accountOf(request);
        const retry_after = dataOf(await accounts.sendCode(memberOf(request), email, request.body));
        return success(`Kode dikirim ke ${email}`, { retry_after });
      },
    );

    app.post(
      '/api/seller/toko/:toko/rekening',
      {
        config,
        schema: { params: ofStore, body: AccountChangeBody, response: { 200: StoreAccountsAnswer } },
      },
      async (request) => {
        const { email } = accountOf(request);
        const changed = await accounts.change(memberOf(request), email, request.body);
        return success('Rekening diubah', dataOf(changed));
      },
    );
  };
}
