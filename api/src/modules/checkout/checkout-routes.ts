import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import { CheckoutAnswer, CheckoutBody } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../attempts/address-key.ts';
import { sendRefusal, success } from '../../lib/answer.ts';
import type { MailLimits } from '../../mail/mail-limits.ts';
import { readForm } from '../../lib/read-form.ts';
import { invalid, refused } from '../../lib/refusal.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { inputOfBody } from './checkout-body.ts';
import { inputOfForm } from './checkout-form.ts';
import type { CheckoutInput } from './checkout-input.ts';
import type { CheckoutService } from './checkout-service.ts';
import { idempotencyKey } from '../orders/place/idempotency-key.ts';
import { MAX_IDENTITY_BYTES } from './service-rules.ts';

export interface CheckoutRoutesOptions {
  checkout: CheckoutService;
  mailLimits: MailLimits;
  /** Of the configuration; 0 = no limit. */
  rateLimitFactor: number;
}

const response = { 200: CheckoutAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const formIsBroken = 'Data formulir tidak dapat dibaca';

/** The three checkouts (spec 2 §7): goods as JSON, a service or a digital product as a multipart form. */
export const checkoutRoutes = (options: CheckoutRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const config = limited('checkout', options.rateLimitFactor);

  async function answer(input: CheckoutInput, request: FastifyRequest, reply: FastifyReply) {
    const caller = await request.findCaller();
    const network = addressKey(request.ip);
    // Looked at before the order's own mail counts.
    const [mailed, placed] = await Promise.all([
      options.mailLimits.allows({ kind: 'order-placed', recipient: input.email, network }),
      options.checkout.checkout(input, {
        userId: caller?.id ?? null,
        idempotencyKey: idempotencyKey(request),
        network,
      }),
    ]);
    if (!placed.ok) return sendRefusal(reply, placed);
    const { publicId, invoice, total, status } = placed.data;
    return reply.send(
      success(mailed ? messages.purchaseDetailMailed : messages.orderNotMailed, {
        id: publicId,
        invoice,
        total,
        status,
        mailed,
      }),
    );
  }

  app.post(
    '/api/checkout',
    { config, schema: { tags: ['checkout'], summary: 'Orders goods', body: CheckoutBody, response } },
    (request, reply) => answer(inputOfBody(request.body), request, reply),
  );

  const form = (kind: 'jasa' | 'digital_product') => async (request: FastifyRequest, reply: FastifyReply) => {
    const read = await readForm(request, { fileField: 'identity_picture', maxFileBytes: MAX_IDENTITY_BYTES });
    if (!read) return sendRefusal(reply, refused(422, formIsBroken));
    const input = inputOfForm(kind, read);
    if (input.ok) return answer(input.input, request, reply);
    return sendRefusal(reply, invalid(input.errors, Object.values(input.errors)[0]?.[0]));
  };

  const schema = { tags: ['checkout'], consumes: ['multipart/form-data'], response };
  app.post(
    '/api/checkout-jasa',
    { config, schema: { ...schema, summary: 'Orders a service' } },
    form('jasa'),
  );
  app.post(
    '/api/checkout-digital-product',
    { config, schema: { ...schema, summary: 'Orders a digital product' } },
    form('digital_product'),
  );
};
