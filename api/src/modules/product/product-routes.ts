import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  DetailResponse,
  ListingQuery,
  ListingResponse,
  type DetailResponse as Detail,
  type ListingResponse as Listing,
} from '@lapak/contracts/api/catalogue';
import { Username } from '@lapak/contracts/api/common';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { sendJson, sendKept } from '../../lib/answer.ts';
import { limited } from '../../plugins/rate-limits.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import type { StoreCache } from '../../lib/store-cache.ts';
import type { Services } from '../../services.ts';
import { guideRepository } from '../guide/guide-repository.ts';
import type { StoreDirectory } from '../store/store-directory.ts';
import { isSelling, shownStore } from '../store/store-state.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { settingView } from '../store/store-view.ts';
import { cacheAnswer, type CachedAnswer } from './cached-answer.ts';
import { PER_PAGE } from './listing-statement.ts';
import { createPriceRenewal, type PriceRenewal } from './price-renewal.ts';
import { listProducts } from './product-listing.ts';
import { createProductPreviews } from './previews.ts';
import { detailAnswer, previewAnswer } from './product-detail.ts';
import { findProductPage } from './product-repository.ts';
import { productView } from './product-view.ts';
import { storefrontRepository } from './storefront-repository.ts';
import { wishedProducts } from './wished-products.ts';

const DetailParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const DetailQuery = Type.Object({
  username: Username,
  /** Names a product as its seller looks at it before it is saved; the id or slug counts once that is gone. */
  pratinjau: Type.Optional(Type.String({ maxLength: 40 })),
});
const NOT_FOUND = 'Toko tidak ditemukan';

const cacheKey = (query: ListingQuery) =>
  JSON.stringify([
    'listing',
    query.page ?? 1,
    (query.search ?? '').trim().toLowerCase(),
    query.category_id,
    query.sortBy,
    query.sort,
  ]);

export interface ProductDeps extends Services {
  directory: StoreDirectory;
  cache: StoreCache;
}

function reader({ db, clock, cache, config }: ProductDeps, renewal: PriceRenewal) {
  const contextOf = (store: StoreRow) =>
    cache.get(store.id, 'context', () => storefrontRepository(db).context(store.id));

  return {
    /** A page of the listing as a guest sees it; a store that is not valid or closed shows no product. */
    listing: (store: StoreRow, query: ListingQuery): Promise<CachedAnswer<Listing>> =>
      cache.get(store.id, cacheKey(query), async () => {
        const now = clock.now();
        const isOpen = isSelling(store);
        const { cards, total, context, arePricesDue } = isOpen
          ? await listProducts(db, store.id, query, now)
          : { cards: [], total: 0, context: await contextOf(store), arePricesDue: false };
        if (arePricesDue) void renewal.start(store.id);
        const dateServer = nowIsoWib(now);
        const answer: Listing = {
          data: {
            data: cards,
            setting: settingView(store, config),
            ...context,
            total_product: total,
            path_theme: store.pathTheme,
            theme_onlinestore: store.themeOnlinestore,
            subscription_status: store.subscriptionStatus,
            show_logo: store.showLogo,
            date_server: dateServer,
            per_page: PER_PAGE,
            current_page: query.page ?? 1,
          },
        };
        return cacheAnswer(answer, dateServer);
      }),

    /** A product as a guest sees it; none of a store that is closed or not valid. @throws HttpRefusal 404 */
    detail: (store: StoreRow, idOrSlug: string): Promise<CachedAnswer<Detail>> =>
      cache.get(store.id, `product ${idOrSlug}`, async () => {
        const { parts, banks } = orNotFound(
          await findProductPage(db, store.id, idOrSlug),
          messages.productNotFound,
        );
        const dateServer = nowIsoWib(clock.now());
        const product = productView(parts, dateServer);
        return cacheAnswer(detailAnswer({ store, config, dateServer }, product, banks), dateServer);
      }),
  };
}

/** GET api/product and api/product/{id or slug} (spec 1 §7). Hearts and the tour are the caller's own. */
export function productRoutes(deps: ProductDeps) {
  const { db, directory, clock, config } = deps;
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const renewal = createPriceRenewal(deps);
    app.addHook('onClose', () => renewal.close());
    const read = reader(deps, renewal);
    const guides = guideRepository(db);
    const previews = createProductPreviews(deps.storage);

    app.get(
      '/api/product',
      {
        schema: { tags: ['product'], querystring: ListingQuery, response: { 200: ListingResponse } },
        config: limited(
          'search',
          config.rateLimitFactor,
          ({ query }) => !(query as ListingQuery).search?.trim(),
        ),
      },
      async (request, reply) => {
        const store = orNotFound(shownStore(await directory.find(request.query.username)), NOT_FOUND);
        const listing = await read.listing(store, request.query);
        const caller = await request.findCaller();
        if (!caller) return sendKept(reply, listing.body(clock.now()));
        const { data } = listing.answer;
        const ids = data.data.map(({ id }) => id);
        const wished = await wishedProducts(db, { storeId: store.id, userId: caller.id }, ids);
        const cards = data.data.map((card) => ({ ...card, has_wish: wished.has(card.id) }));
        return sendJson(reply, listing.ownJson(clock.now(), { data: { ...data, data: cards } }));
      },
    );

    app.get(
      '/api/product/:id',
      {
        schema: {
          tags: ['product'],
          params: DetailParams,
          querystring: DetailQuery,
          response: { 200: DetailResponse },
        },
      },
      async (request, reply) => {
        const { username, pratinjau } = request.query;
        const store = orNotFound(shownStore(await directory.find(username)), NOT_FOUND);
        const preview = pratinjau ? await previews.find(store.username, pratinjau) : null;
        if (preview) {
          const context = { store, config, dateServer: nowIsoWib(clock.now()) };
          return reply.header('cache-control', 'no-store').send(previewAnswer(context, preview));
        }
        const detail = await read.detail(store, request.params.id);
        const caller = await request.findCaller();
        const { answer } = detail;
        const isGuideDue = answer.guide_detail && !(await guides.hasSeen(request, caller));
        if (!caller && isGuideDue === answer.guide_detail) return sendKept(reply, detail.body(clock.now()));
        const { data } = answer;
        if (data === null)
          return sendJson(reply, detail.ownJson(clock.now(), { ...answer, guide_detail: isGuideDue }));
        const { id } = data;
        const wished = caller && (await wishedProducts(db, { storeId: store.id, userId: caller.id }, [id]));
        const product = { ...data, has_wish: wished?.has(id) ?? false };
        return sendJson(
          reply,
          detail.ownJson(clock.now(), { ...answer, data: product, guide_detail: isGuideDue }),
        );
      },
    );
  };
}
