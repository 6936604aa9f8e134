import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import {
  DetailResponse,
  ListingResponse,
  type ListingResponse as Listing,
} from '@lapak/contracts/api/catalogue';
import { listingPrice } from '@lapak/domain/price';
import { MOST_COUNTED } from '@lapak/domain/search';
import { categories, productImages } from '../../db/schema/catalogue.ts';
import { products } from '../../db/schema/catalogue.ts';
import { eq } from 'drizzle-orm';
import { aShopper } from '../../testing/a-shopper.ts';
import { aProduct, aStore, aVariety } from '../../testing/a-store.ts';
import { testApp, testClock } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

const YESTERDAY = new Date('2026-11-20T03:00:00Z');
const TOMORROW = new Date('2026-11-22T03:00:00Z');

onEveryDatabase('Products', (database) => {
  let app: FastifyInstance;
  let store: Awaited<ReturnType<typeof aStore>>;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { cacheMs: 60_000 } }));
    store = await aStore(database().db);
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, string>, of = store) => {
    const reply = await app.inject({ url: '/api/product', query: { username: of.username, ...query } });
    expect(reply.statusCode).toBe(200);
    const listing: Listing = reply.json();
    expect(Value.Errors(ListingResponse, listing)).toEqual([]);
    return listing.data;
  };
  const names = async (query: Record<string, string>, of = store) =>
    (await list(query, of)).data.map(({ nama }) => nama);

  describe('searched', () => {
    beforeAll(async () => {
      const all = [
        'Kopi Gayo Arabika 250g',
        'Kopi Toraja Sapan',
        'Teh Melati',
        "Cangkir 100% Keramik 'Senja'",
        'Kaos_Hitam',
      ];
      for (const nama of all) await aProduct(database().db, store.id, { nama });
      await aProduct(database().db, store.id, { nama: 'Kopi Lama', isRemoved: true });
    });

    it.each([
      ['kopi', ['Kopi Toraja Sapan', 'Kopi Gayo Arabika 250g']],
      ['ARABIKA kopi', ['Kopi Gayo Arabika 250g']],
      ['raja', ['Kopi Toraja Sapan']],
      ['te me', ['Teh Melati']],
      ['hi', ['Kaos_Hitam']],
      ['kopi & gayo', ['Kopi Gayo Arabika 250g']],
      ['  ', 5],
      ['100%', ["Cangkir 100% Keramik 'Senja'"]],
      ['%', ["Cangkir 100% Keramik 'Senja'"]],
      ["'senja'", ["Cangkir 100% Keramik 'Senja'"]],
      ['_', ['Kaos_Hitam']],
      ['\\', []],
      ["'; drop table products; --", []],
      ['tidakada', []],
    ])('for %p', async (search, expected) => {
      const found = await names({ search });
      if (typeof expected === 'number') expect(found).toHaveLength(expected);
      else expect(found).toEqual(expected);
    });

    it.each(['toreja', 'torja', 'torajaa', 'otraja', 'kopi torjaa', 'melatti'])(
      'with the typo in %p',
      async (search) => {
        expect(await names({ search })).toHaveLength(1);
      },
    );

    it('with a typo in the middle of a short word', async () => {
      expect(await names({ search: 'kipi' })).toHaveLength(2);
    });

    it.each([
      ['kpi', 2, 'a letter left out'],
      ['tej', 1, 'the key beside the right one'],
      ['the melati', 1, 'two letters swapped'],
      ['tem', 0, 'another word, not a slip'],
      ['yeh', 0, 'another first letter'],
      ['seja', 1, 'a longer word, as before'],
      ['sap', 1, 'the beginning of a word'],
      ['sep', 0, 'nearly the beginning of a longer word'],
      ['25g', 0, 'another number'],
    ])('of three letters, %p finds %i: %s', async (search, count) => {
      expect(await names({ search })).toHaveLength(count);
    });
  });

  it('are found with a typo among thousands of other words', async () => {
    const { db } = database();
    const of = await aStore(db);
    await db.insert(products).values(
      Array.from({ length: 2_000 }, (_, i) => ({
        storeId: of.id,
        slug: `p-${i}`,
        nama: `Kopi ${i % 2 === 0 ? 'Toraja' : 'Gayo'} nomor ${i}`,
        category: 'barang' as const,
        harga: 1_000,
        stock: 1,
      })),
    );
    expect((await list({ search: 'toreja' }, of)).total_product).toBe(1_000);
    // Counted no further.
    expect((await list({ search: 'kipi' }, of)).total_product).toBe(MOST_COUNTED);
  });

  it('come in pages of twenty that hold every product once, in the requested order', async () => {
    const { db } = database();
    const of = await aStore(db);
    await db.insert(products).values(
      Array.from({ length: 45 }, (_, i) => ({
        storeId: of.id,
        slug: `p-${i}`,
        nama: `Produk ${i}`,
        category: 'barang' as const,
        harga: (i % 5) * 1_000,
        stock: 1,
        soldCount: i % 3,
        statusPromo: i % 4 === 0 ? (1 as const) : (0 as const),
      })),
    );
    for (const sort of ['asc', 'desc'] as const) {
      for (const sortBy of ['promo', 'latest', 'bestseller', 'price'] as const) {
        const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, sort, sortBy }, of)));
        const all = pages.flatMap(({ data }) => data);
        expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0]);
        expect(new Set(all.map(({ id }) => id)).size).toBe(45);
        const key = { promo: 'status_promo', latest: 'id', bestseller: 'terjual', price: 'harga' } as const;
        const values = all.map((card) => card[key[sortBy]]);
        const sorted = [...values].sort((a, b) => (sort === 'asc' ? a - b : b - a));
        expect(values).toEqual(sorted);
        expect(pages[0]?.total_product).toBe(45);
      }
    }
  });

  it('are sorted by the price that their cards show', async () => {
    const { db } = database();
    const of = await aStore(db);
    const discount = {
      enableDiscountPricing: 1,
      discountStartDate: YESTERDAY,
      discountEndDate: TOMORROW,
    } as const;
    const add = (nama: string, values: Partial<typeof products.$inferInsert>) =>
      aProduct(db, of.id, { nama, ...values });
    await add('penuh', { harga: 5_000 });
    await add('diskon', { harga: 9_000, ...discount, discountPrice: 1_000, statusPromo: 1 });
    await add('tanpa promo', { harga: 8_000, ...discount, discountPrice: 500 });
    await add('berakhir', {
      harga: 7_000,
      ...discount,
      discountPrice: 500,
      statusPromo: 1,
      discountEndDate: YESTERDAY,
    });
    await add('lebih mahal', { harga: 6_000, ...discount, discountPrice: 9_999, statusPromo: 1 });
    const { data, date_server } = await list({ sortBy: 'price', sort: 'asc' }, of);
    expect(data.map(({ nama }) => nama)).toEqual([
      'diskon',
      'penuh',
      'lebih mahal',
      'berakhir',
      'tanpa promo',
    ]);
    const prices = data.map((card) => listingPrice(card, date_server).price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('come with categories that show their own picture, or that of their best-selling product', async () => {
    const { db } = database();
    const of = await aStore(db);
    const added = await db
      .insert(categories)
      .values(
        ['Kopi', 'Teh', 'Susu'].map((nama, position) => ({
          ...{ storeId: of.id, nama, color: '', position },
          imageKey: nama === 'Susu' ? 'susu.webp' : null,
        })),
      )
      .returning();
    const [coffee, tea, milk] = added.map(({ id }) => id);
    const sold = (categoryId: number | undefined, soldCount: number, own = {}) =>
      aProduct(db, of.id, { nama: `Terjual ${soldCount}`, categoryId, soldCount, ...own });
    const pictured = [
      await sold(coffee, 3),
      await sold(coffee, 8),
      await sold(coffee, 20, { isRemoved: true }),
    ];
    await sold(coffee, 12);
    await sold(tea, 1);
    pictured.push(await sold(milk, 2));
    await db.insert(productImages).values(
      pictured.map(({ id, soldCount }) => ({
        storeId: of.id,
        productId: id,
        position: 0,
        fileKey: `${soldCount}.webp`,
      })),
    );
    expect((await list({}, of)).category).toMatchObject([
      { id: coffee, image_url: '/files/8.webp' },
      { id: tea, image_url: null },
      { id: milk, image_url: '/files/susu.webp' },
    ]);
  });

  it('carry category, first picture, and the stock over their combinations', async () => {
    const { db } = database();
    const of = await aStore(db);
    const [category] = await db
      .insert(categories)
      .values({ storeId: of.id, nama: 'Kemeja', color: 'red' })
      .returning();
    const product = await aProduct(db, of.id, {
      nama: 'Kemeja',
      categoryId: category?.id,
      enableVariations: 1,
      stock: 99,
    });
    await aVariety(db, product, { stock: 3, price: 12_000, optionName: 'Merah' });
    await aVariety(db, product, { stock: 4, price: 13_000, optionName: 'Biru', position: 2 });
    await aVariety(db, product, {
      stock: 5,
      price: 13_000,
      optionName: 'Lama',
      position: 3,
      isRemoved: true,
    });
    await db.insert(productImages).values([
      { storeId: of.id, productId: product.id, position: 1, fileKey: 'b.webp' },
      { storeId: of.id, productId: product.id, position: 0, fileKey: 'a.webp' },
    ]);
    const context = await list({ category_id: String(category?.id) }, of);
    expect(context.data).toMatchObject([{ stock: 7, image_url: '/files/a.webp', category_name: 'Kemeja' }]);
    expect(context.data[0]?.price_variety).toEqual([
      { price: 12_000, discount_price: null },
      { price: 13_000, discount_price: null },
    ]);
    expect(context.category).toEqual([
      { id: category?.id, nama: 'Kemeja', color: 'red', total_product: 1, image_url: '/files/a.webp' },
    ]);
    const reply = await app.inject(`/api/product/${product.slug}?username=${of.username}`);
    const detail = reply.json();
    expect(Value.Errors(DetailResponse, detail)).toEqual([]);
    expect(detail.data).toMatchObject({
      images: [{ img_url: '/files/a.webp' }, { img_url: '/files/b.webp' }],
      price_variety: [{ price: 12_000, index_1: 0 }, { price: 13_000 }],
      stock: 7,
    });
    expect(await names({ category_id: '2147483647' }, of)).toEqual([]);
  });

  it('are found by number and by slug, and never hand out the link of a digital product', async () => {
    const product = await aProduct(database().db, store.id, {
      category: 'digital_product',
      link: 'https://rahasia.test',
    });
    for (const id of [String(product.id), product.slug]) {
      const reply = await app.inject(`/api/product/${id}?username=${store.username}`);
      expect(reply.json().data.id).toBe(product.id);
      expect(reply.body).not.toContain('rahasia.test');
    }
  });

  it.each([
    'tidak-ada',
    '999999999',
    '99999999999999999999',
    '0',
    '-1',
    "a'b",
    '%00',
    'x'.repeat(200),
    '%E2%82',
  ])('that do not exist are said to be missing: %s', async (id) => {
    const reply = await app.inject(`/api/product/${id}?username=${store.username}`);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json().info).toMatch(/\w/);
  });

  it('of another store are not shown', async () => {
    const other = await aStore(database().db);
    const product = await aProduct(database().db, other.id);
    const reply = await app.inject(`/api/product/${product.id}?username=${store.username}`);
    expect(reply.json()).toMatchObject({ code: '-2', info: 'Produk tidak ditemukan' });
  });

  it.each([{ isValid: false }, { isActive: false }])('of a store with %p are not listed', async (state) => {
    const of = await aStore(database().db, state);
    const { id } = await aProduct(database().db, of.id);
    const context = await list({}, of);
    expect(context).toMatchObject({ data: [], total_product: 0, setting: { username: of.username } });
    // Nor served one by one, to a guest or a customer; the page says why.
    const { headers } = await aShopper(database().db, testClock().now());
    for (const caller of [{}, headers]) {
      const reply = await app.inject({ url: `/api/product/${id}?username=${of.username}`, headers: caller });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toMatchObject({ data: null, setting: { username: of.username } });
      expect(reply.json().setting).toMatchObject({ is_valid: of.isValid, is_active: of.isActive });
    }
  });

  it('of a store that does not exist are a 404', async () => {
    const reply = await app.inject('/api/product?username=tidak-ada');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().info).toBe('Toko tidak ditemukan');
  });

  it.each([
    'username=',
    'username=A%20B',
    '',
    'username=toko&page=0',
    'username=toko&page=1e9',
    'username=toko&page=abc',
    'username=toko&sortBy=drop',
    'username=toko&category_id=99999999999',
    `username=toko&search=${'x'.repeat(400)}`,
    'username=toko&username=toko2',
  ])('asked for with nonsense (%s) are refused with 4xx', async (query) => {
    const reply = await app.inject(`/api/product?${query}`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json().info).toMatch(/\w/);
  });

  it('are read again once their store has changed', async () => {
    const { db } = database();
    const of = await aStore(db);
    const product = await aProduct(db, of.id, { stock: 2 });
    expect((await list({}, of)).data[0]?.stock).toBe(2);
    await db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect((await list({}, of)).data[0]?.stock).toBe(2);
    app.services.storeEvents.storeChanged(of.id);
    expect((await list({}, of)).data[0]?.stock).toBe(1);
  });
});
