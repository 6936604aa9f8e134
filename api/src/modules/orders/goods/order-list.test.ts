import { and, eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { aProduct } from '../../../testing/a-store.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed, type Shop } from '../../../testing/orders-over-http.ts';

onEveryDatabase('The list of orders of an account', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  async function aBuyer() {
    const { headers } = await aShopper(db(), api.clock.now());
    /** Orders a free product of this name. */
    const order = async ({ store, account }: Omit<Shop, 'product'>, nama: string) => {
      api.clock.time = new Date(api.clock.time.getTime() + 1_000);
      const product = await aProduct(db(), store.id, { nama, harga: 0 });
      await placed(api.app, { store, account, product }, {}, headers);
    };
    const list = async (query: Record<string, string>) => {
      const reply = await api.app.inject({ url: '/api/transaction', query, headers });
      const { data, total } = reply.json<{ data: { products: { nama: string }[] }[]; total: number }>();
      return { total, names: data.map(({ products }) => products.map(({ nama }) => nama).join()) };
    };
    return { order, list };
  }

  it('has ten orders on a page, the latest first, each with its own products', async () => {
    const { order, list } = await aBuyer();
    const shop = await aShop(db());
    for (let number = 1; number <= 12; number += 1) await order(shop, `Kopi ${number}`);
    const latest = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Kopi ${number}`);
    expect(await list({ page: '1' })).toEqual({ total: 12, names: latest });
    expect(await list({ page: '2' })).toEqual({ total: 12, names: ['Kopi 2', 'Kopi 1'] });
    expect(await list({ page: '3' })).toEqual({ total: 12, names: [] });
  });

  it('can be limited to one store', async () => {
    const { order, list } = await aBuyer();
    const [shop, other] = [await aShop(db()), await aShop(db())];
    await order(shop, 'Kopi');
    await order(other, 'Teh');
    expect(await list({})).toEqual({ total: 2, names: ['Teh', 'Kopi'] });
    expect(await list({ username_toko: shop.store.username })).toEqual({ total: 1, names: ['Kopi'] });
  });

  it('can be limited to a state and to part of an invoice number, however it is written', async () => {
    const { order, list } = await aBuyer();
    const shop = await aShop(db());
    await order(shop, 'Kopi');
    await order(shop, 'Teh');
    const rows = await db().select().from(orders).where(eq(orders.storeId, shop.store.id));
    const [first, second] = rows.sort((a, b) => a.id - b.id);
    await db()
      .update(orders)
      .set({ status: 'EXPIRED', invoice: 'INV/uji%/7' })
      .where(and(eq(orders.storeId, shop.store.id), eq(orders.id, first?.id ?? 0)));
    expect(await list({ status: 'EXPIRED' })).toEqual({ total: 1, names: ['Kopi'] });
    expect(await list({ status: 'PAID' })).toEqual({ total: 1, names: ['Teh'] });
    expect(await list({ search: second?.invoice.toLowerCase() ?? '' })).toEqual({ total: 1, names: ['Teh'] });
    const digits = second?.invoice.replace(/\D/g, '') ?? '';
    for (const search of [digits, `inv ${digits}`, second?.invoice.replaceAll('-', ' – ') ?? ''])
      expect([search, await list({ search })]).toEqual([search, { total: 1, names: ['Teh'] }]);
    expect(await list({ search: 'UJI%' })).toEqual({ total: 1, names: ['Kopi'] });
    expect(await list({ search: '_nv' })).toEqual({ total: 0, names: [] });
  });
});
