import type { FastifyInstance, InjectOptions } from 'fastify';
import Value from 'typebox/value';
import { WishlistResponse, type ProductCard } from '@lapak/contracts/api/catalogue';
import { listingPrice } from '@lapak/domain/price';
import { users } from '../../db/schema/users.ts';
import { aProduct, aStore, aVariety, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { tokenRepository } from '../auth/token-repository.ts';

onEveryDatabase('What a logged-in shopper keeps', (database) => {
  let app: FastifyInstance;
  let store: Awaited<ReturnType<typeof aStore>>;
  let authorization = '';
  beforeAll(async () => {
    const made = await testApp(database());
    app = made.app;
    store = await aStore(database().db, { guideDetail: true });
    authorization = await login(made.clock.now());
  });
  afterAll(() => app.close());

  async function login(now: Date): Promise<string> {
    const name = uniqueName('pembeli');
    const [user] = await database()
      .db.insert(users)
      .values({ name, username: name, email: `${name}@contoh.id` })
      .returning();
    return `Bearer ${await tokenRepository(database().db).issue(user?.id ?? 0, now)}`;
  }
  const asShopper = (request: InjectOptions) =>
    app.inject({ ...request, headers: { authorization, ...request.headers } });
  const add = (productId: number) =>
    asShopper({
      method: 'POST',
      url: '/api/wishlist',
      payload: { username: store.username, product_id: productId },
    });

  it('is added to the wishlist once, shows as a heart, and is removed again', async () => {
    const product = await aProduct(database().db, store.id, { nama: 'Kopi Hati' });
    for (let times = 0; times < 2; times += 1) {
      expect((await add(product.id)).json()).toEqual({ code: '00', info: 'Wishlist telah ditambahkan' });
    }
    const list = (await asShopper({ url: `/api/wishlist?username=${store.username}` })).json();
    expect(Value.Errors(WishlistResponse, list)).toEqual([]);
    expect(list.data).toMatchObject({ total: 1, data: [{ product: { id: product.id, has_wish: true } }] });

    const heart = async (request: InjectOptions) => (await asShopper(request)).json().data;
    const detail = `/api/product/${product.id}?username=${store.username}`;
    expect((await heart({ url: detail })).has_wish).toBe(true);
    expect((await heart({ url: `/api/product?username=${store.username}` })).data[0].has_wish).toBe(true);
    expect((await app.inject(detail)).json().data.has_wish).toBe(false);

    const removed = await asShopper({ method: 'DELETE', url: `/api/wishlist/${product.id}` });
    expect(removed.json()).toEqual({ code: '00', info: 'Wishlist telah dihapus' });
    expect((await heart({ url: detail })).has_wish).toBe(false);
  });

  it('has the price on the wishlist that it has in the listing and on its page', async () => {
    const { db } = database();
    const other = await aStore(db);
    const product = await aProduct(db, other.id, {
      harga: 5_000,
      discountPrice: 1_000,
      enableVariations: 1,
      enableDiscountPricing: 1,
      statusPromo: 1,
      discountStartDate: new Date('2020-01-01T00:00:00Z'),
      discountEndDate: new Date('2100-01-01T00:00:00Z'),
    });
    await aVariety(db, product, { price: 30_000, discountPrice: 18_000 });
    await aVariety(db, product, { price: 20_000, discountPrice: 20_000, position: 2 });
    await aVariety(db, product, { price: 2_000, isRemoved: true, position: 3 });
    const payload = { username: other.username, product_id: product.id };
    await asShopper({ method: 'POST', url: '/api/wishlist', payload });
    const query = { username: other.username };
    const ask = async (url: string) => (await asShopper({ url, query })).json();
    const cards = [
      (await ask('/api/wishlist')).data.data[0].product,
      (await ask('/api/product')).data.data[0],
      (await ask(`/api/product/${product.id}`)).data,
    ];
    const now = '2026-11-21T12:00:00+07:00';
    const shown = { price: 18_000, original: 30_000, percentOff: 40, upTo: 20_000 };
    expect(cards.map((card: ProductCard) => listingPrice(card, now))).toEqual([shown, shown, shown]);
  });

  it('is listed in pages, the latest first', async () => {
    const other = await aStore(database().db);
    const ids: number[] = [];
    for (let i = 0; i < 22; i += 1) {
      const product = await aProduct(database().db, other.id);
      ids.unshift(product.id);
      const payload = { username: other.username, product_id: product.id };
      await asShopper({ method: 'POST', url: '/api/wishlist', payload });
    }
    const page = async (number: number) =>
      (await asShopper({ url: `/api/wishlist?username=${other.username}&page=${number}` })).json().data;
    const idsOf = (entries: { product: { id: number } }[]) => entries.map(({ product }) => product.id);
    expect(idsOf((await page(1)).data)).toEqual(ids.slice(0, 20));
    expect(idsOf((await page(2)).data)).toEqual(ids.slice(20));
    expect((await page(3)).data).toEqual([]);
  });

  it('does not take products of other stores or that do not exist', async () => {
    const other = await aStore(database().db);
    const product = await aProduct(database().db, other.id);
    for (const id of [product.id, 2_147_483_647]) {
      const reply = await add(id);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().info).toBe('Produk tidak ditemukan');
    }
  });

  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic abc', `Bearer ${"'".repeat(30)}`])(
    'asks for a login first (%p)',
    async (header) => {
      const reply = await app.inject({
        url: `/api/wishlist?username=${store.username}`,
        headers: { authorization: header },
      });
      expect(reply.statusCode).toBe(401);
      expect(reply.json().info).toBe('Silakan login terlebih dahulu');
    },
  );

  it.each([
    {},
    { product_id: 'x' },
    { product_id: 1e12 },
    { product_id: [1] },
    { product_id: null },
    { username: '' },
  ])('refuses nonsense: %p', async (payload) => {
    const reply = await asShopper({
      method: 'POST',
      url: '/api/wishlist',
      payload: { username: store.username, ...payload },
    });
    expect([404, 422]).toContain(reply.statusCode);
    expect(reply.json().info).toMatch(/\w/);
  });

  it('shows the tour until it was seen: per account, and per browser for guests', async () => {
    const product = await aProduct(database().db, store.id);
    const url = `/api/product/${product.id}?username=${store.username}`;
    const seen = '/api/guide/marketplace.product.detail.guest';
    expect((await asShopper({ url })).json().guide_detail).toBe(true);
    await asShopper({ url: seen });
    expect((await asShopper({ url })).json().guide_detail).toBe(false);

    expect((await app.inject(url)).json().guide_detail).toBe(true);
    const cookie = String((await app.inject(seen)).headers['set-cookie']).split(';')[0];
    expect((await app.inject({ url, headers: { cookie } })).json().guide_detail).toBe(false);
  });
});
