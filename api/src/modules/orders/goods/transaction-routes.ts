import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { OrderResponse, ParcelResponse, ProofAnswer } from '@lapak/contracts/api/order';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client.ts';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { readForm } from '../../../lib/read-form.ts';
import { refused } from '../../../lib/refusal.ts';
import type { ParcelTracking } from '../../shipping/parcel-tracking.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { named } from '../../../plugins/named.ts';
import { limited } from '../../../plugins/rate-limits.ts';
import { orderView } from './goods-order-view.ts';
import { MAX_PROOF_BYTES, proofRefusal } from '../pay/proof.ts';
import { orderMessages } from '../order-messages.ts';
import type { OrderService } from '../order-service.ts';
import { paymentOfOrder } from '../pay/order-payment.ts';
import { addressOf, errors, params, querystring, tags } from './order-request.ts';
import { hasReview } from './order-reviews.ts';
import { receivedGoodsRoutes } from './received-goods-routes.ts';
import type { ReceivedGoods } from './received-goods.ts';
import { linesOfOrder } from './sale.ts';
import { transactionListRoutes } from './transaction-list-routes.ts';

export interface TransactionRoutesOptions {
  db: Database;
  clock: { now(): Date };
  orders: OrderService;
  receivedGoods: ReceivedGoods;
  parcels: ParcelTracking;
  /** A setting; 0 = no limit. */
  rateLimitFactor: number;
  /** The store's public settings, as GET api/product has them. */
  settingOf(store: StoreRow): OrderResponse['setting'];
}

const notFound = refused(404, orderMessages.transaksiTidakDitemukan);

/** Orders after the checkout (spec 3 §7): the pages of an order, its proof, its delivery, its reviews. */
export const transactionRoutes = (options: TransactionRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, clock, orders, receivedGoods, parcels } = options;

  app.get(
    '/api/transaction/:id',
    {
      schema: {
        tags,
        summary: 'One order',
        params,
        querystring,
        response: { 200: OrderResponse, ...errors },
      },
    },
    async (request, reply) => {
      const found = await orders.find(addressOf(request));
      if (!found) return sendRefusal(reply, notFound);
      const { order, store } = found;
      const lines = await linesOfOrder(db, order);
      const payment = await paymentOfOrder(db, order);
      const isReviewed = await hasReview(db, order);
      const now = clock.now();
      return {
        data: orderView({ order, store, lines, payment, hasReview: isReviewed, now }),
        date_server: nowIsoWib(now),
        setting: options.settingOf(store),
      };
    },
  );

  app.get(
    '/api/transaction/:id/lacak',
    {
      schema: {
        tags,
        summary: 'Where the parcel of an order is',
        params,
        querystring,
        response: { 200: ParcelResponse, ...errors },
      },
    },
    async (request, reply) => {
      const found = await orders.find(addressOf(request));
      return found ? { data: await parcels.of(found.order) } : sendRefusal(reply, notFound);
    },
  );

  app.post(
    '/api/transaction/bukti-transfer/:id',
    {
      config: limited('upload', options.rateLimitFactor),
      schema: {
        tags,
        summary: 'Sends the proof of a transfer',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: ProofAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const form = await readForm(request, { fileField: 'bukti_transfer', maxFileBytes: MAX_PROOF_BYTES });
      if (!form) return sendRefusal(reply, refused(422, 'Data formulir tidak dapat dibaca'));
      const address = { publicId: request.params.id, username: form.fields.username };
      const sent = await orders.sendProof(address, form, 'transfer_date');
      if (!sent) return sendRefusal(reply, notFound);
      if (sent.result === 'refused') return sendRefusal(reply, sent.refusal);
      if (sent.result === 'late') return sendRefusal(reply, proofRefusal(sent.status));
      return success('Bukti transfer berhasil dikirim', { status: sent.order.status });
    },
  );

  await app.register(named('transaction-list', transactionListRoutes(options)));
  await app.register(named('received-goods', receivedGoodsRoutes(receivedGoods)));
};
