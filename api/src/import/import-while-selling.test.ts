import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StoreDocument } from './store-document.ts';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Database, OpenDatabase } from '../db/client.ts';
import { openDatabase, openFromThread } from '../db/open-database.ts';
import { loadDistricts } from '../districts/load-districts.ts';
import { priceVarieties, products } from '../db/schema/catalogue.ts';
import { orderQueues } from '../db/schema/order-queues.ts';
import { orders } from '../db/schema/orders.ts';
import { stores } from '../db/schema/stores.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { returnStock, takeStock } from '../modules/orders/goods/take-stock.ts';
import { nextInStore } from '../modules/store/store-queue.ts';
import { anAccount, aProduct, uniqueName } from '../testing/a-store.ts';
import { suiteApp, testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { documentOf, goods, shirt, type ProductDocument } from '../testing/import-documents.ts';
import { lockWaiters } from '../testing/lock-waiters.ts';
import { aShop, checkout } from '../testing/orders-over-http.ts';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { importStore } from './import-store.ts';

/** `IMPORTED=20000` for the whole import of the issue. */
const IMPORTED = Number(process.env.IMPORTED ?? 250);
/** New ones among them. */
const ADDED = 120;
const SHOPPERS = 30;
const OTHER_STORES = 10;
const PLENTY = 100_000;
const LIMIT_MS = 900_000;

/** Goods that do not run out, and need no address. */
const plenty = (key: string, own: Partial<ProductDocument> = {}) =>
  goods(key, { stock: PLENTY, alamat_option: 0, ...own });

const aPictureIn = (folder: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toFile(path.join(folder, 'a.png'));

onEveryDatabase('an import while the store sells', (database) => {
  const suite = suiteApp(database, { config: { orderQueue: { atOnce: 2, waitMs: 60_000 } } });
  const db = () => database().db;
  const isServer = () => database().driver === 'pg';
  let folder = '';
  let storage: FileStorage;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-import-'));
    storage = createDiskStorage(path.join(folder, 'files'));
    await aPictureIn(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(document: StoreDocument): Promise<void> {
    const file = path.join(folder, `${document.store.username}.json`);
    await writeFile(file, JSON.stringify(document));
    const storeChanged = () => undefined;
    const own = { storeChanged, collects: false, inPortions: !isServer() };
    const deps = { db: db(), storage, clock: suite.clock, ...own };
    const result = await importStore(deps, file, folder);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
  }

  async function storeIdOf(username: string): Promise<number> {
    const [store] = await db().select().from(stores).where(eq(stores.username, username));
    if (!store) throw new Error('no store');
    return store.id;
  }
  const rowsOf = (storeId: number) => db().select().from(products).where(eq(products.storeId, storeId));
  const combinationsOf = (storeId: number) =>
    db()
      .select()
      .from(priceVarieties)
      .where(and(eq(priceVarieties.storeId, storeId), eq(priceVarieties.isRemoved, false)))
      .orderBy(priceVarieties.position);

  it('leaves what the document says minus what was sold since it was compared', async () => {
    const pieces = fc.integer({ min: 0, max: 9 });
    const change = fc.record({ before: pieces, after: pieces, sold: pieces, returned: pieces });
    await fc.assert(
      fc.asyncProperty(change, change, fc.boolean(), async (plain, varied, isRenamed) => {
        const username = uniqueName('toko');
        const own = isRenamed ? { nama: 'Nama baru' } : {};
        await run(documentOf(username, [plenty('kopi', { stock: plain.before }), shirt(varied.before)]));
        const storeId = await storeIdOf(username);
        const [coffee] = (await rowsOf(storeId)).filter(({ slug }) => slug === 'kopi');
        const [red] = await combinationsOf(storeId);
        if (!coffee || !red) throw new Error('no products');
        const change = [
          { holder: { productId: coffee.id, varietyId: null }, ...plain },
          { holder: { productId: red.productId, varietyId: red.id }, ...varied },
        ];
        let imported: Promise<void> | null = null;
        await db().transaction(async (tx) => {
          await nextInStore(tx, storeId);
          imported = run(
            documentOf(username, [
              plenty('baru'),
              shirt(varied.after, own),
              plenty('kopi', { stock: plain.after, ...own }),
            ]),
          );
          await lockWaiters(database(), 1);
          for (const { holder, before, sold, returned } of change) {
            const some = (qty: number) => [{ ...holder, category: 'barang', nama: 'Barang', qty }];
            await takeStock(tx, storeId, some(Math.min(sold, before)));
            await returnStock(tx, storeId, some(returned));
          }
        });
        await imported;
        // The embedded database runs one transaction after the other: all was sold before the import looked.
        const expected = change.map(({ before, after, sold, returned }) =>
          isServer() ? Math.max(0, after - Math.min(sold, before) + returned) : after,
        );
        const [coffeeNow] = (await rowsOf(storeId)).filter(({ slug }) => slug === 'kopi');
        const [redNow, blueNow] = await combinationsOf(storeId);
        expect([coffeeNow?.stock, redNow?.stock]).toEqual(expected);
        expect(blueNow?.stock).toBe(varied.after);
        expect(coffeeNow?.nama).toBe(isRenamed ? 'Nama baru' : 'Produk kopi');
      }),
      { numRuns: 15 },
    );
  });

  it(
    `of ${IMPORTED} products disturbs no other store, and every order is placed once`,
    async () => {
      const username = uniqueName('toko');
      const list = (harga: number, more: number) =>
        Array.from({ length: IMPORTED + more }, (_, at) => plenty(`p-${at}`, { harga }));
      await run(documentOf(username, list(80_000, 0)));
      const storeId = await storeIdOf(username);
      const account = await anAccount(db(), storeId);
      const sold = (await rowsOf(storeId)).slice(0, 3);
      const here = sold.map((product) => ({ store: { username }, product, account }));
      const elsewhere = await Promise.all(
        Array.from({ length: OTHER_STORES }, async () => {
          const shop = await aShop(db());
          return { ...shop, product: await aProduct(db(), shop.store.id, { stock: PLENTY }) };
        }),
      );
      let isImporting = true;
      const imported = run(documentOf(username, list(90_000, ADDED))).finally(() => (isImporting = false));

      /** Buys until the import is done; once where one transaction runs after the other. @returns how each call was answered, by its key */
      async function shopper(at: number, shop: Parameters<typeof checkout>[1], name: string) {
        const answers = new Map<string, number>();
        do {
          const key = `the-key-${name}-${at}-${answers.size}`;
          const buyer = { handphone: `0812${String(at).padStart(7, '0')}` };
          const answer = await checkout(suite.app, shop, buyer, { 'idempotency-key': key });
          answers.set(key, answer.statusCode);
          if (answer.statusCode === 503) {
            expect(answer.json<{ info: string }>().info).toContain('coba lagi');
          }
        } while (isImporting && isServer());
        return answers;
      }
      const many = (shops: Parameters<typeof checkout>[1][], name: string) =>
        Promise.all(
          Array.from({ length: SHOPPERS }, (_, at) => {
            const shop = shops[at % shops.length];
            if (!shop) throw new Error('no shop');
            return shopper(at, shop, name);
          }),
        );
      const [inside, outside] = await Promise.all([many(here, 'here'), many(elsewhere, 'there')]);
      await imported;

      expect(new Set(outside.flatMap((answers) => [...answers.values()]))).toEqual(new Set([200]));
      const all = inside.flatMap((answers) => [...answers]);
      expect(all.filter(([, status]) => status !== 200 && status !== 503)).toEqual([]);
      const placed = await db().select().from(orders).where(eq(orders.storeId, storeId));
      expect(placed.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
        all.flatMap(([key, status]) => (status === 200 ? [key] : [])).sort(),
      );
      expect(new Set(placed.map(({ invoice }) => invoice)).size).toBe(placed.length);
      expect(new Set(placed.map(({ total }) => total)).size).toBe(placed.length);
      const rows = await rowsOf(storeId);
      expect(rows).toHaveLength(IMPORTED + ADDED);
      expect(rows.filter(({ harga }) => harga !== 90_000)).toEqual([]);
      for (const { stock } of rows) {
        expect(stock).toBeLessThanOrEqual(PLENTY);
        expect(stock).toBeGreaterThanOrEqual(PLENTY - placed.length);
      }
    },
    LIMIT_MS,
  );
});

/** Products of the store whose every price is changed. */
const CHANGED = 200;
const AT_ONCE = 2;

withPostgresServer('an import that holds the orders of its store', (server) => {
  const shoppers = Array.from({ length: 20 }, (_, at) => at);
  let folder = '';
  let opened: OpenDatabase;
  let own: OpenDatabase;
  let other: OpenDatabase;
  let watch: OpenDatabase;
  let made: Awaited<ReturnType<typeof testApp>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-import-'));
    await aPictureIn(folder);
    // Who waits for a row does so as long as the test holds it, and keeps the session.
    const url = `${server().url}?lock_timeout=600000`;
    opened = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2 * AT_ONCE });
    await loadDistricts(opened.db);
    made = await testApp(opened, { config: { orderQueue: { atOnce: AT_ONCE, waitMs: 3_000 } } });
    // With a session of its own, as beside a running shop.
    own = openFromThread({ url });
    other = openFromThread({ url });
    watch = openFromThread({ url });
  });
  afterAll(async () => {
    await made?.app.close();
    await Promise.all([opened, own, other, watch].map((each) => each?.close()));
    await rm(folder, { recursive: true });
  });

  async function run(db: Database, username: string, harga: number) {
    const list = Array.from({ length: CHANGED }, (_, at) => plenty(`p-${at}`, { harga }));
    const file = path.join(folder, `${username}.json`);
    await writeFile(file, JSON.stringify(documentOf(username, list)));
    const storage = createDiskStorage(path.join(folder, 'files'));
    const deps = { db, storage, clock: made.clock, collects: false, storeChanged: () => undefined };
    const result = await importStore(deps, file, folder);
    if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)));
  }

  it(
    'keeps no order of another store waiting: all are placed while those of its own are refused',
    async () => {
      const username = uniqueName('toko');
      await run(own.db, username, 80_000);
      const [store] = await other.db.select().from(stores).where(eq(stores.username, username));
      if (!store) throw new Error('no store');
      const isOfStore = eq(products.storeId, store.id);
      const [first] = await other.db.select().from(products).where(isOfStore).orderBy(products.id).limit(1);
      if (!first) throw new Error('no product');
      const here = { store, product: first, account: await anAccount(opened.db, store.id) };
      const elsewhere = await Promise.all(Array.from({ length: 5 }, () => aShop(opened.db)));
      const order = (shop: typeof here | undefined, key: string) => {
        if (!shop) throw new Error('no shop');
        return checkout(made.app, shop, {}, { 'idempotency-key': `the-key-${key}` });
      };
      const held = (db: Pick<Database, 'select'>) =>
        db
          .select({ storeId: orderQueues.storeId })
          .from(orderQueues)
          .where(eq(orderQueues.storeId, store.id))
          .for('update', { skipLocked: true });

      let imported = Promise.resolve();
      await other.db.transaction(async (tx) => {
        // The import locks the queue and then needs this row.
        await tx
          .select()
          .from(products)
          .where(and(isOfStore, eq(products.id, first.id)))
          .for('update');
        expect(await held(watch.db)).toHaveLength(1);
        imported = run(own.db, username, 90_000);
        await lockWaiters(watch, 1);
        expect(await held(watch.db)).toEqual([]);

        const inside = Promise.all(shoppers.map((at) => order(here, `here-${at}`)));
        await lockWaiters(watch, 1 + AT_ONCE);
        const outside = shoppers.map((at) => order(elsewhere[at % elsewhere.length], `there-${at}`));
        expect((await Promise.all(outside)).map(({ statusCode }) => statusCode)).toEqual(
          shoppers.map(() => 200),
        );
        // The last place in the queue is refused when nothing has moved for as long as an order waits.
        for (const answer of await inside) {
          expect(answer.statusCode).toBe(503);
          expect(answer.json<{ info: string }>().info).toContain('coba lagi');
        }
        expect(await held(watch.db)).toEqual([]);
        expect((await order(elsewhere[0], 'there-again')).statusCode).toBe(200);
      });
      await imported;

      expect((await order(here, 'here-0')).statusCode).toBe(200);
      const [placed] = await opened.db.select().from(orders).where(eq(orders.storeId, store.id));
      expect(placed?.totalHargaBarang).toBe(90_000);
    },
    LIMIT_MS,
  );
});
