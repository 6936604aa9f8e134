import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { OpenDatabase } from '../../db/client.ts';
import { openDatabase } from '../../db/open-database.ts';
import { products } from '../../db/schema/catalogue.ts';
import { stores } from '../../db/schema/stores.ts';
import { fillDataFolder } from '../../testing/embedded-template.ts';
import { createThreadedImports } from './threaded-imports.ts';

const now = new Date('2026-11-21T03:00:00Z');
const PRODUCTS = 300;

const product = (at: number, harga: number) => ({
  key: `p-${at}`,
  slug: `p-${at}`,
  nama: `Produk ${at}`,
  category: 'barang',
  harga,
  stock: 5,
  berat: 250,
  images: ['a.png'],
  description: `<p onclick="alert(1)">${'Harum. '.repeat(50)}</p><script>1</script>`,
});
const document = (harga: number) => ({
  format: 1,
  store: {
    username: 'toko',
    nama_toko: 'Toko Impor',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  products: Array.from({ length: PRODUCTS }, (_, at) => product(at, harga)),
});

let folder = '';
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lapak-beside-'));
  await fillDataFolder(folder);
  opened = await openDatabase({ dataDir: folder });
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'brown' } });
  await picture.png().toFile(path.join(folder, 'a.png'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

/** A document for an import beside this thread. */
async function start(content: object) {
  const file = path.join(folder, 'store.json');
  await writeFile(file, JSON.stringify(content));
  const database = await opened.access();
  if (!database) throw new Error('the database is in this thread');
  return { database, dataDir: folder, s3: null, collects: false, replace: false, file, now };
}

const leftBetween = () => readdir(path.join(folder, 'importing'), { recursive: true });

/** Imports a document beside this thread. @returns the result, and the stores that were said to have changed */
async function imported(content: object) {
  const changed: number[] = [];
  const run = createThreadedImports().run(await start(content), (storeId) => changed.push(storeId));
  const result = await run;
  expect(await leftBetween()).toEqual([]);
  if (!result) throw new Error('the import was stopped');
  return { result, changed };
}

it('writes a store into the database of this thread', async () => {
  const { result, changed } = await imported(document(20_000));
  expect(result).toMatchObject({ ok: true, store: { username: 'toko', isNew: true, products: PRODUCTS } });
  const [store] = await opened.db.select({ id: stores.id, name: stores.namaToko }).from(stores);
  expect(store?.name).toBe('Toko Impor');
  expect(changed).toEqual([store?.id]);
  const [first] = await opened.db.select({ description: products.description }).from(products).limit(1);
  expect(first?.description).toMatch(/^<p>(?:Harum\. )+<\/p>$/);
  const again = await imported(document(20_000));
  expect(again.result).toMatchObject({ ok: true, store: { isNew: false, rows: 0 } });
});

it('has every mistake listed, and writes nothing', async () => {
  const { result, changed } = await imported(document(-1));
  expect(result.ok ? [] : result.problems).toHaveLength(PRODUCTS);
  expect(changed).toEqual([]);
});

it('ends at once when it is stopped, and leaves nothing behind', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  await writeFile(path.join(folder, 'drawn.svg'), drawn);
  const { store, products: few, ...rest } = document(20_000);
  const many = Array.from({ length: 20_000 }, (_, at) => product(at, 20_000));
  const content = { ...rest, store: { ...store, username: 'toko-lain', logo: 'drawn.svg' }, products: many };
  expect(few).toHaveLength(PRODUCTS);
  const imports = createThreadedImports();
  const run = imports.run(await start(content), () => undefined);
  // Its folder, and the logo as it will be served.
  while ((await leftBetween()).length < 2) await sleep(5);
  await imports.stop();
  expect(await run).toBeNull();
  expect(await leftBetween()).toEqual([]);
  expect(await opened.db.$count(stores)).toBe(1);
  expect(await imports.run(await start(content), () => undefined)).toBeNull();
  expect(await opened.db.$count(stores)).toBe(1);
});
