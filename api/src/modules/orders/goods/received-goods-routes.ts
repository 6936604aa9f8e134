import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Review } from '@lapak/contracts/api/catalogue';
import { EmptyAnswer, RowId } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { addressOf, errors, params, querystring, tags } from './order-request.ts';
import type { ReceivedGoods } from './received-goods.ts';

const ReviewBody = Type.Object({
  products: Type.Array(
    Type.Object({
      id: RowId,
      star: Type.Integer({ minimum: 0, maximum: 5 }),
      ulasan: Type.String({ maxLength: 10_000 }),
    }),
    { maxItems: 200 },
  ),
});

/** Goods that arrived, and their reviews (spec 3 §7). */
export const receivedGoodsRoutes = (receivedGoods: ReceivedGoods) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    '/api/transaction/:id/selesai',
    {
      schema: {
        tags,
        summary: 'The goods have arrived',
        params,
        querystring,
        response: { 200: EmptyAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const received = await receivedGoods.receive(addressOf(request), await request.findCaller());
      return received.ok ? success(messages.transactionUpdated, undefined) : sendRefusal(reply, received);
    },
  );

  app.post(
    '/api/transaction/ulasan/:id',
    {
      schema: {
        tags,
        summary: 'Reviews the products of an order',
        params,
        querystring,
        body: ReviewBody,
        response: { 200: EmptyAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await request.requireCaller();
      const written = await receivedGoods.review(addressOf(request), caller, request.body.products);
      return written.ok ? success(messages.reviewSaved, undefined) : sendRefusal(reply, written);
    },
  );

  app.get(
    '/api/transaction/ulasan-saya/:id',
    {
      schema: {
        tags,
        summary: 'My reviews of an order',
        params,
        querystring,
        response: { 200: Type.Object({ data: Type.Array(Review) }), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await request.requireCaller();
      const found = await receivedGoods.reviewsOf(addressOf(request), caller);
      return found.ok ? { data: found.data } : sendRefusal(reply, found);
    },
  );
};
