import Type, { type Static } from 'typebox';
import {
  closed,
  FilePath,
  Flag,
  formed,
  Grams,
  Html,
  HttpUrl,
  HttpsUrl,
  Key,
  Name,
  OptionName,
  PicturePath,
  PositiveRupiah,
  Quantity,
  Rupiah,
  ShortText,
  Slug,
  Stock,
  When,
} from './fields.ts';
import { limits } from '../limits.ts';

const VariationGroup = Type.Object(
  {
    variation_name: OptionName,
    list_options: Type.Array(OptionName, { minItems: 1, maxItems: limits.options }),
  },
  closed,
);

/** One combination that can be bought: an option of each variation group, in the groups' order. */
const PriceVariety = Type.Object(
  {
    options: Type.Array(OptionName, { minItems: 1, maxItems: limits.variations }),
    price: Rupiah,
    discount_price: Type.Optional(Type.Union([Rupiah, Type.Null()])),
    stock: Stock,
    berat: Type.Optional(Grams),
  },
  closed,
);

const WholesaleTier = Type.Object(
  { min_product: Quantity, max_product: Type.Union([Quantity, Type.Null()]), price: PositiveRupiah },
  closed,
);

const CustomField = Type.Object(
  {
    name: Name,
    form_name: formed(
      '^[a-z][a-z0-9_]{0,59}$',
      'tulis huruf kecil, angka dan garis bawah tanpa spasi, diawali huruf, misalnya "ukuran_baju"',
    ),
    type: Type.Enum(['short-text', 'long-text', 'number', 'dropdown', 'date']),
    options: Type.Optional(Type.Array(OptionName, { minItems: 1, maxItems: 100 })),
    placeholder: Type.Optional(ShortText),
    is_required: Flag,
  },
  closed,
);

const switches = {
  pre_order: Type.Optional(Flag),
  status_promo: Type.Optional(Flag),
  enable_variations: Type.Optional(Flag),
  enable_discount_pricing: Type.Optional(Flag),
  enable_wholesale_price: Type.Optional(Flag),
  is_limit: Type.Optional(Flag),
  alamat_option: Type.Optional(Flag),
  show_dropshipper: Type.Optional(Flag),
  show_reseller: Type.Optional(Flag),
  is_notes: Type.Optional(Flag),
  is_donation: Type.Optional(Flag),
  donation_custom: Type.Optional(Flag),
  enable_identity_data: Type.Optional(Flag),
  enable_order_date: Type.Optional(Flag),
  is_custom_field: Type.Optional(Flag),
  is_survei: Type.Optional(Flag),
  /** The console has it, and no page of the shop. */
  is_hidden: Type.Optional(Flag),
};

const fields = {
  slug: Slug,
  nama: Name,
  category: Type.Enum(['barang', 'jasa', 'digital_product']),
  category_key: Type.Optional(Key),
  harga: Rupiah,
  stock: Stock,
  images: Type.Array(PicturePath, { minItems: 1, maxItems: limits.pictures }),
  description: Type.Optional(Html),
  /** The id of a video, not its address. */
  youtube_url: Type.Optional(
    formed(
      '^[A-Za-z0-9_-]{6,20}$',
      'tulis kode videonya saja, bukan alamatnya, misalnya "dQw4w9WgXcQ" dari youtube.com/watch?v=dQw4w9WgXcQ',
    ),
  ),
  product_condition: Type.Optional(Type.Enum(['new', 'used'])),
  type_of_weight: Type.Optional(Type.Enum(['permanent', 'range'])),
  berat: Type.Optional(Grams),
  berat_min: Type.Optional(Grams),
  berat_max: Type.Optional(Grams),
  pre_order_time: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  product_variety: Type.Optional(Type.Array(VariationGroup, { minItems: 1, maxItems: limits.variations })),
  price_variety: Type.Optional(Type.Array(PriceVariety, { minItems: 1, maxItems: limits.combinations })),
  discount_price: Type.Optional(Rupiah),
  discount_start_date: Type.Optional(When),
  discount_end_date: Type.Optional(When),
  wholesale_prices: Type.Optional(
    Type.Array(WholesaleTier, { minItems: 1, maxItems: limits.wholesaleTiers }),
  ),
  buy_limit: Type.Optional(Quantity),
  donation_amount: Type.Optional(Rupiah),
  donation_recipient: Type.Optional(ShortText),
  custom_field: Type.Optional(Type.Array(CustomField, { minItems: 1, maxItems: limits.customFields })),
  survei_link: Type.Optional(HttpsUrl),
  /** What of a digital product is handed over once it is paid: an address elsewhere, or a file beside the document. */
  link: Type.Optional(HttpUrl),
  file: Type.Optional(FilePath),
  /** Keys of payment accounts that this product does not accept. */
  payment_exclusions: Type.Optional(Type.Array(Key, { maxItems: 100 })),
  ...switches,
};

/** A product as the console's form has it. */
export const ProductForm = Type.Object(fields, closed);
export type ProductForm = Static<typeof ProductForm>;

/** A product of a store document. */
export const ProductDocument = Type.Object({ key: Key, ...fields }, closed);
export type ProductDocument = Static<typeof ProductDocument>;
