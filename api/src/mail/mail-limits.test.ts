import { and, eq, isNotNull } from 'drizzle-orm';
import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import { mails as outbox, type MailKind } from '../db/schema/mails.ts';
import { orders } from '../db/schema/orders.ts';
import { aProduct, aStore, anAccount } from '../testing/a-store.ts';
import { aShow, ticketBuyer } from '../testing/an-event.ts';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { createAttemptCounters } from '../attempts/attempt-counters.ts';
import { createMailLimits } from './mail-limits.ts';

onEveryDatabase('The mails to a mailbox', (database) => {
  const db = () => database().db;
  let shop: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    shop = await testApp(database(), { config: { rateLimitFactor: 1 } });
  });
  afterAll(() => shop.app.close());

  /** Spellings of one mailbox. */
  const spelling = (name: string, nth: number) => {
    const dot = 1 + (nth % (name.length - 1));
    return `${name.slice(0, dot)}.${name.slice(dot)}+${nth}@${nth % 2 ? 'gmail' : 'GoogleMail'}.com`;
  };
  async function orderMany(count: number, name: string, harga: number) {
    const store = await aStore(db());
    await anAccount(db(), store.id);
    const product = await aProduct(db(), store.id, { harga, stock: 1_000 });
    const answers = [];
    for (let nth = 0; nth < count; nth += 1) {
      answers.push(
        await shop.app.inject({
          method: 'POST',
          url: '/api/checkout',
          remoteAddress: `203.0.${nth}.7`,
          payload: {
            username: store.username,
            products: [{ id: product.id, qty: 1 }],
            nama: 'Sari',
            handphone: `0812${String(nth).padStart(8, '0')}`,
            email: spelling(name, nth),
          },
        }),
      );
      await shop.app.services.mails.settled();
    }
    return { store, answers };
  }
  const mailsTo = (name: string) =>
    shop.mails.filter(({ to }) => to.replaceAll('.', '').toLowerCase().startsWith(`${name}+`));

  it.each([
    ['free', 23, 0],
    ['unpaid', 23, 10_000],
  ])(
    'about %s orders are 20 in a day, however it is spelt; every order is placed',
    async (status, count, harga) => {
      const name = `sasaran${status}`;
      const { store, answers } = await orderMany(count, name, harga);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect(await db().$count(orders, eq(orders.storeId, store.id))).toBe(count);
      expect(mailsTo(name)).toHaveLength(20);
      // No order says that it was mailed when it was not.
      const said = answers.map((answer) => answer.json<CheckoutAnswer>());
      expect(said.map(({ data }) => data.mailed)).toEqual(answers.map((_, nth) => nth < 20));
      expect(said[19]?.info).toBe('Detail pembelian telah dikirim ke email anda');
      expect(said[20]?.info).toMatch(/Email tidak dikirim karena .* simpan halaman ini/);
      const show = await aShow(db(), shop.clock.now(), { harga: 0 });
      const tickets = await ticketBuyer(shop).order(show, { email: spelling(name, 3) });
      expect(tickets.json()).toMatchObject({ info: said[20]?.info, data: { mailed: false } });
      // What was not sent is among the mails that the operator can send again; nobody's address is kept with them.
      const held = await db()
        .select()
        .from(outbox)
        .where(and(eq(outbox.storeId, store.id), isNotNull(outbox.failedAt)));
      expect(held).toHaveLength(count - 20);
      expect(held[0]).toMatchObject({ lastError: expect.stringContaining('Terlalu banyak email') });
      expect(await db().$count(outbox, and(eq(outbox.storeId, store.id), isNotNull(outbox.network)))).toBe(0);
    },
  );

  it('of another person are sent', async () => {
    await orderMany(1, 'orang', 0);
    expect(mailsTo('orang')).toHaveLength(1);
  });

  describe('by what counts', () => {
    /** @param factor multiplies the limits */
    const counted = (factor = 1) => createMailLimits(createAttemptCounters(db(), factor)).count;
    const passed = async (
      kind: MailKind,
      count: number,
      own: { to?: (nth: number) => string; network?: string; factor?: number },
    ) => {
      const maySend = counted(own.factor);
      let sent = 0;
      for (let nth = 0; nth < count; nth += 1) {
        const recipient = own.to?.(nth) ?? `${kind}+${nth}@contoh.id`;
        if (await maySend({ kind, recipient, network: own.network ?? null })) sent += 1;
      }
      return sent;
    };

    it.each([
      ['order-shipped', 60],
      ['verification', 40],
    ] as const)('are so many of %s', async (kind, most) => {
      expect(await passed(kind, most + 5, {})).toBe(most);
    });

    it('are all of a seller’s own', async () => expect(await passed('seller-order', 100, {})).toBe(100));

    it('are a thousand of one network address, to whomever', async () => {
      const to = (nth: number) => `orang${nth}@contoh.id`;
      const aHundredth = { to, factor: 0.01 };
      expect(await passed('order-placed', 12, { ...aHundredth, network: '198.51.100.1' })).toBe(10);
      expect(await passed('order-placed', 1, { to: () => 'lain@contoh.id', network: '198.51.100.2' })).toBe(
        1,
      );
    });

    it('are no more when they are counted at once', async () => {
      const maySend = counted();
      const mail = { kind: 'order-placed' as const, recipient: 'serentak@contoh.id', network: null };
      const sent = await Promise.all(Array.from({ length: 50 }, () => maySend(mail)));
      expect(sent.filter(Boolean)).toHaveLength(20);
    });
  });
});
