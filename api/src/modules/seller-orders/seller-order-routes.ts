import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  OrderStepAnswer,
  OrderStepBody,
  SellerOrderResponse,
  SellerOrdersQuery,
  SellerOrdersResponse,
} from '@lapak/contracts/api/seller-order';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal, success } from '../../lib/answer.ts';
import { refused } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import type { OrderDesk } from '../orders/order-desk.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { listedOrders } from './listed-orders.ts';
import { ofOrder, ofStore } from '../seller-access/seller-request.ts';
import { sellerOrder, storeOrder, type StoreOrder } from './seller-order.ts';
import { stepMany } from './step-many.ts';

const notFound = refused(404, 'Pesanan tidak ditemukan di toko ini');
const noPicture = refused(404, 'Gambarnya sudah tidak ada');

export interface SellerOrderRoutesOptions extends Pick<
  Services,
  'db' | 'clock' | 'storage' | 'storeEvents' | 'config'
> {
  desk: OrderDesk;
}

/** A store's orders in its console (`seller-order` in contracts): lists, steps and private pictures. */
export const sellerOrderRoutes = (options: SellerOrderRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, clock, storage, config } = options;
  const forStaff = sellerRoute('staff', config.rateLimitFactor);

  app.get(
    '/api/seller/toko/:toko/pesanan',
    {
      config: forStaff,
      schema: {
        summary: 'Orders of the store, what waits for somebody first',
        params: ofStore,
        querystring: SellerOrdersQuery,
        response: { 200: SellerOrdersResponse },
      },
    },
    (request) => {
      const { store } = memberOf(request);
      return pageOrLast(request.query.page, (page) =>
        listedOrders(db, store.id, { ...request.query, page }, clock.now()),
      );
    },
  );

  app.get(
    '/api/seller/toko/:toko/pesanan/:id',
    {
      config: forStaff,
      schema: {
        summary: 'One order with all that its buyer gave and all that became of it',
        params: ofOrder,
        response: { 200: SellerOrderResponse },
      },
    },
    async (request, reply) => {
      const { store } = memberOf(request);
      const order = await storeOrder(db, store.id, request.params.id);
      return order ? { data: await sellerOrder(db, store, order) } : sendRefusal(reply, notFound);
    },
  );

  /** Sends a private picture of an order, which no other page may keep or embed. */
  async function sendPicture(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    keyOf: (order: StoreOrder) => string | null,
  ) {
    const order = await storeOrder(db, memberOf(request).store.id, request.params.id);
    const key = order && keyOf(order);
    const file = key ? await storage.get(key, 'private') : null;
    if (!file) return sendRefusal(reply, order ? noPicture : notFound);
    return reply
      .type(file.contentType)
      .header('content-security-policy', "default-src 'none'")
      .send(file.body);
  }

  app.get(
    '/api/seller/toko/:toko/pesanan/:id/bukti',
    { config: forStaff, schema: { summary: 'The proof of a transfer', params: ofOrder } },
    (request, reply) => sendPicture(request, reply, ({ proofKey }) => proofKey),
  );

  app.get(
    '/api/seller/toko/:toko/pesanan/:id/identitas',
    { config: forStaff, schema: { summary: 'The picture of an identity card', params: ofOrder } },
    (request, reply) => sendPicture(request, reply, ({ identityKey }) => identityKey),
  );

  app.post(
    '/api/seller/toko/:toko/langkah',
    {
      config: forStaff,
      schema: {
        summary: 'Makes one step with one order or many, each by itself',
        params: ofStore,
        body: OrderStepBody,
        response: { 200: OrderStepAnswer },
      },
    },
    async (request) => {
      const { store, actor } = memberOf(request);
      const outcomes = await stepMany({ db, desk: options.desk }, store.id, actor, request.body);
      const made = outcomes.filter(({ ok }) => ok).length;
      const info =
        made === outcomes.length ? 'Tersimpan' : `${made} dari ${outcomes.length} pesanan tersimpan`;
      return success(info, outcomes);
    },
  );
};
