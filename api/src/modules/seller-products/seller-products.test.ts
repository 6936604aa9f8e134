import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { auditLog } from '../../db/schema/members.ts';
import { categories, priceVarieties, products } from '../../db/schema/catalogue.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Changed } from '../../lib/store-events.ts';
import { aConsole, twoColours } from '../../testing/a-console.ts';
import { anAccount, aStore } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp, testApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;

onEveryDatabase('products of the console', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aWatchedConsole() {
    const made = await aConsole(suite.app, db());
    const changed: Changed[] = [];
    suite.app.services.storeEvents.onStoreChanged((id) => changed.push(id));
    return { ...made, changed };
  }

  async function aProductOf(own: Partial<ProductForm> = {}) {
    const console = await aWatchedConsole();
    const made = await console.call('POST', '/produk', { product: await console.form(own) });
    expect([made.status, made.data?.errors]).toEqual([200, undefined]);
    suite.clock.advance(1_000);
    const logOf = async (id: number) =>
      db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.storeId, console.store.id), eq(auditLog.subject, `product:${id}`)))
        .orderBy(auditLog.id);
    const url = `/produk/${made.data.id}`;
    const page = async () =>
      (await suite.app.inject(`/api/product/${made.data.id}?username=${console.store.username}`)).statusCode;
    return { ...console, made: made.data, url, log: () => logOf(made.data.id), page };
  }

  it('makes a product with a picture, an address from its name, and an entry in the log', async () => {
    const { made, store, log, changed, page } = await aProductOf();
    expect(made).toMatchObject({
      product: { slug: 'kemeja-batik-kawung', nama: 'Kemeja Batik Kawung', is_hidden: 0, alamat_option: 1 },
      seen: { stock: 10, combinations: [] },
      changed_by: 'Sri',
    });
    const [image] = made.product.images;
    expect(made.pictures[image]).toBe(`/files/stores/${store.username}/${image.slice('images/'.length)}`);
    expect((await suite.app.inject(made.pictures[image])).statusCode).toBe(200);
    expect(await log()).toMatchObject([
      { action: 'product.create', title: 'Kemeja Batik Kawung', actor: 'Sri', after: { harga: 285_000 } },
    ]);
    expect(changed).toContain(store.id);
    expect(await page()).toBe(200);
    const [row] = await db().select().from(stores).where(eq(stores.id, store.id));
    expect(row?.editedAt).not.toBeNull();
  });

  it('gives two products of one name an address of their own, and refuses a taken one', async () => {
    const { call, form } = await aProductOf();
    const again = await call('POST', '/produk', { product: await form() });
    expect(again.data.product.slug).toBe('kemeja-batik-kawung-2');
    const taken = await call('POST', '/produk', {
      product: await form({ slug: 'kemeja-batik-kawung' }),
    });
    expect([taken.status, taken.data.errors]).toEqual([
      422,
      { slug: [expect.stringContaining('sudah dipakai')] },
    ]);
    const accented = await call('POST', '/produk', { product: await form({ nama: 'Kafé 2' }) });
    expect(accented.data.product.slug).toBe('kafe-2');
    const digits = await call('POST', '/produk', { product: await form({ nama: '123' }) });
    expect(digits.data.product.slug).toBe('produk-123');
  });

  it('saves what was edited and answers the new version', async () => {
    const { made, call, url, log } = await aProductOf();
    const product = { ...made.product, nama: 'Kemeja Kawung', description: '<p onclick="x()">Halus</p>' };
    const saved = await call('POST', url, { product, seen: made.seen }, made.version);
    expect(saved.status).toBe(200);
    expect(saved.data.product).toMatchObject({ nama: 'Kemeja Kawung', description: '<p>Halus</p>' });
    expect(saved.data.version).not.toBe(made.version);
    expect(saved.etag).toBe(`"${saved.data.version}"`);
    const read = await call('GET', url);
    expect(read.data).toEqual(saved.data);
    expect((await log()).at(-1)).toMatchObject({
      action: 'product.change',
      before: { nama: 'Kemeja Batik Kawung', description: '' },
      after: { nama: 'Kemeja Kawung', description: '<p>Halus</p>' },
    });
  });

  it('writes nothing when nothing was edited', async () => {
    const { made, call, url, log, changed } = await aProductOf(twoColours);
    changed.length = 0;
    const saved = await call('POST', url, { product: made.product, seen: made.seen }, made.version);
    expect([saved.status, saved.data]).toEqual([200, made]);
    expect(await log()).toHaveLength(1);
    expect(changed).toEqual([]);
  });

  it('shows the second editor the product as it is, with who changed it, and writes nothing', async () => {
    const { made, call, url, log } = await aProductOf();
    const edited = (own: object) => ({ product: { ...made.product, ...own }, seen: made.seen });
    expect((await call('POST', url, edited({ harga: 300_000 }), made.version)).status).toBe(200);
    const second = await call('POST', url, edited({ nama: 'Kemeja' }), made.version);
    expect(second.status).toBe(412);
    expect(second.info).toContain('oleh Sri pada 21/11/2026, 10.00 WIB');
    expect(second.data).toMatchObject({
      changed_by: 'Sri',
      product: { harga: 300_000, nama: 'Kemeja Batik Kawung' },
    });
    expect(await log()).toHaveLength(2);
    const now = await call('POST', url, edited({ harga: 300_000, nama: 'Kemeja' }), second.data.version);
    expect([now.status, now.data.product.nama]).toEqual([200, 'Kemeja']);
    expect((await call('POST', url, edited({}))).status).toBe(428);
    expect((await call('DELETE', url, undefined, made.version)).status).toBe(412);
  });

  it('gives versions apart to changes within one moment', async () => {
    const { made, call, url } = await aProductOf();
    const versions = new Set([made.version]);
    let { version } = made;
    for (const harga of [1_000, 2_000, 3_000]) {
      const body = { product: { ...made.product, harga }, seen: made.seen };
      const saved = await call('POST', url, body, version);
      expect(saved.status).toBe(200);
      ({ version } = saved.data);
      versions.add(version);
    }
    expect(versions.size).toBe(4);
  });

  it('leaves sold what was sold while the form was open', async () => {
    const { made, call, url } = await aProductOf(twoColours);
    await db().update(products).set({ stock: 7 }).where(eq(products.id, made.id));
    const ofProduct = eq(priceVarieties.productId, made.id);
    await db()
      .update(priceVarieties)
      .set({ stock: 1 })
      .where(and(ofProduct, eq(priceVarieties.price, 280_000)));
    expect((await call('GET', url)).data.version).toBe(made.version);
    const product = {
      ...made.product,
      stock: 20,
      price_variety: [
        { ...made.product.price_variety[0], stock: 14 },
        { ...made.product.price_variety[1], price: 310_000 },
      ],
    };
    const saved = await call('POST', url, { product, seen: made.seen }, made.version);
    expect(saved.data.product.stock).toBe(17);
    expect(saved.data.product.price_variety.map((entry: { stock: number }) => entry.stock)).toEqual([11, 6]);
    const lacking = { product: saved.data.product, seen: { ...saved.data.seen, combinations: [] } };
    const refused = await call('POST', url, lacking, saved.data.version);
    expect([refused.status, Object.keys(refused.data.errors)]).toEqual([
      422,
      ['price_variety.0.stock', 'price_variety.1.stock'],
    ]);
    expect((await call('POST', url, { product }, saved.data.version)).status).toBe(422);
  });

  it('names every wrong field by its place in the form, in words of the form', async () => {
    const console = await aWatchedConsole();
    const { nama, ...rest } = await console.form(twoColours);
    const product = {
      ...rest,
      harga: -1,
      pre_order: 1,
      price_variety: [{ options: ['Ungu'], price: 1_000, discount_price: 2_000, stock: 1 }],
      images: [`images/${'a'.repeat(40)}.png`],
      salah: 1,
    };
    const refused = await console.call('POST', '/produk', { product });
    expect(refused).toMatchObject({ status: 422, code: '-3' });
    expect(refused.data.errors).toMatchObject({
      nama: ['wajib diisi'],
      harga: ['terlalu kecil, minimal 0'],
      pre_order_time: ['wajib diisi karena Pre-order dinyalakan'],
      'price_variety.0.options.0': ['"Ungu" bukan opsi dari Warna'],
      'price_variety.0.discount_price': ['tidak boleh lebih besar dari harga'],
      form: ['kolom tidak dikenal: salah'],
    });
    const files = await console.call('POST', '/produk', {
      product: { ...rest, nama, images: [`images/${'a'.repeat(40)}.png`, '../shared/x.png', rest.images[0]] },
    });
    expect(Object.keys(files.data.errors)).toEqual(['images.0', 'images.1']);
    for (const odd of [null, 'x', []])
      expect((await console.call('POST', '/produk', { product: odd })).status).toBe(422);
    expect((await console.call('POST', '/produk', { product: {} })).status).toBe(422);
  });

  it('refers to categories and payment accounts of the store alone', async () => {
    const console = await aWatchedConsole();
    await anAccount(db(), console.store.id, { importKey: 'bca', nama: 'BCA' });
    await db().insert(categories).values({ storeId: console.store.id, importKey: 'kemeja', nama: 'Kemeja' });
    const other = await aStore(db());
    await db().insert(categories).values({ storeId: other.id, importKey: 'celana', nama: 'Celana' });
    const choices = await console.call('GET', '/pilihan-produk');
    expect(choices.data).toEqual({
      categories: [{ key: 'kemeja', nama: 'Kemeja', products: 0 }],
      payment_accounts: [{ key: 'bca', nama: 'BCA' }],
    });
    const own = { category_key: 'kemeja', payment_exclusions: ['bca'] };
    const made = await console.call('POST', '/produk', { product: await console.form(own) });
    expect(made.data.product).toMatchObject(own);
    const foreign = await console.form({ category_key: 'celana', payment_exclusions: ['cod'] });
    const refused = await console.call('POST', '/produk', { product: foreign });
    expect(Object.keys(refused.data.errors)).toEqual(['category_key', 'payment_exclusions.0']);
  });

  it('hides a product from shoppers, shows it again, and takes it out', async () => {
    const { made, call, url, page, log } = await aProductOf();
    const hidden = await call(
      'POST',
      url,
      { product: { ...made.product, is_hidden: 1 }, seen: made.seen },
      made.version,
    );
    expect([hidden.status, await page()]).toEqual([200, 404]);
    expect((await call('GET', '/produk?state=hidden')).data).toMatchObject([{ id: made.id, is_hidden: 1 }]);
    const shown = await call(
      'POST',
      url,
      { product: { ...hidden.data.product, is_hidden: 0 }, seen: hidden.data.seen },
      hidden.data.version,
    );
    expect([shown.status, await page()]).toEqual([200, 200]);
    expect((await call('DELETE', url, undefined, shown.data.version)).status).toBe(200);
    expect([(await call('GET', url)).status, await page()]).toEqual([404, 404]);
    expect((await call('DELETE', url, undefined, shown.data.version)).status).toBe(404);
    expect((await log()).map(({ action }) => action)).toEqual([
      'product.create',
      'product.change',
      'product.change',
      'product.remove',
    ]);
  });

  it('edits prices and stocks in place, and refuses over a price that somebody else has changed', async () => {
    const { call, url, made } = await aProductOf(twoColours);
    const cells = (body: object) => call('POST', `${url}/sel`, body, made.version);
    const both = await cells({
      harga: { from: 285_000, to: 290_000 },
      stock: { from: 12, to: 15 },
      combinations: [
        { options: ['Indigo'], price: { from: 300_000, to: 310_000 }, stock: { from: 6, to: 0 } },
      ],
    });
    expect(both.status).toBe(200);
    expect(both.data.product).toMatchObject({
      harga: 290_000,
      stock: 13,
      price_variety: [
        { options: ['Sogan'], price: 280_000, stock: 4 },
        { options: ['Indigo'], price: 310_000, stock: 0 },
      ],
    });
    const late = await cells({ combinations: [{ options: ['Indigo'], price: { from: 300_000, to: 1 } }] });
    expect([late.status, late.data.version]).toEqual([412, both.data.version]);
    expect((await cells({ combinations: [{ options: ['Ungu'], stock: { from: 1, to: 2 } }] })).status).toBe(
      412,
    );
    expect((await cells({ harga: { from: 290_000, to: 2_000_000_000 } })).data.errors).toEqual({
      harga: ['terlalu besar, maksimal 1.000.000.000'],
    });
    expect((await call('POST', '/produk/999999/sel', {}, made.version)).status).toBe(404);
    expect((await call('POST', `${url}/sel`, {})).status).toBe(428);
  });

  it('changes products of its own store alone', async () => {
    const { url, made } = await aProductOf();
    const other = await aWatchedConsole();
    expect((await other.call('GET', url)).status).toBe(404);
    expect(
      (await other.call('POST', url, { product: made.product, seen: made.seen }, made.version)).status,
    ).toBe(404);
    expect((await other.call('DELETE', url, undefined, made.version)).status).toBe(404);
    const many = { which: { ids: [made.id] }, change: { kind: 'remove' } };
    expect((await other.call('POST', '/produk-banyak/pratinjau', many)).data.rows).toEqual([]);
    // A picture of another store is none of this one's.
    const product = await other.form({ images: made.product.images });
    await other.call('GET', url);
    expect((await other.call('POST', '/produk', { product })).status).toBe(200);
    const foreign = await other.call('POST', '/produk', { product: { ...product, file: 'files/x.pdf' } });
    expect(foreign.status).toBe(422);
  });

  it('lists by name, category, stock and state, in any order, with how many there are', async () => {
    const console = await aWatchedConsole();
    await db().insert(categories).values({ storeId: console.store.id, importKey: 'kemeja', nama: 'Kemeja' });
    const make = async (own: Partial<ProductForm>) => {
      const made = await console.call('POST', '/produk', { product: await console.form(own) });
      expect([own.nama, made.status]).toEqual([own.nama, 200]);
      suite.clock.advance(1_000);
      return made.data.id as number;
    };
    await make({ nama: 'Kemeja Kawung', category_key: 'kemeja', status_promo: 1, stock: 3 });
    await make({ nama: 'Baju Sogan', ...twoColours });
    await make({ nama: 'Kain Panjang', stock: 0, harga: 90_000 });
    await make({ nama: 'Selendang', is_hidden: 1 });
    await make({ nama: 'Kursus', category: 'jasa', stock: 1 });
    const names = async (query: string) =>
      (await console.call('GET', `/produk${query}`)).data.map(({ nama }: { nama: string }) => nama);
    expect(await names('')).toEqual(['Kursus', 'Selendang', 'Kain Panjang', 'Baju Sogan', 'Kemeja Kawung']);
    expect(await names('?q=kawung')).toEqual(['Kemeja Kawung']);
    expect(await names('?category_key=kemeja')).toEqual(['Kemeja Kawung']);
    expect(await names('?category_key=-&sort_by=name')).toEqual([
      ...['Baju Sogan', 'Kain Panjang', 'Kursus', 'Selendang'],
    ]);
    expect(await names('?stock_level=out')).toEqual(['Kain Panjang']);
    expect(await names('?stock_level=low')).toEqual(['Baju Sogan', 'Kemeja Kawung']);
    expect(await names('?state=hidden')).toEqual(['Selendang']);
    expect(await names('?state=promo')).toEqual(['Kemeja Kawung']);
    expect(await names('?kind=jasa')).toEqual(['Kursus']);
    expect(await names('?sort_by=cheapest')).toEqual([
      ...['Kain Panjang', 'Baju Sogan', 'Kursus', 'Selendang', 'Kemeja Kawung'],
    ]);
    expect((await names('?sort_by=stock'))[0]).toBe('Kain Panjang');
    for (const sort of ['changed', 'dearest', 'sold'])
      expect(await names(`?sort_by=${sort}`)).toHaveLength(5);
    const { data, counts, total } = await console.call('GET', '/produk?q=baju&page=2');
    expect(counts).toEqual({ all: 5, shown: 4, hidden: 1, promo: 1, out: 1, low: 2 });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      price: { min: 280_000, max: 300_000 },
      stock: 10,
      combinations: 2,
      is_sold_out: false,
      image_url: expect.stringMatching(/^\/files\/stores\//),
    });
  });

  describe('many at once', () => {
    async function three() {
      const console = await aWatchedConsole();
      const ids: number[] = [];
      const wholesale = {
        enable_wholesale_price: 1 as const,
        wholesale_prices: [{ min_product: 2, max_product: null, price: 9_000 }],
      };
      for (const own of [
        { nama: 'Satu', harga: 10_000, stock: 3 },
        { nama: 'Dua', ...twoColours },
        { nama: 'Tiga', harga: 5_000, ...wholesale },
      ]) {
        const made = await console.call('POST', '/produk', { product: await console.form(own) });
        ids.push(made.data.id);
      }
      suite.clock.advance(1_000);
      const preview = (change: object, which: object = { ids }) =>
        console.call('POST', '/produk-banyak/pratinjau', { which, change });
      const apply = (change: object, digest: string, which: object = { ids }) =>
        console.call('POST', '/produk-banyak', { which, change, digest });
      const product = async (at: number) => (await console.call('GET', `/produk/${ids[at]}`)).data.product;
      return { ...console, ids, preview, apply, product };
    }

    it('shows what a change of prices would do to each, and does exactly that', async () => {
      const { preview, apply, product, ids, store, changed } = await three();
      const change = { kind: 'price', by: 'percent', value: 10, round_to: 1_000 };
      const { data } = await preview(change);
      expect(data).toMatchObject({ changed: 3, unchanged: 0, refused: 0 });
      expect(data.rows.map((row: { id: number; before: object; after: object }) => row)).toMatchObject([
        { id: ids[0], before: { price: { min: 10_000, max: 10_000 } }, after: { price: { min: 11_000 } } },
        { id: ids[1], after: { price: { min: 308_000, max: 330_000 } } },
        { id: ids[2], after: { price: { min: 6_000 } } },
      ]);
      expect((await product(0)).harga).toBe(10_000);
      changed.length = 0;
      const applied = await apply(change, data.digest);
      expect([applied.status, applied.data]).toEqual([200, { changed: 3, refused: 0 }]);
      expect((await product(0)).harga).toBe(11_000);
      expect((await product(1)).price_variety.map(({ price }: { price: number }) => price)).toEqual([
        308_000, 330_000,
      ]);
      expect(changed).toEqual([store.id]);
      const entries = await db()
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.storeId, store.id), eq(auditLog.action, 'product.change')))
        .orderBy(auditLog.id);
      expect(entries.map(({ title, before, after }) => [title, before.harga, after.harga])).toEqual([
        ['Satu', 10_000, 11_000],
        ['Dua', 285_000, 314_000],
        ['Tiga', 5_000, 6_000],
      ]);
    });

    it('leaves those with a problem as they are, and says which', async () => {
      const { preview, apply, product } = await three();
      const change = { kind: 'price', by: 'amount', value: -7_000 };
      const { data } = await preview(change);
      expect(data).toMatchObject({ changed: 2, refused: 1 });
      expect(data.rows[2].problem).toBe('Harga: terlalu kecil, minimal 0');
      expect((await apply(change, data.digest)).data).toEqual({ changed: 2, refused: 1 });
      expect([(await product(0)).harga, (await product(2)).harga]).toEqual([3_000, 5_000]);
    });

    it('is refused with a new preview when a price is another one by now, but not for a sale', async () => {
      const { preview, apply, ids, call, product } = await three();
      const change = { kind: 'price', by: 'percent', value: 50 };
      const { data } = await preview(change);
      await db()
        .update(products)
        .set({ stock: 1 })
        .where(eq(products.id, ids[0] ?? 0));
      const cells = { harga: { from: 10_000, to: 20_000 } };
      const { version } = (await call('GET', `/produk/${ids[0]}`)).data;
      expect((await call('POST', `/produk/${ids[0]}/sel`, cells, version)).status).toBe(200);
      const late = await apply(change, data.digest);
      expect(late.status).toBe(412);
      expect(late.data.rows[0].after.price.min).toBe(30_000);
      expect((await product(2)).harga).toBe(5_000);
      await db()
        .update(products)
        .set({ stock: 0 })
        .where(eq(products.id, ids[0] ?? 0));
      expect((await apply(change, late.data.digest)).status).toBe(200);
      expect(await product(0)).toMatchObject({ harga: 30_000, stock: 0 });
    });

    it('changes stock, category, promo and visibility, and takes out', async () => {
      const { preview, apply, product, call, store } = await three();
      await db().insert(categories).values({ storeId: store.id, importKey: 'kemeja', nama: 'Kemeja' });
      const make = async (change: object, which?: object) => {
        const { data } = await preview(change, which);
        const applied = await apply(change, data.digest, which);
        expect([change, applied.status]).toEqual([change, 200]);
        return applied.data.changed;
      };
      expect(await make({ kind: 'stock', by: 'add', value: -5 })).toBe(3);
      expect((await product(0)).stock).toBe(0);
      expect((await product(1)).price_variety.map(({ stock }: { stock: number }) => stock)).toEqual([0, 1]);
      expect(await make({ kind: 'stock', by: 'set', value: 8 })).toBe(3);
      expect((await product(2)).stock).toBe(8);
      expect(await make({ kind: 'category', category_key: 'kemeja' })).toBe(3);
      expect(await make({ kind: 'category', category_key: 'kemeja' })).toBe(0);
      expect(await make({ kind: 'promo', status_promo: 1 }, { all_of: { q: 'satu' } })).toBe(1);
      expect((await product(0)).status_promo).toBe(1);
      expect(await make({ kind: 'visibility', is_hidden: 1 }, { all_of: { category_key: 'kemeja' } })).toBe(
        3,
      );
      expect((await call('GET', '/produk')).counts).toMatchObject({ all: 3, shown: 0, hidden: 3 });
      expect(await make({ kind: 'remove' }, { all_of: { q: 'dua' } })).toBe(1);
      expect((await call('GET', '/produk')).counts).toMatchObject({ all: 2 });
    });
  });

  describe('pictures', () => {
    it('are decoded again, and refused when they are none', async () => {
      const { call, picture, upload } = await aWatchedConsole();
      const photo = await picture('green', 'jpeg');
      expect(photo.data.file).toMatch(/^images\/[a-f0-9]{40}\.webp$/);
      const served = await suite.app.inject(photo.data.url);
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await picture('green', 'jpeg')).data).toEqual(photo.data);
      const refused = await upload('/gambar', '<svg onload="alert(1)"/>', 'foto.png');
      expect([refused.status, refused.data.errors]).toEqual([
        422,
        { file: ['Gambar ini tidak dapat dibaca'] },
      ]);
      expect((await call('POST', '/gambar', new FormData())).status).toBe(422);
      expect((await call('POST', '/gambar', {})).status).toBe(422);
    });

    it('of a product stay when it is saved again, and may change places', async () => {
      const { made, call, url, picture } = await aProductOf();
      const { data } = await picture('red');
      const images = [data.file, made.product.images[0]];
      const saved = await call(
        'POST',
        url,
        { product: { ...made.product, images }, seen: made.seen },
        made.version,
      );
      expect(saved.data.product.images).toEqual(images);
      suite.clock.advance(5 * DAY_MS);
      expect((await call('GET', url)).data.pictures[data.file]).toBe(data.url);
    });
  });

  it('sells a file that was uploaded, which only its store may name and no address serves', async () => {
    const { call, upload, form, store } = await aWatchedConsole();
    const { data, status } = await upload('/berkas', 'pola', 'Pola Kawung.PDF');
    expect([status, data]).toEqual([
      200,
      { file: expect.stringMatching(/^files\/[a-f0-9]{40}\.pdf$/), bytes: 4 },
    ]);
    const key = `downloads/${store.username}/${data.file.slice('files/'.length)}`;
    expect((await suite.app.inject(`/files/${key}`)).statusCode).toBe(404);
    const digital = { category: 'digital_product' as const, file: data.file };
    const made = await call('POST', '/produk', { product: await form(digital) });
    expect(made.data).toMatchObject({ product: { file: data.file }, file_bytes: 4 });
    const again = { product: { ...made.data.product, harga: 1_000 }, seen: made.data.seen };
    const saved = await call('POST', `/produk/${made.data.id}`, again, made.data.version);
    expect(saved.data.product).toMatchObject({ file: data.file, harga: 1_000 });
    const other = await aWatchedConsole();
    const stolen = await other.call('POST', '/produk', { product: await other.form(digital) });
    expect([stolen.status, Object.keys(stolen.data.errors)]).toEqual([422, ['file']]);
    expect((await upload('/berkas', '', 'kosong.pdf')).status).toBe(422);
    expect((await call('POST', '/berkas', {})).status).toBe(422);
    expect(await readdir(path.join(suite.app.services.config.dataDir, 'importing'))).toEqual([]);
  });

  it('lets a member upload so much an hour, wherever they are', async () => {
    const own = await testApp(database(), { config: { rateLimitFactor: 0.001 } });
    const { picture } = await aConsole(own.app, db());
    const many = [await picture('red'), await picture('red'), await picture('red')];
    expect(many.map(({ status }) => status)).toEqual([200, 200, 429]);
    await own.app.close();
  });

  it('is seen by shoppers at once, whatever the answers that are kept', async () => {
    const own = await testApp(database(), { config: { cacheMs: 3_600_000 } });
    const { call, form, store } = await aConsole(own.app, db());
    const made = await call('POST', '/produk', { product: await form() });
    const listed = async () => {
      const reply = await own.app.inject(`/api/product/${made.data.id}?username=${store.username}`);
      const { harga, stock } = reply.json().data;
      return [harga, stock];
    };
    expect(await listed()).toEqual([285_000, 10]);
    expect(await listed()).toEqual([285_000, 10]);
    const cells = { harga: { from: 285_000, to: 250_000 }, stock: { from: 10, to: 0 } };
    expect((await call('POST', `/produk/${made.data.id}/sel`, cells, made.data.version)).status).toBe(200);
    expect(await listed()).toEqual([250_000, 0]);
    await own.app.close();
  });
});
