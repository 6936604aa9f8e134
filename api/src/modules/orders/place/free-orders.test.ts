import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { removeOldNetworks } from '../../../retention/old-networks.ts';
import { aProduct, aStore, anAccount } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { HOME, LOOPBACK, somebody, type Buyer } from '../../../testing/buyers.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { checkout, sendForm } from '../../../testing/orders-over-http.ts';

const HOUR_MS = 3_600_000;

onEveryDatabase('what free orders take', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { holdLimitFactor: 1 } }));
  });
  afterAll(() => app.close());

  /** Something that costs nothing, and how many pieces of it are left. */
  async function product(stock: number, own: Parameters<typeof aProduct>[2] = {}) {
    const store = await aStore(db());
    const made = await aProduct(db(), store.id, { harga: 0, stock, ...own });
    return {
      store,
      order: (qty: number, buyer: Partial<Buyer> = {}, remoteAddress = HOME) => {
        const own = { products: [{ id: made.id, qty }], ...somebody(), ...buyer };
        return checkout(app, { store }, own, {}, remoteAddress);
      },
      left: async () => (await db().select().from(products).where(eq(products.id, made.id)))[0]?.stock ?? 0,
    };
  }
  async function tickets(quota: number, own: Parameters<typeof aShow>[2] = {}) {
    const show = await aShow(db(), clock.now(), { harga: 0, quota, maxQty: null, ...own });
    return {
      store: show.store,
      order: (qty: number, buyer: Partial<Buyer> = {}, remoteAddress = HOME) => {
        const own = { tickets: [{ id: show.ticket.id, qty }], ...somebody(), ...buyer };
        return ticketBuyer({ app }).order(show, own, {}, remoteAddress);
      },
      left: async () => quota - ((await show.soldNow()) ?? 0),
      check: () => ticketBuyer({ app }).check(show),
    };
  }

  const ofNetwork = { code: '-2', info: expect.stringMatching(/gratis dari jaringan/) };

  describe.each([
    ['goods', product],
    ['tickets', tickets],
  ])('of %s', (_name, offer) => {
    it('is half of a stock for one address, and another one still gets some', async () => {
      const { order, left } = await offer(1_000);
      for (const qty of [250, 187, 63]) expect((await order(qty)).statusCode).toBe(200);
      expect((await order(1)).json()).toMatchObject(ofNetwork);
      expect(await left()).toBe(500);
      expect((await order(1, {}, '203.0.113.8')).statusCode).toBe(200);
    });

    it('is the same when the orders come at once', async () => {
      const { order, left } = await offer(400);
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(50)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
      expect(await left()).toBe(200);
    });
  });

  it('is not the whole of a small stock either', async () => {
    const { order, left } = await product(12);
    for (const qty of [5, 1]) expect((await order(qty)).statusCode).toBe(200);
    expect((await order(1)).json()).toMatchObject(ofNetwork);
    expect(await left()).toBe(6);
    expect((await order(1, {}, '203.0.113.8')).statusCode).toBe(200);
  });

  it('is counted together for the addresses of one IPv6 network', async () => {
    const { order } = await product(40);
    expect((await order(10, {}, '2001:db8:0:7::1')).statusCode).toBe(200);
    expect((await order(8, {}, '2001:db8:0:7::2')).statusCode).toBe(200);
    expect((await order(3, {}, '2001:db8:0:7::3')).json()).toMatchObject(ofNetwork);
    expect((await order(3, {}, '2001:db8:0:8::3')).statusCode).toBe(200);
  });

  it('is bounded for a buyer, in whatever spelling, for a day', async () => {
    const { order, left } = await product(400);
    const email = 'sari.dewi@gmail.com';
    const handphone = '081234567890';
    expect((await order(101, { email })).json()).toMatchObject({
      info: expect.stringMatching(/^Maksimal 100 .* gratis dalam 24 jam/),
    });
    expect((await order(60, { email, handphone })).statusCode).toBe(200);
    for (const again of [{ email: 'SariDewi+2@googlemail.com' }, { handphone: '+62 812-3456-7890' }])
      expect((await order(41, again)).json()).toMatchObject({ code: '-2' });
    clock.advance(24 * HOUR_MS - 1);
    expect((await order(41, { email })).json()).toMatchObject({ code: '-2' });
    clock.advance(1);
    expect((await order(41, { email })).statusCode).toBe(200);
    expect(await left()).toBe(299);
  });

  it('is ten orders of one buyer in a store', async () => {
    const { order } = await product(400);
    const buyer = somebody();
    for (let made = 0; made < 10; made += 1) expect((await order(1, buyer)).statusCode).toBe(200);
    expect((await order(1, buyer)).json()).toMatchObject({
      code: '-2',
      info: 'Kamu sudah membuat 10 pesanan gratis di toko ini dalam 24 jam terakhir. Silakan pesan lagi besok',
    });
    expect((await order(1)).statusCode).toBe(200);
    expect((await (await product(400)).order(1, buyer)).statusCode).toBe(200);
  });

  it('keeps the address for a day', async () => {
    const { order, store } = await product(400);
    await order(1);
    const networks = () =>
      db().select({ network: orders.network }).from(orders).where(eq(orders.storeId, store.id));
    clock.advance(24 * HOUR_MS - 1);
    await removeOldNetworks(db(), clock.now());
    expect(await networks()).toEqual([{ network: HOME }]);
    clock.advance(2);
    await removeOldNetworks(db(), clock.now());
    expect(await networks()).toEqual([{ network: null }]);
  });

  it('is as many of the seller’s limit for one buyer in all orders of a day', async () => {
    const { order } = await product(400, { isLimit: 1, buyLimit: 3 });
    const buyer = somebody();
    expect((await order(2, buyer)).statusCode).toBe(200);
    expect((await order(2, buyer)).json()).toMatchObject({
      info: 'Maksimal 3 "Kopi Gayo" untuk setiap pembeli, dan 2 sudah kamu pesan dalam 24 jam terakhir',
    });
    const show = await tickets(400, { maxQty: 4 });
    expect((await show.order(4, buyer)).statusCode).toBe(200);
    expect((await show.order(1, buyer)).json()).toMatchObject({
      info: 'Maksimal 4 "Reguler" untuk setiap pembeli, dan 4 sudah kamu pesan dalam 24 jam terakhir',
    });
  });

  it('counts orders of services and of digital products', async () => {
    const store = await aStore(db());
    const buyer = somebody();
    const free = { harga: 0, stock: 100 };
    const service = await aProduct(db(), store.id, { category: 'jasa', ...free });
    const file = { category: 'digital_product' as const, link: 'https://a.test/f', ...free };
    const digital = await aProduct(db(), store.id, file);
    const send = (url: string, id: number) =>
      sendForm(app, url, { username: store.username, product_id: String(id), qty: '1', ...buyer });
    for (let made = 0; made < 5; made += 1) {
      expect((await send('/api/checkout-jasa', service.id)).json()).toMatchObject({ code: '00' });
      expect((await send('/api/checkout-digital-product', digital.id)).json()).toMatchObject({ code: '00' });
    }
    for (const [url, { id }] of [
      ['/api/checkout-jasa', service],
      ['/api/checkout-digital-product', digital],
    ] as const)
      expect((await send(url, id)).json()).toMatchObject({
        info: expect.stringMatching(/10 pesanan gratis/),
      });
  });

  it('is not taken from orders that cost something', async () => {
    const { order, store } = await product(400);
    const buyer = somebody();
    for (let made = 0; made < 10; made += 1) await order(1, buyer);
    await anAccount(db(), store.id);
    const paid = await aProduct(db(), store.id);
    const answer = await checkout(app, { store, product: paid }, buyer, {}, HOME);
    expect(answer.json()).toMatchObject({ code: '00' });
  });

  it('is said before the checkout of tickets, by the address', async () => {
    const { order, check } = await tickets(300);
    for (const qty of [75, 56, 19]) await order(qty, {}, LOOPBACK);
    expect((await check()).json()).toMatchObject(ofNetwork);
  });
});
