import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Review } from '@lapak/contracts/api/catalogue';
import { EmptyAnswer, ErrorAnswer, PageNumber, RowId } from '@lapak/contracts/api/common';
import { OrderListResponse, OrderResponse, OrderStatus, ProofAnswer } from '@lapak/contracts/api/order';
import { nowIsoWib } from '@lapak/domain/dates';
import { messages } from '@lapak/domain/messages';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../../db/client.ts';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { cleanText, textOrNull } from '../../../lib/clean-text.ts';
import { readForm } from '../../../lib/read-form.ts';
import { refused } from '../../../lib/refusal.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { limited } from '../../../plugins/rate-limits.ts';
import { orderListView, orderView } from './order-view.ts';
import { MAX_PROOF_BYTES } from '../pay/proof.ts';
import { ORDERS_PER_PAGE, ordersOfUser, type OrderAddress } from './transaction-repository.ts';
import type { TransactionService } from './transaction-service.ts';

export interface TransactionRoutesOptions {
  db: Database;
  clock: { now(): Date };
  transactions: TransactionService;
  /** Of the configuration; 0 = no limit. */
  rateLimitFactor: number;
  /** The store's public settings, as GET api/product has them. */
  settingOf(store: StoreRow): OrderResponse['setting'];
}

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const tags = ['transaction'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** The store whose pages ask: the order of another one is not found there. */
const querystring = Type.Object({ username: Type.Optional(Type.String({ maxLength: 60 })) });

interface OrderRequest {
  params: { id: string };
  query: { username?: string };
}
const addressOf = ({ params: { id }, query }: OrderRequest): OrderAddress => ({
  publicId: id,
  username: query.username,
});

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

/** Orders after the checkout (spec 3 §7): the pages of an order, its proof, its delivery, its reviews. */
export const transactionRoutes = (options: TransactionRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { transactions } = options;

  app.get(
    '/api/transaction',
    {
      schema: {
        tags,
        summary: 'Orders of the account',
        querystring: Type.Object({
          page: Type.Optional(PageNumber),
          username_toko: Type.Optional(Type.String({ maxLength: 60 })),
          status: Type.Optional(OrderStatus),
          /** Part of an invoice number. */
          search: Type.Optional(Type.String({ maxLength: 60 })),
        }),
        response: { 200: OrderListResponse, ...errors },
      },
    },
    async (request) => {
      const caller = await request.requireCaller();
      const page = request.query.page ?? 1;
      const { username_toko: username = null, status = null } = request.query;
      const search = textOrNull(cleanText(request.query.search));
      const { entries, total } = await ordersOfUser(options.db, {
        userId: caller.id,
        username,
        status,
        search,
        page,
      });
      const now = options.clock.now();
      const data = entries.map((entry) => orderListView({ ...entry, now }));
      return { data, per_page: ORDERS_PER_PAGE, total, current_page: page };
    },
  );

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
      const read = await transactions.read(addressOf(request));
      if (!read.ok) return sendRefusal(reply, read);
      return {
        data: orderView(read.data),
        date_server: nowIsoWib(options.clock.now()),
        setting: options.settingOf(read.data.store),
      };
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
      const sent = await transactions.sendProof(request.params.id, form);
      return sent.ok ? success('Bukti transfer berhasil dikirim', sent.data) : sendRefusal(reply, sent);
    },
  );

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
      const received = await transactions.receive(addressOf(request), await request.findCaller());
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
      const written = await transactions.review(addressOf(request), caller, request.body.products);
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
      const found = await transactions.reviewsOf(addressOf(request), caller);
      return found.ok ? { data: found.data } : sendRefusal(reply, found);
    },
  );
};
