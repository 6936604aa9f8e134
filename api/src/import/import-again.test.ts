import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StoreDocument } from './store-document.ts';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { uniqueName } from '../testing/a-store.ts';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { wrongCounts } from '../testing/wrong-counts.ts';
import { importStore } from './import-store.ts';

type Product = NonNullable<StoreDocument['products']>[number];

const goods = (key: string, own: Partial<Product> = {}): Product => ({
  key,
  slug: key,
  nama: `Produk ${key}`,
  category: 'barang',
  harga: 80_000,
  stock: 5,
  berat: 250,
  images: ['a.png'],
  ...own,
});

/** One of everything that a document may have. */
const whole = (products: Product[]): StoreDocument => ({
  format: 1,
  store: {
    username: uniqueName('toko'),
    nama_toko: 'Toko Impor',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  categories: [
    { key: 'kopi', nama: 'Kopi' },
    { key: 'teh', nama: 'Teh' },
  ],
  products,
  banners: [{ key: 'promo', title: 'Promo', image: 'b.png', content: '<p>Promo</p>', created_by: 'Toko' }],
  vouchers: [{ code: 'HEMAT', type: 'fixed', voucher_value: 5_000, quota: 10 }],
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
  couriers: ['jne', 'manual'],
  resellers: [{ email: 'Wakil@contoh.id', name: 'Wakil' }],
  events: [
    {
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
  history: products
    .filter(({ enable_variations }) => enable_variations !== 1)
    .map(({ key }) => ({
      nama: 'Sari',
      email: 'sari@contoh.id',
      handphone: '081234567890',
      product_key: key,
      qty: 3,
      days_ago: 4,
      review: { star: 5 as const, ulasan: 'Harum' },
    })),
});

const shirt: Product = goods('baju', {
  images: ['a.png', 'b.png'],
  category_key: 'kopi',
  enable_variations: 1,
  product_variety: [
    { variation_name: 'Warna', list_options: ['Merah', 'Biru'] },
    { variation_name: 'Ukuran', list_options: ['S', 'M'] },
  ],
  price_variety: [
    { options: ['Merah', 'S'], price: 90_000, discount_price: 85_000, stock: 1 },
    { options: ['Merah', 'M'], price: 100_000, stock: 2 },
    { options: ['Biru', 'S'], price: 110_000, stock: 3 },
  ],
  enable_wholesale_price: 1,
  wholesale_prices: [
    { min_product: 3, max_product: 5, price: 70_000 },
    { min_product: 6, max_product: null, price: 60_000 },
  ],
  is_custom_field: 1,
  custom_field: [
    { name: 'Bordir', form_name: 'bordir', type: 'dropdown', options: ['Ya', 'Tidak'], is_required: 1 },
    { name: 'Pesan', form_name: 'pesan', type: 'short-text', is_required: 0 },
  ],
  payment_exclusions: ['bca'],
  enable_discount_pricing: 1,
  status_promo: 1,
  discount_start_date: '2026-11-01T00:00:00+07:00',
  discount_end_date: '2026-12-01T00:00:00+07:00',
});

/** All but the 7,000 districts, which no import writes. */
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => getTableName(table) !== 'districts');

onEveryDatabase('importing a store again', (database) => {
  let folder: string;
  let storage: FileStorage;
  let now = new Date('2026-11-21T03:00:00Z');
  const db = (): Database => database().db;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-import-again-'));
    storage = createDiskStorage(path.join(folder, 'files'));
    for (const [name, background] of [
      ['a.png', 'brown'],
      ['b.png', 'green'],
    ] as const) {
      const picture = sharp({ create: { width: 4, height: 4, channels: 3, background } });
      await picture.png().toFile(path.join(folder, name));
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(document: StoreDocument, on = db()): Promise<number> {
    const file = path.join(folder, 'store.json');
    await writeFile(file, JSON.stringify(document));
    const result = await importStore(
      {
        db: on,
        storage,
        clock: { now: () => now },
        collects: true,
        storeChanged: () => undefined,
        inPortions: database().driver === 'pglite',
      },
      file,
      folder,
    );
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.store.rows;
  }

  it('is done whether the figures of the planner can be renewed or not', async () => {
    const broken = new Proxy(db(), {
      get: (target, name) =>
        name === 'execute'
          ? () => Promise.reject(new Error('canceling statement due to statement timeout'))
          : (Reflect.get(target, name) as unknown),
    });
    const products = Array.from({ length: 120 }, (_, at) => goods(`kopi-${at}`));
    const many = { ...whole(products), history: [] };
    expect(await run(many, broken)).toBeGreaterThan(120);
    expect(await run(many)).toBe(0);
  });

  /** Where each row lies and which transaction wrote it, by table and row; both change with a write. */
  async function versions(): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    for (const table of tables) {
      const { rows } = (await db().execute(
        sql`select ctid::text as place, xmin::text as writer, to_jsonb(t) - 'updated_at' as row from ${table} t`,
      )) as { rows: { place: string; writer: string; row: Record<string, unknown> }[] };
      for (const { place, writer, row } of rows) {
        const name = String(row.import_key ?? row.id ?? row.code ?? JSON.stringify(row));
        all.set(`${getTableName(table)} ${String(row.store_id ?? '')} ${name}`, `${place} ${writer}`);
      }
    }
    return all;
  }

  /** What every sequence has given out. */
  async function numbers(): Promise<unknown> {
    const { rows } = (await db().execute(
      sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    )) as { rows: unknown[] };
    return rows;
  }

  /** The rows that differ since, by table and what the import calls them. */
  async function changedSince(before: ReadonlyMap<string, string>, storeId: number): Promise<string[]> {
    const after = await versions();
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => name.replace(` ${storeId} `, ' '))
      .sort();
  }

  const storeOf = async ({ store: { username } }: StoreDocument) => {
    const [store] = await db().select().from(schema.stores).where(eq(schema.stores.username, username));
    if (!store) throw new Error('no store');
    return store;
  };
  const productsOf = (storeId: number) =>
    db()
      .select()
      .from(schema.products)
      .where(eq(schema.products.storeId, storeId))
      // A row that is written moves behind the others.
      .orderBy(schema.products.id);

  it('writes no row and takes no number when nothing changed', async () => {
    const document = whole([shirt, goods('gayo')]);
    expect(await run(document)).toBeGreaterThan(20);
    const before = await versions();
    const taken = await numbers();
    const { id } = await storeOf(document);
    expect(await run(document)).toBe(0);
    expect(await changedSince(before, id)).toEqual([]);
    expect(await numbers()).toEqual(taken);
    expect(before.size).toBeGreaterThan(40);
  });

  it('writes the row of one price alone, and takes no number', async () => {
    const document = whole([shirt, goods('gayo'), goods('toraja')]);
    await run(document);
    const { id } = await storeOf(document);
    const dates = new Map((await productsOf(id)).map((row) => [row.importKey, row.updatedAt]));
    const before = await versions();
    const taken = await numbers();
    now = new Date(now.getTime() + 1_000);
    const dearer = { ...document, products: [shirt, goods('gayo', { harga: 81_000 }), goods('toraja')] };
    expect(await run(dearer)).toBe(1);
    expect(await changedSince(before, id)).toEqual(['products gayo']);
    expect(await numbers()).toEqual(taken);
    const after = await productsOf(id);
    expect(after.find(({ importKey }) => importKey === 'gayo')).toMatchObject({
      harga: 81_000,
      listedPrice: 81_000,
      updatedAt: now,
    });
    for (const { importKey, updatedAt } of after) {
      if (importKey !== 'gayo') expect(updatedAt).toEqual(dates.get(importKey));
    }
  });

  it('dates a product of which a part was changed', async () => {
    const document = whole([shirt, goods('gayo')]);
    await run(document);
    const { id } = await storeOf(document);
    const [product] = await productsOf(id);
    for (const own of [
      { images: ['b.png'] },
      { wholesale_prices: shirt.wholesale_prices?.slice(0, 1) },
      { custom_field: shirt.custom_field?.slice(1) },
      { payment_exclusions: [] },
      { price_variety: shirt.price_variety?.map((variety) => ({ ...variety, stock: 9 })) },
      {
        product_variety: shirt.product_variety?.map((level) => ({
          ...level,
          list_options: level.list_options.toReversed(),
        })),
      },
    ]) {
      now = new Date(now.getTime() + 1_000);
      const before = await versions();
      await run({ ...document, products: [{ ...shirt, ...own }, goods('gayo')] });
      const changed = await changedSince(before, id);
      expect(changed).toContain('products baju');
      expect(changed).not.toContain('products gayo');
      const [row] = await productsOf(id);
      expect(row).toMatchObject({ id: product?.id, updatedAt: now });
    }
  });

  it('hides a product from the shop, shows it again, and takes a hidden one out', async () => {
    const document = { ...whole([goods('gayo'), goods('toraja')]), history: [] };
    await run(document);
    const { username } = document.store;
    const [store] = await db().select().from(schema.stores).where(eq(schema.stores.username, username));
    const states = async () =>
      (
        await db()
          .select()
          .from(schema.products)
          .where(eq(schema.products.storeId, store?.id ?? 0))
      )
        .map(({ slug, isRemoved, isHidden }) => [slug, isRemoved, isHidden])
        .sort();
    const hidden = { ...document, products: [goods('gayo'), goods('toraja', { is_hidden: 1 })] };
    expect(await run(hidden)).toBe(1);
    expect(await run(hidden)).toBe(0);
    expect(await states()).toEqual([
      ['gayo', false, 0],
      ['toraja', true, 1],
    ]);
    expect(await wrongCounts(db())).toEqual([]);
    expect(await run(document)).toBe(1);
    expect(await states()).toEqual([
      ['gayo', false, 0],
      ['toraja', false, 0],
    ]);
    await run(hidden);
    await run({ ...document, products: [goods('gayo')] });
    expect(await states()).toEqual([
      ['gayo', false, 0],
      [expect.stringMatching(/^toraja~/), true, 0],
    ]);
  });

  it('keeps an event that is hidden apart from one that is gone', async () => {
    const document = { ...whole([goods('gayo')]), history: [] };
    const [event] = document.events ?? [];
    await run(document);
    const { id } = await storeOf(document);
    const ofStore = eq(schema.events.storeId, id);
    const stateOf = async () => {
      const [row] = await db().select().from(schema.events).where(ofStore);
      return [row?.isRemoved, row?.isHidden];
    };
    const hidden = { ...document, events: event && [{ ...event, is_hidden: 1 as const }] };
    expect([await run(hidden), await run(hidden)]).toEqual([1, 0]);
    expect(await stateOf()).toEqual([true, 1]);
    expect(await run({ ...document, events: [] })).toBe(1);
    expect(await stateOf()).toEqual([true, 0]);
    expect(await run(document)).toBe(1);
    expect(await stateOf()).toEqual([false, 0]);
  });

  it('dates an event when it or a kind of its tickets changes', async () => {
    const document = { ...whole([goods('gayo')]), history: [] };
    const [event] = document.events ?? [];
    const [ticket] = event?.tickets ?? [];
    await run(document);
    const { id } = await storeOf(document);
    const dated = async () =>
      (await db().select().from(schema.events).where(eq(schema.events.storeId, id)))[0]?.updatedAt;
    const first = await dated();
    now = new Date(now.getTime() + 1_000);
    await run(document);
    expect(await dated()).toEqual(first);
    const dearer = event && ticket && { ...event, tickets: [{ ...ticket, harga: 60_000 }] };
    await run({ ...document, events: dearer && [dearer] });
    expect(await dated()).toEqual(now);
  });

  it('leaves what was taken out alone, and takes it in again under its number', async () => {
    const document = whole([shirt, goods('gayo'), goods('toraja')]);
    const numberOf = async (key: string) =>
      (await productsOf(id)).find(({ importKey }) => importKey === key)?.id;
    await run(document);
    const { id } = await storeOf(document);
    const number = await numberOf('gayo');
    const less = { ...document, products: [shirt, goods('toraja')], history: [] };
    expect(await run(less)).toBe(1);
    const taken = await numbers();
    expect(await run(less)).toBe(0);
    expect(await run({ ...document, products: [shirt, goods('gayo'), goods('toraja')] })).toBe(1);
    expect(await numberOf('gayo')).toBe(number);
    expect(await numbers()).toEqual(taken);
    expect(await wrongCounts(db(), id)).toEqual([]);
  });

  it('never lets the number of a combination that was taken out stand for another', async () => {
    const sizes = (...names: string[]): Product => ({
      ...goods('kaos'),
      enable_variations: 1,
      product_variety: [{ variation_name: 'Ukuran', list_options: names }],
      price_variety: names.map((name) => ({ options: [name], price: 50_000, stock: 1 })),
    });
    const document = whole([sizes('S', 'M')]);
    await run(document);
    const { id } = await storeOf(document);
    const combinations = async () => {
      const rows = await db()
        .select({
          id: schema.priceVarieties.id,
          name: schema.variationOptions.optionName,
          isRemoved: schema.priceVarieties.isRemoved,
        })
        .from(schema.priceVarieties)
        .leftJoin(schema.variationOptions, eq(schema.variationOptions.id, schema.priceVarieties.optionId1))
        .where(eq(schema.priceVarieties.storeId, id));
      return new Map(rows.filter(({ isRemoved }) => !isRemoved).map((row) => [row.name, row.id]));
    };
    const first = await combinations();
    await run({ ...document, products: [sizes('M', 'L')] });
    const second = await combinations();
    expect([...second.keys()].sort()).toEqual(['L', 'M']);
    expect(second.get('M')).toBe(first.get('M'));
    expect(second.get('L')).not.toBe(first.get('S'));
    const two = sizes('M');
    two.product_variety?.push({ variation_name: 'Warna', list_options: ['Biru'] });
    two.price_variety = [{ options: ['M', 'Biru'], price: 50_000, stock: 1 }];
    await run({ ...document, products: [two] });
    const third = await combinations();
    expect([...first.values(), ...second.values()]).not.toContain(third.get('M'));
    const one = sizes('M', 'L');
    await run({ ...document, products: [{ ...one, price_variety: one.price_variety?.slice(1) }] });
    await run({ ...document, products: [one] });
    expect((await combinations()).get('M')).not.toBe(third.get('M'));
  });

  describe('answers as if it had been the first import', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      ({ app } = await testApp(database()));
    });
    afterAll(() => app.close());

    /** An answer without its numbers; a combination names its options instead. */
    function withoutNumbers(text: string): unknown {
      const options = new Map<unknown, unknown>();
      JSON.parse(text, (_key, value: unknown) => {
        if (typeof value === 'object' && value !== null && 'option_name' in value && 'id' in value) {
          options.set(value.id, value.option_name);
        }
        return value;
      });
      return JSON.parse(text, (key, value: unknown) => {
        if (/^option_id_\d$/.test(key)) return options.get(value) ?? null;
        return /(?:^|_)id$/.test(key) ? undefined : value;
      });
    }

    async function answers({ store: { username }, products = [] }: StoreDocument): Promise<unknown> {
      const replies = await Promise.all(
        products.map(({ slug }) => app.inject(`/api/product/${slug}?username=${username}`)),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(products.map(() => 200));
      return replies.map(({ body }) => withoutNumbers(body.replaceAll(username, 'toko')));
    }

    const someOf = (...all: string[]) => fc.shuffledSubarray(all, { minLength: 1 });
    const variations = fc
      .record({
        sizes: someOf('S', 'M', 'L'),
        colours: fc.option(someOf('Merah', 'Biru'), { nil: undefined }),
      })
      .chain(({ sizes, colours }) => {
        const combinations = sizes.flatMap((size) =>
          colours ? colours.map((colour) => [size, colour]) : [[size]],
        );
        return fc.record({
          enable_variations: fc.constant(1 as const),
          product_variety: fc.constant<Product['product_variety']>([
            { variation_name: 'Ukuran', list_options: sizes },
            ...(colours ? [{ variation_name: 'Warna', list_options: colours }] : []),
          ]),
          price_variety: fc.subarray(combinations, { minLength: 1 }).chain((some) =>
            fc
              .array(fc.integer({ min: 1, max: 3 }), { minLength: some.length, maxLength: some.length })
              .map((prices) =>
                some.map((options, at) => ({
                  options,
                  price: 1_000 * (prices[at] ?? 1),
                  stock: prices[at] ?? 1,
                })),
              ),
          ),
        });
      });
    const parts = fc.record(
      {
        images: someOf('a.png', 'b.png'),
        harga: fc.constantFrom(80_000, 90_000),
        category_key: fc.constantFrom('kopi', 'teh'),
        custom_field: fc.constantFrom(shirt.custom_field, shirt.custom_field?.slice(1)),
        payment_exclusions: fc.subarray(['bca']),
        enable_wholesale_price: fc.constant(1 as const),
        wholesale_prices: fc.constantFrom(shirt.wholesale_prices, shirt.wholesale_prices?.slice(1)),
      },
      { requiredKeys: ['wholesale_prices', 'images'] },
    );
    const product = (key: string) =>
      fc
        .tuple(parts, fc.option(variations, { nil: {} }), fc.constantFrom('satu', 'dua'))
        .map(([own, varied, slug]) => goods(key, { ...own, ...varied, slug }));
    const lists = fc
      .tuple(product('x'), product('y'), product('z'))
      .chain((all) => fc.shuffledSubarray(all, { minLength: 1 }))
      .map((all) => all.filter((one, at) => all.findIndex(({ slug }) => slug === one.slug) === at));

    /** A store with nothing but these. */
    const sold = (products: Product[]): StoreDocument => {
      const { banners: _banners, vouchers: _vouchers, events: _events, ...document } = whole(products);
      return { ...document, history: [] };
    };

    it('whatever was there before', async () => {
      await fc.assert(
        fc.asyncProperty(lists, lists, async (first, second) => {
          const before = sold(first);
          await run(before);
          const after = { ...before, products: second };
          await run(after);
          const fresh = sold(second);
          await run(fresh);
          expect(await answers(after)).toEqual(await answers(fresh));
        }),
        { numRuns: 12 },
      );
      expect(await wrongCounts(db())).toEqual([]);
    });
  });
});
