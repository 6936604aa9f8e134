import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { importStore } from '../../import/import-store.ts';
import { aSheetConsole } from '../../testing/a-sheet.ts';
import { anyStoreDocument, writeFilesBeside } from '../../testing/any-document.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('the sheet of any store', (database) => {
  const suite = suiteApp(database);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-any-sheet-'));
    await writeFilesBeside(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('finds a category whatever blanks its name has', async () => {
    const { db, storage, clock } = suite.app.services;
    const { store, check, exported } = await aSheetConsole(suite.app, db);
    const file = path.join(folder, 'store.json');
    const [base] = fc.sample(anyStoreDocument(store.username), { numRuns: 1, seed: 1 });
    const product = { key: 'kopi', slug: 'kopi', nama: 'Kopi', category: 'jasa' as const, harga: 1_000 };
    const document = {
      ...{ format: 1, store: base?.store, categories: [{ key: 'biji', nama: 'Biji\u2000Kopi\u00a0' }] },
      products: [{ ...product, category_key: 'biji', stock: 1, images: ['a.png'] }],
    };
    await writeFile(file, JSON.stringify(document));
    const deps = { db, storage, clock, collects: false, replace: true, storeChanged: () => undefined };
    const written = await importStore(deps, file, folder);
    if (!written.ok) throw new Error(JSON.stringify(written.problems));
    const { data } = await check(await exported('csv'), undefined, 'produk.csv');
    expect(data).toMatchObject({ changed: 0, unchanged: 1, mistakes: [] });
  });

  it.each(['xlsx', 'csv'] as const)('exported as %s and read back, changes nothing', async (format) => {
    const { db, storage, clock } = suite.app.services;
    const { store, check, exported } = await aSheetConsole(suite.app, db);
    const file = path.join(folder, 'store.json');
    const deps = { db, storage, clock, collects: false, replace: true, storeChanged: () => undefined };
    await fc.assert(
      fc.asyncProperty(anyStoreDocument(store.username), async (document) => {
        await writeFile(file, JSON.stringify(document));
        const written = await importStore(deps, file, folder);
        if (!written.ok) throw new Error(JSON.stringify(written.problems));
        const { status, info, data } = await check(await exported(format), undefined, `produk.${format}`);
        expect({ status, info, ...data }).toMatchObject({
          status: 200,
          created: 0,
          changed: 0,
          unchanged: document.products?.length ?? 0,
          mistakes: [],
          warnings: [],
        });
      }),
      { numRuns: 10 },
    );
  });
});
