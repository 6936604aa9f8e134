import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { count, eq, sum } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import type { OpenDatabase } from '../../db/client.ts';
import { openDatabase } from '../../db/open-database.ts';
import { loadDistricts } from '../../districts/load-districts.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { aProduct, aStore, anAccount } from '../../testing/a-store.ts';
import { LEASE_MS } from '../../mail/mail-sweep.ts';
import type { Mail } from '../../mail/mailer.ts';
import { testApp, type testClock } from '../../testing/test-app.ts';
import { checkout } from '../../testing/orders-over-http.ts';
import { withPostgresServer } from '../../testing/postgres-server.ts';

const STOCK = 1_000_000;
const SHOPPERS = 8;

withPostgresServer('Orders while the database comes and goes', (server) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let order: (key: string) => Promise<LightMyRequestResponse>;
  let productId: number;
  let mails: Mail[];
  let clock: ReturnType<typeof testClock>;

  beforeAll(async () => {
    opened = await openDatabase({ databaseUrl: server().url, dataDir: '', poolSize: 5 });
    const { db } = opened;
    await loadDistricts(db);
    const store = await aStore(db);
    const product = await aProduct(db, store.id, { stock: STOCK, alamatOption: 0 });
    const account = await anAccount(db, store.id, { group: 'cash', nama: 'Tunai' });
    productId = product.id;
    ({ app, mails, clock } = await testApp(opened));
    order = (key) => checkout(app, { store, product, account }, {}, { 'idempotency-key': key });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  it('are all there that were answered, once each, and nothing else was taken', async () => {
    const answered: string[] = [];
    let isOver = false;
    let away = 0;
    const shopper = async () => {
      while (!isOver) {
        const key = randomUUID();
        let reply = await order(key);
        for (; reply.statusCode === 503; reply = await order(key)) {
          away += 1;
          expect(reply.json()).toEqual({
            code: '-2',
            info: 'Layanan sedang terganggu. Silakan coba beberapa saat lagi',
            request_id: expect.any(String),
          });
          expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
          await turn();
        }
        expect(reply.json()).toMatchObject({ code: '00' });
        answered.push(reply.json().data.id);
      }
    };
    const shoppers = Promise.all(Array.from({ length: SHOPPERS }, shopper));
    const served = async (more: number) => {
      const enough = answered.length + more;
      while (answered.length < enough) await Promise.race([turn(), shoppers]);
    };
    const noticed = async () => {
      const before = away;
      while (away < before + SHOPPERS) await Promise.race([turn(), shoppers]);
      expect((await app.inject('/healthz')).statusCode).toBe(503);
    };

    for (let round = 0; round < 3; round += 1) {
      const admin = new Client({ connectionString: server().url });
      await admin.connect();
      for (let times = 0; times < 10; times += 1) {
        await served(3);
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
      }
      await admin.end();
      await served(3);
      server().stop(round === 0 ? 'fast' : 'immediate');
      await noticed();
      server().start();
      await served(SHOPPERS);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    }
    isOver = true;
    await shoppers;

    expect(away).toBeGreaterThan(0);
    const { db } = opened;
    const rows = await db.select({ id: orders.publicId, status: orders.status }).from(orders);
    expect(new Set(answered).size).toBe(answered.length);
    expect(rows.map(({ id }) => id).sort()).toEqual([...answered].sort());
    const [lines] = await db.select({ count: count(), pieces: sum(orderLines.qty) }).from(orderLines);
    expect(lines).toEqual({ count: answered.length, pieces: String(answered.length) });
    const [left] = await db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, productId));
    expect(left?.stock).toBe(STOCK - answered.length);

    // Also of orders whose COMMIT was not answered, and of mails that were taken when the connection was lost.
    const invoices = await db.select({ invoice: orders.invoice }).from(orders);
    const mailed = () => new Set(mails.map(({ subject }) => /INV\S+/.exec(subject)?.[0]));
    for (let tries = 0; tries < 10 && mailed().size < invoices.length; tries += 1) {
      clock.advance(LEASE_MS);
      app.services.mails.wake();
      await app.services.mails.settled();
    }
    expect([...mailed()].sort()).toEqual(invoices.map(({ invoice }) => invoice).sort());
  });
});
