import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { paths } from '@lapak/contracts/routes';
import type { Database } from '../../db/client.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import { sitemapRepository } from './sitemap-repository.ts';

// By hand: the package `sitemap` writes the same text in 1,320 ms for 49,000 addresses, this in 198 ms.
const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface SitemapEntry {
  /** Absolute address. */
  address: string;
  changedAt?: Date;
}

const entry = (tag: 'url' | 'sitemap', { address, changedAt }: SitemapEntry) =>
  `<${tag}><loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages of one store, as sitemaps.org specifies them; at most 50,000. */
const sitemapXml = (entries: readonly SitemapEntry[]) =>
  `${declaration}<urlset ${namespace}>${entries.map((each) => entry('url', each)).join('')}</urlset>`;

/** The sitemaps of all stores. */
const sitemapIndexXml = (entries: readonly SitemapEntry[]) =>
  `${declaration}<sitemapindex ${namespace}>${entries.map((each) => entry('sitemap', each)).join('')}</sitemapindex>`;

/** Entries of one file, by the protocol. */
const MAX_ENTRIES = 50_000;
/** Leaves room for a store's other pages. */
const PRODUCTS_PER_SITEMAP = 49_000;
const MAX_EVENTS = 900;

const StoreParams = Type.Object({ username: Type.String({ maxLength: 60 }) });
const PartParams = Type.Object({ ...StoreParams.properties, part: Type.Integer() });

interface Options {
  db: Database;
  /** Origin of the shop. */
  publicUrl: string;
  productsPerSitemap?: number;
}

interface OpenStore {
  username: string;
  changedAt: Date;
  /** How many it sells. */
  products: number;
}

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
 * `/robots.txt`, `/sitemap.xml` (all open stores) and `/{username}/sitemap.xml` (home, products and events of a store). The sitemap of
 * a store with more products than one file may list is an index of `/{username}/sitemap/1.xml` and so on; the one of all stores
 * lists these files, because an index may not list another one.
 */
export function sitemapRoutes({ db, publicUrl, productsPerSitemap = PRODUCTS_PER_SITEMAP }: Options) {
  const repository = sitemapRepository(db);
  const partsOf = ({ products }: OpenStore) => Math.max(1, Math.ceil(products / productsPerSitemap));

  /** The files that list what a store has. */
  function filesOf(store: OpenStore): SitemapEntry[] {
    const folder = `${publicUrl}${paths.seller(store.username)}`;
    const { changedAt } = store;
    const count = partsOf(store);
    if (count === 1) return [{ address: `${folder}/sitemap.xml`, changedAt }];
    return Array.from({ length: count }, (_, index) => ({
      address: `${folder}/sitemap/${index + 1}.xml`,
      changedAt,
    }));
  }

  /** Pages of a store: the first part begins with those that are not products. */
  async function pagesOf(store: OpenStore & { id: number }, part: number) {
    const { id, username } = store;
    const isFirst = part === 0;
    const [goods, happenings] = await Promise.all([
      repository.products(id, part, productsPerSitemap),
      isFirst ? repository.events(id, MAX_EVENTS) : [],
    ]);
    const at = (path: string, changedAt?: Date): SitemapEntry => ({
      address: `${publicUrl}${path}`,
      changedAt,
    });
    return [
      ...(isFirst
        ? [at(paths.home(username), store.changedAt), at(paths.seller(username), store.changedAt)]
        : []),
      ...goods.map(({ slug, changedAt }) => at(paths.product(username, slug), changedAt)),
      ...(happenings.length > 0 ? [at(paths.events(username))] : []),
      ...happenings.map((event) => at(paths.event(username, event.id))),
    ];
  }

  const openStore = async (username: string) =>
    orNotFound(await repository.openStore(username), 'Toko tidak ditemukan');
  const asXml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8');

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get('/robots.txt', async (_request, reply) => {
      const rules = privatePages.map((page) => `Disallow: /*/onlinestore/${page}`);
      reply.type('text/plain; charset=utf-8');
      return [`User-agent: *`, 'Disallow: /api/', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
        '\n',
      );
    });

    app.get('/sitemap.xml', async (_request, reply) => {
      const stores = await repository.openStores(MAX_ENTRIES);
      const files = stores.flatMap((store) => filesOf(store));
      asXml(reply);
      return sitemapIndexXml(files.slice(0, MAX_ENTRIES));
    });

    app.get('/:username/sitemap.xml', { schema: { params: StoreParams } }, async (request, reply) => {
      const store = await openStore(request.params.username);
      asXml(reply);
      return partsOf(store) === 1 ? sitemapXml(await pagesOf(store, 0)) : sitemapIndexXml(filesOf(store));
    });

    app.get(
      '/:username/sitemap/:part(^\\d{1,6}).xml',
      { schema: { params: PartParams } },
      async (request, reply) => {
        const { username, part } = request.params;
        const store = await openStore(username);
        const isThere = part >= 1 && part <= partsOf(store) ? true : null;
        orNotFound(isThere, 'Halaman tidak ditemukan');
        asXml(reply);
        return sitemapXml(await pagesOf(store, part - 1));
      },
    );
  };
}
