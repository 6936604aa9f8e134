import { aProduct } from '../../testing/a-store.ts';
import { aShopper } from '../../testing/a-shopper.ts';
import { suiteApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, placed, type Shop } from '../../testing/orders-over-http.ts';

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
});
