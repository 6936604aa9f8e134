import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StoreDocument } from './store-document.ts';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../db/client.ts';
import { priceVarieties, products } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { stores } from '../db/schema/stores.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { takeStock } from '../modules/orders/goods/take-stock.ts';
import { uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { documentOf, goods, shirt, type ProductDocument } from '../testing/import-documents.ts';
import { wrongCounts } from '../testing/wrong-counts.ts';
import { importStore } from './import-store.ts';

const MANY = 201;
const PORTION = 100;

const many = (own: Partial<ProductDocument> = {}, count = MANY) =>
  Array.from({ length: count }, (_, at) => goods(`p-${at}`, own));

onEveryDatabase('an import that writes in portions', (database) => {
  let folder = '';
  let changed: number[] = [];
  const db = () => database().db;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-portions-'));
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    await picture.png().toFile(path.join(folder, 'a.png'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => (changed = []));

  async function run(document: StoreDocument, on: Database = db()) {
    const file = path.join(folder, `${document.store.username}.json`);
    await writeFile(file, JSON.stringify(document));
    const result = await importStore(
      {
        db: on,
        storage: createDiskStorage(path.join(folder, 'files')),
        clock: { now: () => new Date('2026-11-21T03:00:00Z') },
        collects: true,
        storeChanged: (id) => void changed.push(id),
        inPortions: true,
      },
      file,
      folder,
    );
    if (!result.ok) throw new Error(JSON.stringify(result.problems.slice(0, 3)));
    return result.store;
  }

  /** The database with something done ahead of each transaction, by its number. */
  const beforeEachPortion = (work: (portion: number) => Promise<unknown>): Database => {
    let portion = 0;
    const transaction: Database['transaction'] = async (...args) => {
      portion += 1;
      await work(portion);
      return db().transaction(...args);
    };
    return Object.assign(Object.create(db()) as Database, { transaction });
  };

  const found = async (username: string) => {
    const [store] = await db().select().from(stores).where(eq(stores.username, username));
    return store ?? null;
  };
  const idOf = async (username: string) => (await found(username))?.id ?? 0;
  const listed = (storeId: number) =>
    db()
      .select()
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)))
      .orderBy(products.id);

  it('opens no transaction when nothing changed', async () => {
    const username = uniqueName('toko');
    const history = [
      {
        product_key: 'p-1',
        days_ago: 3,
        nama: 'Sari',
        handphone: '081234567890',
        email: 'a@lapak.test',
        qty: 1,
      },
    ];
    const document = documentOf(username, many({}, 2), { history });
    await run(document);
    const refusing = beforeEachPortion(() => Promise.reject(new Error('a transaction was opened')));
    expect(await run(document, refusing)).toMatchObject({ isNew: false, rows: 0, products: 2 });
  });

  it('shows a new store when it is whole, and never writes more than a portion at once', async () => {
    const username = uniqueName('toko');
    const counts: number[] = [];
    const watching = beforeEachPortion(async () => {
      counts.push(
        await db().$count(products, sql`${products.slug} like 'p-%' and ${products.nama} = ${username}`),
      );
      expect(await found(username)).toBeNull();
    });
    expect(await run(documentOf(username, many({ nama: username })), watching)).toMatchObject({
      isNew: true,
      products: MANY,
    });
    expect(counts.at(-1)).toBe(MANY);
    expect(counts.length).toBeGreaterThan(MANY / PORTION);
    counts.forEach((count, at) => expect(count - (counts[at - 1] ?? 0)).toBeLessThanOrEqual(PORTION));
    expect(await found(username)).toMatchObject({ isActive: true, isValid: true });
    expect(changed).toEqual([await idOf(username)]);
  });

  it('goes on with a new store whose import was broken off', async () => {
    const username = uniqueName('toko');
    const failing = beforeEachPortion(async (portion) => {
      if (portion === 3) throw new Error('the session was lost');
    });
    const document = documentOf(username, many());
    await expect(run(document, failing)).rejects.toThrow('the session was lost');
    expect(await found(username)).toBeNull();
    expect(await run(document)).toMatchObject({ isNew: true, products: MANY });
    expect(await listed(await idOf(username))).toHaveLength(MANY);
    expect(await db().$count(stores, eq(stores.username, `~${username}`))).toBe(0);
  });

  it('changes many prices in portions, of which each product is whole, and says that a broken one changed', async () => {
    const username = uniqueName('toko');
    const parts = (price: number) => ({
      harga: price,
      enable_wholesale_price: 1 as const,
      wholesale_prices: [{ min_product: 2, max_product: null, price: price - 1_000 }],
    });
    await run(documentOf(username, many(parts(80_000))));
    const storeId = await idOf(username);
    const dearer = documentOf(username, many(parts(90_000)));
    const seen: number[] = [];
    const watching = beforeEachPortion(async (portion) => {
      if (portion === 3) throw new Error('the session was lost');
      seen.push((await listed(storeId)).filter(({ harga }) => harga === 90_000).length);
    });
    changed = [];
    await expect(run(dearer, watching)).rejects.toThrow('the session was lost');
    expect(seen).toEqual([0, PORTION]);
    expect(changed).toEqual([storeId]);
    const { rows } = (await db().execute(sql`
      select count(*)::int as mixed from products p join wholesale_tiers t on t.store_id = p.store_id and t.product_id = p.id
      where p.store_id = ${storeId} and t.price <> p.harga - 1000`)) as { rows: { mixed: number }[] };
    expect(rows[0]?.mixed).toBe(0);
    expect((await run(dearer)).rows).toBeGreaterThan(0);
    expect((await listed(storeId)).filter(({ harga }) => harga !== 90_000)).toEqual([]);
    expect(await wrongCounts(db())).toEqual([]);
  });

  it('exchanges addresses at once', async () => {
    const username = uniqueName('toko');
    const few = many({}, PORTION + 1);
    await run(documentOf(username, few));
    const storeId = await idOf(username);
    const last = `p-${PORTION}`;
    const swapped = few.map((product) =>
      product.key === 'p-0'
        ? { ...product, slug: last }
        : product.key === last
          ? { ...product, slug: 'p-0' }
          : product,
    );
    const watching = beforeEachPortion(async () => {
      const slugs = (await listed(storeId)).map(({ slug }) => slug);
      expect(slugs.filter((slug) => slug.includes('~'))).toEqual([]);
      expect(slugs).toEqual(expect.arrayContaining(['p-0', last]));
    });
    await run(documentOf(username, [...swapped, goods('baru')]), watching);
    const rows = new Map((await listed(storeId)).map(({ importKey, slug }) => [importKey, slug]));
    expect([rows.get('p-0'), rows.get(last), rows.get('baru')]).toEqual([last, 'p-0', 'baru']);
  });

  it('takes out what is gone, in portions, and gives its address to a new product', async () => {
    const username = uniqueName('toko');
    await run(documentOf(username, many()));
    const storeId = await idOf(username);
    await run(documentOf(username, [goods('p-0'), goods('baru', { slug: 'p-9' })]));
    expect((await listed(storeId)).map(({ importKey, slug }) => [importKey, slug])).toEqual([
      ['p-0', 'p-0'],
      ['baru', 'p-9'],
    ]);
  });

  it('leaves what the document says minus what was sold between two portions', async () => {
    const username = uniqueName('toko');
    await run(documentOf(username, [...many(), shirt(10)]));
    const storeId = await idOf(username);
    const isOfStore = (table: typeof products | typeof priceVarieties) => eq(table.storeId, storeId);
    const last = (await listed(storeId)).find(({ importKey }) => importKey === `p-${MANY - 1}`);
    const [red] = await db()
      .select()
      .from(priceVarieties)
      .where(isOfStore(priceVarieties))
      .orderBy(priceVarieties.id);
    if (!last || !red) throw new Error('no products');
    const selling = beforeEachPortion(async (portion) => {
      if (portion !== 2) return;
      const line = { category: 'barang', nama: 'Barang', qty: 3 };
      await db().transaction(async (tx) => {
        await takeStock(tx, storeId, [{ ...line, productId: last.id, varietyId: null }]);
        await takeStock(tx, storeId, [{ ...line, productId: red.productId, varietyId: red.id }]);
      });
    });
    const dearer = { harga: 90_000, stock: 20 };
    await run(documentOf(username, [...many(dearer), shirt(20, { nama: 'Baju baru' })]), selling);
    const after = await listed(storeId);
    expect(after.find(({ id }) => id === last.id)).toMatchObject({ stock: 17, harga: 90_000 });
    expect(after.find(({ importKey }) => importKey === 'p-0')).toMatchObject({ stock: 20 });
    const [redNow] = await db()
      .select()
      .from(priceVarieties)
      .where(and(isOfStore(priceVarieties), eq(priceVarieties.id, red.id)));
    expect(redNow?.stock).toBe(17);
  });

  it('brings a long history in portions, each past order once', async () => {
    const username = uniqueName('toko');
    const history = Array.from({ length: MANY }, (_, at) => ({
      product_key: 'p-0',
      days_ago: at,
      nama: 'Sari',
      handphone: '081234567890',
      email: 'a@lapak.test',
      qty: 1,
    }));
    const document = documentOf(username, many({}, 2), { history });
    const failing = beforeEachPortion(async (portion) => {
      if (portion === 4) throw new Error('the session was lost');
    });
    await expect(run(document, failing)).rejects.toThrow('the session was lost');
    await run(document);
    const storeId = await idOf(username);
    expect(await db().$count(orders, eq(orders.storeId, storeId))).toBe(MANY);
    expect((await listed(storeId)).map(({ soldCount }) => soldCount)).toEqual([MANY, 0]);
  });
});
