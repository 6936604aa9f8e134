import { eq } from 'drizzle-orm';
import { messages } from '@lapak/domain/messages';
import { products } from '../../../db/schema/catalogue.ts';
import { createOperator } from '../../../operator/operator.ts';
import { aProduct } from '../../../testing/a-store.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed } from '../../../testing/orders-over-http.ts';

onEveryDatabase('Reviews of an order', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  /** An order of two products that was paid and sent. */
  async function sent() {
    const shop = await aShop(db());
    const tea = await aProduct(db(), shop.store.id, { nama: 'Teh' });
    const { headers } = await aShopper(db(), api.clock.now());
    const bought = [
      { id: shop.product.id, qty: 2 },
      { id: tea.id, qty: 1 },
    ];
    const id = await placed(api.app, shop, { products: bought }, headers);
    const operator = createOperator(api.app.services);
    await operator.run({ command: 'confirm', order: id });
    await operator.run({ command: 'ship', order: id, resi: 'JNE123' });
    const receive = (own: Record<string, string> = headers) =>
      api.app.inject({ method: 'POST', url: `/api/transaction/${id}/selesai`, headers: own, payload: {} });
    const review = (entries: object[]) =>
      api.app.inject({
        method: 'POST',
        url: `/api/transaction/ulasan/${id}`,
        headers,
        payload: { products: entries },
      });
    const rating = async (productId: number) => {
      const [row] = await db().select().from(products).where(eq(products.id, productId));
      return { stars: row?.ratingSum, reviews: row?.reviewCount };
    };
    const listed = async () => {
      const reply = await api.app.inject({ url: `/api/transaction/ulasan-saya/${id}`, headers });
      return reply.json<{ data: { star: number; product: { nama: string } }[] }>().data;
    };
    return { shop, coffee: shop.product, tea, receive, review, rating, listed };
  }
  const words = (product: { id: number }, star = 5) => ({ id: product.id, star, ulasan: 'Harum sekali' });

  it('come after the goods', async () => {
    const { coffee, review, receive, rating } = await sent();
    expect((await review([words(coffee)])).statusCode).toBe(409);
    expect(await rating(coffee.id)).toEqual({ stars: 0, reviews: 0 });
    await receive();
    const changed: unknown[] = [];
    api.app.services.storeEvents.onStoreChanged((store) => changed.push(store));
    const longest = { ...words(coffee), ulasan: 'x'.repeat(2_000) };
    expect((await review([longest])).statusCode).toBe(200);
    // So that no page goes on with the stars of before.
    expect(changed).toEqual([coffee.storeId]);
  });

  it('are of products that are in it, with one to five stars, each counted once', async () => {
    const { shop, coffee, tea, review, receive, rating, listed } = await sent();
    await receive();
    const other = await aProduct(db(), shop.store.id);
    expect((await review([])).statusCode).toBe(422);
    expect((await review([words(other)])).statusCode).toBe(422);
    expect((await review([words(coffee), words(other)])).statusCode).toBe(422);
    expect((await review([words(coffee, 6)])).statusCode).toBe(422);
    expect((await review([words(coffee, 0)])).statusCode).toBe(422);
    expect((await review([{ ...words(coffee), ulasan: ' ' }])).statusCode).toBe(422);
    expect((await review([{ ...words(coffee), ulasan: 'x'.repeat(2_001) }])).statusCode).toBe(422);
    expect(await rating(coffee.id)).toEqual({ stars: 0, reviews: 0 });
    expect((await review([words(coffee, 2), words(tea, 1), words(coffee, 4)])).statusCode).toBe(200);
    expect(await rating(coffee.id)).toEqual({ stars: 4, reviews: 1 });
    expect(await rating(tea.id)).toEqual({ stars: 1, reviews: 1 });
    expect(await rating(other.id)).toEqual({ stars: 0, reviews: 0 });
    const shown = (await listed()).map(({ star, product }) => [star, product.nama]);
    expect(new Map(shown as [number, string][])).toEqual(
      new Map([
        [4, 'Kopi Gayo'],
        [1, 'Teh'],
      ]),
    );
  });

  it('are counted once, also when the button is pressed twice', async () => {
    const { coffee, review, receive, rating } = await sent();
    await receive();
    const replies = await Promise.all([review([words(coffee)]), review([words(coffee)])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rating(coffee.id)).toEqual({ stars: 5, reviews: 1 });
  });

  it('are refused with what is wrong, of each product', async () => {
    const { shop, coffee, tea, review, receive } = await sent();
    await receive();
    const reply = await review([
      words(await aProduct(db(), shop.store.id)),
      { ...words(tea, 0), ulasan: '' },
      { ...words(coffee), ulasan: 'x'.repeat(2_001) },
    ]);
    expect(reply.json()).toMatchObject({
      code: '-3',
      info: messages.productRequired,
      data: {
        errors: {
          'products.0.id': [messages.productRequired],
          'products.1.star': [messages.ratingRequired],
          'products.1.ulasan': [messages.reviewRequired],
          'products.2.ulasan': ['Ulasan terlalu panjang'],
        },
      },
    });
  });

  it('require that the buyer confirms receipt, unless it was bought as a guest', async () => {
    const own = await sent();
    const other = await aShopper(db(), api.clock.now());
    expect((await own.receive({})).statusCode).toBe(401);
    expect((await own.receive(other.headers)).statusCode).toBe(403);
    const unknown = await api.app.inject({
      method: 'POST',
      url: '/api/transaction/nobody/selesai',
      payload: {},
    });
    expect(unknown.statusCode).toBe(404);
    const id = await placed(api.app, own.shop);
    const operator = createOperator(api.app.services);
    await operator.run({ command: 'confirm', order: id });
    await operator.run({ command: 'ship', order: id, resi: 'JNE124' });
    const received = await api.app.inject({
      method: 'POST',
      url: `/api/transaction/${id}/selesai`,
      payload: {},
    });
    expect(received.json()).toMatchObject({ code: '00' });
  });
});
