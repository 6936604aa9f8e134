import { and, asc, eq } from 'drizzle-orm';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { stores } from '../../db/schema/stores.ts';
import { auditLog } from '../../db/schema/members.ts';
import { aMember } from '../../testing/a-member.ts';
import { aSheetConsole, csvOf, zipOf } from '../../testing/a-sheet.ts';
import { twoColours } from '../../testing/a-console.ts';
import { anAccount } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { checkout } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { csvGrid } from './read/csv-grid.ts';

type Row = Record<string, string>;

/** The rows of an exported CSV, by their heads. */
function rowsIn(body: Uint8Array): Row[] {
  const [heads = [], ...rows] = csvGrid(body);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

const sheetOf = (rows: readonly Row[]): string => {
  const heads = Object.keys(rows[0] ?? {});
  return csvOf([heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))]);
};

onEveryDatabase('a sheet over products that exist', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aStoreWith(...forms: object[]) {
    const console = await aSheetConsole(suite.app, db());
    const ids: number[] = [];
    for (const own of forms) {
      const made = await console.call('POST', '/produk', { product: await console.form(own) });
      if (made.status !== 200) throw new Error(JSON.stringify(made));
      ids.push(made.data.id);
    }
    suite.clock.advance(1_000);
    const ofStore = eq(products.storeId, console.store.id);
    return {
      ...console,
      ids,
      row: async (at = 0) => {
        const [row] = await db()
          .select()
          .from(products)
          .where(and(ofStore, eq(products.id, ids[at] ?? 0)));
        if (!row) throw new Error('the product is gone');
        return row;
      },
      combinations: (at = 0) =>
        db()
          .select()
          .from(priceVarieties)
          .where(
            and(
              eq(priceVarieties.storeId, console.store.id),
              eq(priceVarieties.productId, ids[at] ?? 0),
              eq(priceVarieties.isRemoved, false),
            ),
          )
          .orderBy(asc(priceVarieties.position)),
      rows: async () => rowsIn(await console.exported('csv')),
      edit: async (at: number, own: object) => {
        const { data } = await console.call('GET', `/produk/${ids[at]}`);
        const body = { product: { ...data.product, ...own }, seen: data.seen };
        const saved = await console.call('POST', `/produk/${ids[at]}`, body, data.version);
        expect(saved.status).toBe(200);
        suite.clock.advance(1_000);
      },
    };
  }

  it('writes the cells that the sheet changed, and says which', async () => {
    const { rows, check, apply, row, combinations, store } = await aStoreWith(
      { nama: 'Kopi', description: '<p>Harum</p>' },
      { ...twoColours, nama: 'Kain' },
    );
    const [coffee = {}, sogan = {}, indigo = {}] = await rows();
    coffee['Nama produk'] = 'Kopi Gayo';
    coffee.Promo = 'ya';
    coffee.Deskripsi = 'Harum & segar\n\nDisangrai Senin';
    indigo.Harga = '310.000';
    const looked = await check(sheetOf([coffee, sogan, indigo]));
    expect(looked.data).toMatchObject({ created: 0, changed: 2, unchanged: 0, mistakes: [], warnings: [] });
    expect(looked.data.products).toMatchObject([
      {
        nama: 'Kopi Gayo',
        changes: [
          { row: 2, column: 'Nama produk', before: 'Kopi', after: 'Kopi Gayo', is_conflict: false },
          { column: 'Deskripsi' },
          { column: 'Promo', before: 'tidak', after: 'ya' },
        ],
      },
      {
        nama: 'Kain',
        changes: [{ row: 4, column: 'Harga', option: 'Indigo', before: '300.000', after: '310.000' }],
      },
    ]);
    expect((await apply(looked.data)).data).toEqual({ created: 0, changed: 2 });
    expect(await row()).toMatchObject({
      nama: 'Kopi Gayo',
      statusPromo: 1,
      description: '<p>Harum &amp; segar</p><p>Disangrai Senin</p>',
      harga: 285_000,
    });
    expect((await combinations(1)).map(({ price, stock }) => [price, stock])).toEqual([
      [280_000, 4],
      [310_000, 6],
    ]);
    const log = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id)).orderBy(auditLog.id);
    expect(log.slice(2).map(({ action, title, after }) => [action, title, after])).toMatchObject([
      ['product.change', 'Kopi Gayo', { nama: 'Kopi Gayo', status_promo: 1 }],
      ['product.change', 'Kain', { price_variety: [{ options: ['Indigo'], price: 310_000 }] }],
      ['product.sheet', 'produk.csv', { created: 0, changed: 2 }],
    ]);
  });

  it('leaves sold what was sold since the export, also when the same sheet comes again', async () => {
    const { rows, check, put, row, ids, store, combinations } = await aStoreWith(
      { stock: 10, alamat_option: 0 },
      { ...twoColours, alamat_option: 0 },
    );
    const list = await rows();
    const account = await anAccount(db(), store.id);
    const [, indigo] = await combinations(1);
    const bought = await checkout(suite.app, { store, account }, { products: [{ id: ids[0] ?? 0, qty: 3 }] });
    const other = await checkout(
      suite.app,
      { store, account },
      { products: [{ id: ids[1] ?? 0, qty: 2, variety_id: indigo?.id }] },
    );
    expect([bought.statusCode, other.statusCode]).toEqual([200, 200]);
    expect((await check(sheetOf(list))).data).toMatchObject({ changed: 0, unchanged: 2, warnings: [] });
    const [plain = {}, , second = {}] = list;
    plain.Stok = '20';
    second.Stok = '16';
    await put(sheetOf(list));
    expect((await row()).stock).toBe(17);
    expect((await combinations(1)).map(({ stock }) => stock)).toEqual([4, 14]);
    suite.clock.advance(1_000);
    const again = await check(sheetOf(list));
    expect(again.data).toMatchObject({ changed: 0, unchanged: 2, mistakes: [] });
    expect(again.data.warnings).toHaveLength(2);
    expect(again.data.warnings[0]).toContain('Stoknya tetap 17');
    expect((await row()).stock).toBe(17);
  });

  it('keeps what a colleague has edited since, and shows where both edited', async () => {
    const { rows, check, put, row, edit } = await aStoreWith({ nama: 'Kopi' });
    const list = await rows();
    await edit(0, { harga: 300_000, nama: 'Kopi Toraja' });
    expect((await check(sheetOf(list))).data).toMatchObject({ changed: 0, unchanged: 1 });
    const [only = {}] = list;
    only.Promo = 'ya';
    only.Harga = '250000';
    const looked = await check(sheetOf(list));
    expect(looked.data.products[0]?.changes).toMatchObject([
      { column: 'Harga', before: '300.000', after: '250.000', is_conflict: true },
      { column: 'Promo', is_conflict: false },
    ]);
    await put(sheetOf(list));
    expect(await row()).toMatchObject({ nama: 'Kopi Toraja', harga: 250_000, statusPromo: 1 });
  });

  it('is looked at again when products change between the preview and the change', async () => {
    const { rows, check, apply, row, edit } = await aStoreWith({ nama: 'Kopi' });
    const list = await rows();
    const [only = {}] = list;
    only.Harga = '250000';
    const { data: preview } = await check(sheetOf(list));
    await edit(0, { harga: 300_000 });
    const refused = await apply(preview);
    expect(refused).toMatchObject({
      status: 412,
      data: { products: [{ changes: [{ before: '300.000', is_conflict: true }] }] },
    });
    expect((await row()).harga).toBe(300_000);
    const now = { ...preview, ...(refused.data as unknown as typeof preview) };
    expect((await apply(now)).status).toBe(200);
    expect((await row()).harga).toBe(250_000);
  });

  it('adds combinations, and leaves those that it lacks', async () => {
    const { rows, put, combinations, ids, call } = await aStoreWith({ ...twoColours, nama: 'Kain' });
    const [sogan = {}] = await rows();
    const green: Row = { ...sogan, 'Nilai 1': 'Hijau', Harga: '', Stok: '7' };
    await expect(put(sheetOf([green]))).rejects.toThrow(/Harga/);
    green.Harga = '290000';
    await put(sheetOf([green]));
    expect((await combinations()).map(({ price, stock }) => [price, stock])).toEqual([
      [280_000, 4],
      [300_000, 6],
      [290_000, 7],
    ]);
    const { data } = await call('GET', `/produk/${ids[0]}`);
    expect(data.product.product_variety).toEqual([
      { variation_name: 'Warna', list_options: ['Sogan', 'Indigo', 'Hijau'] },
    ]);
  });

  it('finds an option that has blanks around it, and leaves them', async () => {
    const { rows, put, check, ids, call, exported } = await aStoreWith({
      ...twoColours,
      product_variety: [{ variation_name: 'Warna', list_options: [' Sogan', 'In\u00A0digo  '] }],
      price_variety: [
        { options: [' Sogan'], price: 280_000, stock: 4 },
        { options: ['In\u00A0digo  '], price: 300_000, stock: 6 },
      ],
    });
    expect((await check(await exported('csv'))).data).toMatchObject({ unchanged: 1, mistakes: [] });
    const [sogan = {}] = await rows();
    await put(sheetOf([{ ...sogan, Harga: '290000' }]));
    const { data } = await call('GET', `/produk/${ids[0]}`);
    expect(data.product.price_variety).toMatchObject([
      { options: [' Sogan'], price: 290_000, stock: 4 },
      { options: ['In\u00A0digo  '], price: 300_000, stock: 6 },
    ]);
  });

  it('gives a product variations, with merged cells, and a discount', async () => {
    const { put, store, call } = await aStoreWith();
    const heads = [
      'Nama produk',
      'Variasi 1',
      'Nilai 1',
      'Variasi 2',
      'Nilai 2',
      'Harga',
      'Stok',
      'Berat',
      'Gambar',
      'Harga diskon',
      'Mulai diskon',
      'Akhir diskon',
    ];
    await put(
      csvOf([
        heads,
        [
          'Kaos',
          'Warna',
          'Merah',
          'Ukuran',
          'S',
          '50.000',
          '3',
          '200',
          'k.jpg',
          '45.000',
          '1/12/2026',
          '31/12/2026',
        ],
        ['', '', '', '', 'M', '', '4', '', '', '', '', ''],
        ['', '', 'Biru', '', 'S', '60.000', '5', '250', '', '', '', ''],
      ]),
      await zipOf({ 'k.jpg': 'blue' }),
    );
    const [row] = await db().select().from(products).where(eq(products.storeId, store.id));
    const { data } = await call('GET', `/produk/${row?.id}`);
    expect(data.product).toMatchObject({
      enable_variations: 1,
      berat: 200,
      product_variety: [
        { variation_name: 'Warna', list_options: ['Merah', 'Biru'] },
        { variation_name: 'Ukuran', list_options: ['S', 'M'] },
      ],
      price_variety: [
        { options: ['Merah', 'S'], price: 50_000, stock: 3, discount_price: 45_000 },
        { options: ['Merah', 'M'], price: 50_000, stock: 4 },
        { options: ['Biru', 'S'], price: 60_000, stock: 5, berat: 250 },
      ],
      enable_discount_pricing: 1,
      discount_start_date: '2026-12-01T00:00:00+07:00',
      discount_end_date: '2026-12-31T23:59:59+07:00',
    });
  });

  it('is written whole or not at all', async () => {
    const { rows, check, call, row, store } = await aStoreWith({ nama: 'Kopi' });
    const [only = {}] = await rows();
    only.Harga = '1';
    const bad: Row = {
      ...only,
      Kode: '',
      'Nama produk': 'Baru',
      Jejak: '',
      'Jejak (jangan diubah)': '',
      Stok: 'banyak',
    };
    const looked = await check(sheetOf([only, bad]));
    expect(looked.data.sheet).toBeNull();
    expect(looked.data.total_mistakes).toBeGreaterThan(0);
    expect(
      (await call('POST', '/lembar/terapkan', { sheet: 'tidak-ada-lembar-ini', digest: looked.data.digest }))
        .status,
    ).toBe(404);
    expect((await row()).harga).toBe(285_000);
    expect(await db().$count(products, eq(products.storeId, store.id))).toBe(1);
  });

  it('skips the rows of a product that was removed, and says so', async () => {
    const { rows, check, call, ids } = await aStoreWith({ nama: 'Kopi' });
    const list = await rows();
    const { data } = await call('GET', `/produk/${ids[0]}`);
    expect((await call('DELETE', `/produk/${ids[0]}`, undefined, data.version)).status).toBe(200);
    const looked = await check(sheetOf(list));
    expect(looked.data).toMatchObject({ created: 0, changed: 0, unchanged: 0, mistakes: [] });
    expect(looked.data.warnings[0]).toContain('tidak ada lagi');
  });

  it('is of its store alone, and of its staff', async () => {
    const { rows, check, call } = await aStoreWith({ nama: 'Kopi' });
    const list = await rows();
    const [only = {}] = list;
    only.Harga = '1000';
    const { data: preview } = await check(sheetOf(list));
    const other = await aStoreWith();
    const body = { sheet: preview.sheet, digest: preview.digest };
    expect((await other.call('POST', '/lembar/terapkan', body)).status).toBe(404);
    const gate = await aMember(db(), suite.clock.now(), other.store.id, 'gate', { name: 'Budi' });
    const url = `/api/seller/toko/${other.store.username}/lembar?format=csv`;
    expect((await suite.app.inject({ url, headers: gate.headers })).statusCode).toBe(403);
    suite.clock.advance(25 * 3_600_000);
    expect((await call('POST', '/lembar/terapkan', body)).status).toBe(404);
  });

  it('loses no piece between orders and a sheet at the same time', async () => {
    const { rows, check, apply, row, ids, store } = await aStoreWith({ stock: 40, alamat_option: 0 });
    const list = await rows();
    const [only = {}] = list;
    only.Stok = '50';
    const { data: preview } = await check(sheetOf(list));
    const account = await anAccount(db(), store.id);
    const buying = Array.from({ length: 10 }, () =>
      checkout(suite.app, { store, account }, { products: [{ id: ids[0] ?? 0, qty: 1 }] }).then(
        ({ statusCode }) => statusCode,
      ),
    );
    const applying = [apply(preview), apply(preview)];
    const made = await Promise.all(applying);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const sold = (await Promise.all(buying)).filter((status) => status === 200).length;
    expect(sold).toBe(10);
    expect((await row()).stock).toBe(50 - sold);
  });
});

onEveryDatabase('the demo stores as a sheet', (database) => {
  const suite = suiteApp(database, { config: { demoStores: true } });

  it.each(['xlsx', 'csv'])('changes nothing when %s comes back', async (format) => {
    const { db } = database();
    const list = await db.select({ id: stores.id, username: stores.username }).from(stores);
    expect(list.length).toBeGreaterThan(4);
    for (const { id, username } of list) {
      const { headers } = await aMember(db, suite.clock.now(), id, 'staff', { name: 'Sri' });
      const url = `/api/seller/toko/${username}/lembar`;
      const reply = await suite.app.inject({ url: `${url}?format=${format}`, headers });
      const payload = new FormData();
      payload.append('file', new Blob([new Uint8Array(reply.rawPayload)]), `p.${format}`);
      const looked = await suite.app.inject({ method: 'POST', url: `${url}/periksa`, headers, payload });
      const { changed, created, mistakes, warnings, unchanged } = looked.json().data;
      expect([username, changed, created, mistakes, warnings]).toEqual([username, 0, 0, [], []]);
      const kept = and(eq(products.storeId, id), eq(products.isRemoved, false));
      expect([username, unchanged]).toEqual([username, await db.$count(products, kept)]);
    }
  });
});
