import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer, Username } from '@lapak/contracts/api/common';
import { CancelByKeyAnswer, CancelByKeyBody, PlacedByKeyResponse } from '@lapak/contracts/api/order';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { limited } from '../../../plugins/rate-limits.ts';
import { idempotencyKey } from '../../../lib/idempotency-key.ts';
import type { PlacedOrderService } from './placed-order-service.ts';

export interface PlacedOrderRoutesOptions {
  placedOrders: PlacedOrderService;
  /** A setting; 0 = no limit. */
  rateLimitFactor: number;
}

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const tags = ['checkout'];
/** Shorter ones could be guessed. */
const headers = Type.Object({ 'idempotency-key': Type.String({ minLength: 16, maxLength: 200 }) });

/**
 * After a lost answer: what a key has made, and its end (decision 56). The key is in the header, not in the address.
 */
export const placedOrderRoutes =
  ({ placedOrders, rateLimitFactor }: PlacedOrderRoutesOptions) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const config = limited('checkout', rateLimitFactor);

    app.get(
      '/api/checkout/placed',
      {
        config,
        schema: {
          tags,
          summary: 'The order that an idempotency key has made',
          headers,
          querystring: Type.Object({ username: Username }),
          response: { 200: PlacedByKeyResponse, ...errors },
        },
      },
      async (request, reply) => {
        const key = idempotencyKey(request) ?? '';
        const found = await placedOrders.find({ username: request.query.username, key });
        return found.ok ? { data: found.data } : sendRefusal(reply, found);
      },
    );

    app.post(
      '/api/checkout/placed/cancel',
      {
        config,
        schema: {
          tags,
          summary: 'Cancels the unpaid order that an idempotency key has made',
          headers,
          body: CancelByKeyBody,
          response: { 200: CancelByKeyAnswer, ...errors },
        },
      },
      async (request, reply) => {
        const key = idempotencyKey(request) ?? '';
        const cancelled = await placedOrders.cancel({ username: request.body.username, key });
        return cancelled.ok ? success('Pesanan dibatalkan', cancelled.data) : sendRefusal(reply, cancelled);
      },
    );
  };
