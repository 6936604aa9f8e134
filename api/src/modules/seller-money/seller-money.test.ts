import { and, eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mails.ts';
import { auditLog } from '../../db/schema/members.ts';
import { paymentMoney } from '../../db/schema/payments.ts';
import { stores } from '../../db/schema/stores.ts';
import { aConsole } from '../../testing/a-console.ts';
import { anAccount, aProduct } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { orderRow, placed } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { paymentOfOrder } from '../orders/pay/order-payment.ts';
import { sandboxProvider } from '../orders/pay/sandbox-provider.ts';

const DAY_MS = 86_400_000;
const secret = 'rahasia uji';

onEveryDatabase('Money that somebody has to look after', (database) => {
  const suite = suiteApp(database, { config: { sandboxSecret: secret } });
  const db = () => database().db;

  /** A store with an order whose payment comes a day late. */
  async function withLateMoney() {
    const console = await aConsole(suite.app, db());
    const { store } = console;
    await db().update(stores).set({ email: 'toko@contoh.id' }).where(eq(stores.id, store.id));
    const product = await aProduct(db(), store.id, { alamatOption: 0 });
    const account = await anAccount(db(), store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    const order = await orderRow(db(), await placed(suite.app, { store, product, account }));
    const payment = await paymentOfOrder(db(), order);
    if (!payment) throw new Error('no payment');
    const { headers, body } = sandboxProvider(secret).callback(payment.reference, payment.amount);
    const send = () =>
      suite.app.inject({
        ...{ method: 'POST', url: '/api/payment/sandbox/callback', payload: body },
        headers: {
          'content-type': 'application/json',
          'x-sandbox-signature': String(headers['x-sandbox-signature']),
        },
      });
    suite.clock.advance(DAY_MS + 1);
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(200);
    const list = () => console.call('GET', '/uang');
    const [money] = (await list()).data;
    const handle = (note: string) => console.call('POST', `/uang/${money.id}`, { note });
    return { ...console, order, money, list, handle };
  }

  it('is listed with whom it came from and why, counted and mailed once', async () => {
    const { list, order, call, store } = await withLateMoney();
    const { data, waiting } = await list();
    expect(waiting).toBe(1);
    expect((await call('GET', '/uang?page=2')).data).toEqual(data);
    expect(data).toMatchObject([
      {
        ...{ flag: 'late', amount: order.total, currency: 'IDR', provider: 'sandbox', handled: null },
        order: {
          ...{ id: order.publicId, invoice: order.invoice, status: 'EXPIRED', total: order.total },
          ...{ nama: order.nama, handphone: order.handphone, email: order.email },
        },
      },
    ]);
    expect((await call('GET', '/ringkasan')).data.money).toBe(1);
    const isMail = and(eq(mails.storeId, store.id), eq(mails.kind, 'seller-money'));
    const sent = await db().select().from(mails).where(isMail);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe(`Uang perlu ditangani, pesanan ${order.invoice}`);
    expect(sent[0]?.text).toContain(`/kelola/toko/${store.username}/pesanan`);
  });

  it('is closed once with a note, which is in the log, and the first one stays', async () => {
    const { handle, list, order, store, member } = await withLateMoney();
    const answers = await Promise.all(['dikembalikan ke BCA', 'disepakati'].map(handle));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.info).toMatch(
      new RegExp(`Sudah ditangani oleh ${member.user.name} pada`),
    );
    const { data, waiting } = await list();
    expect(waiting).toBe(0);
    const note = data[0].handled.note;
    expect(['dikembalikan ke BCA', 'disepakati']).toContain(note);
    // The same again, after a lost answer.
    expect(await handle(note)).toMatchObject({ status: 200, data: { handled: { note } } });
    const log = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id));
    expect(log).toMatchObject([
      { action: 'order.money', subject: order.publicId, after: { note, amount: order.total } },
    ]);
  });

  it.each(['', '   ', '\u200b'])('is not closed by %j', async (note) => {
    const { handle, list } = await withLateMoney();
    expect([400, 422]).toContain((await handle(note)).status);
    expect((await list()).waiting).toBe(1);
  });

  it('is no other store’s', async () => {
    const { money, list } = await withLateMoney();
    const other = await aConsole(suite.app, db());
    expect((await other.call('GET', '/uang')).data).toEqual([]);
    expect((await other.call('POST', `/uang/${money.id}`, { note: 'milikku' })).status).toBe(404);
    expect((await list()).waiting).toBe(1);
    expect(await db().$count(paymentMoney, eq(paymentMoney.id, money.id))).toBe(1);
  });
});
