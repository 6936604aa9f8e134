import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { paymentGroups } from '@lapak/contracts/payment-kinds';
import { voucherTypes } from '@lapak/contracts/voucher-kinds';
import type { StoreDocument } from '../import/store-document.ts';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { COURIER_CODES } from '@lapak/contracts/store-document/store';
import { seenText } from '@lapak/domain/seen-text';

/** Store documents that the import takes, with every field now and then. */

/** Writes the files that they name. */
export async function writeDocumentFiles(folder: string): Promise<void> {
  const brown = sharp({ create: { width: 20, height: 10, channels: 3, background: 'brown' } });
  await brown.clone().png().toFile(path.join(folder, 'a.png'));
  await brown.clone().jpeg().toFile(path.join(folder, 'b.jpg'));
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
  await writeFile(path.join(folder, 'c.svg'), drawn);
  await writeFile(path.join(folder, 'd.pdf'), 'pola');
}

const picture = fc.constantFrom('a.png', 'b.jpg', 'c.svg');
const flag = fc.constantFrom<(0 | 1)[]>(0, 1);
const rupiah = fc.integer({ min: 0, max: 1_000_000_000 });
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => `N${text.replace(/\p{Cc}/gu, ' ')}`);
const longText = fc.constantFrom('', '  ', 'Jl. Sidoluhur 12\nLaweyan', 'A & B < C "d" \u{1F600}');
const html = fc.constantFrom(
  '<p>Katun &amp; sutra.</p>',
  '<h1>Judul</h1><a href="https://x.id" onclick="1">x</a><img src="https://x.id/a.png">',
  '<table><tr><td colspan="2">1 < 2</td></tr></table><script>1</script>',
  'teks & tanda < kurung',
  '',
);
const moment = fc.oneof(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom('2027-03-31', '2027-03-31 19:00', '-12h', '+30d', '+30d@19:00'),
);
/** Fields that a document may leave out. */
const some = <T extends object>(fields: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record<T>(fields, { requiredKeys: [] });

const keyed = <T>(prefix: string, arbitrary: fc.Arbitrary<T>, lengths: fc.ArrayConstraints) =>
  fc.array(arbitrary, lengths).map((list) => list.map((entry, at) => ({ ...entry, key: `${prefix}-${at}` })));

interface Variations {
  product_variety: NonNullable<ProductDocument['product_variety']>;
  price_variety: NonNullable<ProductDocument['price_variety']>;
}

const options = fc.uniqueArray(name, {
  minLength: 1,
  maxLength: 3,
  selector: (text) => seenText(text).trim().replace(/\s+/g, ' '),
});
const combinationsOf = (levels: readonly string[][]): string[][] =>
  levels.reduce<string[][]>(
    (all, level) => all.flatMap((names) => level.map((own) => [...names, own])),
    [[]],
  );

const variations: fc.Arbitrary<Variations> = fc
  .array(options, { minLength: 1, maxLength: 3 })
  .chain((levels) => {
    const combination = fc.record(
      {
        price: fc.integer({ min: 10, max: 1_000_000 }),
        discount_price: fc.option(fc.integer({ min: 0, max: 10 })),
        stock: fc.integer({ min: 0, max: 500 }),
        berat: fc.integer({ min: 0, max: 900 }),
      },
      { requiredKeys: ['price', 'stock'] },
    );
    const all = combinationsOf(levels);
    const figures = fc.array(combination, { minLength: all.length, maxLength: all.length });
    return fc.tuple(figures, fc.shuffledSubarray(all, { minLength: 1 })).map(([values, listed]) => ({
      product_variety: levels.map((list_options, at) => ({ variation_name: `L${at}`, list_options })),
      price_variety: listed.map((names, at) => ({
        options: names,
        ...(values[at] ?? { price: 1, stock: 1 }),
      })),
    }));
  });

const tiers = fc.integer({ min: 1, max: 3 }).map((count) =>
  Array.from({ length: count }, (_, at) => ({
    min_product: 2 + at * 5,
    max_product: at === count - 1 ? null : 6 + at * 5,
    price: 900 - at,
  })),
);

const fields = fc
  .array(
    fc.record(
      {
        type: fc.constantFrom<('short-text' | 'number' | 'dropdown' | 'date')[]>(
          'short-text',
          'number',
          'dropdown',
        ),
        options: fc.array(name, { minLength: 1, maxLength: 3 }),
        placeholder: longText,
        is_required: flag,
      },
      { requiredKeys: ['type', 'options', 'is_required'] },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.map((field, at) => ({ name: `Isian ${at}`, form_name: `isian_${at}`, ...field })));

/** What a switch needs is there whether it is on or off. */
const neededBySwitches = fc.record({
  pre_order_time: fc.integer({ min: 1, max: 365 }),
  discount_price: fc.integer({ min: 0, max: 999 }),
  discount_start_date: fc.constantFrom('-2d', '2026-01-01T10:11:12.345Z'),
  discount_end_date: fc.constantFrom('2027-03-31', '2027-03-31T23:59:59+07:00', '+9d@19:00'),
  buy_limit: fc.integer({ min: 1, max: 9 }),
  donation_amount: rupiah,
  survei_link: fc.constantFrom('forms.gle/abc', 'https://forms.gle/abc?x=1'),
  custom_field: fields,
  wholesale_prices: tiers,
});

const freeFields = some<Partial<ProductDocument>>({
  category_key: fc.constantFrom('kategori-0', 'kategori-1'),
  description: html,
  youtube_url: fc.constant('dQw4w9WgXcQ'),
  product_condition: fc.constantFrom<('new' | 'used')[]>('new', 'used'),
  donation_recipient: longText,
  payment_exclusions: fc.subarray(['rekening-0', 'rekening-1']),
  pre_order: flag,
  status_promo: flag,
  enable_discount_pricing: flag,
  enable_wholesale_price: flag,
  is_limit: flag,
  alamat_option: flag,
  show_dropshipper: flag,
  show_reseller: flag,
  is_notes: flag,
  is_donation: flag,
  donation_custom: flag,
  enable_identity_data: flag,
  enable_order_date: flag,
  is_custom_field: flag,
  is_survei: flag,
  is_hidden: flag,
});

const handedOver = fc.constantFrom<Partial<ProductDocument>[]>(
  { link: 'contoh.id/buku' },
  { file: 'd.pdf' },
  {},
);
const weights = fc.constantFrom<Partial<ProductDocument>[]>(
  { berat: 250 },
  { type_of_weight: 'range', berat_min: 100, berat_max: 300 },
  { type_of_weight: 'range', berat_min: 100, berat_max: 300, berat: 200 },
);
const kinds: fc.Arbitrary<Partial<ProductDocument> & Pick<ProductDocument, 'category'>> = fc.oneof(
  weights.map((weight) => ({ category: 'barang' as const, ...weight })),
  handedOver.map((handed) => ({ category: 'digital_product' as const, ...handed })),
  fc.constant({ category: 'jasa' as const }),
);

const product = fc
  .tuple(
    fc.record({
      nama: name,
      harga: fc.integer({ min: 1_000, max: 1_000_000_000 }),
      stock: fc.integer({ min: 0, max: 10_000_000 }),
      images: fc.array(picture, { minLength: 1, maxLength: 4 }),
    }),
    kinds,
    fc.oneof(neededBySwitches, fc.constant({})),
    freeFields,
    fc.option(variations, { nil: undefined }),
  )
  .map(([base, kind, needed, free, levels]): Omit<ProductDocument, 'key' | 'slug'> => {
    const isWhole = 'custom_field' in needed;
    // A switch that is on needs its part.
    const allowed = isWhole
      ? free
      : Object.fromEntries(
          Object.entries(free).filter(([field]) =>
            ['category_key', 'description', 'youtube_url', 'is_notes', 'status_promo'].includes(field),
          ),
        );
    return {
      ...base,
      ...kind,
      ...needed,
      ...allowed,
      ...(levels && { ...levels, enable_variations: 1 as const }),
    };
  });

const ticket = fc.record({
  nama_tiket: name,
  harga: rupiah,
  quota: fc.integer({ min: 0, max: 900 }),
  max_qty: fc.integer({ min: 1, max: 9 }),
  sale_start: fc.constantFrom('-7d', '2026-01-01', '+400d'),
  sale_end: fc.constantFrom('+401d@17:00', '+500d'),
});
const event = fc
  .record(
    {
      nama_event: name,
      category: name,
      image_cover: picture,
      logo_organizer: picture,
      nama_organizer: name,
      tanggal_start: fc.constantFrom('+30d', '2027-02-28'),
      tanggal_end: fc.constantFrom('+399d', '2028-02-29'),
      waktu_start: fc.constantFrom('09:00', '19:30'),
      waktu_end: fc.constantFrom('21:00', '00:30'),
      nama_tempat: name,
      alamat: longText,
      map_link: fc.constantFrom('maps.google.com/?q=Laweyan', 'https://maps.app/x'),
      description: html,
      name_per_ticket: flag,
      is_hidden: flag,
      tickets: keyed('tiket', ticket, { maxLength: 3 }),
    },
    {
      requiredKeys: [
        ...([
          'nama_event',
          'category',
          'image_cover',
          'nama_organizer',
          'tanggal_start',
          'tanggal_end',
        ] as const),
        ...(['waktu_start', 'waktu_end', 'nama_tempat', 'alamat', 'description', 'tickets'] as const),
      ],
    },
  )
  .map((made): Omit<EventDocument, 'key'> => made);

const account = fc.record(
  {
    group: fc.constantFrom(...paymentGroups),
    nama: name,
    img: picture,
    nama_rekening: name,
    nomor_rekening: longText,
    type_of_payment: fc.constantFrom<('manual' | 'otomatis')[]>('manual', 'otomatis'),
    biller_name: longText,
    payment_code_biller: fc.integer({ min: 1, max: 9_999 }),
    bank_type_id: fc.integer({ min: 1, max: 9_999 }),
    is_active: flag,
    admin_fee: fc.integer({ min: 0, max: 1_000_000 }),
  },
  { requiredKeys: ['group', 'nama', 'type_of_payment'] },
);

const voucher = fc.record(
  {
    type: fc.constantFrom(...voucherTypes),
    voucher_value: fc.integer({ min: 1, max: 100 }),
    quota: fc.option(fc.integer({ min: 1, max: 900 })),
    starts_at: fc.constantFrom('-1d', '2026-01-01 10:00'),
    ends_at: fc.constantFrom('+60d', '2027-12-31'),
    min_total: rupiah,
  },
  { requiredKeys: ['type', 'voucher_value'] },
);

const settings = some<Partial<StoreDocument['store']>>({
  alamat: longText,
  bio: longText,
  logo: picture,
  wa: fc.constantFrom('+62 812-3456-7890', '0812 bukan nomor', '', ' '),
  wa_prefix: longText,
  facebook: fc.constantFrom('@toko.saya', 'fb.com/profile.php?id=1&x=2', 'tidak ada'),
  instagram: fc.constantFrom('@kafé', 'instagram.com/kafé/?igsh=1', 'http://m.instagram.com/nama/'),
  email: fc.constantFrom('mailto:halo@toko.id', 'bukan email', ' halo@toko.id '),
  youtube: fc.constantFrom('@saluran', 'https://youtu.be/abc', 'youtube.com/watch?v=abc&t=1'),
  tokopedia: fc.constantFrom('toko-saya', 'tokopedia.link/abc'),
  shopee: fc.constantFrom('toko_saya', 'shp.ee/abc'),
  footer_message: longText,
  theme_onlinestore: fc.constantFrom<(1 | 2 | 3 | null)[]>(1, 2, 3, null),
  path_theme: fc.constantFrom<('default_1' | 'custom')[]>('default_1', 'custom'),
  show_logo: flag,
  guide_detail: fc.boolean(),
});

const required = fc.record({
  nama_toko: name,
  subscription_status: fc.constantFrom<('free' | 'pro' | 'business')[]>('free', 'pro', 'business'),
  is_valid: fc.boolean(),
  is_active: fc.boolean(),
  origin: fc.constantFrom('33.72.01', '31.71.01'),
});

/** @param username of the store */
export const anyStoreDocument = (username: string): fc.Arbitrary<StoreDocument> =>
  fc
    .record({
      required,
      settings,
      owner: fc.option(
        fc.constant({ name: 'Ratna', username: `ratna-${username}`, email: `${username}@contoh.id` }),
        {
          nil: undefined,
        },
      ),
      categories: keyed(
        'kategori',
        fc.record(
          { nama: name, color: fc.constantFrom('#7c4a21', 'maroon'), image: picture },
          { requiredKeys: ['nama'] },
        ),
        { minLength: 2, maxLength: 3 },
      ),
      products: keyed('produk', product, { minLength: 1, maxLength: 6 }),
      banners: keyed(
        'banner',
        fc.record(
          { title: name, image: picture, content: html, created_by: name, created_at: moment },
          { requiredKeys: ['title', 'image', 'content', 'created_by'] },
        ),
        { maxLength: 2 },
      ),
      vouchers: fc.array(voucher, { maxLength: 3 }),
      payment_accounts: keyed('rekening', account, { minLength: 2, maxLength: 3 }),
      couriers: fc.shuffledSubarray([...COURIER_CODES]),
      resellers: fc.uniqueArray(fc.constantFrom('wakil@contoh.id', 'Solo@Contoh.id', 'x@y.zz')),
      events: keyed('acara', event, { maxLength: 2 }),
    })
    .map((made): StoreDocument => ({
      format: 1,
      store: { username, ...made.required, ...made.settings, owner: made.owner },
      categories: made.categories,
      products: made.products.map((entry) => ({ ...entry, slug: entry.key })),
      banners: made.banners,
      vouchers: made.vouchers.map((entry, at) => ({ ...entry, code: `KODE${at}` })),
      payment_accounts: made.payment_accounts,
      couriers: made.couriers,
      resellers: made.resellers.map((email) => ({ email, name: `Wakil ${email}` })),
      events: made.events,
    }));
