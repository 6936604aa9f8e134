import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Username, RowId } from '@lapak/contracts/api/common';
import { EventListResponse, EventResponse } from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../db/client.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import type { StoreEvents } from '../../lib/store-events.ts';
import { storeRepository } from '../store/store-repository.ts';
import { shownStore } from '../store/store-state.ts';
import { eventRepository } from './event-repository.ts';
import { followSaleBoundaries } from './sale-boundaries.ts';

const StoreQuery = Type.Object({ username: Username });
const EventParams = Type.Object({ id: RowId });

export interface EventRoutesDeps {
  db: Database;
  clock: { now(): Date };
  storeEvents: StoreEvents;
}

/** GET api/event and api/event/{id} (spec 3 §7). */
export function eventRoutes({ db, clock, storeEvents }: EventRoutesDeps) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const stores = storeRepository(db);
    const events = eventRepository(db);

    let stop: (() => Promise<void>) | null = null;
    app.addHook('onReady', async () => {
      stop = followSaleBoundaries({ db, clock, storeChanged: storeEvents.storeChanged, log: app.log });
    });
    app.addHook('onClose', async () => stop?.());

    app.get(
      '/api/event',
      { schema: { tags: ['event'], querystring: StoreQuery, response: { 200: EventListResponse } } },
      async ({ query }) => {
        const store = orNotFound(
          shownStore(await stores.findByUsername(query.username)),
          'Toko tidak ditemukan',
        );
        const now = clock.now();
        return { data: await events.list(store.id, now), date_server: nowIsoWib(now) };
      },
    );

    app.get(
      '/api/event/:id',
      {
        schema: {
          tags: ['event'],
          params: EventParams,
          querystring: StoreQuery,
          response: { 200: EventResponse },
        },
      },
      async ({ params, query }) => {
        const store = orNotFound(
          shownStore(await stores.findByUsername(query.username)),
          messages.eventNotFound,
        );
        const now = clock.now();
        const event = orNotFound(await events.find(store.id, params.id, now), messages.eventNotFound);
        return { data: event, date_server: nowIsoWib(now) };
      },
    );
  };
}
