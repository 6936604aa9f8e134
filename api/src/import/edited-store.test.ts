import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { products } from '../db/schema/catalogue.ts';
import { stores } from '../db/schema/stores.ts';
import { uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { documentOf, goods } from '../testing/import-documents.ts';
import { operate as runOperator } from '../testing/operate.ts';
import { testApp } from '../testing/test-app.ts';

onEveryDatabase('importing a store that something else has changed', (database) => {
  let opened: Awaited<ReturnType<typeof testApp>>;
  let folder: string;
  const db = () => database().db;
  beforeAll(async () => {
    opened = await testApp(database());
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-edited-'));
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'brown' } });
    await picture.png().toFile(path.join(folder, 'a.png'));
  });
  afterAll(async () => {
    await opened.app.close();
    await rm(folder, { recursive: true });
  });

  async function operate(...args: string[]) {
    const { lines, failed } = await runOperator(opened.config.dataDir, args);
    return { text: lines.join('\n'), failed };
  }

  /** An imported store, and the command that imports its document again with another price. */
  async function imported() {
    const username = uniqueName('toko');
    const file = path.join(folder, `${username}.json`);
    const write = (harga: number) =>
      writeFile(file, JSON.stringify(documentOf(username, [goods('kopi', { harga })])));
    await write(80_000);
    expect((await operate('import', file)).failed).toBe(false);
    await write(90_000);
    const store = async () => {
      const [row] = await db().select().from(stores).where(eq(stores.username, username));
      if (!row) throw new Error('The store is gone');
      return row;
    };
    const price = async () => {
      const { id } = await store();
      const [row] = await db().select().from(products).where(eq(products.storeId, id));
      return row?.harga;
    };
    return { username, again: (...also: string[]) => operate('import', file, ...also), store, price };
  }

  it('is refused with when it was changed, and nothing is written', async () => {
    const { username, again, store, price } = await imported();
    await operate('close', username);
    const { text, failed } = await again();
    expect(failed).toBe(true);
    expect(text).toContain(
      '/store/username  toko ini terakhir diubah 21/11/2026, 10.00 WIB, tidak lewat impor',
    );
    expect(text).toContain('--replace');
    expect(await price()).toBe(80_000);
    expect((await store()).isActive).toBe(false);
  });

  it('is done with --replace, and from then on again without', async () => {
    const { username, again, store, price } = await imported();
    await operate('close', username);
    expect((await again('--replace')).failed).toBe(false);
    expect(await price()).toBe(90_000);
    expect(await store()).toMatchObject({ isActive: true, editedAt: null });
    expect((await again()).failed).toBe(false);
  });

  it('is done without a question when imports alone have written the store', async () => {
    const { again, price } = await imported();
    expect((await again()).failed).toBe(false);
    expect(await price()).toBe(90_000);
  });
});
