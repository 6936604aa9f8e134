import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer, RowId } from '@lapak/contracts/api/common';
import {
  EventChangedAnswer,
  RemoveEventAnswer,
  SaveEventBody,
  SellerEventAnswer,
  SellerEventResponse,
  SellerEventsQuery,
  SellerEventsResponse,
  type SellerEvent,
} from '@lapak/contracts/api/seller-event';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../lib/answer.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import { makerOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { createStoreEditing } from '../seller-access/store-editing.ts';
import { versionIn } from '../seller-forms/versions.ts';
import { createEventEditor, noSuchEvent } from './edit-event.ts';
import { listedEvents } from './listed-events.ts';
import { eventView, presentEvent } from './present-event.ts';

export const ofEvent = Type.Object({ ...ofStore.properties, id: RowId });
const ofEdit = { 412: EventChangedAnswer, 422: ErrorAnswer, 428: ErrorAnswer };

type EventRoutesOptions = Pick<Services, 'db' | 'clock' | 'storage' | 'storeEvents' | 'config'>;

/** A store's events in its console (`seller-event` in contracts). */
export const sellerEventRoutes = (services: EventRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, storage, clock, config } = services;
  const forStaff = sellerRoute('staff', config.rateLimitFactor);
  const editor = createEventEditor({ edit: createStoreEditing(services), storage });

  /** Answers an event with its version. */
  function answerEvent(reply: FastifyReply, outcome: SellerEvent | Refusal) {
    if (isRefusal(outcome)) return sendRefusal(reply, outcome);
    return reply.header('etag', `"${outcome.version}"`).send(success('Acara tersimpan', outcome));
  }

  app.get(
    '/api/seller/toko/:toko/event',
    {
      config: forStaff,
      schema: {
        summary: 'Events of the store, also those that are hidden',
        params: ofStore,
        querystring: SellerEventsQuery,
        response: { 200: SellerEventsResponse },
      },
    },
    (request) => {
      const { store } = memberOf(request);
      return pageOrLast(request.query.page, (page) =>
        listedEvents(db, store.id, { ...request.query, page }, clock.now()),
      );
    },
  );

  app.get(
    '/api/seller/toko/:toko/event/:id',
    {
      config: forStaff,
      schema: {
        summary: 'One event as its form has it',
        params: ofEvent,
        response: { 200: SellerEventResponse },
      },
    },
    async (request, reply) => {
      const found = await presentEvent(db, memberOf(request).store.id, request.params.id);
      if (!found) return sendRefusal(reply, noSuchEvent);
      const data = await eventView(db, found);
      return reply.header('etag', `"${data.version}"`).send({ data });
    },
  );

  app.post(
    '/api/seller/toko/:toko/event',
    {
      config: forStaff,
      schema: {
        summary: 'Makes an event; the same again under one Idempotency-Key makes nothing',
        params: ofStore,
        body: SaveEventBody,
        response: { 200: SellerEventAnswer, 422: ErrorAnswer },
      },
    },
    async (request, reply) => answerEvent(reply, await editor.create(makerOf(request), request.body)),
  );

  app.post(
    '/api/seller/toko/:toko/event/:id',
    {
      config: forStaff,
      schema: {
        summary:
          'Saves an event; If-Match has the version that was edited, Idempotency-Key is as for a new one',
        params: ofEvent,
        body: SaveEventBody,
        response: { 200: SellerEventAnswer, ...ofEdit },
      },
    },
    async (request, reply) => {
      const version = versionIn(request);
      const saved = await editor.save(makerOf(request), request.params.id, version, request.body);
      return answerEvent(reply, saved);
    },
  );

  app.delete(
    '/api/seller/toko/:toko/event/:id',
    {
      config: forStaff,
      schema: {
        summary: 'Takes an event out for good; If-Match has the version that was seen',
        params: ofEvent,
        response: { 200: RemoveEventAnswer, ...ofEdit },
      },
    },
    async (request, reply) => {
      const gone = await editor.remove(memberOf(request), request.params.id, versionIn(request));
      return isRefusal(gone) ? sendRefusal(reply, gone) : success('Acara dihapus', null);
    },
  );
};
