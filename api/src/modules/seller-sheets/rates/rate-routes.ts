import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { answerCode, EmptyAnswer, ErrorAnswer } from '@lapak/contracts/api/common';
import { RatesSheetQuery, SellerRatesAnswer, SellerRatesResponse } from '@lapak/contracts/api/seller-rates';
import { formatDateWire } from '@lapak/domain/wire-dates';
import type { FastifyInstance } from 'fastify';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { createSheetFiles } from '../../../lib/sheet-file.ts';
import type { Services } from '../../../services.ts';
import { memberOf, sellerRoute } from '../../seller-access/seller-access.ts';
import { ofStore } from '../../seller-access/seller-request.ts';
import type { StoreRates } from './store-rates.ts';

/** A store's own prices of shipping in its console (`seller-rates` in contracts). */
export const rateRoutes =
  ({ clock, config }: Pick<Services, 'clock' | 'config'>, rates: StoreRates) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forOwners = sellerRoute('owner', config.rateLimitFactor);
    const files = createSheetFiles();
    app.addHook('onClose', () => files.close());
    const ofChange = { 409: ErrorAnswer, 413: ErrorAnswer, 422: ErrorAnswer };

    app.get(
      '/api/seller/toko/:toko/tarif',
      {
        config: forOwners,
        schema: {
          summary: 'The store’s own prices of shipping',
          params: ofStore,
          response: { 200: SellerRatesResponse },
        },
      },
      async (request) => ({ data: await rates.view(memberOf(request).store.id) }),
    );

    app.get(
      '/api/seller/toko/:toko/tarif/lembar',
      {
        config: forOwners,
        schema: { summary: 'The same as a file', params: ofStore, querystring: RatesSheetQuery },
      },
      async (request, reply) => {
        const { store } = memberOf(request);
        const name = `tarif-${store.username}-${formatDateWire(clock.now())}`;
        return files.send(reply, name, request.query.format, rates.sheet(store.id));
      },
    );

    app.post(
      '/api/seller/toko/:toko/tarif',
      {
        config: forOwners,
        schema: {
          summary: 'Replaces them by those of a sheet, or with a mistake none',
          consumes: ['multipart/form-data'],
          params: ofStore,
          response: { 200: SellerRatesAnswer, ...ofChange },
        },
      },
      async (request, reply) => {
        const made = await rates.apply(memberOf(request), request);
        if (isRefusal(made)) return sendRefusal(reply, made);
        return success(made.written === null ? 'Ada yang perlu diperbaiki' : 'Tarif dipakai', made);
      },
    );

    app.delete(
      '/api/seller/toko/:toko/tarif',
      {
        config: forOwners,
        schema: {
          summary: 'Removes all of them',
          params: ofStore,
          response: { 200: EmptyAnswer, ...ofChange },
        },
      },
      async (request, reply) => {
        const left = await rates.remove(memberOf(request));
        if (typeof left !== 'number') return sendRefusal(reply, left);
        return { code: answerCode.success, info: 'Tarif dihapus' };
      },
    );
  };
