import Type, { type Static } from 'typebox';
import { voucherTypes } from '../voucher-kinds.ts';
import { Flag, Nullable, Page, PageNumber, Rupiah, Username, RowId } from './common.ts';
import { StoreSetting, SubscriptionStatus } from './store.ts';

const OptionIds = {
  option_id_1: Nullable(Type.Integer()),
  option_id_2: Nullable(Type.Integer()),
  option_id_3: Nullable(Type.Integer()),
  option_id_4: Nullable(Type.Integer()),
  option_id_5: Nullable(Type.Integer()),
};

/** A combination of options that exists, up to five levels (spec 1 §3). */
export const PriceVariety = Type.Object({
  id: Type.Integer(),
  price: Rupiah,
  discount_price: Nullable(Rupiah),
  stock: Type.Integer(),
  berat: Nullable(Type.Integer()),
  ...OptionIds,
  index_1: Nullable(Type.Integer()),
  index_2: Nullable(Type.Integer()),
  index_3: Nullable(Type.Integer()),
  index_4: Nullable(Type.Integer()),
  index_5: Nullable(Type.Integer()),
});
export type PriceVariety = Static<typeof PriceVariety>;

export const VariationGroup = Type.Object({
  id: Type.Integer(),
  variation_name: Type.String(),
  list_options: Type.Array(Type.Object({ id: Type.Integer(), option_name: Type.String() })),
});
export type VariationGroup = Static<typeof VariationGroup>;

const WholesaleTier = Type.Object({
  id: Type.Integer(),
  min_product: Type.Integer(),
  max_product: Nullable(Type.Integer()),
  price: Rupiah,
});
export type WholesaleTier = Static<typeof WholesaleTier>;

export const ProductCategory = Type.Union([
  Type.Literal('barang'),
  Type.Literal('jasa'),
  Type.Literal('digital_product'),
]);
export type ProductCategory = Static<typeof ProductCategory>;

const cardFields = {
  id: Type.Integer(),
  slug: Type.String(),
  nama: Type.String(),
  category: ProductCategory,
  category_name: Nullable(Type.String()),
  harga: Rupiah,
  /** Stock of the product, or the sum over its combinations when variations are on. */
  stock: Type.Integer(),
  /** `/files/...` without a size; ask for one with `pictureUrl`. */
  image_url: Nullable(Type.String()),
  terjual: Type.Integer(),
  total_transaction: Type.Integer(),
  status_promo: Flag,
  enable_variations: Flag,
  enable_discount_pricing: Flag,
  discount_price: Nullable(Rupiah),
  discount_start_date: Nullable(Type.String()),
  discount_end_date: Nullable(Type.String()),
  has_wish: Type.Boolean(),
  rating: Type.Number(),
};

const listedFields = {
  ...cardFields,
  /** The combinations that the price of the card depends on; empty without variations. */
  price_variety: Type.Array(Type.Pick(PriceVariety, ['price', 'discount_price'])),
};

/** A product in the listing and the wishlist. */
export const ProductCard = Type.Object(listedFields);
export type ProductCard = Static<typeof ProductCard>;

export const CustomField = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  form_name: Type.String(),
  type: Type.Union([
    Type.Literal('short-text'),
    Type.Literal('long-text'),
    Type.Literal('number'),
    Type.Literal('dropdown'),
    Type.Literal('date'),
  ]),
  options: Type.Array(Type.String()),
  placeholder: Nullable(Type.String()),
  is_required: Flag,
});
export type CustomField = Static<typeof CustomField>;

/** A product for its page, the cart and the checkouts (spec 1 §3, spec 2 §3). */
export const Product = Type.Object({
  ...cardFields,
  category_id: Nullable(Type.Integer()),
  images: Type.Array(Type.Object({ img_url: Type.String() })),
  description: Type.String(),
  youtube_url: Nullable(Type.String()),
  product_condition: Type.Union([Type.Literal('new'), Type.Literal('used')]),
  type_of_weight: Type.Union([Type.Literal('permanent'), Type.Literal('range'), Type.Literal('single')]),
  /** Grams. */
  berat: Type.Integer(),
  berat_min: Nullable(Type.Integer()),
  berat_max: Nullable(Type.Integer()),
  pre_order: Flag,
  pre_order_time: Nullable(Type.Integer()),
  product_variety: Type.Array(VariationGroup),
  price_variety: Type.Array(PriceVariety),
  enable_wholesale_price: Flag,
  wholesale_prices: Type.Array(WholesaleTier),
  is_limit: Flag,
  buy_limit: Nullable(Type.Integer()),
  date_server: Type.String(),
  alamat_option: Flag,
  show_dropshipper: Flag,
  show_reseller: Flag,
  is_notes: Flag,
  is_donation: Flag,
  donation_custom: Flag,
  donation_amount: Nullable(Rupiah),
  donation_recipient: Nullable(Type.String()),
  enable_identity_data: Flag,
  enable_order_date: Flag,
  is_custom_field: Flag,
  custom_field: Type.Array(CustomField),
  is_survei: Flag,
  survei_link: Nullable(Type.String()),
  total_review: Type.Integer(),
});
export type Product = Static<typeof Product>;

export const Category = Type.Object({
  id: Type.Integer(),
  nama: Type.String(),
  color: Type.String(),
  total_product: Type.Integer(),
  /** Its own picture, or that of its best-selling product that has one. */
  image_url: Nullable(Type.String()),
});
export type Category = Static<typeof Category>;

export const Banner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  image_url: Type.String(),
  content: Type.String(),
  created_by: Type.String(),
  created_at_unix: Type.Integer(),
  code: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** A banner with the size of its picture in pixels, where it is known. */
export const BannerDetail = Type.Object({
  ...Banner.properties,
  image_size: Type.Optional(
    Nullable(Type.Object({ width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) })),
  ),
});
export type BannerDetail = Static<typeof BannerDetail>;

/** A seller's account for a transfer. */
export const BankAccount = Type.Object({
  id: Type.Integer(),
  nama_rekening: Type.String(),
  nomor_rekening: Type.String(),
  type: Type.Object({ id: Type.Integer(), nama: Type.String(), img: Nullable(Type.String()) }),
});
export type BankAccount = Static<typeof BankAccount>;

const SortBy = Type.Union([
  Type.Literal('promo'),
  Type.Literal('latest'),
  Type.Literal('bestseller'),
  Type.Literal('price'),
]);
export type SortBy = Static<typeof SortBy>;

export const ListingQuery = Type.Object({
  username: Username,
  page: Type.Optional(PageNumber),
  search: Type.Optional(Type.String({ maxLength: 300 })),
  category_id: Type.Optional(RowId),
  sortBy: Type.Optional(SortBy),
  sort: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
});
export type ListingQuery = Static<typeof ListingQuery>;

/**
 * GET api/product: `data.data` are the products of the page, `total_product` those of all pages; of a search at most
 * `MOST_COUNTED`.
 */
export const ListingResponse = Type.Object({
  data: Type.Object({
    data: Type.Array(ProductCard),
    setting: StoreSetting,
    banks: Type.Array(BankAccount),
    category: Type.Array(Category),
    total_product: Type.Integer(),
    path_theme: Nullable(Type.String()),
    theme_onlinestore: Nullable(Type.Integer()),
    subscription_status: SubscriptionStatus,
    show_logo: Flag,
    banner: Type.Array(Banner),
    date_server: Type.String(),
    per_page: Type.Integer(),
    current_page: Type.Integer(),
  }),
});
export type ListingResponse = Static<typeof ListingResponse>;

/** GET api/product/{id}?username=: id or slug. */
export const DetailResponse = Type.Object({
  /** Null while the store is closed or not valid, which `setting` says. */
  data: Nullable(Product),
  date_server: Type.String(),
  setting: StoreSetting,
  rating: Type.Number(),
  guide_detail: Type.Boolean(),
  banks: Type.Array(BankAccount),
  subscription_status: SubscriptionStatus,
  show_logo: Flag,
  theme_onlinestore: Nullable(Type.Integer()),
  path_theme: Nullable(Type.String()),
});
export type DetailResponse = Static<typeof DetailResponse>;

export const BannerResponse = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: BannerDetail,
});
export type BannerResponse = Static<typeof BannerResponse>;

export const WishlistEntry = Type.Object({
  id: Type.Integer(),
  product: Type.Object({ ...listedFields, cat: Type.Object({ nama: Nullable(Type.String()) }) }),
});
export type WishlistEntry = Static<typeof WishlistEntry>;
/** GET api/wishlist. */
export const WishlistResponse = Type.Object({
  data: Type.Object({
    data: Type.Array(WishlistEntry),
    date_server: Type.String(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    current_page: Type.Integer(),
  }),
});
export type WishlistResponse = Static<typeof WishlistResponse>;

export const Review = Type.Object({
  id: Type.Integer(),
  star: Type.Integer(),
  ulasan: Type.String(),
  created_at: Type.String(),
  user: Type.Object({ name: Type.String() }),
  product: Type.Object({ id: Type.Integer(), nama: Type.String(), image_url: Nullable(Type.String()) }),
});
export type Review = Static<typeof Review>;
/** GET api/product/{id}/ulasan?page=. */
export const ReviewListResponse = Page(Review);
export type ReviewListResponse = Static<typeof ReviewListResponse>;

/** POST api/voucher/{username}, form field `voucher_code`. */
/** `min_total`: minimum goods total in rupiah; 0 without a minimum. */
export const VoucherResult = Type.Object({
  min_total: Rupiah,
  type: Type.Enum(voucherTypes),
  voucher_value: Type.Integer(),
});
export type VoucherResult = Static<typeof VoucherResult>;
