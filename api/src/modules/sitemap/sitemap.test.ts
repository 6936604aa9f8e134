import type { FastifyInstance } from 'fastify';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

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

  it('a store that is not there has none', async () => {
    expect((await app.inject('/tidak-ada/sitemap.xml')).statusCode).toBe(404);
  });
});
