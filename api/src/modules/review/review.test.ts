import type { FastifyInstance } from 'fastify';
import { productImages } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/product-feedback.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('reviews of a product', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  async function reviewed(count: number, own: Parameters<typeof aProduct>[2] = {}) {
    const store = await aStore(db());
    const product = await aProduct(db(), store.id, own);
    for (let i = 1; i <= count; i += 1) {
      await db()
        .insert(reviews)
        .values({
          storeId: store.id,
          productId: product.id,
          orderId: i,
          name: `Pembeli ${i}`,
          star: (i % 5) + 1,
          ulasan: `Ulasan ${i}`,
          createdAt: new Date('2026-11-20T03:00:00Z'),
        });
    }
    return product;
  }
  const page = (id: number | string, number = 1) => app.inject(`/api/product/${id}/ulasan?page=${number}`);

  it('come ten at a time, the newest first, none twice', async () => {
    const product = await reviewed(23);
    const pages = [];
    for (const number of [1, 2, 3, 4]) pages.push((await page(product.id, number)).json());
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
    expect(pages.map(({ current_page }) => current_page)).toEqual([1, 2, 3, 4]);
    const texts = pages.flatMap(({ data }) => data.map(({ ulasan }: { ulasan: string }) => ulasan));
    expect(texts).toEqual(Array.from({ length: 23 }, (_, i) => `Ulasan ${23 - i}`));
  });

  it('name the buyer, the product and the day in Jakarta', async () => {
    const product = await reviewed(1);
    await db()
      .insert(productImages)
      .values({ storeId: product.storeId, productId: product.id, position: 0, fileKey: 'public/a.webp' });
    expect((await page(product.id)).json().data).toMatchObject([
      {
        star: 2,
        user: { name: 'Pembeli 1' },
        created_at: '2026-11-20T10:00:00.000+07:00',
        product: { id: product.id, nama: product.nama, image_url: '/files/public/a.webp' },
      },
    ]);
  });

  it('are an empty list before the first one, and those of no other product', async () => {
    const [product] = [await reviewed(0), await reviewed(3)];
    expect((await page(product.id)).json()).toMatchObject({ data: [], total: 0, per_page: 10 });
  });

  it('of a product that is not sold any more are missing', async () => {
    const product = await reviewed(1, { isRemoved: true });
    expect((await page(product.id)).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'abc', '99999999999', '2147483647', '%00'])('never fail on %s', async (id) => {
    const reply = await page(id);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
  });
});
