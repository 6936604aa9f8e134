import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import { CheckoutAnswer, CheckoutBody } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Value from 'typebox/value';
import { sendRefusal, success } from '../../lib/answer.ts';
import type { MailLimits } from '../../mail/mail-limits.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { readForm } from '../../lib/read-form.ts';
import { invalid, refused } from '../../lib/refusal.ts';
import { trimTexts } from '../../plugins/request-input.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { checkoutOfForm, type Checkout } from './checkout.ts';
import type { CheckoutService } from './checkout-service.ts';
import { placeForRequest } from '../orders/place/place-for-request.ts';
import { MAX_IDENTITY_BYTES } from './service-rules.ts';

export interface CheckoutRoutesOptions {
  checkout: CheckoutService;
  mailLimits: MailLimits;
  /** A setting; 0 = no limit. */
  rateLimitFactor: number;
}

const response = { 200: CheckoutAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const formIsBroken = 'Data formulir tidak dapat dibaca';

/** The fields of the contract alone, so that nobody sends what only a form's file or answers may be. */
const cleaned = (body: CheckoutBody) => Value.Clean(CheckoutBody, body) as CheckoutBody;

/** The three checkouts (spec 2 §7): goods as JSON, a service or a digital product as a multipart form. */
export const checkoutRoutes = (options: CheckoutRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const config = limited('checkout', options.rateLimitFactor);

  async function answer(input: Checkout, request: FastifyRequest, reply: FastifyReply) {
    const { checkout, mailLimits } = options;
    const placed = await placeForRequest(request, { email: input.email, mailLimits }, (caller) =>
      checkout.checkout(input, caller),
    );
    if (!placed.ok) return sendRefusal(reply, placed);
    const { answer: data } = placed.data;
    return reply.send(success(data.mailed ? messages.purchaseDetailMailed : messages.orderNotMailed, data));
  }

  app.post(
    '/api/checkout',
    {
      config,
      schema: { tags: ['checkout'], summary: 'Orders goods', body: CheckoutBody, response },
      preHandler: trimTexts,
    },
    (request, reply) => {
      const body = cleaned(request.body);
      return answer({ ...body, kind: 'barang', handphone: phoneText(body.handphone) }, request, reply);
    },
  );

  const form = (kind: 'jasa' | 'digital_product') => async (request: FastifyRequest, reply: FastifyReply) => {
    const read = await readForm(request, { fileField: 'identity_picture', maxFileBytes: MAX_IDENTITY_BYTES });
    if (!read) return sendRefusal(reply, refused(422, formIsBroken));
    const input = checkoutOfForm(kind, read);
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
