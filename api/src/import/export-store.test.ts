import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { TObject, TSchema } from 'typebox';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { uniqueName } from '../testing/a-store.ts';
import { anyStoreDocument, writeDocumentFiles } from '../testing/any-document.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { documentOf, goods, shirt } from '../testing/import-documents.ts';
import { exportStore, storeAsDocument } from './export-store.ts';
import { importStore } from './import-store.ts';
import { StoreDocument } from './store-document.ts';

const demo = fileURLToPath(new URL('../../demo', import.meta.url));
const now = new Date('2026-11-21T03:00:00.123Z');

onEveryDatabase('the export of a store', (database) => {
  let folder = '';
  let storage: FileStorage;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-export-'));
    storage = createDiskStorage(path.join(folder, 'files'));
    await writeDocumentFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const deps = () => ({ db: database().db, storage, inPortions: database().driver === 'pglite' });

  /** Imports a file. @returns the rows that were written */
  async function imported(file: string, at = now): Promise<number> {
    const also = { clock: { now: () => at }, collects: false, storeChanged: () => undefined };
    const result = await importStore({ ...deps(), ...also }, file, folder);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.store.rows;
  }

  async function importedDocument(document: StoreDocument): Promise<number> {
    const file = path.join(folder, 'store.json');
    await writeFile(file, JSON.stringify(document));
    return imported(file);
  }

  /** Exports a store and imports it an hour later. @returns the document, and the rows that the import wrote */
  async function thereAndBack(username: string) {
    const target = path.join(folder, uniqueName('ekspor'));
    const exported = await exportStore(deps(), username, target);
    if (!exported.ok) throw new Error(exported.reason);
    expect(exported.missing).toEqual([]);
    const document: StoreDocument = JSON.parse(await readFile(exported.file, 'utf8'));
    const rows = await imported(exported.file, new Date(now.getTime() + 3_600_000));
    return { document, rows };
  }

  it.each([
    ...['kopinusantara', 'rumahbatik', 'studiokarya', 'pommeta'],
    ...['tahseelsahabatilmu', 'tokobaru', 'tokotutup'],
  ])('of the demo store %s is the store: imported, it writes nothing', async (username) => {
    expect(await imported(path.join(demo, username, 'store.json'))).toBeGreaterThan(0);
    const { rows, document } = await thereAndBack(username);
    expect(rows).toBe(0);
    expect(document.store.username).toBe(username);
  });

  it('of any store is the store: imported, it writes nothing and changes nothing', async () => {
    const username = uniqueName('toko');
    await fc.assert(
      fc.asyncProperty(anyStoreDocument(username), async (document) => {
        await importedDocument(document);
        const before = await storeAsDocument(deps(), username);
        expect((await thereAndBack(username)).rows).toBe(0);
        expect(await storeAsDocument(deps(), username)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  /** Every field that the format has, as a path: `products.price_variety.stock`. */
  function fieldsOf(schema: TSchema, at = ''): string[] {
    const own = schema as Partial<TObject> & { items?: TSchema };
    if (own.items) return fieldsOf(own.items, at);
    return Object.entries(own.properties ?? {}).flatMap(([name, inner]) => {
      const place = at === '' ? name : `${at}.${name}`;
      return [place, ...fieldsOf(inner, place)];
    });
  }

  function named(value: unknown, at = ''): string[] {
    if (Array.isArray(value)) return value.flatMap((entry) => named(entry, at));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      const place = at === '' ? name : `${at}.${name}`;
      return [place, ...named(inner, place)];
    });
  }

  it('has every field that the format has, but past orders', async () => {
    const username = uniqueName('toko');
    const given = new Set<string>();
    const seen = new Set<string>();
    for (const document of fc.sample(anyStoreDocument(username), { numRuns: 60, seed: 7 })) {
      // A document without a new field shows nothing new.
      const fields = named(JSON.parse(JSON.stringify(document)));
      if (fields.every((field) => given.has(field))) continue;
      for (const field of fields) given.add(field);
      await importedDocument(document);
      const exported = await storeAsDocument(deps(), username);
      for (const field of named(JSON.parse(JSON.stringify(exported?.document)))) seen.add(field);
    }
    const isLeftOut = (field: string) => /^(?:\$schema|history)/.test(field);
    const all = fieldsOf(StoreDocument).filter((field) => !isLeftOut(field));
    expect(all.length).toBeGreaterThan(120);
    expect(all.filter((field) => !seen.has(field))).toEqual([]);
  }, 120_000);

  it('follows what was sold and what was taken out', async () => {
    const username = uniqueName('toko');
    await importedDocument(documentOf(username, [shirt(5), goods('kopi'), goods('teh')]));
    await importedDocument(documentOf(username, [shirt(7), goods('kopi', { slug: 'kopi-gayo' })]));
    const { document, rows } = await thereAndBack(username);
    expect(rows).toBe(0);
    expect(document.products?.map(({ slug }) => slug)).toEqual(['baju', 'kopi-gayo']);
    expect(document.products?.[0]?.price_variety?.map(({ stock }) => stock)).toEqual([7, 7]);
  });

  it('makes the store anew where it is not there', async () => {
    const [here, there] = [uniqueName('toko'), uniqueName('toko')];
    await importedDocument(documentOf(here, [goods('kopi')]));
    const target = path.join(folder, uniqueName('ekspor'));
    const exported = await exportStore(deps(), here, target);
    if (!exported.ok) throw new Error(exported.reason);
    const text = await readFile(exported.file, 'utf8');
    await writeFile(exported.file, text.replace(here, there));
    expect(await imported(exported.file)).toBeGreaterThan(2);
    const [one, other] = [await storeAsDocument(deps(), here), await storeAsDocument(deps(), there)];
    expect(other?.document.products).toEqual(one?.document.products);
  });

  it('writes over nothing', async () => {
    const username = uniqueName('toko');
    await importedDocument(documentOf(username, [goods('kopi')]));
    const target = await mkdtemp(path.join(folder, 'penuh-'));
    await writeFile(path.join(target, 'store.json'), 'milik penjual');
    expect(await exportStore(deps(), username, target)).toEqual({ ok: false, reason: 'folder' });
    expect(await exportStore(deps(), username, path.join(target, 'store.json'))).toMatchObject({ ok: false });
    expect(await readdir(target)).toEqual(['store.json']);
    expect(await exportStore(deps(), 'toko-tak-ada', path.join(folder, 'baru'))).toEqual({
      ok: false,
      reason: 'store',
    });
  });

  it('names the files that the storage does not have any more', async () => {
    const username = uniqueName('toko');
    await importedDocument(documentOf(username, [goods('kopi', { images: ['b.jpg'] })]));
    const empty = createDiskStorage(path.join(folder, 'kosong'));
    const target = path.join(folder, uniqueName('ekspor'));
    const exported = await exportStore({ ...deps(), storage: empty }, username, target);
    expect(exported).toMatchObject({
      ok: true,
      files: 0,
      missing: [expect.stringMatching(/^images\/.+\.webp$/)],
    });
  });
});
