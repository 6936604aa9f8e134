import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { auditLog } from '../../db/schema/members.ts';
import { aSheetConsole, csvOf, zipOf } from '../../testing/a-sheet.ts';
import { twoColours } from '../../testing/a-console.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

const formats = ['xlsx', 'csv'] as const;
const heads = ['Kode', 'Nama produk', 'Harga', 'Stok', 'Berat (gram)', 'Gambar'];

onEveryDatabase('products as a sheet', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aStoreWith(...forms: object[]) {
    const console = await aSheetConsole(suite.app, db());
    const ids: number[] = [];
    for (const own of forms) {
      const made = await console.call('POST', '/produk', { product: await console.form(own) });
      expect([made.status, made.data?.errors]).toEqual([200, undefined]);
      ids.push(made.data.id);
    }
    suite.clock.advance(1_000);
    const rows = () =>
      db().select().from(products).where(eq(products.storeId, console.store.id)).orderBy(products.id);
    return { ...console, ids, rows };
  }

  it.each(formats)('takes its own template as %s, which has no product yet', async (format) => {
    const { check, exported } = await aStoreWith();
    const looked = await check(await exported(format, 'template'));
    expect(looked).toMatchObject({
      status: 200,
      data: { rows: 0, mistakes: [], sheet: null, ignored: [], warnings: [] },
    });
  });

  it.each(formats)('says that nothing changes when an export comes back as %s', async (format) => {
    const { check, exported } = await aStoreWith(
      { nama: "=Kemeja '1", description: '- Katun\n- <b>halus</b>' },
      { ...twoColours, nama: 'Kain; "panjang"' },
      { nama: '38', pre_order: 1, pre_order_time: 5, is_limit: 1, buy_limit: 3, status_promo: 1 },
      {
        ...{ enable_discount_pricing: 1, discount_price: 200_000 },
        ...{ discount_start_date: '2026-12-01', discount_end_date: '2026-12-31 19:00' },
      },
    );
    const looked = await check(await exported(format));
    expect(looked).toMatchObject({
      status: 200,
      data: {
        rows: 5,
        created: 0,
        changed: 0,
        unchanged: 4,
        mistakes: [],
        warnings: [],
        ignored: [],
        sheet: null,
      },
    });
  });

  it('brings new products on line with their pictures, and the same again does nothing', async () => {
    const { check, apply, put, call, store, rows } = await aStoreWith();
    const sheet = csvOf([
      heads,
      ['', 'Kopi Gayo', '25.000', '40', '250 g', 'kopi.jpg'],
      ['KTN-1', 'Kain', 'Rp 1.250.000,00', '3', '0,5 kg', 'Foto/kain.jpg, kopi.jpg'],
    ]);
    const zip = await zipOf({ 'kopi.jpg': 'brown', 'foto/kain.jpg': 'red' });
    const looked = await check(sheet, zip);
    expect(looked.data).toMatchObject({ created: 2, changed: 0, mistakes: [] });
    expect(looked.data.products[0]).toMatchObject({
      row: 2,
      id: null,
      nama: 'Kopi Gayo',
      summary: 'Rp25.000, stok 40, 1 gambar',
    });
    expect(await rows()).toEqual([]);
    expect(await apply(looked.data)).toMatchObject({ status: 200, data: { created: 2, changed: 0 } });
    expect(await apply(looked.data)).toMatchObject({ status: 200, data: { created: 2, changed: 0 } });
    const made = await rows();
    expect(made).toMatchObject([
      { nama: 'Kopi Gayo', importKey: 'kopi-gayo', slug: 'kopi-gayo', harga: 25_000, stock: 40, berat: 250 },
      { nama: 'Kain', importKey: 'ktn-1', slug: 'kain', harga: 1_250_000, berat: 500 },
    ]);
    const page = await suite.app.inject(`/api/product/${made[0]?.id}?username=${store.username}`);
    expect(page.statusCode).toBe(200);
    const again = await check(sheet, zip);
    expect(again.data).toMatchObject({ created: 0, changed: 0, unchanged: 2, mistakes: [], sheet: null });
    expect((await call('GET', `/produk/${made[1]?.id}`)).data.product.images).toHaveLength(2);
    const log = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id)).orderBy(auditLog.id);
    expect(log.map(({ action }) => action)).toEqual(['product.create', 'product.create', 'product.sheet']);
    await expect(put(sheet, zip)).rejects.toThrow();
  });

  it('names each mistake with its row and column and what to write, and writes nothing', async () => {
    const { check, rows } = await aStoreWith();
    const looked = await check(
      csvOf([
        [...heads, 'Warna kesukaan', 'Mulai diskon'],
        ['', 'Kopi Gayo', '25rb', '40', '250', 'tidak-ada.jpg', 'biru', ''],
        ['', '', '', '', '', '', '', ''],
        ['', 'Kain', '1000', '', '250', 'http://contoh.id/a.jpg', '', '31 Februari 2026'],
      ]),
    );
    expect(looked.data.ignored).toEqual(['Warna kesukaan']);
    expect(looked.data.mistakes.map(({ row, letter, column }) => [row, letter, column])).toEqual([
      [2, 'C', 'Harga'],
      [2, 'F', 'Gambar'],
      [4, 'D', 'Stok'],
      [4, 'F', 'Gambar'],
      [4, 'H', 'Mulai diskon'],
    ]);
    const [price, , stock, picture] = looked.data.mistakes;
    expect(price?.message).toContain('misalnya 25000');
    expect(stock?.message).toContain('wajib diisi');
    expect(picture?.message).toContain('https://');
    expect(looked.data.sheet).toBeNull();
    expect(await rows()).toEqual([]);
  });
});
