import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders } from '../../../db/schema/orders.ts';
import { aShopper } from '../../../testing/a-shopper.ts';
import { aStore } from '../../../testing/a-store.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm, type Shop } from '../../../testing/orders-over-http.ts';

onEveryDatabase('an order that is asked for under a store', (database) => {
  let app: FastifyInstance;
  let shop: Shop;
  let other: string;
  let id: string;
  let headers: Record<string, string>;
  const db = () => database().db;

  beforeAll(async () => {
    const { app: opened, clock } = await testApp(database());
    app = opened;
    shop = await aShop(db());
    other = (await aStore(db())).username;
    ({ headers } = await aShopper(db(), clock.now()));
    id = await placed(app, shop, {}, headers);
  });
  afterAll(() => app.close());

  const calls = {
    read: (username: string) => app.inject({ url: `/api/transaction/${id}`, query: { username } }),
    proof: async (username: string) =>
      sendForm(app, `/api/transaction/bukti-transfer/${id}`, {
        username,
        payment_method_id: String(shop.account.id),
        transfer_date: '2026-11-21 09:30',
        jumlah_transfer: '10123',
        bukti_transfer: await aPicture(),
      }),
    receive: (username: string) =>
      app.inject({ method: 'POST', url: `/api/transaction/${id}/selesai`, query: { username }, headers }),
    review: (username: string) =>
      app.inject({
        method: 'POST',
        url: `/api/transaction/ulasan/${id}`,
        query: { username },
        headers,
        payload: { products: [{ id: shop.product.id, star: 5, ulasan: 'Harum' }] },
      }),
    reviews: (username: string) =>
      app.inject({ url: `/api/transaction/ulasan-saya/${id}`, query: { username }, headers }),
  };

  it.each(Object.entries(calls))('is not found under another one: %s', async (_name, call) => {
    const before = await orderRow(db(), id);
    for (const username of [other, 'tidak-ada']) {
      const answer = await call(username);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ info: 'Transaksi tidak ditemukan' });
    }
    expect(await orderRow(db(), id)).toEqual(before);
  });

  it('is found under its own, in capitals too', async () => {
    for (const username of [shop.store.username, shop.store.username.toUpperCase()]) {
      expect((await calls.read(username)).json()).toMatchObject({ data: { id } });
      expect((await calls.reviews(username)).statusCode).toBe(200);
    }
    expect((await calls.proof(shop.store.username)).json()).toMatchObject({ data: { status: 'CONFIRMED' } });
    await db()
      .update(orders)
      .set({ status: 'PAID', statusPengiriman: 'DIKIRIM' })
      .where(eq(orders.publicId, id));
    expect((await calls.receive(shop.store.username)).statusCode).toBe(200);
    expect((await calls.review(shop.store.username)).statusCode).toBe(200);
  });
});
