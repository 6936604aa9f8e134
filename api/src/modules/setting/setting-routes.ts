import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  StoreProfileResponse,
  type StoreProfileResponse as StoreProfileAnswer,
} from '@lapak/contracts/api/store';
import { Username } from '@lapak/contracts/api/common';
import { OriginResponse } from '@lapak/contracts/api/shipping';
import type { Database } from '../../db/client.ts';
import { events } from '../../db/schema/events.ts';
import { sendKept } from '../../lib/answer.ts';
import { bodyOf } from '../../lib/encoding/encoded-body.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import type { StoreCache } from '../../lib/store-cache.ts';
import { paymentMethodRepository } from '../payment-method/payment-method-repository.ts';
import { districtRepository } from '../../districts/district-repository.ts';
import type { StoreDirectory } from '../store/store-directory.ts';
import { storeRepository } from '../store/store-repository.ts';
import { surveyOrigins } from './survey-origins.ts';
import type { TraitSettings } from '../store/store-traits.ts';
import { profileView } from '../store/store-view.ts';

const StoreQuery = Type.Object({ username: Username });

interface SettingDeps {
  db: Database;
  traits: TraitSettings;
  /** Whether a provider collects for automatic accounts. */
  collects: boolean;
  directory: StoreDirectory;
  cache: StoreCache;
}

/** GET api/setting/profile and api/setting/origin (spec 2 §7). An unknown store is a 404. */
export function settingRoutes({ db, traits, directory, cache, collects }: SettingDeps) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const stores = storeRepository(db);
    const methods = paymentMethodRepository(db, collects);

    app.get(
      '/api/setting/profile',
      { schema: { tags: ['setting'], querystring: StoreQuery, response: { 200: StoreProfileResponse } } },
      async ({ query }, reply) => {
        const store = orNotFound(await directory.find(query.username), 'Toko tidak ditemukan');
        // Every rendered page requests it.
        const body = await cache.get(store.id, 'profile', async () => {
          const ofStore = and(eq(events.storeId, store.id), eq(events.isRemoved, false));
          const has = {
            events: (await db.$count(events, ofStore)) > 0,
            waysToPay: await methods.canBePaid(store.id, []),
            surveyOrigins: await surveyOrigins(db, store.id),
          };
          const data = profileView(store, has, traits);
          return bodyOf(Buffer.from(JSON.stringify({ data } satisfies StoreProfileAnswer)));
        });
        return sendKept(reply, body);
      },
    );

    app.get(
      '/api/setting/origin',
      { schema: { tags: ['setting'], querystring: StoreQuery, response: { 200: OriginResponse } } },
      async ({ query }) => {
        const store = orNotFound(await stores.findByUsername(query.username), 'Toko tidak ditemukan');
        const origin = store.originDistrictId
          ? await districtRepository(db).find(store.originDistrictId)
          : null;
        return {
          data: {
            location: origin && { district: origin.name, city: origin.regency, province: origin.province },
          },
        };
      },
    );
  };
}
