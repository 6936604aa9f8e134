import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { wholesaleTiers } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { aProduct, aVariety } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer, type Show } from '../../../testing/an-event.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { HOME, somebody } from '../../../testing/buyers.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { takeCodes } from '../../../testing/open-orders.ts';
import { checkout, sendForm } from '../../../testing/orders-over-http.ts';

onEveryDatabase('what unpaid orders hold', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { holdLimitFactor: 1 } }));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.time = new Date('2026-11-21T03:00:00Z');
  });

  const some = ({ ticket }: Show, qty: number) => ({ tickets: [{ id: ticket.id, qty }] });
  const tickets = (show: Show, qty: number, buyer: object = somebody(), remoteAddress = HOME) =>
    ticketBuyer({ app }).order(show, { ...some(show, qty), ...buyer }, {}, remoteAddress);
  const goods = ({ store }: Show, products: object[], buyer: object = somebody()) =>
    checkout(app, { store }, { products, ...buyer }, {}, HOME);
  const sale = (own: Parameters<typeof aShow>[2] = {}) =>
    aShow(db(), clock.now(), { quota: 3_000, maxQty: null, ...own });

  const tooMany = {
    code: '-2',
    info: 'Kamu masih punya 10 pesanan yang belum dibayar di toko ini. Mohon selesaikan pembayarannya terlebih dahulu',
  };

  it('are at most ten orders of one buyer in a store, of goods and of tickets together', async () => {
    const show = await sale();
    const product = await aProduct(db(), show.store.id, { stock: 100 });
    const buyer = somebody();
    for (let made = 0; made < 5; made += 1) {
      expect((await tickets(show, 1, buyer)).statusCode).toBe(200);
      expect((await goods(show, [{ id: product.id, qty: 1 }], buyer)).statusCode).toBe(200);
    }
    expect((await tickets(show, 1, buyer)).json()).toMatchObject(tooMany);
    expect((await goods(show, [{ id: product.id, qty: 1 }], buyer)).json()).toMatchObject(tooMany);
    expect(await show.soldNow()).toBe(5);
    // What costs nothing is never unpaid, and counts for itself.
    const free = await aProduct(db(), show.store.id, {
      harga: 0,
      category: 'digital_product',
      link: 'https://a.test/f',
    });
    expect((await goods(show, [{ id: free.id, qty: 1 }], buyer)).json()).toMatchObject({ code: '00' });
    const elsewhere = await sale();
    expect((await tickets(elsewhere, 1, buyer)).statusCode).toBe(200);
  });

  it('identify a buyer by the phone, however it is written, and by the e-mail', async () => {
    const show = await sale();
    const buyer = { nama: 'Sari', handphone: '081234567890', email: 'sari@contoh.id' };
    for (let made = 0; made < 10; made += 1) expect((await tickets(show, 1, buyer)).statusCode).toBe(200);
    const samePhone = { ...somebody(), handphone: '+62 812-3456-7890' };
    expect((await tickets(show, 1, samePhone)).json()).toMatchObject(tooMany);
    const sameMail = { ...somebody(), email: 'SARI@contoh.id' };
    expect((await tickets(show, 1, sameMail)).json()).toMatchObject(tooMany);
    expect((await tickets(show, 1)).statusCode).toBe(200);
  });

  it.each([
    ['paid', () => ({ status: 'PAID' as const })],
    ['expired', () => ({ status: 'EXPIRED' as const })],
    ['over by the clock', () => ({ expiresAt: clock.now() })],
  ])('are not orders that are %s', async (_name, change) => {
    const show = await sale();
    const buyer = somebody();
    for (let made = 0; made < 10; made += 1) await tickets(show, 1, buyer);
    await db().update(orders).set(change()).where(eq(orders.storeId, show.store.id));
    expect((await tickets(show, 1, buyer)).statusCode).toBe(200);
  });

  it('are a share of a quota, in one order and in several', async () => {
    const show = await sale({ quota: 400 });
    const buyer = somebody();
    const most = 'Maksimal 100 "Reguler" dalam pesanan yang belum dibayar';
    expect((await tickets(show, 101, buyer)).json()).toMatchObject({ info: expect.stringContaining(most) });
    expect((await tickets(show, 60, buyer)).statusCode).toBe(200);
    expect((await tickets(show, 41, buyer)).json()).toMatchObject({ info: expect.stringContaining(most) });
    expect((await tickets(show, 40, buyer)).statusCode).toBe(200);
  });

  it('are a share of the stock of each combination', async () => {
    const show = await sale();
    const buyer = somebody();
    const product = await aProduct(db(), show.store.id, { enableVariations: 1, stock: 0 });
    const red = await aVariety(db(), product, { stock: 100 });
    const blue = await aVariety(db(), product, { position: 2, stock: 200 });
    const of = (variety: { id: number }, qty: number) => [{ id: product.id, variety_id: variety.id, qty }];
    expect((await goods(show, of(red, 25), buyer)).statusCode).toBe(200);
    const most = (pieces: number) => ({ info: expect.stringContaining(`Maksimal ${pieces} "Kopi Gayo"`) });
    expect((await goods(show, of(red, 1), buyer)).json()).toMatchObject(most(25));
    expect((await goods(show, of(blue, 51), buyer)).json()).toMatchObject(most(50));
    expect((await goods(show, of(blue, 50), buyer)).statusCode).toBe(200);
  });

  it('are the share of a stock when they come at once', async () => {
    const show = await sale();
    const product = await aProduct(db(), show.store.id, { stock: 400 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => goods(show, [{ id: product.id, qty: 50 }])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  });

  it('of services are not bounded by a stock, as they have none', async () => {
    const show = await sale();
    const service = await aProduct(db(), show.store.id, { category: 'jasa', stock: 0 });
    const booked = await sendForm(app, '/api/checkout-jasa', {
      username: show.store.username,
      product_id: String(service.id),
      qty: '30',
      ...somebody(),
    });
    expect(booked.json()).toMatchObject({ code: '00' });
  });

  it('are all of a small stock, as one order always could', async () => {
    const show = await sale({ quota: 12 });
    expect((await tickets(show, 12)).statusCode).toBe(200);
  });

  it('are no more than the seller lets one buyer have, all unpaid orders together', async () => {
    const show = await sale({ maxQty: 4 });
    const buyer = somebody();
    expect((await tickets(show, 3, buyer)).statusCode).toBe(200);
    expect((await tickets(show, 2, buyer)).json()).toMatchObject({
      info: 'Maksimal 4 "Reguler" untuk setiap pembeli, dan 3 sudah ada dalam pesanan kamu yang belum dibayar',
    });
    expect((await tickets(show, 1, buyer)).statusCode).toBe(200);
    const product = await aProduct(db(), show.store.id, {
      enableVariations: 1,
      isLimit: 1,
      buyLimit: 3,
    });
    const red = await aVariety(db(), product);
    const blue = await aVariety(db(), product, { position: 2 });
    const of = (variety: { id: number }, qty: number) => [{ id: product.id, variety_id: variety.id, qty }];
    expect((await goods(show, of(red, 2), buyer)).statusCode).toBe(200);
    expect((await goods(show, of(blue, 2), buyer)).json()).toMatchObject({
      info: 'Maksimal 3 "Kopi Gayo" untuk setiap pembeli, dan 2 sudah ada dalam pesanan kamu yang belum dibayar',
    });
  });

  it('may be as many as the seller lets one order have, or has a price for', async () => {
    const show = await sale({ quota: 60, maxQty: 50 });
    expect((await tickets(show, 50)).statusCode).toBe(200);
    const product = await aProduct(db(), show.store.id, { stock: 60, isLimit: 1, buyLimit: 55 });
    expect((await goods(show, [{ id: product.id, qty: 55 }])).statusCode).toBe(200);
    const bulk = await aProduct(db(), show.store.id, { stock: 60, enableWholesalePrice: 1 });
    const tier = { minProduct: 40, maxProduct: null, price: 9_000 };
    await db()
      .insert(wholesaleTiers)
      .values({ storeId: show.store.id, productId: bulk.id, ...tier });
    expect((await goods(show, [{ id: bulk.id, qty: 41 }])).json()).toMatchObject({
      info: expect.stringContaining('Maksimal 40'),
    });
    expect((await goods(show, [{ id: bulk.id, qty: 40 }])).statusCode).toBe(200);
    const neither = { stock: 60, isLimit: 0, buyLimit: 55, enableWholesalePrice: 0 } as const;
    const single = await aProduct(db(), show.store.id, neither);
    await db()
      .insert(wholesaleTiers)
      .values({ storeId: show.store.id, productId: single.id, ...tier });
    expect((await goods(show, [{ id: single.id, qty: 40 }])).json()).toMatchObject({
      info: expect.stringContaining('Maksimal 20'),
    });
  });

  it('are counted by product, also in an order of several', async () => {
    const show = await sale();
    const buyer = somebody();
    const tea = await aProduct(db(), show.store.id, { nama: 'Teh', stock: 100, isLimit: 0, buyLimit: 1 });
    const sugar = await aProduct(db(), show.store.id, { nama: 'Gula', stock: 100, isLimit: 1, buyLimit: 3 });
    const coffee = await aProduct(db(), show.store.id, { nama: 'Kopi', stock: 100 });
    const order = (...pieces: [product: { id: number }, qty: number][]) =>
      goods(
        show,
        pieces.map(([{ id }, qty]) => ({ id, qty })),
        buyer,
      );
    expect((await order([tea, 20], [sugar, 2])).statusCode).toBe(200);
    expect((await order([tea, 1], [coffee, 25])).statusCode).toBe(200);
    expect((await order([tea, 1], [sugar, 2])).json()).toMatchObject({
      info: 'Maksimal 3 "Gula" untuk setiap pembeli, dan 2 sudah ada dalam pesanan kamu yang belum dibayar',
    });
    expect((await order([tea, 5], [sugar, 1])).json()).toMatchObject({
      info: expect.stringContaining('Maksimal 25 "Teh"'),
    });
    expect((await order([tea, 4], [sugar, 1])).statusCode).toBe(200);
  });

  it('from one network address are far more than one buyer has, but never a whole large sale', async () => {
    const show = await sale({ quota: 400 });
    for (const qty of [100, 75, 25]) expect((await tickets(show, qty)).statusCode).toBe(200);
    const refused = 'Terlalu banyak pesanan yang belum dibayar dari jaringan internet kamu';
    expect((await tickets(show, 1)).json()).toMatchObject({ info: expect.stringContaining(refused) });
    const check = await ticketBuyer({ app }).check(show, {}, HOME);
    expect(check.json()).toMatchObject({ info: expect.stringContaining(refused) });
    expect((await tickets(show, 4, somebody(), '198.51.100.20')).statusCode).toBe(200);
  });

  it('from one network address are at most 500 orders in a store; an IPv6 network counts as one', async () => {
    const show = await sale();
    // One of the 500 is for tickets.
    expect((await tickets(show, 1, somebody(), '2001:db8:1:2:bbbb::5')).statusCode).toBe(200);
    await takeCodes(db(), { storeId: show.store.id, base: 1_000, accountId: null, to: 499 });
    const expiresAt = new Date(clock.now().getTime() + 1_000);
    await db()
      .update(orders)
      .set({ network: '2001:db8:1:2::', expiresAt })
      .where(eq(orders.storeId, show.store.id));
    const answer = await tickets(show, 1, somebody(), '2001:db8:1:2:aaaa::5');
    expect(answer.json()).toMatchObject({ info: expect.stringContaining('jaringan internet kamu') });
    expect((await tickets(show, 1, somebody(), '2001:db8:1:3::5')).statusCode).toBe(200);
  });

  it('are reported before the checkout as well, as far as they do not depend on the buyer', async () => {
    const show = await sale({ quota: 400 });
    const check = (qty: number) => ticketBuyer({ app }).check(show, some(show, qty));
    expect((await check(100)).statusCode).toBe(200);
    expect((await check(101)).json()).toMatchObject({ info: expect.stringContaining('Maksimal 100') });
  });

  it('keep the network address only while they are unpaid', async () => {
    const show = await sale();
    const { id, token } = (await tickets(show, 1)).json<{ data: { id: string; token: string } }>().data;
    const [held] = await db().select().from(orders).where(eq(orders.publicId, id));
    expect(held).toMatchObject({ network: HOME });
    clock.advance(2 * 24 * 60 * 60 * 1000);
    await app.inject(`/api/event/transaction/${id}/${token}`);
    const [ended] = await db().select().from(orders).where(eq(orders.publicId, id));
    expect(ended).toMatchObject({ status: 'EXPIRED', network: null });
  });
});
