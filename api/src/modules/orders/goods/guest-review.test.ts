import type { FastifyInstance } from 'fastify';
import { aShopper } from '../../../testing/a-shopper.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, orderRow, placed, type Shop } from '../../../testing/orders-over-http.ts';
import { applyPaymentStep } from '../order-steps.ts';
import { applyDeliveryStep } from '../order-steps.ts';

onEveryDatabase('An order that was made as a guest', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  let shop: Shop;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app, clock } = await testApp(database()));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await aShop(db());
  });

  async function received(email: string): Promise<string> {
    const id = await placed(app, shop, { email });
    const row = await orderRow(db(), id);
    await db().transaction(async (tx) => {
      await applyPaymentStep(tx, row, 'confirm', clock.now());
      await applyDeliveryStep(tx, row, 'ship', clock.now(), { resi: 'JNE123' });
      await applyDeliveryStep(tx, row, 'receive', clock.now());
    });
    return id;
  }
  const review = (id: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/transaction/ulasan/${id}`,
      headers,
      payload: { products: [{ id: shop.product.id, star: 5, ulasan: 'Harum' }] },
    });
  const readBack = (id: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/transaction/ulasan-saya/${id}`, headers });

  it('is reviewed by the account with its e-mail address, however that is spelt', async () => {
    const sari = await aShopper(db(), clock.now());
    const id = await received(sari.user.email.toUpperCase());
    expect((await review(id, sari.headers)).json()).toMatchObject({ code: '00' });
    expect((await readBack(id, sari.headers)).json()).toMatchObject({ data: [{ ulasan: 'Harum' }] });
  });

  it('is not there for any other account, nor without one', async () => {
    const sari = await aShopper(db(), clock.now());
    const other = await aShopper(db(), clock.now());
    const id = await received(sari.user.email);
    expect((await review(id, other.headers)).statusCode).toBe(404);
    expect((await readBack(id, other.headers)).statusCode).toBe(404);
    expect((await review(id)).statusCode).toBe(401);
    expect((await readBack(id)).statusCode).toBe(401);
    expect((await review(id, sari.headers)).statusCode).toBe(200);
  });

  it('that an account made is that account’s alone, whatever e-mail address it has', async () => {
    const buyer = await aShopper(db(), clock.now());
    const named = await aShopper(db(), clock.now());
    const id = await placed(app, shop, { email: named.user.email }, buyer.headers);
    expect((await review(id, named.headers)).statusCode).toBe(404);
    expect((await review(id, buyer.headers)).statusCode).toBe(409);
  });
});
