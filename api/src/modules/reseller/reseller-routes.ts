import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Username } from '@lapak/contracts/api/common';
import { ResellerResponse } from '@lapak/contracts/api/shipping';
import { signsOf, textsToFind } from '@lapak/domain/name-search';
import type { Database } from '../../db/client.ts';
import { namedWith, withSigns, wordsOf } from '../../search/name-search.ts';
import { resellers } from '../../db/schema/stores.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import { storeRepository } from '../store/store-repository.ts';
import { traitsOf, type TraitSettings } from '../store/store-traits.ts';

const MAX_RESULTS = 30;
const ResellerQuery = Type.Object({
  username: Username,
  search: Type.Optional(Type.String({ maxLength: 200 })),
});

/**
 * GET api/reseller: the agents of a store that has them ("Email Wakil", spec 2 §6). Every other store answers with an
 * empty list, so that addresses cannot be looked up there.
 */
export function resellerRoutes({ db, traits }: { db: Database; traits: TraitSettings }) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/reseller',
      { schema: { tags: ['reseller'], querystring: ResellerQuery, response: { 200: ResellerResponse } } },
      async ({ query }) => {
        const store = orNotFound(
          await storeRepository(db).findByUsername(query.username),
          'Toko tidak ditemukan',
        );
        if (traitsOf(store, traits).reseller_mode !== 'agents') return { data: [] };
        const search = query.search ?? '';
        const words = await wordsOf(db, search);
        const rows = await db
          .select()
          .from(resellers)
          .where(
            and(
              eq(resellers.storeId, store.id),
              words.length > 0
                ? namedWith(resellers.searchName, textsToFind(words))
                : withSigns([resellers.name, resellers.email], signsOf(search)),
            ),
          )
          .orderBy(asc(resellers.name))
          .limit(MAX_RESULTS);
        return { data: rows.map(({ email, name }) => ({ id: email, text: `${name} (${email})` })) };
      },
    );
  };
}
