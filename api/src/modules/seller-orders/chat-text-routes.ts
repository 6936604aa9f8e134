import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ChatTextsAnswer, ChatTextsBody, ChatTextsResponse } from '@lapak/contracts/api/seller-order';
import type { FastifyInstance } from 'fastify';
import { success } from '../../lib/answer.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { changeTexts, textsOf } from './chat-texts.ts';

/** What a store writes to its buyers in chats. */
export const chatTextRoutes =
  ({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);

    app.get(
      '/api/seller/toko/:toko/teks-chat',
      {
        config: forStaff,
        schema: {
          summary: 'Texts of chats',
          params: ofStore,
          response: { 200: ChatTextsResponse },
        },
      },
      async (request) => ({ data: await textsOf(db, memberOf(request).store.id) }),
    );

    app.post(
      '/api/seller/toko/:toko/teks-chat',
      {
        config: forStaff,
        schema: {
          summary: 'Changes the texts of chats',
          params: ofStore,
          body: ChatTextsBody,
          response: { 200: ChatTextsAnswer },
        },
      },
      async (request) => {
        const { store, actor } = memberOf(request);
        return success(
          'Teks chat tersimpan',
          await changeTexts({ db, clock }, store.id, actor, request.body),
        );
      },
    );
  };
