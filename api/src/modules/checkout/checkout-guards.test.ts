import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { productPaymentExclusions } from '../../db/schema/catalogue.ts';
import { storeCouriers } from '../../db/schema/stores.ts';
import { orders } from '../../db/schema/orders.ts';
import { aProduct, anAccount } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, checkout, orderRow, placed, type Shop } from '../../testing/orders-over-http.ts';

onEveryDatabase('A checkout', (database) => {
  let app: FastifyInstance;
  let shop: Shop;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { cacheMs: 60_000 } }));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await aShop(db());
  });
  const ordersOf = ({ store }: Shop) => db().$count(orders, eq(orders.storeId, store.id));

  it('counts its idempotency key by store: the same key elsewhere is another order', async () => {
    const key = { 'idempotency-key': 'kunci-yang-sama' };
    const other = await aShop(db());
    const first = await placed(app, shop, {}, key);
    const elsewhere = await placed(app, other, {}, key);
    expect(elsewhere).not.toBe(first);
    expect(await placed(app, shop, {}, key)).toBe(first);
    expect(await placed(app, other, {}, key)).toBe(elsewhere);
    expect([await ordersOf(shop), await ordersOf(other)]).toEqual([1, 1]);
  });

  it('takes the fields of its contract alone, whatever else is sent', async () => {
    const file = { identity_picture: {}, answers: 'x', order_date: 5, kind: 'jasa' };
    const key = { 'idempotency-key': 'kunci-lain' };
    const id = await placed(app, shop, file, key);
    expect(await orderRow(db(), id)).toMatchObject({ kind: 'barang', identityKey: null, orderDate: null });
    expect(await placed(app, shop, {}, key)).toBe(id);
  });

  it('keeps texts without the blanks around them, and knows the order again by them', async () => {
    const typed = {
      nama: ' Sari Dewi ',
      handphone: ' 0812 3456-7890',
      email: 'sari@contoh.id ',
      catatan: '  ',
    };
    const key = { 'idempotency-key': 'kunci-spasi' };
    const id = await placed(app, shop, typed, key);
    expect(await orderRow(db(), id)).toMatchObject({
      nama: 'Sari Dewi',
      handphone: '081234567890',
      email: 'sari@contoh.id',
      catatan: null,
    });
    expect(await placed(app, shop, {}, key)).toBe(id);
  });

  it('refuses shipping at an outdated price, and returns the current one', async () => {
    const product = await aProduct(db(), shop.store.id, { alamatOption: 1 });
    await db().insert(storeCouriers).values({ storeId: shop.store.id, code: 'jne', position: 0 });
    const costs = await app.inject({
      method: 'POST',
      url: '/api/ongkir/cost',
      payload: {
        destination: '31.74.07',
        username: shop.store.username,
        products: [product.id],
        weight: 500,
      },
    });
    type Options = {
      code: string;
      costs: { service: string; description: string; cost: { value: number; etd: string }[] }[];
    }[];
    const [option] = costs.json<{ data: Options }>().data;
    const [service] = option?.costs ?? [];
    const { value = 0, etd = '' } = service?.cost[0] ?? {};
    expect(value).toBeGreaterThan(1_000);
    const order = (price: number) =>
      checkout(app, shop, {
        products: [{ id: product.id, qty: 1 }],
        district_id: '31.74.07',
        alamat: 'Jl. Melati 5',
        kode_pos: '12160',
        expedisi: [option?.code, service?.service, service?.description, price, etd].join('+'),
        ongkir: price,
      });
    for (const wrong of [0, 1, value - 1, value + 1]) {
      const refused = await order(wrong);
      expect([wrong, refused.statusCode]).toEqual([wrong, 409]);
      expect(refused.json()).toMatchObject({ code: '-4', data: { quote: { ongkir: value } } });
    }
    expect(await ordersOf(shop)).toBe(0);
    const placed = (await order(value)).json<{ code: string; data: { id: string } }>();
    expect(placed.code).toBe('00');
    expect(await orderRow(db(), placed.data.id)).toMatchObject({
      ongkir: value,
      districtId: '31.74.07',
      districtName: expect.stringMatching(/\w/),
      cityName: expect.stringMatching(/\w/),
    });
  });

  it('takes no payment account that one of its products excludes', async () => {
    const other = await anAccount(db(), shop.store.id, { nama: 'Mandiri' });
    const free = await aProduct(db(), shop.store.id);
    await db().insert(productPaymentExclusions).values({
      storeId: shop.store.id,
      productId: shop.product.id,
      paymentAccountId: shop.account.id,
    });
    const both = { products: [shop.product, free].map(({ id }) => ({ id, qty: 1 })) };
    for (const products of [{}, both]) {
      const refused = await checkout(app, shop, products);
      expect(refused.json()).toMatchObject({
        code: '-3',
        data: { errors: { payment_method: [expect.any(String)] } },
      });
    }
    expect(await ordersOf(shop)).toBe(0);
    expect((await checkout(app, shop, { ...both, payment_method: other.id })).statusCode).toBe(200);
    expect((await checkout(app, shop, { products: [{ id: free.id, qty: 1 }] })).statusCode).toBe(200);
  });

  it('is followed at once by what everybody sees of the stock', async () => {
    const seen = async () => {
      const url = `/api/product/${shop.product.slug}?username=${shop.store.username}`;
      return (await app.inject(url)).json<{ data: { stock: number } }>().data.stock;
    };
    expect(await seen()).toBe(10);
    await placed(app, shop, { products: [{ id: shop.product.id, qty: 4 }] });
    expect(await seen()).toBe(6);
  });
});
