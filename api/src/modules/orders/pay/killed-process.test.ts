import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paymentKeys } from '../../../db/schema/payment-keys.ts';
import { paymentMoney, payments } from '../../../db/schema/payments.ts';
import { createSealing, sealingKeyOf } from '../../../lib/sealing.ts';
import { runningShop } from '../../../testing/a-running-shop.ts';
import { aProduct, aStore, anAccount } from '../../../testing/a-store.ts';
import {
  simulatedMidtrans,
  simulatedServerKey,
  type SimulatedMidtrans,
} from '../../../testing/simulated-midtrans.ts';
import { withPostgresServer } from '../../../testing/postgres-server.ts';
import { keyOfStore } from './payment-keys.ts';

const sealingKey = `uji:${randomBytes(32).toString('base64')}`;

/** How often the process is killed; more for a trial by hand. */
const KILLS = Number(process.env.KILLS ?? 3);
const SHOPPERS = 4;
const MINUTE_MS = 60_000;

withPostgresServer('A process that is killed between a charge and its answer', (postgres) => {
  let midtrans: SimulatedMidtrans;
  let dataDir: string;
  let opened: OpenDatabase;
  let shop: ReturnType<typeof runningShop>;
  const db = () => opened.db;

  beforeAll(async () => {
    midtrans = await simulatedMidtrans();
    midtrans.simulation.delayMs = () => Math.random() * 120;
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lapak-killed-'));
    shop = runningShop({
      ...{ dataDir, databaseUrl: postgres().url },
      settings: { TRIAL: '1', SEALING_KEYS: sealingKey, MIDTRANS_URL: midtrans.url },
    });
  });
  afterAll(async () => {
    shop?.killAll();
    await opened?.close();
    await midtrans.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A store whose buyers pay by Midtrans. */
  async function aSale() {
    opened = await openDatabase({ databaseUrl: postgres().url, dataDir });
    const store = await aStore(db());
    const key = sealingKeyOf(sealingKey);
    await db()
      .insert(paymentKeys)
      .values({
        ...{ storeId: store.id, provider: 'midtrans', environment: 'sandbox', hint: '-uji' },
        ...{ setAt: new Date(), setBy: 'Sri' },
        sealed: createSealing(key ? [key] : []).seal(simulatedServerKey, keyOfStore(store.id)),
      });
    const account = await anAccount(db(), store.id, {
      ...{ group: 'va', nama: 'BCA Virtual Account', typeOfPayment: 'otomatis' },
      ...{ billerName: 'midtrans', paymentCodeBiller: 22 },
    });
    const product = await aProduct(db(), store.id, { alamatOption: 0 });
    await db().update(products).set({ stock: 1_000_000 }).where(eq(products.id, product.id));
    return { store, account, product };
  }

  async function order(address: string, { store, account, product }: Awaited<ReturnType<typeof aSale>>) {
    const reply = await fetch(`${address}/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        username: store.username,
        products: [{ id: product.id, qty: 1 }],
        ...{ nama: 'Sari', handphone: '081234567890', email: 'sari@contoh.id', payment_method: account.id },
      }),
    });
    const body = (await reply.json()) as { code: string; data: { id: string } };
    if (body.code !== '00') throw new Error(JSON.stringify(body));
    return body.data.id;
  }

  /** Midtrans' message; again until it is answered, as Midtrans does. */
  const notify = (address: string, orderId: string) =>
    fetch(`${address}/api/payment/midtrans/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: midtrans.become(orderId, 'settlement').body,
    });

  const settled = () => [...midtrans.payments].filter(([, { state }]) => state === 'settlement');

  /** Shoppers order, and some pay, until the process is killed at any moment. */
  async function sellUntilKilled(sale: Awaited<ReturnType<typeof aSale>>, answered: string[]) {
    const { address, child, ended } = await shop.start();
    let isDead = false;
    const untilDead = (work: () => Promise<unknown>) => async () => {
      while (!isDead) {
        try {
          await work();
        } catch (error) {
          if (!isDead && child.exitCode === null && child.signalCode === null) throw error;
        }
      }
    };
    const shopper = untilDead(async () => answered.push(await order(address, sale)));
    const payer = untilDead(async () => {
      const open = [...midtrans.payments].filter(([, { state }]) => state === 'pending');
      const [one] = open[Math.floor(Math.random() * open.length)] ?? [];
      await (one === undefined ? sleep(5) : notify(address, one));
    });
    const all = Promise.all([...Array.from({ length: SHOPPERS }, () => shopper()), payer()]);
    const before = answered.length;
    while (answered.length < before + 5) await Promise.race([sleep(10), all]);
    await sleep(Math.random() * 400);
    isDead = true;
    child.kill('SIGKILL');
    await ended;
    await all;
  }

  /** What a process that died had taken up is taken up by the next one, once its lease is over. */
  async function untilNothingIsDue() {
    const ended = Date.now() + MINUTE_MS;
    for (;;) {
      const open = await db().select().from(payments).where(isNotNull(payments.task));
      const waiting = open.filter(({ task }) => task !== 'look');
      if (waiting.length === 0) return;
      if (Date.now() > ended) throw new Error(`${waiting.length} payments are still asked for`);
      await db().update(payments).set({ dueAt: new Date() }).where(eq(payments.task, 'charge'));
      await sleep(1_000);
    }
  }

  it(
    'charges nothing twice, pays no order twice, and loses no money',
    async () => {
      const sale = await aSale();
      const answered: string[] = [];
      for (let killed = 0; killed < KILLS; killed += 1) await sellUntilKilled(sale, answered);

      const last = await shop.start();
      await untilNothingIsDue();
      for (const [orderId] of settled()) expect((await notify(last.address, orderId)).status).toBe(200);

      const found = await db()
        .select({ order: orders, payment: payments })
        .from(orders)
        .innerJoin(payments, eq(payments.orderId, orders.id));
      const money = await db().select().from(paymentMoney);
      const known = new Set(found.map(({ order: { publicId } }) => publicId));
      expect(answered.filter((id) => !known.has(id))).toEqual([]);
      const wrong = found.flatMap(({ order: { status, total, id }, payment: { reference, ...payment } }) => {
        const charged = [...midtrans.payments].filter(
          ([name, { state }]) => name.startsWith(reference) && state !== 'cancel',
        );
        const received = money.filter(({ orderId }) => orderId === id);
        const isPaid = charged.some(([, { state }]) => state === 'settlement');
        const isRight =
          charged.length === 1 &&
          (isPaid || payment.paymentCode !== null) &&
          status === (isPaid ? 'PAID' : 'UNPAID') &&
          received.length === (isPaid ? 1 : 0) &&
          received.every(({ amount, flag }) => amount === total && flag === null);
        return isRight ? [] : [{ reference, status, payment, charged, received }];
      });
      expect(wrong).toEqual([]);
      expect(settled().length).toBeGreaterThan(KILLS);
      last.child.kill('SIGTERM');
      expect(await last.ended).toBe(0);
    },
    (KILLS + 4) * MINUTE_MS,
  );
});
