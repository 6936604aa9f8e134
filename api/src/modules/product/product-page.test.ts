import type { FastifyInstance } from 'fastify';
import { categories, customFields, productImages, wholesaleTiers } from '../../db/schema/catalogue.ts';
import { aProduct, aStore, aVariety, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('The data of a product’s page', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  /** The statements that a request for a product makes of the products. */
  async function statementsFor(username: string, idOrSlug: string | number) {
    const { $client } = db() as unknown as { $client: { query: (...all: unknown[]) => unknown } };
    const query = jest.spyOn($client, 'query');
    const reply = await app.inject(`/api/product/${idOrSlug}?username=${username}`);
    expect(reply.statusCode).toBe(200);
    const texts = query.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    );
    query.mockRestore();
    return texts.filter((text) =>
      /"(?:products|product_\w+|price_varieties|custom_fields|categories|variation_\w+|wholesale_\w+|payment_accounts)"/.test(
        text,
      ),
    ).length;
  }

  it('comes by one statement, whatever hangs on the product; a slug of digits is looked for as a number first', async () => {
    const store = await aStore(db());
    const [category] = await db().insert(categories).values({ storeId: store.id, nama: 'Kopi' }).returning();
    const product = await aProduct(db(), store.id, { enableVariations: 1, categoryId: category?.id });
    const own = { storeId: store.id, productId: product.id };
    await aVariety(db(), product);
    await aVariety(db(), product, { position: 2 });
    await db()
      .insert(productImages)
      .values([0, 1].map((position) => ({ ...own, position, fileKey: `p${position}.jpg` })));
    await db()
      .insert(wholesaleTiers)
      .values({ ...own, minProduct: 5, maxProduct: 9, price: 9_000 });
    await db()
      .insert(customFields)
      .values({
        ...own,
        position: 0,
        name: 'Nama',
        formName: uniqueName('nama'),
        type: 'dropdown',
        options: ['a', 'b'],
      });
    const digits = await aProduct(db(), store.id, { slug: '2026' });
    expect(await statementsFor(store.username, product.slug)).toBe(1);
    expect(await statementsFor(store.username, product.id)).toBe(1);
    expect(await statementsFor(store.username, digits.slug)).toBe(2);
  });
});
