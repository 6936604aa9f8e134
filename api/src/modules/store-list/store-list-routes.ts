import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { StoreListQuery, StoreListResponse } from '@lapak/contracts/api/store';
import { plainText } from '@lapak/domain/plain-text';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { fileUrl } from '../store/store-view.ts';
import { openStores, STORES_PER_PAGE } from './store-list-repository.ts';

/**
 * GET api/stores: the open stores, for the platform's front page. What a store hides, its address, is not among it.
 * @param contactEmail where a seller asks for a store; null = not shown
 */
export function storeListRoutes({ db, contactEmail }: { db: Database; contactEmail: string | null }) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/stores',
      { schema: { tags: ['store'], querystring: StoreListQuery, response: { 200: StoreListResponse } } },
      async ({ query: { search = '', page } }) => {
        const { rows, total } = await openStores(db, { search, page });
        return {
          data: rows.map(({ username, namaToko, bio, logoKey }) => ({
            username,
            nama_toko: namaToko,
            bio: bio && plainText(bio, 120),
            logo_url: fileUrl(logoKey),
          })),
          per_page: STORES_PER_PAGE,
          total,
          current_page: page,
          contact_email: contactEmail,
        };
      },
    );
  };
}
