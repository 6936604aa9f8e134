import { eq } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { stores } from './db/schema/stores.ts';
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
    const profile = async () =>
      (await app.inject('/api/setting/profile?username=tokobersama')).json<{ data: { nama_toko: string } }>()
        .data.nama_toko;
    return { app, lines, profile, dataDir: DATA_DIR };
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
