import fastify, { type FastifyInstance } from 'fastify';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

onEveryDatabase('For search engines', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { publicUrl: 'https://lapak.example' } }));
  });
  afterAll(() => app.close());

  const addresses = async (url: string) => {
    const reply = await app.inject(url);
    expect(reply.headers['content-type']).toMatch(/^application\/xml/);
    return [...reply.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  };

  it('robots.txt excludes personal pages, and names the sitemap', async () => {
    const { body } = await app.inject('/robots.txt');
    for (const page of ['cart', 'checkout', 'wishlist', 'menu', 'status'])
      expect(body).toContain(`Disallow: /*/onlinestore/${page}\n`);
    expect(body).toContain('Sitemap: https://lapak.example/sitemap.xml');
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  it('a store has a sitemap with its home, its seller and what it sells now', async () => {
    const store = await aStore(database().db);
    const product = await aProduct(database().db, store.id);
    const removed = await aProduct(database().db, store.id, { isRemoved: true });
    const found = await addresses(`/${store.username}/sitemap.xml`);
    const home = `https://lapak.example/${store.username}/onlinestore`;
    expect(found).toEqual([
      home,
      `https://lapak.example/${store.username}`,
      `${home}/detail/${product.slug}`,
    ]);
    expect(found.join()).not.toContain(removed.slug);
    expect(await addresses('/sitemap.xml')).toContain(`https://lapak.example/${store.username}/sitemap.xml`);
  });

  it.each([{ isActive: false }, { isValid: false }])('a store that is %p is in no sitemap', async (state) => {
    const store = await aStore(database().db, state);
    expect((await app.inject(`/${store.username}/sitemap.xml`)).statusCode).toBe(404);
    expect((await addresses('/sitemap.xml')).join()).not.toContain(`/${store.username}/`);
  });

  describe('of a store with more products than one sitemap may list', () => {
    let large: FastifyInstance;
    let username: string;
    let slugs: string[];
    beforeAll(async () => {
      const { db } = database();
      large = fastify();
      await large.register(sitemapRoutes({ db, publicUrl: 'https://lapak.example', productsPerSitemap: 2 }));
      const store = await aStore(db);
      username = store.username;
      slugs = [];
      for (let made = 0; made < 5; made += 1) slugs.push((await aProduct(db, store.id)).slug);
      await aProduct(db, store.id, { isRemoved: true });
    });
    afterAll(() => large.close());
    const listed = async (url: string) =>
      [...(await large.inject(url)).body.matchAll(/<loc>https:\/\/lapak\.example([^<]*)<\/loc>/g)].map(
        ([, address]) => address,
      );

    it('there is an index of several, which the one of all stores lists', async () => {
      const files = [1, 2, 3].map((part) => `/${username}/sitemap/${part}.xml`);
      expect((await large.inject(`/${username}/sitemap.xml`)).body).toContain('<sitemapindex');
      expect(await listed(`/${username}/sitemap.xml`)).toEqual(files);
      const all = await listed('/sitemap.xml');
      expect(all.filter((address) => address?.startsWith(`/${username}/`))).toEqual(files);
    });

    it('each page is in one of them', async () => {
      const parts = await Promise.all([1, 2, 3].map((part) => listed(`/${username}/sitemap/${part}.xml`)));
      const home = `/${username}/onlinestore`;
      expect(parts.map(({ length }) => length)).toEqual([4, 2, 1]);
      expect(parts.flat()).toEqual([home, `/${username}`, ...slugs.map((slug) => `${home}/detail/${slug}`)]);
    });

    it.each(['0', '4', '999999', 'x'])('part %s is not there', async (part) => {
      expect((await large.inject(`/${username}/sitemap/${part}.xml`)).statusCode).toBeGreaterThanOrEqual(400);
      expect((await app.inject(`/${username}/sitemap/${part}.xml`)).statusCode).toBe(404);
    });
  });

  it('a store that is not there has none', async () => {
    expect((await app.inject('/tidak-ada/sitemap.xml')).statusCode).toBe(404);
  });
});
