import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { EmptyAnswer, ErrorAnswer } from '@lapak/contracts/api/common';
import { EventBeforeCheckoutBody, EventCheckoutAnswer, EventCheckoutBody } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../../attempts/address-key.ts';
import { sendRefusal, success } from '../../../lib/answer.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import type { MailLimits } from '../../../mail/mail-limits.ts';
import { limited } from '../../../plugins/rate-limits.ts';
import { trimTexts } from '../../../plugins/request-input.ts';
import { ofTickets } from '../order.ts';
import { placeForRequest } from '../place/place-for-request.ts';
import type { TicketCheckout } from './event-checkout.ts';

export interface TicketCheckoutRoutesOptions {
  ticketCheckout: TicketCheckout;
  mailLimits: MailLimits;
  /** A setting; 0 = no limit. */
  rateLimitFactor: number;
}

export const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
export const tags = ['event-transaction'];

/** Checks and orders tickets (spec 3 §7). */
export const ticketCheckoutRoutes =
  ({ ticketCheckout, mailLimits, rateLimitFactor }: TicketCheckoutRoutesOptions) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.post(
      '/api/event/transaction/before-checkout',
      {
        schema: {
          tags,
          summary: 'Whether tickets can be bought now',
          body: EventBeforeCheckoutBody,
          response: { 200: EmptyAnswer, ...errors },
        },
      },
      async (request, reply) => {
        const checked = await ticketCheckout.check(request.body, addressKey(request.ip));
        return checked.ok ? success('Tiket tersedia', undefined) : sendRefusal(reply, checked);
      },
    );

    app.post(
      '/api/event/transaction/checkout',
      {
        config: limited('checkout', rateLimitFactor),
        schema: {
          tags,
          summary: 'Orders tickets',
          body: EventCheckoutBody,
          response: { 200: EventCheckoutAnswer, ...errors },
        },
        preHandler: trimTexts,
      },
      async (request, reply) => {
        const body = { ...request.body, handphone: phoneText(request.body.handphone) };
        const placed = await placeForRequest(request, { email: body.email, mailLimits }, (caller) =>
          ticketCheckout.checkout(body, caller),
        );
        if (!placed.ok) return sendRefusal(reply, placed);
        const { order, answer } = placed.data;
        const info = answer.mailed ? messages.invoiceDetailMailed : messages.orderNotMailed;
        return success(info, { ...answer, token: ofTickets(order).token });
      },
    );
  };
