import { setImmediate as pause, setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { begunSheets } from '../../db/schema/begun-sheets.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { auditLog } from '../../db/schema/members.ts';
import { aSheetConsole, csvOf } from '../../testing/a-sheet.ts';
import { anAccount } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { checkout } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { createStoreEditing, type EditStore } from '../seller-access/store-editing.ts';
import { csvGrid } from './read/csv-grid.ts';
import { createKeptSheets } from './kept-sheets.ts';
import { createPortions } from './sheet-in-portions.ts';

const IN_PORTION = 3;
/** Products of three portions. */
const FEW = 8;
/** Products of three portions as large as those of the shop. */
const MANY = 210;
const heads = ['Kode', 'Nama produk', 'Harga', 'Stok', 'Berat (gram)', 'Kategori', 'Gambar'];

onEveryDatabase('a sheet that is written in portions', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  /** A store with many products, whose sheet gives each another price. */
  async function aStore(count = FEW) {
    const console = await aSheetConsole(suite.app, db());
    const { store, member } = console;
    await db().insert(categories).values({ storeId: store.id, nama: 'Kopi', importKey: 'kopi', position: 0 });
    const { data: picture } = await console.picture('brown');
    const newRows = (key: string) =>
      csvOf([
        heads,
        ...Array.from({ length: count }, (_, at) => [
          ...[`${key}-${at}`, `Produk ${key} ${at}`, 20_000, 40, 250, 'Kopi', picture.file],
        ]),
      ]);
    await console.put(newRows('p'));
    // Sold without an address.
    await db().update(products).set({ alamatOption: 0 }).where(eq(products.storeId, store.id));
    suite.clock.advance(1_000);
    const [names = [], ...rows] = csvGrid(await console.exported('csv'));
    const price = names.indexOf('Harga');
    const dearer = rows.map((cells) => cells.map((cell, at) => (at === price ? '21000' : cell)));
    const rowsOf = () =>
      db().select().from(products).where(eq(products.storeId, store.id)).orderBy(asc(products.id));
    const log = (action: string) =>
      db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.storeId, store.id), eq(auditLog.action, action)))
        .orderBy(asc(auditLog.id));
    const begun = () => db().$count(begunSheets, eq(begunSheets.storeId, store.id));
    const editor = { store, actor: { userId: member.user.id, name: member.user.name } };
    const { data: preview } = await console.check(csvOf([names, ...dearer]));
    suite.clock.advance(1_000);
    return { ...console, preview, rowsOf, log, begun, editor, newRows };
  }
  type Made = Awaited<ReturnType<typeof aStore>>;

  /** @param between is called ahead of each transaction, with its number; the first notes that the sheet is begun */
  function portions(between: (at: number) => Promise<unknown>) {
    const { services } = suite.app;
    const edit = createStoreEditing(services);
    let count = 0;
    const watched: EditStore = async (...args) => {
      count += 1;
      await between(count - 1);
      return edit(...args);
    };
    return createPortions({
      ...services,
      edit: watched,
      kept: createKeptSheets(services.storage),
      inPortion: IN_PORTION,
    });
  }
  async function apply({ editor, preview }: Made, between: (at: number) => Promise<unknown>) {
    const id = preview.sheet ?? '';
    const sheet = await createKeptSheets(suite.app.services.storage).find(editor.store.username, id);
    if (!sheet) throw new Error('the sheet is gone');
    return portions(between).apply(editor, id, sheet, preview.digest);
  }
  const nothing = () => Promise.resolve();
  const endsAt = (last: number) => (at: number) =>
    at >= last ? Promise.reject(new Error('the process ends')) : nothing();
  const pricesOf = async ({ rowsOf }: Made) => (await rowsOf()).map(({ harga }) => harga);

  it.each([1, 2, 4])(
    'is finished at the next start when the process ended ahead of step %s',
    async (last) => {
      const made = await aStore();
      await expect(apply(made, endsAt(last))).rejects.toThrow('the process ends');
      const written = (await pricesOf(made)).filter((harga) => harga === 21_000).length;
      expect(written).toBe(Math.min(FEW, (last - 1) * IN_PORTION));
      expect(await made.begun()).toBe(1);
      await portions(nothing).finishBegun();
      expect(new Set(await pricesOf(made))).toEqual(new Set([21_000]));
      expect(await made.begun()).toBe(0);
      expect(await made.log('product.sheet')).toMatchObject([
        { after: { created: FEW, changed: 0 } },
        { after: { created: 0, changed: FEW }, actor: 'Sri', userId: made.member.user.id },
      ]);
      expect(await made.log('product.change')).toHaveLength(FEW);
      expect((await made.rowsOf()).map(({ stock }) => stock)).toEqual(Array.from({ length: FEW }, () => 40));
      // Pressed again by who has seen an error.
      expect(await made.apply(made.preview)).toMatchObject({
        status: 200,
        data: { created: 0, changed: FEW },
      });
      expect(await made.log('product.change')).toHaveLength(FEW);
    },
  );

  it('lets the embedded shop answer between portions; a server shows all of it at once', async () => {
    const made = await aStore(MANY);
    const dearer = and(eq(products.storeId, made.store.id), eq(products.harga, 21_000));
    const counts = new Set<number>();
    let isDone = false;
    const applying = made.apply(made.preview).finally(() => (isDone = true));
    while (!isDone) {
      counts.add(await db().$count(products, dearer));
      await pause();
    }
    expect((await applying).status).toBe(200);
    const isHalf = [...counts].some((count) => count > 0 && count < MANY);
    expect(isHalf).toBe(database().driver === 'pglite');
  });

  it('goes on when it is pressed again', async () => {
    const made = await aStore();
    await expect(apply(made, endsAt(2))).rejects.toThrow('the process ends');
    expect(await apply(made, nothing)).toEqual({ created: 0, changed: FEW });
    expect(new Set(await pricesOf(made))).toEqual(new Set([21_000]));
    expect(await made.begun()).toBe(0);
  });

  it('refuses another sheet of the store until it has ended', async () => {
    const made = await aStore();
    await expect(apply(made, endsAt(2))).rejects.toThrow('the process ends');
    const { data: other } = await made.check(csvOf([heads.slice(0, 4), ['p-7', 'Produk 7', 9_000, 40]]));
    expect(await apply({ ...made, preview: other }, nothing)).toMatchObject({ status: 409 });
    await apply(made, nothing);
    expect(new Set(await pricesOf(made))).toEqual(new Set([21_000]));
  });

  it('keeps what is sold between two portions, and lets what a colleague changes wait', async () => {
    const made = await aStore();
    let removed: Promise<{ status: number }> | undefined;
    let isRemoved = false;
    const account = await anAccount(db(), made.store.id);
    const [first, ...others] = await made.rowsOf();
    const last = others.at(-1);
    if (!first || !last) throw new Error('no products');
    await apply(made, async (at) => {
      if (at !== 2) return;
      for (const { id } of [first, last]) {
        const bought = { products: [{ id, qty: 3 }] };
        expect((await checkout(suite.app, { store: made.store, account }, bought)).statusCode).toBe(200);
      }
      const [{ entry }] = (await made.call('GET', '/kategori')).data;
      removed = made
        .call('POST', '/kategori', { kind: 'remove', key: 'kopi', seen: entry })
        .finally(() => (isRemoved = true));
      await sleep(300);
      expect(isRemoved).toBe(false);
    });
    expect((await removed)?.status).toBe(200);
    const rows = await made.rowsOf();
    expect([rows[0]?.stock, rows.at(-1)?.stock]).toEqual([37, 37]);
    expect(new Set(rows.map(({ harga }) => harga))).toEqual(new Set([21_000]));
  });

  it('holds up nobody after a failure', async () => {
    const made = await aStore();
    const fails = (at: number) => (at === 2 ? Promise.reject(new Error('a fault')) : nothing());
    await expect(apply(made, fails)).rejects.toThrow('a fault');
    expect(await made.begun()).toBe(0);
    expect(await apply(made, nothing)).toMatchObject({ status: 412 });
  });

  it('answers who has waited for long', async () => {
    const made = await aStore();
    await expect(apply(made, endsAt(2))).rejects.toThrow('the process ends');
    const edit = createStoreEditing(suite.app.services, 0);
    expect(await edit(made.editor, () => Promise.resolve('written'))).toMatchObject({ status: 409 });
    await apply(made, nothing);
    expect(await edit(made.editor, () => Promise.resolve('written'))).toBe('written');
  });

  it('shows the rest with its mistakes when an import takes away what it names', async () => {
    const made = await aStore();
    const { data: preview } = await made.check(made.newRows('q'));
    const ofStore = eq(categories.storeId, made.store.id);
    const result = await apply({ ...made, preview }, async (at) => {
      if (at === 2) await db().update(categories).set({ isRemoved: true }).where(ofStore);
    });
    expect(result).toMatchObject({
      ...{ ok: false, status: 412 },
      data: { sheet: null, created: FEW - IN_PORTION, unchanged: IN_PORTION, total_mistakes: FEW },
    });
    expect(await made.begun()).toBe(0);
    expect(await made.rowsOf()).toHaveLength(FEW + IN_PORTION);
  });
});
