import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { PageNumber } from '@lapak/contracts/api/common';
import {
  EventProofAnswer,
  EventTransactionListResponse,
  EventTransactionResponse,
} from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { orNotFound } from '../../../lib/http-refusal.ts';
import { readForm } from '../../../lib/read-form.ts';
import { refused } from '../../../lib/refusal.ts';
import { limited } from '../../../plugins/rate-limits.ts';
import { MAX_PROOF_BYTES, proofRefusal } from '../pay/proof.ts';
import { orderMessages } from '../order-messages.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { cleanText } from '../../../lib/clean-text.ts';
import type { Database } from '../../../db/client.ts';
import { orderAt } from '../order.ts';
import type { OrderService } from '../order-service.ts';
import { ORDERS_PER_PAGE, ordersOfUser } from '../orders-of-user.ts';
import { eventOrderViews } from './event-order-view.ts';
import {
  errors,
  tags,
  ticketCheckoutRoutes,
  type TicketCheckoutRoutesOptions,
} from './ticket-checkout-routes.ts';

export interface EventTransactionRoutesOptions extends TicketCheckoutRoutesOptions {
  db: Database;
  storage: FileStorage;
  orders: OrderService;
  clock: { now(): Date };
}

const missing = orderMessages.transaksiTidakDitemukan;
const secret = Type.String({ minLength: 1, maxLength: 100 });

/** Orders of tickets (spec 3 §7). */
export const eventTransactionRoutes =
  ({ db, orders, ticketCheckout, clock, rateLimitFactor, ...options }: EventTransactionRoutesOptions) =>
  async (instance: FastifyInstance) => {
    const { mailLimits, storage } = options;
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    await app.register(ticketCheckoutRoutes({ ticketCheckout, mailLimits, rateLimitFactor }));

    app.get(
      '/api/event/transaction',
      {
        schema: {
          tags,
          summary: 'Orders of tickets of the account',
          querystring: Type.Object({
            page: Type.Optional(PageNumber),
            username: Type.Optional(Type.String({ maxLength: 60 })),
          }),
          response: { 200: EventTransactionListResponse, ...errors },
        },
      },
      async (request) => {
        const caller = await request.requireCaller();
        const page = request.query.page ?? 1;
        const username = request.query.username ?? null;
        const { found, total } = await ordersOfUser(db, { of: 'tickets', userId: caller.id, username, page });
        const data = await eventOrderViews(db, found, clock.now());
        return { data, per_page: ORDERS_PER_PAGE, total, current_page: page };
      },
    );

    app.get(
      '/api/event/transaction/:id/:token',
      {
        schema: {
          tags,
          summary: 'One order of tickets',
          params: Type.Object({ id: secret, token: secret }),
          response: { 200: EventTransactionResponse, ...errors },
        },
      },
      async (request) => {
        const { id, token } = request.params;
        const found = orNotFound(await orders.find({ publicId: id, token }), missing);
        const [view] = await eventOrderViews(db, [found], clock.now());
        return { data: orNotFound(view ?? null, missing), date_server: nowIsoWib(clock.now()) };
      },
    );

    app.get(
      '/api/event/transaction/:id/:token/bukti-transfer',
      {
        schema: {
          tags,
          summary: 'The proof, for the one who sent it',
          params: Type.Object({ id: secret, token: secret }),
        },
      },
      async (request, reply) => {
        const { id, token } = request.params;
        const found = await orderAt(db, { publicId: id, token });
        const key = found?.order.proofKey ?? null;
        const file = orNotFound(key === null ? null : await storage.get(key, 'private'), missing);
        return reply.header('content-disposition', 'inline').type(file.contentType).send(file.body);
      },
    );

    app.post(
      '/api/event/transaction/bukti-transfer/:id',
      {
        config: limited('upload', rateLimitFactor),
        schema: {
          tags,
          summary: 'Sends the proof of a transfer; the form has the token of the order as a field of its own',
          consumes: ['multipart/form-data'],
          params: Type.Object({ id: secret }),
          response: { 200: EventProofAnswer, ...errors },
        },
      },
      async (request, reply) => {
        const form = await readForm(request, {
          fileField: 'bukti_transfer',
          maxFileBytes: MAX_PROOF_BYTES,
        });
        if (!form) return sendRefusal(reply, refused(422, 'Data formulir tidak dapat dibaca'));
        const { token, username } = form.fields;
        const address = { publicId: request.params.id, token: cleanText(token), username };
        const sent = await orders.sendProof(address, form, 'tanggal_transfer');
        if (!sent) return sendRefusal(reply, refused(404, missing));
        if (sent.result === 'refused') return sendRefusal(reply, sent.refusal);
        if (sent.result === 'late') {
          const data = { status_pembayaran: sent.status };
          return sendRefusal(reply, { ...proofRefusal(sent.status), data });
        }
        const { status } = sent.order;
        return success('Bukti transfer berhasil dikirim', { status, status_pembayaran: status });
      },
    );
  };
