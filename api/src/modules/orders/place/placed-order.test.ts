import { eq } from 'drizzle-orm';
import type { PlacedByKey } from '@lapak/contracts/api/order';
import { orders } from '../../../db/schema/orders.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { payments } from '../../../db/schema/payments.ts';
import { vouchers } from '../../../db/schema/stores.ts';
import { aProduct, aStore, aVoucher, anAccount } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { checkout, sendForm } from '../../../testing/orders-over-http.ts';

const KEY = 'a-key-that-nobody-guesses';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Answer {
  code: string;
  info: string;
  data: { id: string; invoice: string; total: number; order?: PlacedByKey };
}

onEveryDatabase('what a key has made', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  const headers = { 'idempotency-key': KEY };
  const placed = (username: string, key = KEY) =>
    api.app.inject({ url: `/api/checkout/placed?username=${username}`, headers: { 'idempotency-key': key } });
  const cancel = (username: string, key = KEY) =>
    api.app.inject({
      method: 'POST',
      url: '/api/checkout/placed/cancel',
      headers: { 'idempotency-key': key },
      payload: { username },
    });

  const buyer = { nama: 'Sari', handphone: '081234567890', email: 'sari@contoh.id' };

  /** A way to order one thing, whose content can be changed. */
  async function goods() {
    const store = await aStore(db());
    const account = await anAccount(db(), store.id);
    const product = await aProduct(db(), store.id);
    const voucher = await aVoucher(db(), store.id);
    const send = (own: object = {}, key = KEY) =>
      checkout(
        api.app,
        { store, product, account },
        { voucher_code: voucher.code, ...buyer, ...own },
        { 'idempotency-key': key },
      );
    const left = async () => ({
      stock: (await db().select().from(products).where(eq(products.id, product.id)))[0]?.stock,
      used: (await db().select().from(vouchers).where(eq(vouchers.id, voucher.id)))[0]?.used,
    });
    return { store, account, product, send, left };
  }

  async function form() {
    const store = await aStore(db());
    const account = await anAccount(db(), store.id);
    const product = await aProduct(db(), store.id, { category: 'jasa', enableIdentityData: 0 });
    const ids = { username: store.username, product_id: String(product.id), qty: '1' };
    const send = (own: Record<string, string> = {}) =>
      sendForm(
        api.app,
        '/api/checkout-jasa',
        { ...ids, payment_method: String(account.id), ...buyer, ...own },
        headers,
      );
    return { store, send };
  }

  async function tickets() {
    const show = await aShow(db(), api.clock.now());
    return { store: show.store, send: (own: object = {}) => ticketBuyer(api).order(show, own, headers) };
  }

  it.each([
    ['goods', goods],
    ['a service or a digital product', form],
    ['tickets', tickets],
  ])(
    'at the checkout of %s is answered again for the same content, and named for another one',
    async (_name, open) => {
      const { store, send } = await open();
      const first = (await send()).json<Answer>();
      expect(first.code).toBe('00');
      expect((await send({ nama: ' Sari ' })).json()).toEqual(first);
      const other = await send({ nama: 'Budi' });
      expect(other.statusCode).toBe(409);
      const { code, info, data } = other.json<Answer>();
      const { id, invoice, total } = first.data;
      expect({ code, order: data.order }).toMatchObject({
        code: '-5',
        order: { id, invoice, total, status: 'UNPAID' },
      });
      expect(info).toContain(invoice);
      expect(await db().$count(orders, eq(orders.storeId, store.id))).toBe(1);
    },
  );

  it.each([
    ['goods', 'order', goods],
    ['tickets', 'event', tickets],
  ])('of %s is found and cancelled by the key', async (_name, kind, open) => {
    const { store, send } = await open();
    const { invoice, id } = (await send()).json<Answer>().data;
    expect((await placed(store.username)).json()).toMatchObject({
      data: { kind, id, invoice, status: 'UNPAID' },
    });
    expect((await cancel(store.username)).json()).toMatchObject({
      code: '00',
      data: { invoice, status: 'EXPIRED' },
    });
  });

  it.each([
    ['name', { nama: 'Budi' }],
    ['phone', { handphone: '081234567891' }],
    ['payment method', { payment_method: null }],
    ['voucher', { voucher_code: '' }],
    ['note', { catatan: 'Tanpa gula' }],
    ['quantity', 'qty'],
    ['price on the screen', { expected_total: 9_000 }],
  ])('covers the %s', async (_name, change) => {
    const { product, send } = await goods();
    const own = change === 'qty' ? { products: [{ id: product.id, qty: 2 }] } : change;
    expect((await send()).statusCode).toBe(200);
    expect((await send(own as object)).json()).toMatchObject({ code: '-5' });
  });

  it('is the same whatever the order of the lines', async () => {
    const { store, product, send } = await goods();
    const other = await aProduct(db(), store.id);
    const lines = [
      { id: product.id, qty: 1 },
      { id: other.id, qty: 1 },
    ];
    const first = (await send({ products: lines })).json<Answer>();
    expect((await send({ products: [...lines].reverse() })).json()).toEqual(first);
  });

  it('is made once, and mailed once, when two contents come at once under one key', async () => {
    const { store, send } = await goods();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send({ nama: at % 2 ? 'Sari' : 'Budi' })),
    );
    expect(await db().$count(orders, eq(orders.storeId, store.id))).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 409),
    ]);
  });

  it('is the last piece for a shopper who pressed twice', async () => {
    const { store, product, send } = await goods();
    await db().update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db().$count(orders, eq(orders.storeId, store.id))).toBe(1);
  });

  it('belongs to a store: elsewhere the same key makes another order', async () => {
    const [here, there] = [await goods(), await goods()];
    const first = (await here.send()).json<Answer>();
    const second = (await there.send()).json<Answer>();
    expect(second.code).toBe('00');
    expect(second.data.id).not.toBe(first.data.id);
    expect((await cancel(there.store.username)).statusCode).toBe(200);
    expect((await placed(here.store.username)).json()).toMatchObject({ data: { status: 'UNPAID' } });
  });

  it('is not shown without the key, nor for a key that could be guessed', async () => {
    const { store, send } = await goods();
    await send();
    expect((await placed(store.username, 'another-key-of-somebody')).statusCode).toBe(404);
    expect((await cancel(store.username, 'another-key-of-somebody')).statusCode).toBe(404);
    expect((await placed('tidak-ada')).statusCode).toBe(404);
    await send({}, 'short');
    expect((await placed(store.username, 'short')).statusCode).toBe(400);
    expect((await cancel(store.username, 'short')).statusCode).toBe(400);
    expect((await placed(store.username)).json()).toMatchObject({ data: { status: 'UNPAID' } });
  });

  it('gives stock and voucher back exactly once, however often and by whatever step it ends', async () => {
    const { store, send, left } = await goods();
    await send();
    expect(await left()).toEqual({ stock: 9, used: 1 });
    const clicks = await Promise.all(Array.from({ length: 5 }, () => cancel(store.username)));
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    api.clock.advance(2 * DAY_MS);
    await cancel(store.username);
    expect(await left()).toEqual({ stock: 10, used: 0 });
  });

  it('gives tickets back, and ends what a provider was to collect', async () => {
    const show = await aShow(db(), api.clock.now());
    const qris = await anAccount(db(), show.store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    await ticketBuyer(api).placed(show, { payment_method_id: qris.id }, headers);
    expect(await show.soldNow()).toBe(2);
    await Promise.all([cancel(show.store.username), cancel(show.store.username)]);
    expect(await show.soldNow()).toBe(0);
    const [payment] = await db().select().from(payments).where(eq(payments.storeId, show.store.id));
    expect(payment?.status).toBe('CLOSED');
  });

  it.each(['PAID', 'CONFIRMED'] as const)('is not cancelled once it is %s', async (status) => {
    const { store, send, left } = await goods();
    const { invoice } = (await send()).json<Answer>().data;
    await db().update(orders).set({ status }).where(eq(orders.storeId, store.id));
    const answer = await cancel(store.username);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      info: `Pesanan ${invoice} sudah dibayar atau sedang diperiksa, jadi tidak dapat dibatalkan`,
      data: { order: { invoice, status } },
    });
    expect(await left()).toEqual({ stock: 9, used: 1 });
  });
});
