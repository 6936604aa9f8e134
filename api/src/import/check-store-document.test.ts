import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventCheckoutBody } from '@lapak/contracts/api/event';
import { CheckoutBody, singleCheckoutFields } from '@lapak/contracts/api/order';
import { checkStoreDocument } from './check-store-document.ts';
import type { StoreDocument } from './store-document.ts';
import { storeDocumentJsonSchema } from './store-document/json-schema.ts';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

const batik: ProductDocument = {
  key: 'kemeja-kawung',
  slug: 'kemeja-kawung',
  nama: 'Kemeja Kawung',
  category: 'barang',
  category_key: 'kemeja',
  harga: 250_000,
  stock: 10,
  images: ['images/kemeja-kawung.webp'],
  berat: 300,
};

const store = (product: Partial<ProductDocument> = {}, rest: Partial<StoreDocument> = {}): StoreDocument => ({
  format: 1,
  store: {
    username: 'rumahbatik',
    nama_toko: 'Rumah Batik',
    subscription_status: 'pro',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  categories: [{ key: 'kemeja', nama: 'Kemeja' }],
  products: [{ ...batik, ...product }],
  ...rest,
});

const problemsOf = (value: unknown) => {
  const checked = checkStoreDocument(value, new Date('2027-01-15T03:00:00Z'));
  return checked.ok ? [] : checked.problems;
};

const sized: Partial<ProductDocument> = {
  enable_variations: 1,
  product_variety: [
    { variation_name: 'Warna', list_options: ['Sogan', 'Indigo'] },
    { variation_name: 'Ukuran', list_options: ['M', 'L'] },
  ],
};

const ticket = {
  key: 'reguler',
  nama_tiket: 'Reguler',
  harga: 1,
  quota: 1,
  max_qty: 1,
  sale_start: '-1d',
  sale_end: '+9d',
};
const event = {
  key: 'pentas',
  nama_event: 'Pentas',
  category: 'Musik',
  image_cover: 'images/pentas.webp',
  nama_organizer: 'Sanggar',
  tanggal_start: '+10d',
  tanggal_end: '+10d',
  waktu_start: '19:00',
  waktu_end: '22:00',
  nama_tempat: 'Gedung',
  alamat: 'Solo',
  description: '<p>Pentas</p>',
  tickets: [ticket],
};

describe('a store document', () => {
  it('is accepted when it is valid', () => {
    expect(problemsOf(store())).toEqual([]);
  });

  it.each([
    ['an unknown field', { ...store(), colour: 'red' }, '/'],
    ['an unknown product field', store({ ['terjual' as string]: 9 }), '/products/0'],
    ['a fraction of a rupiah', store({ harga: 0.5 }), '/products/0/harga'],
    ['a negative stock', store({ stock: -1 }), '/products/0/stock'],
    ['a picture outside the document', store({ images: ['../../etc/passwd.png'] }), '/products/0/images/0'],
    [
      'a video address instead of its id',
      store({ youtube_url: 'https://youtu.be/x' }),
      '/products/0/youtube_url',
    ],
    [
      'a survey that no page can frame',
      store({ survei_link: 'http://survei.test/a' }),
      '/products/0/survei_link',
    ],
    ['a script as a survey link', store({ survei_link: 'javascript:alert(1)' }), '/products/0/survei_link'],
    ['a value that is no store', 'toko', '/'],
    ['a list', [store()], '/'],
  ])('is refused for %s, with its place', (_, value, path) => {
    expect(problemsOf(value).map((problem) => problem.path)).toContain(path);
  });

  it('reports every problem at once, in Indonesian', () => {
    const problems = problemsOf(store({ harga: -5, nama: '' }));
    expect(problems).toEqual([
      {
        path: '/products/0/nama',
        message: 'tidak boleh kosong atau hanya berisi spasi, tulis misalnya "Kemeja Batik"',
      },
      { path: '/products/0/harga', message: 'terlalu kecil, minimal 0' },
    ]);
  });

  it.each<[string, StoreDocument, string]>([
    [
      'a username that the host answers itself',
      { ...store(), store: { ...store().store, username: 'api' } },
      '/store/username',
    ],
    [
      'two products of one key',
      store({}, { products: [batik, { ...batik, slug: 'lain' }] }),
      '/products/1/key',
    ],
    [
      'two products of one slug',
      store({}, { products: [batik, { ...batik, key: 'lain' }] }),
      '/products/1/slug',
    ],
    ['a category that is not there', store({ category_key: 'sarung' }), '/products/0/category_key'],
    [
      'a payment account that is not there',
      store({ payment_exclusions: ['bca'] }),
      '/products/0/payment_exclusions/0',
    ],
    ['goods without a weight', store({ berat: undefined }), '/products/0/berat'],
    [
      'a weight range upside down',
      store({ type_of_weight: 'range', berat_min: 9, berat_max: 1 }),
      '/products/0/berat_max',
    ],
    ['a pre-order without its days', store({ pre_order: 1 }), '/products/0/pre_order_time'],
    ['variations switched on without any', store({ enable_variations: 1 }), '/products/0/price_variety'],
    [
      'an option that no variation has',
      store({ ...sized, price_variety: [{ options: ['Sogan', 'XL'], price: 1, stock: 1 }] }),
      '/products/0/price_variety/0/options/1',
    ],
    [
      'a combination that stands twice',
      store({
        ...sized,
        price_variety: [
          { options: ['Sogan', 'M'], price: 1, stock: 1 },
          { options: ['Sogan', 'M'], price: 2, stock: 1 },
        ],
      }),
      '/products/0/price_variety/1/options',
    ],
    [
      'a combination that leaves a level out',
      store({ ...sized, price_variety: [{ options: ['Sogan'], price: 1, stock: 1 }] }),
      '/products/0/price_variety/0/options',
    ],
    [
      'a discount that ends before it starts',
      store({
        enable_discount_pricing: 1,
        discount_price: 1,
        discount_start_date: '+2d',
        discount_end_date: '+1d',
      }),
      '/products/0/discount_end_date',
    ],
    [
      'a discount that is none',
      store({
        enable_discount_pricing: 1,
        discount_price: 250_000,
        discount_start_date: '-1d',
        discount_end_date: '+1d',
      }),
      '/products/0/discount_price',
    ],
    [
      'a slug of digits, which could be the number of another product',
      store({ slug: '12345' }),
      '/products/0/slug',
    ],
    [
      'wholesale tiers that overlap',
      store({
        enable_wholesale_price: 1,
        wholesale_prices: [
          { min_product: 2, max_product: 5, price: 9 },
          { min_product: 5, max_product: null, price: 8 },
        ],
      }),
      '/products/0/wholesale_prices/1/min_product',
    ],
    [
      'wholesale tiers with a gap between them',
      store({
        enable_wholesale_price: 1,
        wholesale_prices: [
          { min_product: 2, max_product: 4, price: 9 },
          { min_product: 10, max_product: null, price: 8 },
        ],
      }),
      '/products/0/wholesale_prices/1/min_product',
    ],
    [
      'a dropdown without options',
      store({
        is_custom_field: 1,
        custom_field: [{ name: 'Gaya', form_name: 'gaya', type: 'dropdown', is_required: 1 }],
      }),
      '/products/0/custom_field/0/options',
    ],
    [
      'a voucher above 100 percent',
      store({}, { vouchers: [{ code: 'GRATIS', type: 'percentage', voucher_value: 101 }] }),
      '/vouchers/0/voucher_value',
    ],
    [
      'an event that ends before it starts',
      store({}, { events: [{ ...event, tanggal_end: '+9d' }] }),
      '/events/0/tanggal_end',
    ],
    [
      'a ticket sale upside down',
      store({}, { events: [{ ...event, tickets: [{ ...ticket, sale_end: '-2d' }] }] }),
      '/events/0/tickets/0/sale_end',
    ],
    [
      'a past order of an unknown product',
      store(
        {},
        {
          history: [
            {
              nama: 'Sari',
              email: 'sari@contoh.id',
              handphone: '081234567890',
              product_key: 'x',
              qty: 1,
              days_ago: 3,
            },
          ],
        },
      ),
      '/history/0/product_key',
    ],
  ])('is refused for %s', (_, document, path) => {
    expect(problemsOf(document).map((problem) => problem.path)).toContain(path);
  });

  describe('custom fields', () => {
    const own = (form_name: string, name = form_name) =>
      ({ name, form_name, type: 'short-text', is_required: 0 }) as const;
    const problemsOfFields = (...custom_field: NonNullable<ProductDocument['custom_field']>) =>
      problemsOf(store({ category: 'jasa', is_custom_field: 1, custom_field }));

    it('are refused under the name of any field of any checkout, or of every object', () => {
      const fields = [CheckoutBody.properties, EventCheckoutBody.properties, singleCheckoutFields].flatMap(
        (table) => Object.keys(table),
      );
      for (const name of [...fields, 'nama', 'email', 'qty', 'voucher_code', 'constructor', '__proto__']) {
        expect([name, problemsOfFields(own('lengan'), own(name)).map(({ path }) => path)]).toEqual([
          name,
          ['/products/0/custom_field/1/form_name'],
        ]);
      }
      expect(problemsOfFields(own('nama', 'Nama Anak'))).toEqual([
        {
          path: '/products/0/custom_field/0/form_name',
          message:
            '"nama" sudah dipakai kolom bawaan formulir pesanan; pilih nama lain, misalnya "isian_nama"',
        },
      ]);
      expect(problemsOfFields(own('isian_nama'), own('jumlah_anak'), own('nama_anak'))).toEqual([]);
    });

    it('are refused under names that forms read as paths, or in capitals', () => {
      for (const name of [
        'a.b',
        'products[0]',
        'products[0].qty',
        'Nama',
        'nama ',
        ' nama',
        'voucher-code',
        '',
      ])
        expect([name, problemsOfFields(own(name, 'Isian')).map(({ path }) => path)]).toEqual([
          name,
          ['/products/0/custom_field/0/form_name'],
        ]);
    });

    it('have a name and a label of their own within a product, however these are spelled', () => {
      expect(problemsOfFields(own('kelas', 'Kelas'), own('kelas', 'Kode'))).toEqual([
        { path: '/products/0/custom_field/1/form_name', message: '"kelas" dipakai lebih dari sekali' },
      ]);
      expect(
        problemsOfFields(own('satu', 'Nama Anak'), own('dua', ' nama  ANAK')).map((found) => found.path),
      ).toEqual(['/products/0/custom_field/1/name']);
    });

    it('may be called alike in different products', () => {
      const asking: ProductDocument = {
        ...batik,
        category: 'jasa',
        is_custom_field: 1,
        custom_field: [own('kelas')],
      };
      expect(problemsOf(store({}, { products: [asking, { ...asking, key: 'b', slug: 'b' }] }))).toEqual([]);
    });
  });

  it('lets only a digital product have a file, and not an address beside it', () => {
    const file = 'files/buku.pdf';
    expect(problemsOf(store({ category: 'digital_product', file }))).toEqual([]);
    expect(problemsOf(store({ file }))).toEqual([
      { path: '/products/0/file', message: 'hanya untuk digital_product' },
    ]);
    expect(problemsOf(store({ category: 'digital_product', file, link: 'https://contoh.id/a' }))).toEqual([
      { path: '/products/0/file', message: 'tidak dapat diisi bersama link' },
    ]);
    for (const outside of ['../rahasia/a.pdf', '/etc/passwd', 'files/../a.pdf', 'files/tanpa-akhiran']) {
      expect(problemsOf(store({ category: 'digital_product', file: outside }))).toHaveLength(1);
    }
  });

  it('accepts touching wholesale tiers, and a variant whose discount is its price', () => {
    const fine = store({
      ...sized,
      price_variety: [{ options: ['Sogan', 'M'], price: 100, discount_price: 100, stock: 1 }],
      enable_discount_pricing: 1,
      discount_start_date: '-1d',
      discount_end_date: '+1d',
      enable_wholesale_price: 1,
      wholesale_prices: [
        { min_product: 2, max_product: 4, price: 90 },
        { min_product: 5, max_product: null, price: 80 },
      ],
    });
    expect(problemsOf(fine)).toEqual([]);
  });
});

describe('docs/store-document.schema.json', () => {
  it('equals the schema (node --import tsx scripts/store-document-schema.ts)', () => {
    const file = readFileSync(join(__dirname, '../../../docs/store-document.schema.json'), 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(storeDocumentJsonSchema())));
  });
});

describe('what is accepted with a warning', () => {
  const checkedOf = (product: Partial<ProductDocument>, rest: Partial<StoreDocument> = {}) => {
    const checked = checkStoreDocument(store(product, rest), new Date('2027-01-15T03:00:00Z'));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return checked;
  };
  const warned = (product: Partial<ProductDocument>) => checkedOf(product).warnings.map(({ path }) => path);
  const running = {
    enable_discount_pricing: 1,
    status_promo: 1,
    discount_start_date: '-1d',
    discount_end_date: '+1d',
  } satisfies Partial<ProductDocument>;
  const combinations = (...prices: [number, number?][]): Partial<ProductDocument> => ({
    enable_variations: 1,
    product_variety: [{ variation_name: 'Ukuran', list_options: prices.map((_, at) => `U${at}`) }],
    price_variety: prices.map(([price, discount_price], at) => ({
      options: [`U${at}`],
      price,
      stock: 1,
      ...(discount_price !== undefined && { discount_price }),
    })),
  });

  test('figures of a product that its combinations make void', () => {
    const varied = { ...running, ...combinations([250_000, 200_000], [260_000]) };
    expect(warned(varied)).toEqual([]);
    expect(warned({ ...varied, harga: 260_000 })).toEqual([]);
    expect(warned({ ...varied, harga: 99_000 })).toEqual(['/products/0/harga']);
    expect(warned({ ...varied, discount_price: 150_000 })).toEqual(['/products/0/discount_price']);
    expect(warned({ ...varied, enable_variations: 0, discount_price: 150_000 })).toEqual([]);
  });

  test('a discount that no combination has, or that the list of products does not show', () => {
    const undiscounted = combinations([250_000, 250_000], [260_000]);
    expect(warned({ ...running, ...undiscounted })).toEqual(['/products/0/enable_discount_pricing']);
    expect(warned(undiscounted)).toEqual([]);
    const plain = { ...running, discount_price: 200_000 };
    expect(warned(plain)).toEqual([]);
    expect(warned({ ...plain, status_promo: 0 })).toEqual(['/products/0/status_promo']);
  });

  test('a wholesale price that is never below the price of one piece', () => {
    const tier = (price: number): Partial<ProductDocument> => ({
      enable_wholesale_price: 1,
      wholesale_prices: [{ min_product: 2, max_product: null, price }],
    });
    expect(warned(tier(249_999))).toEqual([]);
    expect(warned(tier(250_000))).toEqual(['/products/0/wholesale_prices/0/price']);
    const varied = combinations([250_000], [300_000]);
    expect(warned({ ...varied, ...tier(260_000) })).toEqual([]);
    expect(warned({ ...varied, ...tier(300_000) })).toEqual(['/products/0/wholesale_prices/0/price']);
    expect(checkedOf(tier(260_000)).warnings[0]?.message).toBe(
      'Rp260.000 tidak lebih murah dari harga satuan Rp250.000',
    );
  });
});

test('texts of the seller are read as they are meant, the others are kept with a warning', () => {
  const order = { nama: 'Sari', email: 'sari@contoh.id', product_key: 'kemeja-kawung', qty: 1, days_ago: 3 };
  const given = store(
    { link: 'unduh.contoh.id/a?b=1', enable_variations: 0, survei_link: 'forms.gle/abc' },
    {
      events: [{ ...event, map_link: 'maps.app.goo.gl/abc' }],
      history: [
        { ...order, handphone: '+62 812-3456-7890' },
        { ...order, handphone: '\u202A+62 812\u2011\uFF13456\u00A07890\u202C' },
        { ...order, handphone: 'wa.me/6281234567890' },
        { ...order, handphone: '021 5551234' },
      ],
    },
  );
  const checked = checkStoreDocument(
    { ...given, store: { ...given.store, wa: '+62 812-3456-7890', instagram: 'toko lain' } },
    new Date('2027-01-15T03:00:00Z'),
  );
  expect(checked).toMatchObject({
    ok: true,
    document: {
      store: { wa: '081234567890', instagram: 'toko lain' },
      products: [{ link: 'https://unduh.contoh.id/a?b=1', survei_link: 'https://forms.gle/abc' }],
      events: [{ map_link: 'https://maps.app.goo.gl/abc' }],
      history: [
        { handphone: '081234567890' },
        { handphone: '081234567890' },
        { handphone: '081234567890' },
        { handphone: '0215551234' },
      ],
    },
    warnings: [
      { path: '/store/instagram', message: '"toko lain" bukan nama akun atau alamat Instagram' },
      {
        path: '/history/3/handphone',
        message: '"021 5551234" bukan nomor handphone Indonesia (08…, 62… atau +62…)',
      },
    ],
  });
  expect(problemsOf(store({ link: 'javascript:alert(1)' }))).toMatchObject([{ path: '/products/0/link' }]);
  expect(problemsOf(store({ survei_link: 'http://contoh.id' }))).toMatchObject([
    { path: '/products/0/survei_link' },
  ]);
});

describe('A document with mistakes of every kind', () => {
  it('lists all of them, however many there are, each with its place', () => {
    const products = Array.from({ length: 10_000 }, (_, at) => ({
      ...batik,
      key: `k${at}`,
      slug: `s${at}`,
      harga: -1,
      stock: 'banyak',
      warna: 'merah',
    }));
    const problems = problemsOf({ ...store(), products });
    expect(problems).toHaveLength(30_000);
    expect(problems.filter(({ path }) => path.startsWith('/products/9999'))).toHaveLength(3);
  });

  it('runs each check of an entry whose fields are sound, also when others of the entry are not', () => {
    const sizedShirt = {
      ...batik,
      ...sized,
      berat: 'ringan',
      category_key: 'celana',
      payment_exclusions: [7, 'ovo'],
      pre_order: 1,
      enable_discount_pricing: 1,
      discount_start_date: '2027-02-30T00:00:00Z',
      discount_end_date: 'besok',
      price_variety: [
        { options: ['Sogan', 'M'], price: 10, discount_price: 11, stock: -1 },
        'Sogan',
        { options: ['Sogan', 'XL'], price: '10', discount_price: 11, stock: 1 },
        { options: ['Sogan', 'M'], price: 10, stock: 1 },
      ],
    };
    const noWeight = { ...batik, key: 'b', slug: 'b', category: 'baju', enable_variations: 'ya' };
    const [tickets, past] = [
      [{ ...ticket, harga: -1, sale_end: '-9d' }, 5, { ...ticket, quota: 'ada' }],
      { nama: 5, email: 's@contoh.id', handphone: '081234567890', qty: 1, days_ago: 1 },
    ];
    const problems = problemsOf({
      ...store(),
      products: [sizedShirt, noWeight],
      vouchers: [
        { code: 'A', type: 'percentage', voucher_value: 101, starts_at: '+2d', ends_at: '+1d' },
        { code: 'ABC', type: 'persen', voucher_value: 101, starts_at: '+2d', ends_at: 5 },
      ],
      events: [{ ...event, nama_event: '', tanggal_end: '+9d', tickets }],
      history: [
        { ...past, product_key: 'kemeja-kawung', options: ['Sogan', 'XXL'] },
        { ...past, product_key: 'tidak-ada' },
      ],
    });
    const beyondSchema = problems.filter(
      ({ message }) =>
        !/^(?:terlalu|harus (?:teks|angka|daftar|kolom|salah|0)|tulis|tidak boleh kosong)/.test(message),
    );
    expect(beyondSchema.map(({ path, message }) => `${path} ${message}`)).toEqual([
      '/products/0/category_key kategori "celana" tidak ada',
      '/products/0/payment_exclusions/1 rekening "ovo" tidak ada',
      '/products/0/pre_order_time wajib diisi karena pre_order bernilai 1',
      '/products/0/price_variety/2/options/1 "XL" bukan opsi dari Ukuran',
      '/products/0/price_variety/3/options "["Sogan","M"]" dipakai lebih dari sekali',
      '/products/0/discount_start_date "2027-02-30T00:00:00Z" bukan tanggal yang ada',
      '/products/0/price_variety/0/discount_price tidak boleh lebih besar dari price',
      '/events/0/tanggal_end harus sama dengan atau sesudah tanggal_start',
      '/events/0/tickets/2/key "reguler" dipakai lebih dari sekali',
      '/events/0/tickets/0/sale_end harus sesudah sale_start',
      '/vouchers/0/voucher_value persentase paling besar 100',
      '/vouchers/0/ends_at harus sesudah starts_at',
      '/history/0/options/1 "XXL" bukan opsi dari Ukuran',
      '/history/1/product_key produk "tidak-ada" tidak ada',
    ]);
  });

  it('lists texts that cannot be stored or shown, in whatever field they are', () => {
    const half = '\uD83D';
    const document = {
      ...store({ nama: 'Ke\u0000meja', description: `<p>${half}</p>` }),
      store: { ...store().store, nama_toko: 'Toko\u007F', bio: 'Baris\n\tkedua\r\n\u{1F600}' },
      events: [{ ...event, tickets: [{ ...ticket, nama_tiket: '\u001B[2J' }] }],
      'lain/nya': { a: [half] },
    };
    const control = (code: string) =>
      `berisi karakter kendali yang tidak tampak (${code}); hapus karakter itu`;
    const cut = 'berisi setengah emoji atau karakter yang terpotong; tulis ulang';
    expect(problemsOf(document)).toEqual([
      { path: '/', message: 'kolom tidak dikenal: lain/nya' },
      { path: '/store/nama_toko', message: control('U+007F') },
      { path: '/products/0/nama', message: control('U+0000') },
      { path: '/products/0/description', message: cut },
      { path: '/events/0/tickets/0/nama_tiket', message: control('U+001B') },
      { path: '/lain~1nya/a/0', message: cut },
    ]);
    const { 'lain/nya': unknown, ...known } = document;
    expect(unknown).toBeDefined();
    expect(problemsOf(known)).toHaveLength(4);
  });

  it('walks through brackets nested however deep', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + '"\\u0000"' + ']'.repeat(200_000));
    expect(problemsOf({ ...store(), lainnya: deep }).length).toBeGreaterThan(0);
  });

  it('refuses names of blanks alone, and days that no calendar has, wherever they are', () => {
    const banner = {
      key: 'lebaran',
      title: ' ',
      image: 'images/a.webp',
      content: '',
      created_by: 'Ratna',
      created_at: '2026-02-31T10:00:00+07:00',
    };
    const blank = 'tidak boleh kosong atau hanya berisi spasi, tulis misalnya "Kemeja Batik"';
    const noDay = '"2026-02-31T10:00:00+07:00" bukan tanggal yang ada';
    const document = store(
      { nama: '\u00A0\t', product_variety: [{ variation_name: ' ', list_options: [' '] }] },
      { banners: [banner] },
    );
    expect(problemsOf(document)).toEqual([
      { path: '/products/0/nama', message: blank },
      { path: '/products/0/product_variety/0/variation_name', message: blank },
      { path: '/products/0/product_variety/0/list_options/0', message: blank },
      { path: '/banners/0/title', message: blank },
      { path: '/banners/0/created_at', message: noDay },
    ]);
  });

  it.each([' Sogan', 'Sogan\u200B', 'So\uFFFDgan'])(
    'refuses options of a product that look the same (%j)',
    (same) => {
      const product_variety = [{ variation_name: 'Warna', list_options: ['Sogan', 'Indigo', same] }];
      expect(problemsOf(store({ product_variety }))).toEqual([
        {
          path: '/products/0/product_variety/0/list_options/2',
          message: '"Sogan" dipakai lebih dari sekali',
        },
      ]);
    },
  );

  it('lists what is wrong with the rest, at its place in the whole document', () => {
    const rest = store();
    const broken = {
      ...rest,
      store: { ...rest.store, username: 'api', bio: 5 },
      lainnya: [],
      categories: [{ key: 'kemeja' }],
      vouchers: 'tidak ada',
      products: [
        { ...batik, harga: -1, key: 'a', slug: 'satu' },
        { ...batik, key: 'b', slug: 'satu', category_key: 'celana' },
        { ...batik, key: 'c', slug: '2027' },
      ],
      history: [
        {
          nama: 'Sari',
          email: 's@contoh.id',
          handphone: '081234567890',
          product_key: 'a',
          qty: 1,
          days_ago: 1,
        },
        {
          nama: 'Sari',
          email: 's@contoh.id',
          handphone: '081234567890',
          product_key: 'd',
          qty: 1,
          days_ago: 1,
        },
      ],
    };
    expect(problemsOf(broken).map(({ path }) => path)).toEqual([
      ...['/', '/store/bio', '/categories/0', '/products/0/harga', '/vouchers'],
      ...['/store/username', '/products/1/slug', '/products/1/category_key', '/products/2/slug'],
      '/history/1/product_key',
    ]);
  });
});
