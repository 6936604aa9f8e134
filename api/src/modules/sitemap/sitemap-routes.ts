import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { paths } from '@lapak/contracts/routes';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { events } from '../../db/schema/events.ts';
import { stores } from '../../db/schema/stores.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import { storeRepository } from '../store/store-repository.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

/** Addresses in one sitemap, by the protocol. */
const MAX_ADDRESSES = 50_000;

const StoreParams = Type.Object({ username: Type.String({ maxLength: 60 }) });

/** Personal pages, which search engines must not index. */
const privatePages = [
  'cart',
  'checkout',
  'konfirmasi-pembayaran',
  'status',
  'transactions',
  'wishlist',
  'menu',
  'login',
  'register',
  'event/checkout',
];

/**
 * `/robots.txt`, `/sitemap.xml` (all open stores) and `/{username}/sitemap.xml` (home, products and events of a store).
 * @param publicUrl origin of the shop; null: taken from the request
 */
export function sitemapRoutes({ db, publicUrl }: { db: Database; publicUrl: string | null }) {
  const origin = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get('/robots.txt', async (request, reply) => {
      const rules = privatePages.map((page) => `Disallow: /*/onlinestore/${page}`);
      reply.type('text/plain; charset=utf-8');
      return [
        `User-agent: *`,
        'Disallow: /api/',
        ...rules,
        '',
        `Sitemap: ${origin(request)}/sitemap.xml`,
        '',
      ].join('\n');
    });

    app.get('/sitemap.xml', async (request, reply) => {
      const open = await db
        .select({ username: stores.username, changedAt: stores.updatedAt })
        .from(stores)
        .where(and(eq(stores.isValid, true), eq(stores.isActive, true)))
        .orderBy(asc(stores.id))
        .limit(MAX_ADDRESSES);
      reply.type('application/xml; charset=utf-8');
      return sitemapIndexXml(
        open.map(({ username, changedAt }) => ({
          address: `${origin(request)}${paths.seller(username)}/sitemap.xml`,
          changedAt,
        })),
      );
    });

    app.get('/:username/sitemap.xml', { schema: { params: StoreParams } }, async (request, reply) => {
      const found = await storeRepository(db).findByUsername(request.params.username);
      const store = orNotFound(found?.isValid && found.isActive ? found : null, 'Toko tidak ditemukan');
      const [goods, happenings] = await Promise.all([
        db
          .select({ slug: products.slug, changedAt: products.updatedAt })
          .from(products)
          .where(and(eq(products.storeId, store.id), eq(products.isRemoved, false)))
          .orderBy(desc(products.id))
          .limit(MAX_ADDRESSES - 1000),
        db
          .select({ id: events.id })
          .from(events)
          .where(and(eq(events.storeId, store.id), eq(events.isRemoved, false)))
          .orderBy(desc(events.id))
          .limit(900),
      ]);
      const at = (path: string, changedAt?: Date): SitemapEntry => ({
        address: `${origin(request)}${path}`,
        changedAt,
      });
      reply.type('application/xml; charset=utf-8');
      return sitemapXml([
        at(paths.home(store.username), store.updatedAt),
        at(paths.seller(store.username), store.updatedAt),
        ...goods.map(({ slug, changedAt }) => at(paths.product(store.username, slug), changedAt)),
        ...(happenings.length > 0 ? [at(paths.events(store.username))] : []),
        ...happenings.map(({ id }) => at(paths.event(store.username, id))),
      ]);
    });
  };
}
