import type {
  Banner,
  Category,
  DetailResponse,
  ListingResponse,
  PriceVariety,
  Product,
  ProductCard,
  VariationGroup,
} from '@lapak/contracts/api/catalogue';
import type { StoreProfile, StoreSetting } from '@lapak/contracts/api/store';
import { buildStoreProfile, buildStoreSetting } from '@lapak/contracts/testing/builders';

/** The API's clock in tests; discounts in them run around it. */
export const now = '2026-11-21T14:00:00.000+07:00';

export const runningDiscount = {
  enable_discount_pricing: 1,
  discount_start_date: '2026-11-20',
  discount_end_date: '2026-11-22',
} as const;

export const aSetting = (own: Partial<StoreSetting> = {}): StoreSetting =>
  buildStoreSetting({
    user_id: 7,
    username: 'kopi',
    nama_toko: 'Kopi Kita',
    alamat: 'Jl. Braga 10, Bandung',
    bio: 'Kopi dari kebun sendiri',
    ...own,
  });

export const aProfile = (own: Partial<StoreProfile> = {}): StoreProfile =>
  buildStoreProfile({ ...aSetting(), theme_onlinestore: 1, path_theme: 'default_1', ...own });

export function aCard(own: Partial<ProductCard> = {}): ProductCard {
  const id = own.id ?? 1;
  return {
    id,
    slug: `produk-${id}`,
    nama: `Produk ${id}`,
    category: 'barang',
    category_name: 'Kopi',
    harga: 20_000,
    stock: 10,
    image_url: null,
    terjual: 0,
    total_transaction: 0,
    status_promo: 0,
    enable_variations: 0,
    enable_discount_pricing: 0,
    discount_price: null,
    discount_start_date: null,
    discount_end_date: null,
    price_variety: [],
    has_wish: false,
    rating: 0,
    ...own,
  };
}

export function aProduct(own: Partial<Product> = {}): Product {
  return {
    ...aCard(own),
    category_id: 3,
    images: [],
    description: '<p>Kopi segar</p>',
    youtube_url: null,
    product_condition: 'new',
    type_of_weight: 'permanent',
    berat: 250,
    berat_min: null,
    berat_max: null,
    pre_order: 0,
    pre_order_time: null,
    product_variety: [],
    price_variety: [],
    enable_wholesale_price: 0,
    wholesale_prices: [],
    is_limit: 0,
    buy_limit: null,
    date_server: now,
    alamat_option: 1,
    show_dropshipper: 1,
    show_reseller: 1,
    is_notes: 0,
    is_donation: 0,
    donation_custom: 0,
    donation_amount: null,
    donation_recipient: null,
    enable_identity_data: 0,
    enable_order_date: 0,
    is_custom_field: 0,
    custom_field: [],
    is_survei: 0,
    survei_link: null,
    total_review: 0,
    ...own,
  };
}

export function aBanner(own: Partial<Banner> = {}): Banner {
  const id = own.id ?? 1;
  return {
    id,
    title: `Promo ${id}`,
    image_url: `/files/banner-${id}.webp`,
    content: '<p>Diskon akhir tahun</p>',
    created_by: 'Kopi Kita',
    created_at_unix: 1_763_700_000,
    code: `promo-${id}`,
    ...own,
  };
}

export function aCategory(own: Partial<Category> = {}): Category {
  const id = own.id ?? 1;
  return { id, nama: `Kategori ${id}`, color: '', total_product: 3, image_url: null, ...own };
}

type Listing = ListingResponse['data'];

export function aListing(own: Partial<Listing> = {}): ListingResponse {
  const products = own.data ?? [aCard()];
  return {
    data: {
      data: products,
      setting: aSetting(),
      banks: [],
      category: [],
      total_product: products.length,
      path_theme: 'default_1',
      theme_onlinestore: 1,
      subscription_status: 'free',
      show_logo: 1,
      banner: [],
      date_server: now,
      per_page: 20,
      current_page: 1,
      ...own,
    },
  };
}

export function aDetail(own: Partial<DetailResponse> = {}): DetailResponse {
  return {
    data: aProduct(),
    date_server: now,
    setting: aSetting(),
    rating: 0,
    guide_detail: false,
    banks: [],
    subscription_status: 'free',
    show_logo: 1,
    theme_onlinestore: 1,
    path_theme: 'default_1',
    ...own,
  };
}

export function aGroup(id: number, name: string, options: readonly string[]): VariationGroup {
  return {
    id,
    variation_name: name,
    list_options: options.map((option_name, index) => ({ id: id * 100 + index, option_name })),
  };
}

type OptionIds = readonly [number, number?, number?, number?, number?];

export function aCombination(id: number, options: OptionIds, own: Partial<PriceVariety> = {}): PriceVariety {
  const at = (level: number) => options[level] ?? null;
  return {
    id,
    price: 50_000,
    discount_price: null,
    stock: 5,
    berat: null,
    option_id_1: at(0),
    option_id_2: at(1),
    option_id_3: at(2),
    option_id_4: at(3),
    option_id_5: at(4),
    index_1: null,
    index_2: null,
    index_3: null,
    index_4: null,
    index_5: null,
    ...own,
  };
}
