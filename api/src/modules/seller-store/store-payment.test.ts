import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { mails } from '../../db/schema/mails.ts';
import { auditLog } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentKeys } from '../../db/schema/payment-keys.ts';
import { sealingKeyOf } from '../../lib/sealing.ts';
import { aConsole } from '../../testing/a-console.ts';
import { anAccount, aProduct } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { checkout, orderRow, placed } from '../../testing/orders-over-http.ts';
import {
  simulatedMidtrans,
  simulatedServerKey,
  type SimulatedMidtrans,
} from '../../testing/simulated-midtrans.ts';
import { testApp } from '../../testing/test-app.ts';
import { paymentOfOrder } from '../orders/pay/order-payment.ts';

const keys = { environment: 'sandbox', server_key: simulatedServerKey };
const LONG_CODE = /\d{4} \d{4} \d{4} \d{4}/;

onEveryDatabase('A store’s own payment provider', (database) => {
  let midtrans: SimulatedMidtrans;
  let made: Awaited<ReturnType<typeof testApp>>;
  const db = () => database().db;
  beforeAll(async () => {
    midtrans = await simulatedMidtrans();
    const key = sealingKeyOf(`uji:${randomBytes(32).toString('base64')}`);
    made = await testApp(database(), {
      config: { midtransUrl: midtrans.url, sealingKeys: key ? [key] : [], rateLimitFactor: 0 },
    });
  });
  afterAll(async () => {
    await made.app.close();
    await midtrans.close();
  });
  beforeEach(() => {
    midtrans.simulation.behaviour = 'normal';
  });

  async function aSeller() {
    const console = await aConsole(made.app, db(), 'owner');
    const { call } = console;
    /** The code of the last mail to the owner. */
    const code = async () => {
      await made.app.services.mails.settled();
      const texts = made.mails.filter(({ to }) => to === console.member.user.email).map(({ text }) => text);
      return LONG_CODE.exec(texts.findLast((text) => LONG_CODE.test(text)) ?? '')?.[0] ?? '';
    };
    const change = async (own: object | null = keys) => {
      const asked = await call('POST', '/pembayaran/kode', { keys: own });
      return asked.status === 200 ? call('POST', '/pembayaran', { keys: own, code: await code() }) : asked;
    };
    const choose = (is_offered: 0 | 1, ...codes: string[]) =>
      call('POST', '/pembayaran/metode', {
        channels: codes.map((each) => ({ code: each, is_offered, admin_fee: 4_000 })),
      });
    const offer = (...codes: string[]) => choose(1, ...codes);
    const withdraw = (...codes: string[]) => choose(0, ...codes);
    const view = async () => (await call('GET', '/pembayaran')).data;
    return { ...console, code, change, offer, withdraw, view };
  }

  /** A store that sells by Midtrans alone, and an order of it. */
  async function aSale(channel = 'midtrans-bca') {
    const seller = await aSeller();
    await seller.change();
    await seller.offer(channel);
    const product = await aProduct(db(), seller.store.id, { alamatOption: 0 });
    const methods = async () =>
      (await made.app.inject(`/api/payment-method-per-method/${seller.store.username}`)).json().data;
    const [method] = Object.values(await methods()).flat() as { id: number }[];
    const shop = { store: seller.store, product };
    const order = async () =>
      orderRow(db(), await placed(made.app, shop, { payment_method: method?.id ?? null }));
    const shown = async (publicId: string) =>
      (await made.app.inject(`/api/transaction/${publicId}`)).json().data;
    const deliver = ({ body }: { body: string }) =>
      made.app.inject({
        ...{ method: 'POST', url: '/api/payment/midtrans/callback', payload: body },
        headers: { 'content-type': 'application/json' },
      });
    const statusOf = async ({ id }: { id: number }) =>
      (await db().select().from(orders).where(eq(orders.id, id)))[0]?.status;
    return { ...seller, ...{ product, methods, method, order, shown, deliver, statusOf } };
  }

  it('gets keys by a mailed code, which no answer, no log and no row shows again', async () => {
    const { change, view, call, store, member } = await aSeller();
    expect(await view()).toMatchObject({ is_available: true, keys: null });
    expect((await change()).status).toBe(200);
    expect((await view()).keys).toMatchObject({
      environment: 'sandbox',
      hint: '-uji',
      set_by: member.user.name,
    });
    const [row] = await db().select().from(paymentKeys).where(eq(paymentKeys.storeId, store.id));
    const log = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id));
    const written = await db().select().from(mails).where(eq(mails.storeId, store.id));
    const answer = await call('GET', '/pembayaran');
    for (const text of [row, log, written, answer])
      expect(JSON.stringify(text)).not.toContain(simulatedServerKey);
    expect(log).toMatchObject([{ action: 'account.keys', after: { keys: 'Midtrans Sandbox •••• -uji' } }]);
    expect(written.filter(({ kind }) => kind === 'store-account-changed')).toHaveLength(1);
  });

  it('refuses keys that are none, or that Midtrans does not know, and keeps what there was', async () => {
    const { call, change, view, code } = await aSeller();
    await change();
    const field = async (own: object) =>
      (await call('POST', '/pembayaran/kode', { keys: own })).data?.errors?.server_key?.[0];
    expect(await field({ ...keys, server_key: 'SB-Mid-client-abcdefgh' })).toMatch(/client key/);
    expect(await field({ ...keys, server_key: 'rahasia' })).toMatch(/diawali/);
    expect(await field({ ...keys, environment: 'production' })).toMatch(/dari Sandbox/);
    expect(await field({ ...keys, server_key: 'SB-Mid-server-lainnya' })).toMatch(/tidak mengenal/);
    midtrans.simulation.behaviour = 'down';
    expect((await call('POST', '/pembayaran/kode', { keys })).status).toBe(503);
    midtrans.simulation.behaviour = 'normal';
    const other = {
      keys: { ...keys, environment: 'production', server_key: 'Mid-server-lain' },
      code: await code(),
    };
    expect((await call('POST', '/pembayaran', other)).status).toBe(422);
    expect((await view()).keys).toMatchObject({ hint: '-uji' });
  });

  it('is for owners, and not without a key to seal with', async () => {
    const staff = await aConsole(made.app, db(), 'staff');
    expect((await staff.call('GET', '/pembayaran')).status).toBe(403);
    const { app } = await testApp(database());
    const owner = await aConsole(app, db(), 'owner');
    expect((await owner.call('GET', '/pembayaran')).data.is_available).toBe(false);
    expect((await owner.call('POST', '/pembayaran/kode', { keys })).status).toBe(409);
    await app.close();
  });

  it('offers the ways to pay that the seller chooses, and keeps those that another changes at the same time', async () => {
    const { offer, withdraw, methods, view } = await aSale('midtrans-qris');
    const names = async () =>
      (Object.values(await methods()).flat() as { type: { nama: string } }[]).map(({ type }) => type.nama);
    expect(await names()).toEqual(['QRIS']);
    await Promise.all([
      offer('midtrans-mandiri'),
      offer('midtrans-gopay', 'bukan-metode'),
      withdraw('midtrans-qris'),
    ]);
    expect((await names()).sort()).toEqual(['GoPay', 'Mandiri Virtual Account']);
    await withdraw('midtrans-mandiri', 'midtrans-gopay');
    expect(await names()).toEqual([]);
    const { channels } = await view();
    expect(channels.every((channel: { is_offered: number }) => channel.is_offered === 0)).toBe(true);
  });

  it('takes over automatic accounts that came with an import, and takes out those that Midtrans does not collect by', async () => {
    const { store, change, offer, view } = await aSeller();
    const own = { typeOfPayment: 'otomatis' } as const;
    const bca = await anAccount(db(), store.id, {
      ...own,
      group: 'va',
      nama: 'BCA VA',
      paymentCodeBiller: 22,
      importKey: 'va',
    });
    await anAccount(db(), store.id, {
      ...own,
      group: 'va',
      nama: 'BSI VA',
      paymentCodeBiller: 39,
      importKey: 'bsi',
    });
    await anAccount(db(), store.id, { nama: 'Bank BCA', importKey: 'bank' });
    await change();
    expect((await view()).channels[0]).toMatchObject({ code: 'midtrans-bca', is_offered: 1 });
    await offer('midtrans-bca', 'midtrans-qris');
    const accounts = await db()
      .select()
      .from(paymentAccounts)
      .where(and(eq(paymentAccounts.storeId, store.id), eq(paymentAccounts.isRemoved, false)))
      .orderBy(paymentAccounts.position);
    expect(accounts.map(({ nama }) => nama)).toEqual(['Bank BCA', 'BCA VA', 'QRIS']);
    expect(accounts[1]?.id).toBe(bca.id);
  });

  it('collects an order, which is paid by a message that Midtrans confirms, once', async () => {
    const { order, shown, deliver, statusOf, product } = await aSale();
    const row = await order();
    const { reference } = (await paymentOfOrder(db(), row)) ?? { reference: '' };
    const { payment_method: method } = await shown(row.publicId);
    expect(method).toMatchObject({ state: 'ready', payment_code: '390103', type_of_payment: 'otomatis' });
    expect(midtrans.payments.get(reference)?.body).toMatchObject({
      transaction_details: { gross_amount: row.total },
    });
    const message = midtrans.become(reference, 'settlement');
    expect(
      (await deliver({ body: message.body.replace(/"signature_key":"../, '"signature_key":"00') }))
        .statusCode,
    ).toBe(401);
    midtrans.simulation.behaviour = 'down';
    expect((await deliver(message)).statusCode).toBe(503);
    expect(await statusOf(row)).toBe('UNPAID');
    midtrans.simulation.behaviour = 'normal';
    const answers = await Promise.all([1, 2, 3].map(() => deliver(message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await statusOf(row)).toBe('PAID');
    expect(product.id).toBeGreaterThan(0);
  });

  it('shows Mandiri’s two numbers', async () => {
    const { order, shown } = await aSale('midtrans-mandiri');
    const { publicId } = await order();
    expect((await shown(publicId)).payment_method).toMatchObject({
      ...{ payment_code: '990000001', biller_code: '70012' },
    });
  });

  it('takes orders while Midtrans is dead, and says so', async () => {
    const { order, shown } = await aSale();
    midtrans.simulation.behaviour = 'down';
    const row = await order();
    expect((await shown(row.publicId)).payment_method).toMatchObject({
      state: 'preparing',
      nomor_rekening: '',
    });
    expect(await paymentOfOrder(db(), row)).toMatchObject({ status: 'QUEUED', task: 'charge' });
  });

  it('ends an order that Midtrans refuses, and its buyer reads why', async () => {
    const { order, shown } = await aSale();
    midtrans.simulation.behaviour = 'refusing';
    const row = await order();
    expect(await shown(row.publicId)).toMatchObject({
      status: 'REJECTED',
      reject_reason: expect.stringContaining('metode pembayaran lain'),
    });
  });

  it('keeps the keys while a payment waits, and lets them go once it has ended', async () => {
    const { order, change, call, view } = await aSale();
    const row = await order();
    expect(await change(null)).toMatchObject({
      ...{ status: 409, info: expect.stringContaining('Masih ada 1 pembayaran') },
    });
    expect((await change()).status).toBe(200);
    const rejected = await call('POST', '/langkah', {
      ...{ step: 'reject', orders: [{ id: row.publicId }], reason: 'Stok habis' },
    });
    expect(rejected.status).toBe(200);
    // It is cancelled at Midtrans by the next sweep.
    let removed = await change(null);
    while (removed.status === 409) {
      await sleep(200);
      removed = await change(null);
    }
    expect(removed.status).toBe(200);
    expect(midtrans.payments.get(`${(await paymentOfOrder(db(), row))?.reference}`)?.state).toBe('cancel');
    expect((await view()).keys).toBeNull();
  });

  it('shows the seller what Midtrans said', async () => {
    const { order, call } = await aSale();
    midtrans.simulation.behaviour = 'refusing';
    const refused = await order();
    const automaticOf = async (id: string) => (await call('GET', `/pesanan/${id}`)).data.automatic;
    expect(await automaticOf(refused.publicId)).toEqual({
      ...{ provider: 'midtrans', state: 'closed' },
      problem: '402 Payment channel is not activated.',
    });
    midtrans.simulation.behaviour = 'down';
    expect(await automaticOf((await order()).publicId)).toMatchObject({
      ...{ state: 'preparing', problem: expect.stringMatching(/./) },
    });
    midtrans.simulation.behaviour = 'normal';
    expect(await automaticOf((await order()).publicId)).toMatchObject({ state: 'ready', problem: null });
  });

  it('offers nothing of it any more when the keys are taken out, while other stores go on', async () => {
    const sale = await aSale();
    const other = await aSale();
    expect((await sale.change(null)).status).toBe(200);
    expect((await sale.view()).keys).toBeNull();
    expect((await other.view()).keys).not.toBeNull();
    const row = await other.order();
    expect((await other.shown(row.publicId)).payment_method.payment_code).toBe('390103');
    const reply = await checkout(
      made.app,
      { store: sale.store, product: sale.product },
      { payment_method: sale.method?.id ?? null },
    );
    // The shop is being tried: its sandbox takes over.
    expect(reply.statusCode).toBe(200);
  });
});
