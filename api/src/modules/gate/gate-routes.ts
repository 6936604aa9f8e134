import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { RowId } from '@lapak/contracts/api/common';
import {
  GateEventsResponse,
  GateScansAnswer,
  GateScansBody,
  GateTicketsResponse,
} from '@lapak/contracts/api/seller-gate';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../lib/answer.ts';
import { refused } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { admitScans } from './admit-scans.ts';
import { gateEvent, gateEvents, gateTickets } from './gate-events.ts';

const ofEvent = Type.Object({ ...ofStore.properties, id: RowId });
const notFound = refused(404, 'Acara tidak ditemukan di toko ini');

/** Tickets at the gate (`seller-gate` in contracts), for every role. Phone numbers and addresses of buyers are not in it. */
export const gateRoutes =
  ({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forGate = sellerRoute('gate', config.rateLimitFactor);

    app.get(
      '/api/seller/toko/:toko/acara',
      {
        config: forGate,
        schema: {
          summary: 'Events whose tickets are checked, with how many were admitted',
          params: ofStore,
          response: { 200: GateEventsResponse },
        },
      },
      async (request) => ({ data: await gateEvents(db, memberOf(request).store.id, clock.now()) }),
    );

    app.get(
      '/api/seller/toko/:toko/acara/:id/tiket',
      {
        config: forGate,
        schema: {
          summary: 'Every ticket of an event, as a gate without network needs it',
          params: ofEvent,
          response: { 200: GateTicketsResponse },
        },
      },
      async (request, reply) => {
        const key = { storeId: memberOf(request).store.id, id: request.params.id };
        const event = await gateEvent(db, key);
        if (!event) return sendRefusal(reply, notFound);
        return { data: { event, tickets: await gateTickets(db, key) } };
      },
    );

    app.post(
      '/api/seller/toko/:toko/acara/:id/masuk',
      {
        config: forGate,
        schema: {
          summary: 'Admits tickets, each once',
          params: ofEvent,
          body: GateScansBody,
          response: { 200: GateScansAnswer },
        },
      },
      async (request, reply) => {
        const { store, actor } = memberOf(request);
        const key = { storeId: store.id, id: request.params.id };
        if (!(await gateEvent(db, key))) return sendRefusal(reply, notFound);
        return success('Tersimpan', await admitScans(db, key, actor, request.body.scans, clock.now()));
      },
    );
  };
