import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { importStore } from '../../import/import-store.ts';
import { aSheetConsole } from '../../testing/a-sheet.ts';
import { anyStoreDocument, writeDocumentFiles } from '../../testing/any-document.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('the sheet of any store', (database) => {
  const suite = suiteApp(database);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-any-sheet-'));
    await writeDocumentFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Brings documents of a store into the shop; each is exported, and what it was exported as is looked at. */
  async function aRoundTrip() {
    const { db, storage, clock } = suite.app.services;
    const { store, check, exported } = await aSheetConsole(suite.app, db);
    const file = path.join(folder, 'store.json');
    const deps = { db, storage, clock, collects: false, replace: true, storeChanged: () => undefined };
    return {
      username: store.username,
      async preview(document: object, format: 'xlsx' | 'csv') {
        await writeFile(file, JSON.stringify(document));
        const written = await importStore(deps, file, folder);
        if (!written.ok) throw new Error(JSON.stringify(written.problems));
        const { status, info, data } = await check(await exported(format), undefined, `produk.${format}`);
        return { status, info, ...data };
      },
    };
  }
  const none = { created: 0, changed: 0, mistakes: [], warnings: [] };

  it.each([
    ['xlsx', 'blanks', 'Biji\u2000Kopi\u00a0'],
    ['csv', 'blanks', 'Biji\u2000Kopi\u00a0'],
    ['xlsx', 'characters', 'Ko\uFFFDpi\uFFFE\uFDD0\u{1FFFF}'],
    ['csv', 'characters', 'Ko\uFFFDpi\uFFFE\uFDD0\u{1FFFF}'],
  ] as const)('as %s has no change by odd %s', async (format, _what, odd) => {
    const { username, preview } = await aRoundTrip();
    const [base] = fc.sample(anyStoreDocument(username), { numRuns: 1, seed: 1 });
    const product = { key: 'kopi', slug: 'kopi', nama: odd, category: 'jasa', harga: 1_000, stock: 1 };
    const document = {
      ...{ format: 1, store: base?.store, categories: [{ key: 'biji', nama: odd }] },
      products: [
        {
          ...{ ...product, category_key: 'biji', description: odd, images: ['a.png'], enable_variations: 1 },
          product_variety: [{ variation_name: odd, list_options: [odd] }],
          price_variety: [{ options: [odd], price: 10, stock: 0 }],
        },
      ],
    };
    expect(await preview(document, format)).toMatchObject({ ...none, unchanged: 1 });
  });

  it.each(['xlsx', 'csv'] as const)('exported as %s and read back, changes nothing', async (format) => {
    const { username, preview } = await aRoundTrip();
    await fc.assert(
      fc.asyncProperty(anyStoreDocument(username), async (document) => {
        const unchanged = document.products?.length ?? 0;
        expect(await preview(document, format)).toMatchObject({ status: 200, ...none, unchanged });
      }),
      { numRuns: 10 },
    );
  });
});
