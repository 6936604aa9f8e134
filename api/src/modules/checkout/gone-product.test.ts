import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { products } from '../../db/schema/catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, checkout } from '../../testing/orders-over-http.ts';

onEveryDatabase('a product that is not sold any more', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  it('is named when it is ordered; one that the store never had is not', async () => {
    const [shop, other] = [await aShop(db()), await aShop(db())];
    await db()
      .update(products)
      .set({ isRemoved: true, nama: 'Teh Melati' })
      .where(eq(products.id, shop.product.id));
    const gone = await checkout(app, shop);
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({ info: '"Teh Melati" sudah tidak dijual' });
    const foreign = await checkout(app, other, { products: [{ id: shop.product.id, qty: 1 }] });
    expect(foreign.json()).toMatchObject({ info: 'Produk tidak ditemukan' });
  });
});
