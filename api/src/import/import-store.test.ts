import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreDocument } from './store-document.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../db/client.ts';
import { priceVarieties, productImages, products } from '../db/schema/catalogue.ts';
import { reviews } from '../db/schema/product-feedback.ts';
import { events, tickets } from '../db/schema/events.ts';
import { listedCounts } from '../db/schema/listed-counts.ts';
import { orders } from '../db/schema/orders.ts';
import { banners, paymentAccounts, stores, vouchers } from '../db/schema/stores.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { encode } from '../modules/picture/encode-picture.ts';
import { uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { wrongCounts } from '../testing/wrong-counts.ts';
import { importStore } from './import-store.ts';
import { sanitizeDescription } from './sanitize-description.ts';

const demo = fileURLToPath(new URL('../../demo', import.meta.url));

const aDocument = (own: Partial<StoreDocument> = {}): StoreDocument => ({
  format: 1,
  store: {
    username: uniqueName('toko'),
    nama_toko: 'Toko Impor',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  categories: [{ key: 'kopi', nama: 'Kopi' }],
  products: [
    {
      key: 'gayo',
      slug: 'gayo',
      nama: 'Gayo',
      category: 'barang',
      category_key: 'kopi',
      harga: 80_000,
      stock: 5,
      berat: 250,
      images: ['a.png'],
    },
    {
      key: 'toraja',
      slug: 'toraja',
      nama: 'Toraja',
      category: 'barang',
      harga: 90_000,
      stock: 5,
      berat: 250,
      images: ['a.png'],
    },
  ],
  payment_accounts: [
    {
      key: 'bca',
      group: 'bank',
      nama: 'BCA',
      type_of_payment: 'manual',
      nama_rekening: 'Toko',
      nomor_rekening: '123',
    },
  ],
  ...own,
});

const shirt = (options: [string, number][]) => ({
  key: 'baju',
  slug: 'baju',
  nama: 'Baju',
  category: 'barang' as const,
  harga: 100_000,
  stock: 0,
  berat: 200,
  images: ['a.png'],
  enable_variations: 1 as const,
  product_variety: [{ variation_name: 'Ukuran', list_options: options.map(([name]) => name) }],
  price_variety: options.map(([name, stock]) => ({ options: [name], price: 100_000, stock })),
});

onEveryDatabase('importing a store', (database) => {
  let folder: string;
  let storage: FileStorage;
  const changed: number[] = [];
  const clock = { now: () => new Date('2026-11-21T03:00:00Z') };
  const db = (): Database => database().db;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-import-'));
    storage = createDiskStorage(path.join(folder, 'files'));
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'brown' } })
      .png()
      .toBuffer();
    await writeFile(path.join(folder, 'a.png'), png);
    await writeFile(path.join(folder, 'cut.png'), png.subarray(0, png.length - 20));
    await writeFile(
      path.join(folder, 'drawn.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
  });

  async function run(document: unknown, on = db()) {
    const file = path.join(folder, 'store.json');
    const isWritten = typeof document === 'string' || Buffer.isBuffer(document);
    await writeFile(file, isWritten ? document : JSON.stringify(document));
    return importStore(
      {
        db: on,
        storage,
        clock,
        collects: true,
        storeChanged: (id) => void changed.push(id),
        inPortions: database().driver === 'pglite',
      },
      file,
      folder,
    );
  }
  const storeOf = async (document: StoreDocument) => {
    const [store] = await db().select().from(stores).where(eq(stores.username, document.store.username));
    if (!store) throw new Error('no store');
    return store;
  };
  const productsOf = (storeId: number) =>
    db()
      .select()
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)));

  it.each([
    'kopinusantara',
    'rumahbatik',
    'studiokarya',
    'pommeta',
    'tahseelsahabatilmu',
    'tokotutup',
    'tokobaru',
  ])(
    'brings in the demo store %s whole, once',
    async (username) => {
      const file = path.join(demo, username, 'store.json');
      const result = await importStore(
        { db: db(), storage, clock, collects: true, storeChanged: () => undefined },
        file,
        folder,
      );
      expect(result).toMatchObject({ ok: true, store: { username, isNew: true } });
      const again = await importStore(
        { db: db(), storage, clock, collects: true, storeChanged: () => undefined },
        file,
        folder,
      );
      expect(again).toMatchObject({ ok: true, store: { isNew: false, pastOrders: 0 } });
    },
    120_000,
  );

  it('writes products with their category, picture and account, and notifies the caches', async () => {
    const document = aDocument();
    expect(await run(document)).toMatchObject({ ok: true, store: { products: 2, isNew: true } });
    const store = await storeOf(document);
    expect(changed).toContain(store.id);
    const gayo = (await productsOf(store.id)).find(({ importKey }) => importKey === 'gayo');
    expect(gayo).toMatchObject({ nama: 'Gayo', alamatOption: 1, showDropshipper: 1, berat: 250 });
    const [image] = await db()
      .select()
      .from(productImages)
      .where(eq(productImages.productId, gayo?.id ?? 0));
    expect(await storage.get(image?.fileKey ?? '', 'public')).not.toBeNull();
  });

  it('warns of a store without a payment method', async () => {
    const warningsOf = async (document: StoreDocument) => {
      const result = await run(document);
      return result.ok ? result.store.warnings.map(({ path }) => path) : result.problems;
    };
    const document = aDocument();
    expect(await warningsOf(document)).toEqual([]);
    expect(await warningsOf({ ...document, payment_accounts: [] })).toEqual(['/payment_accounts']);
    expect(await warningsOf(aDocument({ payment_accounts: undefined, products: [] }))).toEqual([
      '/payment_accounts',
    ]);
  });

  it('stores contacts as the pages need them, and warns of what it cannot read and of prices that contradict', async () => {
    const given = aDocument();
    const [first] = given.products ?? [];
    const document: StoreDocument = {
      ...given,
      store: { ...given.store, wa: '+62 812-3456-7890', instagram: '@toko', facebook: 'Toko Kami' },
      products: first && [
        {
          ...first,
          enable_variations: 1,
          product_variety: [{ variation_name: 'Isi', list_options: ['250 g'] }],
          price_variety: [{ options: ['250 g'], price: 90_000, stock: 1 }],
        },
      ],
    };
    expect(await run(document)).toMatchObject({
      ok: true,
      store: {
        warnings: [
          { path: '/store/facebook', message: '"Toko Kami" bukan nama akun atau alamat Facebook' },
          {
            path: '/products/0/harga',
            message: 'Rp80.000 tidak dipakai: tidak ada variasi dengan harga ini',
          },
        ],
      },
    });
    expect(await storeOf(document)).toMatchObject({
      wa: '081234567890',
      instagram: 'https://www.instagram.com/toko',
      facebook: 'Toko Kami',
    });
  });

  it('refuses a broken document whole, with every mistake and its place', async () => {
    const good = aDocument();
    const [first] = good.products ?? [];
    const broken = {
      ...good,
      products: [
        { ...first, harga: -5 },
        { ...first, key: 'x', category_key: 'teh', images: ['nope.png'] },
      ],
    };
    expect(await run(broken)).toMatchObject({
      ok: false,
      problems: [
        { path: '/products/0/harga' },
        { path: '/products/1/slug' },
        { path: '/products/1/category_key' },
        { path: '/products/1/images/0' },
      ],
    });
    const wrong = { ...good, products: [{ ...first, slug: 'b', key: 'b', category_key: 'teh' }] };
    expect(await run(wrong)).toMatchObject({ ok: false, problems: [{ path: '/products/0/category_key' }] });
    const pictures = { ...good, products: [{ ...first, images: ['nope.png', 'cut.png'] }] };
    expect(await run(pictures)).toMatchObject({
      ok: false,
      problems: [
        { path: '/products/0/images/0', message: 'gambar "nope.png" tidak ditemukan' },
        { path: '/products/0/images/1', message: 'gambar "cut.png" tidak dapat dibaca' },
      ],
    });
    expect(await run('{"format": 1,')).toMatchObject({ ok: false, problems: [{ path: '/' }] });
    const nowhere = { ...good, store: { ...good.store, origin: '99.99.99' } };
    expect(await run(nowhere)).toMatchObject({ ok: false, problems: [{ path: '/store/origin' }] });
    expect(await db().$count(stores, eq(stores.username, good.store.username))).toBe(0);
  });

  it('looks for district, pictures and files of a document whatever else is wrong with it', async () => {
    const document = aDocument();
    const [first, second] = document.products ?? [];
    const result = await run({
      ...document,
      store: { ...document.store, nama_toko: 5, origin: '99.99.99', logo: 'logo.png' },
      products: [
        { ...first, images: ['nope.png', 5, 'a.png', 'cut.png'], harga: -1 },
        'produk',
        { ...second, category: 'digital_product', file: 'nope.pdf', images: 'a.png' },
      ],
      banners: [{ key: 'a', image: 'banner.png' }],
    });
    const besides = result.ok
      ? []
      : result.problems.filter(({ message }) => /^(?:kecamatan|gambar|berkas) "/.test(message));
    expect(besides.map(({ path: place, message }) => `${place} ${message}`)).toEqual([
      '/store/origin kecamatan "99.99.99" tidak ada',
      '/store/logo gambar "logo.png" tidak ditemukan',
      '/products/0/images/0 gambar "nope.png" tidak ditemukan',
      '/products/0/images/3 gambar "cut.png" tidak dapat dibaca',
      '/banners/0/image gambar "banner.png" tidak ditemukan',
      '/products/2/file berkas "nope.pdf" tidak ditemukan, kosong, atau lebih besar dari 100 MB',
    ]);
  });

  it.each([
    ['{\n  "format": 1\n  "store": {}\n}', 'baris 3, kolom 3: seharusnya ","'],
    ['{"a": [1, 2,]}', 'baris 1, kolom 13: seharusnya nilai'],
    ['{"a": {}', 'baris 1, kolom 9: seharusnya "}"'],
    ["{'a': 1}", 'baris 1, kolom 2: tanda kutip harus ganda dan lurus ("), bukan miring atau tunggal'],
    ['{“a”: 1}', 'baris 1, kolom 2: tanda kutip harus ganda dan lurus ("), bukan miring atau tunggal'],
  ])('says where %j is no JSON', async (text, where) => {
    expect(await run(`\uFEFF${text}`)).toEqual({
      ok: false,
      problems: [{ path: '/', message: `bukan JSON yang benar: ${where}` }],
    });
  });

  it('takes a day without a time for the whole day in Jakarta', async () => {
    const voucher = { type: 'fixed', voucher_value: 1_000 } as const;
    const document = aDocument({
      vouchers: [
        { ...voucher, code: 'SEHARI', starts_at: '2027-03-31', ends_at: '2027-03-31' },
        { ...voucher, code: 'HARIINI', starts_at: '+0d', ends_at: '+0d' },
      ],
    });
    expect(await run(document)).toMatchObject({ ok: true });
    const store = await storeOf(document);
    const rows = await db().select().from(vouchers).where(eq(vouchers.storeId, store.id));
    const byCode = new Map(rows.map((row) => [row.code, row]));
    expect(byCode.get('SEHARI')).toMatchObject({
      startsAt: new Date('2027-03-30T17:00:00Z'),
      endsAt: new Date('2027-03-31T16:59:59Z'),
    });
    const { startsAt, endsAt } = byCode.get('HARIINI') ?? {};
    expect(Number(endsAt) - Number(startsAt)).toBe(86_399_000);
    expect(startsAt?.toISOString()).toMatch(/T17:00:00/);
  });

  it('reads a document in UTF-16, and says so when it is in another encoding', async () => {
    const document = aDocument();
    expect(await run(Buffer.from(`\uFEFF${JSON.stringify(document)}`, 'utf16le'))).toMatchObject({
      ok: true,
    });
    expect(await run(Buffer.from('{"bio": "Café"}', 'latin1'))).toEqual({
      ok: false,
      problems: [{ path: '/', message: expect.stringMatching(/bukan teks UTF-8.*simpan ulang/) }],
    });
  });

  it('refuses texts that the database cannot store, and days that do not exist', async () => {
    const document = aDocument({
      vouchers: [
        {
          code: 'KOPI',
          type: 'fixed',
          voucher_value: 1_000,
          ends_at: '2026-02-31T10:00:00+07:00',
        },
      ],
    });
    const broken = {
      ...document,
      store: { ...document.store, nama_toko: 'Toko\u0000', bio: '\uD83D' },
      products: document.products?.map((product) => ({ ...product, description: 'a\uDE00' })),
    };
    const result = await run(broken);
    expect(result.ok ? [] : result.problems.map((problem) => problem.path)).toEqual([
      ...['/store/nama_toko', '/store/bio', '/products/0/description', '/products/1/description'],
      '/vouchers/0/ends_at',
    ]);
    expect(await run(document)).toMatchObject({ ok: false });
  });

  it('leaves no file behind when it refuses a document', async () => {
    const document = aDocument();
    const [first] = document.products ?? [];
    const files = () => readdir(path.join(folder, 'files'), { recursive: true });
    const before = await files();
    const pictures = ['a.png', 'drawn.svg', 'nope.png'];
    expect(await run({ ...document, products: [{ ...first, images: pictures }] })).toMatchObject({
      ok: false,
    });
    expect(await files()).toEqual(before);
  });

  it('takes back the files of an import that could not be written, not those of an earlier one', async () => {
    const document = aDocument();
    const filesOf = async ({ store }: StoreDocument) =>
      (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && entry.parentPath.includes(store.username))
        .map(({ name }) => name);
    await run(document);
    const before = await filesOf(document);
    expect(before).toHaveLength(1);
    const failing: Database = Object.assign(Object.create(db()), {
      transaction: () => Promise.reject(new Error('the session was lost')),
    });
    const withLogo = { ...document, store: { ...document.store, logo: 'drawn.svg' } };
    await expect(run(withLogo, failing)).rejects.toThrow('the session was lost');
    expect(await filesOf(document)).toEqual(before);
    expect(await run(withLogo)).toMatchObject({ ok: true });
    expect(await filesOf(document)).toHaveLength(2);
  });

  it('takes no picture that the shop could not show, and shows what it takes', async () => {
    const size = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'navy' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const sizes = {
      'luas.png': [1_900, 30_000],
      'tinggi.png': [10, 16_384],
      'cukup.png': [10, 16_383],
    } as const;
    for (const [name, [width, height]] of Object.entries(sizes)) {
      await writeFile(path.join(folder, name), await size(width, height));
    }
    const document = aDocument();
    const [first] = document.products ?? [];
    expect(await run({ ...document, products: [{ ...first, images: Object.keys(sizes) }] })).toMatchObject({
      ok: false,
      problems: [
        {
          path: '/products/0/images/0',
          message: 'gambar "luas.png" terlalu besar: 1900 × 30000 piksel, paling banyak 50 juta piksel',
        },
        {
          path: '/products/0/images/1',
          message: 'gambar "tinggi.png" terlalu tinggi: 10 × 16384 piksel, tinggi paling banyak 16383 piksel',
        },
      ],
    });
    expect(await run({ ...document, products: [{ ...first, images: ['cukup.png'] }] })).toMatchObject({
      ok: true,
    });
    const [image] = await db()
      .select({ key: productImages.fileKey })
      .from(productImages)
      .where(eq(productImages.storeId, (await storeOf(document)).id));
    const picture = await storage.get(image?.key ?? '', 'public');
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      expect((await encode(picture?.body ?? Buffer.alloc(0), 1920, format)).length).toBeGreaterThan(0);
    }
  });

  it('never reads a picture from outside the document’s folder', async () => {
    const inner = path.join(folder, 'inner');
    await mkdir(inner, { recursive: true });
    await symlink('/etc/hostname', path.join(folder, 'link.png')).catch(() => undefined);
    const document = aDocument();
    const [first] = document.products ?? [];
    expect(await run({ ...document, products: [{ ...first, images: ['link.png'] }] })).toMatchObject({
      ok: false,
      problems: [{ message: 'gambar "link.png" tidak ditemukan' }],
    });
  });

  it('never serves a drawing as it is', async () => {
    const document = aDocument();
    const [first] = document.products ?? [];
    if (first) await run({ ...document, products: [{ ...first, images: ['drawn.svg'] }] });
    const files = await readdir(path.join(folder, 'files/public/stores', document.store.username));
    expect(files.every((name) => name.endsWith('.webp'))).toBe(true);
  });

  it('updates by key: addresses may be swapped, what is gone is taken out, lists left out stay', async () => {
    const document = aDocument();
    await run(document);
    const store = await storeOf(document);
    const before = await productsOf(store.id);
    const [gayo, toraja] = document.products ?? [];
    if (!gayo || !toraja) throw new Error('no products');
    const swapped = {
      ...document,
      products: [
        { ...gayo, slug: 'toraja', stock: 99 },
        { ...toraja, slug: 'gayo' },
      ],
    };
    expect(await run(swapped)).toMatchObject({ ok: true });
    const after = await productsOf(store.id);
    const byKey = (list: typeof before, key: string) => list.find((row) => row.importKey === key);
    expect(byKey(after, 'gayo')).toMatchObject({ id: byKey(before, 'gayo')?.id, slug: 'toraja', stock: 99 });
    const rest = { ...document, payment_accounts: undefined };
    expect(await run({ ...rest, products: [toraja] })).toMatchObject({ ok: true, store: { products: 1 } });
    expect((await productsOf(store.id)).map((row) => row.importKey)).toEqual(['toraja']);
    const accounts = await db().select().from(paymentAccounts).where(eq(paymentAccounts.storeId, store.id));
    expect(accounts).toMatchObject([{ importKey: 'bca', isRemoved: false }]);
  });

  it('keeps a combination’s id as long as its options are called the same', async () => {
    const document = aDocument({
      products: [
        shirt([
          ['S', 1],
          ['M', 2],
        ]),
      ],
    });
    await run(document);
    const store = await storeOf(document);
    const varieties = () =>
      db()
        .select()
        .from(priceVarieties)
        .where(and(eq(priceVarieties.storeId, store.id), eq(priceVarieties.isRemoved, false)));
    const before = await varieties();
    await run({
      ...document,
      products: [
        shirt([
          ['M', 7],
          ['L', 3],
        ]),
      ],
    });
    const after = await varieties();
    expect(after).toHaveLength(2);
    expect(after.find(({ stock }) => stock === 7)?.id).toBe(before.find(({ stock }) => stock === 2)?.id);
    expect(after.every(({ optionId1 }) => optionId1 !== null)).toBe(true);
  });

  it('leaves counts of listed products behind that are those of counting', async () => {
    const document = aDocument();
    const [gayo, toraja] = document.products ?? [];
    await run(document);
    await run({
      ...document,
      products: [
        { ...gayo, category_key: undefined },
        { ...toraja, category_key: 'kopi' },
      ],
    });
    await run({ ...document, products: [toraja] });
    await run({ ...document, products: [gayo] });
    // Rows of every store that this suite brought in.
    expect(await wrongCounts(db())).toEqual([]);
    expect(await db().$count(listedCounts)).toBeGreaterThan(10);
  });

  it('keeps counting the uses of a voucher that orders hold', async () => {
    const voucher = { code: 'HEMAT', type: 'fixed' as const, voucher_value: 5_000, quota: 10 };
    const document = aDocument({ vouchers: [voucher] });
    await run(document);
    const store = await storeOf(document);
    await db().update(vouchers).set({ used: 8 }).where(eq(vouchers.storeId, store.id));
    expect(await run({ ...document, vouchers: [{ ...voucher, quota: 3 }] })).toMatchObject({ ok: true });
    const [row] = await db().select().from(vouchers).where(eq(vouchers.storeId, store.id));
    expect(row).toMatchObject({ quota: 8, used: 8, isRemoved: false });
  });

  it('sells no ticket after its event, and keeps those that orders hold', async () => {
    const ticket = {
      key: 'reguler',
      nama_tiket: 'Reguler',
      harga: 50_000,
      quota: 10,
      max_qty: 4,
      sale_start: '2026-11-01T00:00:00+07:00',
      sale_end: '2026-12-31T00:00:00+07:00',
    };
    const event = {
      key: 'kelas',
      nama_event: 'Kelas',
      category: 'Kelas',
      image_cover: 'a.png',
      nama_organizer: 'Toko',
      tanggal_start: '2026-12-20',
      tanggal_end: '2026-12-21',
      waktu_start: '22:00',
      waktu_end: '01:00',
      nama_tempat: 'Aula',
      alamat: 'Jl. Melati 5',
      description: '',
    };
    const sooner = { ...ticket, key: 'awal', sale_end: '2026-12-01T10:00:00+07:00' };
    const document = aDocument({ events: [{ ...event, tickets: [ticket, sooner] }] });
    expect(await run(document)).toMatchObject({ ok: true });
    const store = await storeOf(document);
    const rows = () =>
      db().select().from(tickets).where(eq(tickets.storeId, store.id)).orderBy(tickets.position);
    expect((await rows()).map(({ saleEnd }) => saleEnd.toISOString())).toEqual([
      '2026-12-20T18:00:00.000Z',
      '2026-12-01T03:00:00.000Z',
    ]);
    await db().update(tickets).set({ sold: 8 }).where(eq(tickets.storeId, store.id));
    await run({ ...document, events: [{ ...event, tickets: [{ ...ticket, quota: 3 }] }] });
    expect(await rows()).toMatchObject([
      { quota: 8, sold: 8, isRemoved: false },
      { importKey: 'awal', isRemoved: true },
    ]);
  });

  it('sanitizes what sellers describe products, events and banners with', async () => {
    const html = '<p onclick="alert(1)">Harum</p><script>1</script>';
    const plain = aDocument();
    const document = aDocument({
      products: plain.products?.map((product) => ({ ...product, description: html })),
      banners: [{ key: 'promo', title: 'Promo', image: 'a.png', content: html, created_by: 'Toko' }],
      events: [
        {
          key: 'pentas',
          nama_event: 'Pentas',
          category: 'Musik',
          image_cover: 'a.png',
          nama_organizer: 'Kami',
          tanggal_start: '2026-12-20',
          tanggal_end: '2026-12-20',
          waktu_start: '10:00',
          waktu_end: '12:00',
          nama_tempat: 'Balai',
          alamat: 'Jl. Melati 5',
          description: html,
          tickets: [
            {
              key: 'reguler',
              nama_tiket: 'Reguler',
              harga: 50_000,
              quota: 10,
              max_qty: 4,
              sale_start: '2026-11-01T00:00:00+07:00',
              sale_end: '2026-12-31T00:00:00+07:00',
            },
          ],
        },
      ],
    });
    expect(await run(document)).toMatchObject({ ok: true });
    const { id } = await storeOf(document);
    const [banner] = await db().select().from(banners).where(eq(banners.storeId, id));
    const [event] = await db().select().from(events).where(eq(events.storeId, id));
    const [product] = await productsOf(id);
    expect([banner?.content, event?.description, product?.description]).toEqual(
      Array.from({ length: 3 }, () => '<p>Harum</p>'),
    );
  });

  it('brings past orders in once, and derives sold counts and ratings from them', async () => {
    const past = {
      nama: 'Sari',
      email: 'sari@contoh.id',
      handphone: '081234567890',
      product_key: 'gayo',
      qty: 3,
      days_ago: 4,
    };
    const document = aDocument({
      history: [
        { ...past, review: { star: 5, ulasan: 'Harum' } },
        { ...past, qty: 2, review: { star: 4, ulasan: 'Enak' } },
        { ...past, qty: 2, review: { star: 4, ulasan: 'Enak' } },
      ],
    });
    expect(await run(document)).toMatchObject({ ok: true, store: { pastOrders: 3 } });
    expect(await run(document)).toMatchObject({ ok: true, store: { pastOrders: 0 } });
    const store = await storeOf(document);
    const gayo = (await productsOf(store.id)).find((row) => row.importKey === 'gayo');
    expect(gayo).toMatchObject({ soldCount: 7, ratingSum: 13, reviewCount: 3, stock: 5 });
    expect(await db().$count(orders, eq(orders.storeId, store.id))).toBe(3);
    expect(await db().$count(reviews, eq(reviews.storeId, store.id))).toBe(3);
  });
});

describe('a seller’s HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
    '<svg onload=alert(1)></svg>',
    '<iframe src="https://a.test"></iframe>',
    '<p style="background:url(javascript:1)">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=1>',
    '<form action="//a.test"><input></form>',
  ])('loses what could run: %s', (html) => {
    expect(sanitizeDescription(html)).not.toMatch(/script|onerror|onload|<iframe|style=|<form|<svg|<math/i);
  });

  it.each([
    '<a id="lapak-state" href="https://jahat.test">x</a>',
    '<img name="getElementById" src="https://jahat.test/a.png">',
    '<p ID="root" NAME=cookie>x</p>',
    '<td id=config name=url colspan=2>x</td>',
    '<h2 id="root">x</h2><span name="body">y</span>',
  ])('takes no name of the page’s own: %s', (html) => {
    expect(sanitizeDescription(html)).not.toMatch(/\s(?:id|name)\s*=/i);
    expect(sanitizeDescription(html)).not.toBe('');
  });

  it('keeps what describes', () => {
    expect(sanitizeDescription('<img src="https://kopi.test/a.webp">')).toContain('alt=""');
    expect(sanitizeDescription('<p>Kopi <strong>Gayo</strong></p><ul><li>250 g</li></ul>')).toBe(
      '<p>Kopi <strong>Gayo</strong></p><ul><li>250 g</li></ul>',
    );
  });
});
