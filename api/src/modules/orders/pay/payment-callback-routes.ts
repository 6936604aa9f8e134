import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { refused } from '../../../lib/refusal.ts';
import type { PaymentService } from './payment-service.ts';

const Params = Type.Object({ provider: Type.String({ minLength: 1, maxLength: 40 }) });
const Accepted = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: Type.Object({ status: Type.String() }),
});

/** Limits a provider's message; they are small. */
const BODY_LIMIT = 64 * 1024;

/**
 * POST api/payment/{provider}/callback: a provider reports a payment. A message that it has not signed changes
 * nothing (401); the same message again changes nothing either. Everything that is understood is kept and answered 200, also money for
 * an order that has ended: a provider that reads anything else sends it again.
 */
export const paymentCallbackRoutes =
  (payments: Pick<PaymentService, 'accept'>) => async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    // A signature is over the received bytes, so the body is not parsed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/payment/:provider/callback',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['payment'],
          summary: 'A provider says that a payment was made',
          params: Params,
          response: { 200: Accepted, '4xx': ErrorAnswer },
        },
      },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const receipt = await payments.accept(request.params.provider, { headers: request.headers, body });
        switch (receipt.result) {
          case 'unsigned':
            return sendRefusal(reply, refused(401, 'Tanda tangan pembayaran tidak sah'));
          case 'unknown':
            return sendRefusal(reply, refused(404, 'Pembayaran tidak ditemukan'));
          default:
            return success('Pembayaran dicatat', { status: receipt.order.status });
        }
      },
    );
  };
