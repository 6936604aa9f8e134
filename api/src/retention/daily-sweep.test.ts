import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { attemptCounters } from '../db/schema/attempts.ts';
import { categories, productImages } from '../db/schema/catalogue.ts';
import { auditLog } from '../db/schema/members.ts';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { orders } from '../db/schema/orders.ts';
import { shippingQuotes } from '../db/schema/shipping.ts';
import { banners, stores } from '../db/schema/stores.ts';
import { mailedCodes } from '../db/schema/users.ts';
import * as schema from '../db/schema.ts';
import type { Visibility } from '../storage/file-storage.ts';
import { anEventOf, aTicketOf } from '../testing/an-event.ts';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { operate } from '../testing/operate.ts';
import { aShop, orderRow, placed } from '../testing/orders-over-http.ts';
import { AUDIT_DAYS } from './old-audit.ts';
import { dailySweep } from './daily-sweep.ts';
import { fileColumns, namedFiles } from '../storage/named-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Columns of such a name that have no key of a file. */
const otherKeys = new Set(['importKey', 'messageKey', 'phoneKey', 'idempotencyKey', 'key']);

it('the sweep knows every column with the key of a file', () => {
  const named = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table))
        .filter(([name]) => /key$/i.test(name) && !otherKeys.has(name))
        .map(([name]) => `${getTableName(table)}.${name}`),
    );
  const known = fileColumns.map((column) => {
    const [name] = Object.entries(getTableColumns(column.table)).find(([, own]) => own === column) ?? [];
    return `${getTableName(column.table)}.${name ?? ''}`;
  });
  expect(known.sort()).toEqual(named.sort());
});

onEveryDatabase('The daily sweep', (database) => {
  let made: Awaited<ReturnType<typeof testApp>>;
  const db = () => database().db;
  beforeAll(async () => {
    made = await testApp(database());
  });
  afterAll(() => made.app.close());

  /** The clock of the files is the system's. */
  const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });
  const sweep = (days: number, isDryRun = false) =>
    dailySweep({ ...made.app.services, clock: inDays(days) }, { isDryRun });
  const put = async (visibility: Visibility, folder = 'stores/uji') => {
    const key = `${folder}/${randomUUID()}.webp`;
    await made.app.services.storage.put(key, Buffer.from('gambar'), 'image/webp', visibility);
    return key;
  };
  const isThere = async (key: string, visibility: Visibility) =>
    (await made.app.services.storage.get(key, visibility)) !== null;

  it('takes entries out of a store’s log that are older than two years', async () => {
    const { store } = await aShop(db());
    const entry = (days: number) => ({
      ...{
        storeId: store.id,
        at: new Date(Date.now() - days * DAY_MS),
        actor: 'Wulan',
        action: 'order.pack',
      },
      ...{ subject: 'x', title: `${days}`, before: {}, after: {} },
    });
    await db()
      .insert(auditLog)
      .values([entry(AUDIT_DAYS + 1), entry(AUDIT_DAYS - 1)]);
    await sweep(0);
    const left = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id));
    expect(left.map(({ title }) => title)).toEqual([`${AUDIT_DAYS - 1}`]);
  });

  it('deletes prices of couriers that are older than two days', async () => {
    const quote = (key: string, hours: number) => ({
      ...{ key, options: [], askedAt: new Date(Date.now() - hours * 3_600_000) },
    });
    await db()
      .insert(shippingQuotes)
      .values([quote('lama', 49), quote('baru', 47)]);
    await sweep(0, true);
    expect(await db().$count(shippingQuotes)).toBe(2);
    await sweep(0);
    expect((await db().select().from(shippingQuotes)).map(({ key }) => key)).toEqual(['baru']);
  });

  it('removes what a killed import has left, a day later', async () => {
    const importing = path.join(made.config.dataDir, 'importing');
    await mkdir(path.join(importing, 'import-a'), { recursive: true });
    await writeFile(path.join(importing, 'import-a', '0'), 'gambar');
    await sweep(0.5);
    expect(await sweep(1.5, true)).toMatchObject({ files: 1, fileBytes: 6 });
    expect(await readdir(importing)).toEqual(['import-a']);
    expect(await sweep(1.5)).toMatchObject({ files: 1, fileBytes: 6 });
    expect(await readdir(importing)).toEqual([]);
  });

  it('finds a key in each column that may have it', async () => {
    const shop = await aShop(db());
    const { store, product } = shop;
    const own = { storeId: store.id };
    const id = await placed(made.app, shop);
    await db()
      .insert(productImages)
      .values({ ...own, productId: product.id, position: 0, fileKey: 'x' });
    await db()
      .insert(categories)
      .values({ ...own, nama: 'Kopi' });
    await db()
      .insert(banners)
      .values({ ...own, title: 'Promo', content: '', createdBy: 'x', imageKey: 'x' });
    const event = await anEventOf(db(), store.id);
    await aTicketOf(db(), event, new Date());
    for (const column of fileColumns) {
      const { table } = column;
      const columns = getTableColumns(table);
      const [name = ''] = Object.entries(columns).find(([, one]) => one === column) ?? [];
      const key = `uji/${randomUUID()}.webp`;
      const isOfStore = eq(columns.storeId ?? stores.id, store.id);
      await db()
        .update(table)
        .set({ [name]: key })
        .where(isOfStore);
      expect([getTableName(table), name, [...(await namedFiles(db(), [key, 'uji/tidak-ada.webp']))]]).toEqual(
        [getTableName(table), name, [key]],
      );
    }
    const account = (await orderRow(db(), id)).paymentAccount;
    for (const name of ['paymentAccount', 'transferAccount'] as const) {
      const imgKey = `uji/${randomUUID()}.webp`;
      await db()
        .update(orders)
        .set({ [name]: { ...account, imgKey } })
        .where(eq(orders.storeId, store.id));
      expect([...(await namedFiles(db(), [imgKey]))]).toEqual([imgKey]);
    }
  });

  it('removes files that no row names, three days after they were written', async () => {
    const { store, product } = await aShop(db());
    const [kept, lost, secret] = [await put('public'), await put('public'), await put('private', 'proofs/1')];
    await db()
      .insert(productImages)
      .values({ storeId: store.id, productId: product.id, position: 0, fileKey: kept });
    await sweep(2.9);
    expect(await isThere(lost, 'public')).toBe(true);
    expect((await sweep(3.1, true)).files).toBe(2);
    expect(await isThere(lost, 'public')).toBe(true);
    expect(await sweep(3.1)).toMatchObject({ files: 2, fileBytes: 12 });
    expect(await isThere(kept, 'public')).toBe(true);
    expect(await isThere(lost, 'public')).toBe(false);
    expect(await isThere(secret, 'private')).toBe(false);
  });

  it('leaves files alone whose names the shop would not give, and does not count them', async () => {
    const folder = path.join(made.config.dataDir, 'files/public/stores');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'odd name!.webp'), 'x');
    expect((await sweep(4, true)).files).toBe(0);
    expect((await sweep(4)).files).toBe(0);
    expect(await readdir(folder)).toContain('odd name!.webp');
  });

  it('keeps a file that was written again while it was looked at', async () => {
    const { storage } = made.app.services;
    const key = await put('public');
    const again = {
      ...storage,
      async *list(visibility: Visibility) {
        for await (const file of storage.list(visibility)) {
          if (file.key === key) await storage.put(key, Buffer.from('baru'), 'image/webp', 'public');
          yield { ...file, writtenAt: new Date(file.writtenAt.getTime() - 1) };
        }
      },
    };
    await dailySweep({ ...made.app.services, storage: again, clock: inDays(4) }, { isDryRun: false });
    expect(await isThere(key, 'public')).toBe(true);
    await sweep(4);
    expect(await isThere(key, 'public')).toBe(false);
  });

  it('removes proofs and identity pictures a year after the order, once its payment has ended', async () => {
    const shop = await aShop(db());
    const proofOf = async (status: 'PAID' | 'CONFIRMED') => {
      const id = await placed(made.app, shop);
      const proofKey = await put('private', 'proofs/1');
      const identityKey = await put('private', 'identities/1');
      await db().update(orders).set({ status, proofKey, identityKey }).where(eq(orders.publicId, id));
      return { id, proofKey, identityKey };
    };
    const [paid, open] = [await proofOf('PAID'), await proofOf('CONFIRMED')];
    const { createdAt } = await orderRow(db(), paid.id);
    const days = 365 + (createdAt.getTime() - Date.now()) / DAY_MS;
    await sweep(days - 0.1);
    expect(await isThere(paid.proofKey, 'private')).toBe(true);
    expect(await sweep(days + 0.1, true)).toMatchObject({ proofs: 1 });
    expect(await sweep(days + 0.1)).toMatchObject({ proofs: 1, files: 2 });
    expect(await orderRow(db(), paid.id)).toMatchObject({ proofKey: null, identityKey: null });
    expect(await isThere(paid.proofKey, 'private')).toBe(false);
    expect(await isThere(open.proofKey, 'private')).toBe(true);
    expect(await isThere(open.identityKey, 'private')).toBe(true);
  });

  it('deletes mails thirty days after they were sent, and a year after they failed for good', async () => {
    const mail = (messageKey: string, own: Partial<typeof mails.$inferInsert>) => ({
      ...{ storeId: NO_STORE, messageKey, kind: 'verification' as const, recipient: 'a@contoh.id' },
      ...{ subject: 's', text: 't', queuedAt: new Date(), nextAttemptAt: new Date(), ...own },
    });
    await db().delete(mails);
    await db()
      .insert(mails)
      .values([
        mail('sent', { sentAt: new Date() }),
        mail('failed', { failedAt: new Date() }),
        mail('waiting', {}),
      ]);
    const left = async () => (await db().select().from(mails)).map(({ messageKey }) => messageKey).sort();
    await sweep(29.9);
    expect(await left()).toEqual(['failed', 'sent', 'waiting']);
    expect(await sweep(30.1, true)).toMatchObject({ mails: 1 });
    expect(await sweep(30.1)).toMatchObject({ mails: 1 });
    expect(await left()).toEqual(['failed', 'waiting']);
    await sweep(365.1);
    expect(await left()).toEqual(['waiting']);
    const isWaiting = and(eq(mails.storeId, NO_STORE), eq(mails.messageKey, 'waiting'));
    await db().delete(mails).where(isWaiting);
  });

  it('deletes more mails than one statement takes', async () => {
    const { id: storeId } = (await aShop(db())).store;
    const rows = Array.from({ length: 2_001 }, (_, at) => ({
      ...{ storeId, messageKey: String(at), kind: 'order-placed' as const, recipient: 'a@contoh.id' },
      ...{ subject: 's', text: 't', queuedAt: new Date(), nextAttemptAt: new Date(), sentAt: new Date() },
    }));
    await db().insert(mails).values(rows);
    expect(await sweep(31)).toMatchObject({ mails: 2_001 });
  });

  it('removes mails that were written as files as long afterwards as sent ones', async () => {
    expect(await sweep(0)).toMatchObject({ letters: 0 });
    const folder = path.join(made.config.dataDir, 'outbox');
    await mkdir(folder);
    for (const name of ['a.eml', 'b.eml', 'c.tmp', 'catatan.txt'])
      await writeFile(path.join(folder, name), 'x');
    const tomorrow = new Date(Date.now() + DAY_MS);
    await utimes(path.join(folder, 'b.eml'), tomorrow, tomorrow);
    expect(await sweep(29.9)).toMatchObject({ letters: 0 });
    expect(await sweep(30.1, true)).toMatchObject({ letters: 2 });
    expect(await readdir(folder)).toHaveLength(4);
    expect(await sweep(30.1)).toMatchObject({ letters: 2 });
    expect((await readdir(folder)).sort()).toEqual(['b.eml', 'catatan.txt']);
  });

  it('is run by the operator, who may look first', async () => {
    const lost = await put('public');
    const folder = path.join(made.config.dataDir, 'files/public', path.dirname(lost));
    const longAgo = new Date(made.clock.now().getTime() - 4 * DAY_MS);
    await utimes(path.join(folder, path.basename(lost)), longAgo, longAgo);
    const run = async (...args: string[]) => (await operate(made.config.dataDir, args)).lines.join('\n');
    expect(await run('sweep', '--dry-run')).toContain('1 berkas yang tidak dipakai lagi');
    expect(await isThere(lost, 'public')).toBe(true);
    expect(await run('sweep')).toContain('1 berkas yang tidak dipakai lagi');
    expect(await isThere(lost, 'public')).toBe(false);
  });

  it('run by the operator also removes what has expired of accounts', async () => {
    const code = { purpose: 'forgot_password' as const, codeHash: 'x' };
    const lapsed = { ...code, email: 'lama@perintah.test', expiresAt: new Date(0) };
    const held = {
      ...code,
      email: 'baru@perintah.test',
      expiresAt: new Date(made.clock.now().getTime() + 1),
    };
    await db().insert(mailedCodes).values([lapsed, held]);
    await db()
      .insert(attemptCounters)
      .values({ key: 'uji:perintah', points: 1, expire: new Date(0) });
    const left = async () => (await db().select().from(mailedCodes)).map(({ email }) => email);
    const run = async (...args: string[]) => (await operate(made.config.dataDir, args)).lines.join('\n');
    expect(await run('sweep', '--dry-run')).toContain('2 kode, sesi, pendaftaran dan penghitung percobaan');
    expect(await left()).toEqual(expect.arrayContaining([lapsed.email, held.email]));
    expect(await run('sweep')).toContain('2 kode, sesi, pendaftaran dan penghitung percobaan');
    expect(await left()).toEqual([held.email]);
    expect(await run('sweep', '--dry-run')).toContain('0 kode, sesi,');
  });
});

describe('files that a write has left behind', () => {
  it('are listed, and removed', async () => {
    const { createDiskStorage } = await import('../storage/disk-storage.ts');
    const folder = await mkdtemp(path.join(tmpdir(), 'lapak-left-'));
    const storage = createDiskStorage(folder);
    await storage.put('stores/1/a.webp', Buffer.from('a'), 'image/webp', 'public');
    await writeFile(path.join(folder, `public/stores/1/b.webp.${randomUUID()}.tmp`), 'b');
    for await (const file of storage.list('public'))
      if (file.key.endsWith('.tmp')) expect(await storage.remove(file, 'public')).toBe(true);
    expect(await readdir(path.join(folder, 'public/stores/1'))).toEqual(['a.webp']);
    await rm(folder, { recursive: true });
  });
});
