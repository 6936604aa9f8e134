import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer, RowId } from '@lapak/contracts/api/common';
import {
  HandleMoneyAnswer,
  HandleMoneyBody,
  SellerMoneyQuery,
  SellerMoneyResponse,
} from '@lapak/contracts/api/seller-money';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { inTransaction } from '../../db/in-transaction.ts';
import { sendRefusal, success } from '../../lib/answer.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { flaggedMoney, handleMoney } from './flagged-money.ts';

/** Money that somebody of a store has to look after (`seller-money` in contracts). */
export const sellerMoneyRoutes =
  ({ db, clock, storeEvents, config }: Pick<Services, 'db' | 'clock' | 'storeEvents' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);

    app.get(
      '/api/seller/toko/:toko/uang',
      {
        config: forStaff,
        schema: {
          summary: 'Money that does not pay its order, what waits for somebody first',
          params: ofStore,
          querystring: SellerMoneyQuery,
          response: { 200: SellerMoneyResponse },
        },
      },
      (request) => {
        const { store } = memberOf(request);
        return pageOrLast(request.query.page, (page) => flaggedMoney(db, store.id, page));
      },
    );

    app.post(
      '/api/seller/toko/:toko/uang/:id',
      {
        config: forStaff,
        schema: {
          summary: 'Closes money with a note of what was done with it',
          params: Type.Object({ ...ofStore.properties, id: RowId }),
          body: HandleMoneyBody,
          response: { 200: HandleMoneyAnswer, 409: ErrorAnswer, 422: ErrorAnswer },
        },
      },
      async (request, reply) => {
        const { store, actor } = memberOf(request);
        const { note } = request.body;
        const handled = await inTransaction(db, (tx) =>
          handleMoney(tx, store.id, request.params.id, { actor, note, now: clock.now() }),
        );
        if ('ok' in handled) return sendRefusal(reply, handled);
        storeEvents.ordersChanged(store.id, 'changed');
        return success('Ditandai selesai', handled);
      },
    );
  };
