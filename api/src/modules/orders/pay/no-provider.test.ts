import type { FastifyInstance } from 'fastify';
import { messages } from '@lapak/domain/messages';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { payments } from '../../../db/schema/payments.ts';
import { anAccount, aProduct, aStore } from '../../../testing/a-store.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { checkout } from '../../../testing/orders-over-http.ts';
import { orderServices } from '../../../testing/test-order-services.ts';
import { anInput } from '../../../testing/checkout-builders.ts';
import { sandboxProvider } from './sandbox-provider.ts';

onEveryDatabase('a shop that is not being tried', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  const secret = 'rahasia uji';
  beforeAll(async () => {
    ({ app } = await testApp(database(), { config: { trial: false, sandboxSecret: secret } }));
  });
  afterAll(() => app.close());

  async function shop() {
    const store = await aStore(db());
    const qris = await anAccount(db(), store.id, { group: 'qris', nama: 'QRIS', typeOfPayment: 'otomatis' });
    const product = await aProduct(db(), store.id, { alamatOption: 0 });
    const order = (payment_method: number | null) =>
      checkout(app, { store, product, account: qris }, { payment_method });
    return { store, qris, order };
  }

  it('offers no payment method that a provider would have to collect for', async () => {
    const { store, qris, order } = await shop();
    const methods = () => app.inject({ url: `/api/payment-method-per-method/${store.username}` });
    const profile = () => app.inject({ url: '/api/setting/profile', query: { username: store.username } });
    expect((await methods()).json().data.qris).toEqual([]);
    expect((await profile()).json().data.takes_payments).toBe(false);
    expect((await order(qris.id)).statusCode).toBe(422);
    expect((await order(null)).json().info).toBe(messages.storeTakesNoOrders);
    const bank = await anAccount(db(), store.id);
    expect((await methods()).json().data.bank).toMatchObject([{ id: bank.id }]);
    expect((await order(bank.id)).json().code).toBe('00');
  });

  it('does not mark a payment paid: neither by the page nor by a message, signed or not', async () => {
    const tried = await orderServices(db());
    const { store, qris } = await shop();
    const product = await aProduct(db(), store.id, { alamatOption: 0 });
    const placed = await tried.checkout.checkout(
      anInput({
        username: store.username,
        payment_method: qris.id,
        products: [{ id: product.id, qty: 1 }],
      }),
      { userId: null, idempotencyKey: null },
    );
    if (!placed.ok) throw new Error(placed.info);
    const [payment] = await db().select().from(payments).where(eq(payments.orderId, placed.data.id));
    const reference = payment?.reference ?? '';
    const { headers, body } = sandboxProvider(secret).callback(reference, payment?.amount ?? 0);
    const replies = [
      await app.inject({ method: 'POST', url: `/sandbox/pay/${reference}` }),
      await app.inject({ url: `/sandbox/pay/${reference}` }),
      await app.inject({
        method: 'POST',
        url: '/api/payment/sandbox/callback',
        headers: {
          'content-type': 'application/json',
          'x-sandbox-signature': String(headers['x-sandbox-signature']),
        },
        payload: body,
      }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const [order] = await db().select().from(orders).where(eq(orders.id, placed.data.id));
    expect(order?.status).toBe('UNPAID');
  });
});
