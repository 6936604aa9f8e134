import { eq } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { products } from './db/schema/catalogue.ts';
import { banners, stores } from './db/schema/stores.ts';
import { demoFolder } from './demo-seed.ts';
import { sendCommand } from './operator/command-channel.ts';
import { aProduct, aStore } from './testing/a-store.ts';
import { withPostgresServer } from './testing/postgres-server.ts';

const MINUTE_MS = 60_000;
const APART = /files are not shared/;

withPostgresServer('Two processes on one database', (server) => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  /** A process that would serve what it keeps for a minute. */
  async function start(env: Record<string, string> = {}) {
    const lines: string[] = [];
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lapak-many-'));
    const config = readConfig({ DATA_DIR, DATABASE_URL: server().url, DEMO_STORES: '0', ...env });
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ ...config, cacheMs: MINUTE_MS }, { logStream });
    apps.push(app);
    const profile = async () => {
      const response = await app.inject('/api/setting/profile?username=tokobersama');
      if (response.statusCode !== 200)
        throw new Error(`${response.statusCode} ${response.body} ${lines.join('')}`);
      return response.json<{ data: { nama_toko: string } }>().data.nama_toko;
    };
    const answer = async (address: string) => (await app.inject(address)).body;
    return { app, lines, profile, answer, dataDir: DATA_DIR };
  }

  it('show a change of the other one, and reread only that', async () => {
    const [one, two] = [await start(), await start()];
    const { db, storeEvents } = one.app.services;
    const [store] = await db
      .insert(stores)
      .values({ username: 'tokobersama', namaToko: 'Lama', isValid: true, isActive: true })
      .returning({ id: stores.id });
    if (!store) throw new Error('no store');
    expect([await one.profile(), await two.profile()]).toEqual(['Lama', 'Lama']);
    await db.update(stores).set({ namaToko: 'Baru' }).where(eq(stores.id, store.id));
    expect(await two.profile()).toBe('Lama');
    const received = new Promise((resolve) => two.app.services.storeEvents.onStoreChanged(resolve));
    storeEvents.storeChanged(store.id);
    expect(await one.profile()).toBe('Baru');
    expect(await received).toBe(store.id);
    expect(await two.profile()).toBe('Baru');
  });

  it('agree on everything that they keep of a store, as soon as one reports it', async () => {
    const [one, two] = [await start(), await start()];
    const { db, storeEvents } = one.app.services;
    const { id: storeId, username } = await aStore(db, { namaToko: 'Kopi Lama' });
    const product = await aProduct(db, storeId, { nama: 'Kopi Lama' });
    const [banner] = await db
      .insert(banners)
      .values({ storeId, title: 'Kopi Lama', imageKey: 'a.jpg', content: '', createdBy: 'Toko' })
      .returning();
    const addresses = [
      `/api/setting/profile?username=${username}`,
      `/api/product?username=${username}`,
      `/api/product/${product.slug}?username=${username}`,
      `/api/banner_marketplace/${username}/${banner?.id}`,
    ];
    /** The names that a process has of the store and what is in it. */
    const names = async ({ answer }: typeof one) =>
      (await Promise.all(addresses.map(answer))).map((body) => [...new Set(body.match(/Kopi (Lama|Baru)/g))]);
    const old = addresses.map(() => ['Kopi Lama']);
    expect([await names(one), await names(two)]).toEqual([old, old]);
    await db.update(stores).set({ namaToko: 'Kopi Baru' }).where(eq(stores.id, storeId));
    await db.update(products).set({ nama: 'Kopi Baru' }).where(eq(products.storeId, storeId));
    await db.update(banners).set({ title: 'Kopi Baru' }).where(eq(banners.storeId, storeId));
    expect(await names(two)).toEqual(old);
    const received = new Promise((resolve) => two.app.services.storeEvents.onStoreChanged(resolve));
    storeEvents.storeChanged(storeId);
    await received;
    const all = addresses.map(() => ['Kopi Baru']);
    expect([await names(one), await names(two)]).toEqual([all, all]);
  });

  it('show a store as one of them imports it, in a thread of its own', async () => {
    const [one, two] = [await start(), await start()];
    const document = path.join(demoFolder, 'tokobaru/store.json');
    const address = '/api/setting/profile?username=tokobaru';
    expect(await two.answer(address)).not.toContain('Toko Baru');
    const received = new Promise((resolve) => two.app.services.storeEvents.onStoreChanged(resolve));
    const reply = await sendCommand(one.dataDir, { command: 'import', file: document });
    expect(reply).toMatchObject({ ok: true });
    await received;
    expect(await one.answer(address)).toContain('Toko Baru');
    expect(await two.answer(address)).toContain('Toko Baru');
    const broken = path.join(one.dataDir, 'rusak.json');
    await writeFile(broken, '{}');
    expect(await sendCommand(one.dataDir, { command: 'import', file: broken })).toMatchObject({ ok: false });
  });

  it('report at the start that their files are apart', async () => {
    const one = await start();
    const two = await start();
    expect(one.lines.join('')).not.toMatch(APART);
    expect(two.lines.join('')).toMatch(APART);
  });

  it('report nothing when both have one folder, when the other has ended, or about one bucket', async () => {
    const one = await start();
    const two = await start({ DATA_DIR: one.dataDir });
    await Promise.all(apps.splice(0).map((app) => app.close()));
    const bucket = {
      S3_BUCKET: 'lapak',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    const three = await start(bucket);
    const four = await start(bucket);
    for (const { lines } of [one, two, three, four]) expect(lines.join('')).not.toMatch(APART);
    const five = await start();
    expect(five.lines.join('')).toMatch(APART);
  });
});
