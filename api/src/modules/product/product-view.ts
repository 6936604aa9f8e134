import type {
  CustomField,
  PriceVariety,
  Product,
  ProductCard,
  VariationGroup,
} from '@lapak/contracts/api/catalogue';
import { answerName } from '@lapak/contracts/order-field-names';
import { cardPrices } from '@lapak/domain/card-prices';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { PricedVariety } from '@lapak/domain/price';
import type {
  customFields,
  priceVarieties,
  products,
  variationGroups,
  variationOptions,
  wholesaleTiers,
} from '../../db/schema/catalogue.ts';
import { fileUrl } from '../store/store-view.ts';

/** What a card shows of a product's row. */
export type CardRow = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'slug'
  | 'nama'
  | 'category'
  | 'harga'
  | 'stock'
  | 'soldCount'
  | 'statusPromo'
  | 'enableVariations'
  | 'enableDiscountPricing'
  | 'discountPrice'
  | 'discountStartDate'
  | 'discountEndDate'
  | 'ratingSum'
  | 'reviewCount'
>;

/** A product's combinations on its card. */
export interface Combinations {
  /** Pieces over all. */
  stock: number;
  /** Different ones; rupiah. */
  prices: readonly PricedVariety[];
}

/** What is in other tables. */
export interface CardExtras {
  categoryName: string | null;
  imageKey: string | null;
  /** Null when there are none, or variations are off. */
  combinations: Combinations | null;
  hasWish: boolean;
}

const isoOrNull = (date: Date | null) => (date === null ? null : nowIsoWib(date));

/** Stars out of 5 with one decimal; 0 without reviews. */
const ratingOf = (row: Pick<CardRow, 'ratingSum' | 'reviewCount'>): number =>
  row.reviewCount === 0 ? 0 : Math.round((row.ratingSum / row.reviewCount) * 10) / 10;

/** A product as the listing and the wishlist show it. Sold counts come from paid orders. */
export function cardView(row: CardRow, extras: CardExtras): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    nama: row.nama,
    category: row.category,
    category_name: extras.categoryName,
    harga: row.harga,
    stock: row.enableVariations === 1 ? (extras.combinations?.stock ?? 0) : row.stock,
    image_url: fileUrl(extras.imageKey),
    terjual: row.soldCount,
    total_transaction: row.soldCount,
    status_promo: row.statusPromo,
    enable_variations: row.enableVariations,
    enable_discount_pricing: row.enableDiscountPricing,
    discount_price: row.discountPrice,
    discount_start_date: isoOrNull(row.discountStartDate),
    discount_end_date: isoOrNull(row.discountEndDate),
    price_variety: cardPrices(extras.combinations?.prices ?? []),
    has_wish: extras.hasWish,
    rating: ratingOf(row),
  };
}

export type OptionRow = Pick<typeof variationOptions.$inferSelect, 'id' | 'groupId' | 'optionName'>;

/** Everything about a product, each list in its order. */
export interface ProductParts {
  row: typeof products.$inferSelect;
  categoryName: string | null;
  imageKeys: readonly string[];
  groups: readonly Pick<typeof variationGroups.$inferSelect, 'id' | 'variationName'>[];
  options: readonly OptionRow[];
  varieties: readonly (typeof priceVarieties.$inferSelect)[];
  tiers: readonly (typeof wholesaleTiers.$inferSelect)[];
  fields: readonly (typeof customFields.$inferSelect)[];
}

const groupViews = ({ groups, options }: ProductParts): VariationGroup[] =>
  groups.map((group) => ({
    id: group.id,
    variation_name: group.variationName,
    list_options: options
      .filter((option) => option.groupId === group.id)
      .map((option) => ({ id: option.id, option_name: option.optionName })),
  }));

/** A combination; `index_n` is the place of its option in level n, counted from 0. */
function varietyViews(parts: ProductParts, groups: readonly VariationGroup[]): PriceVariety[] {
  const places = new Map(
    groups.flatMap((group) => group.list_options.map((option, place) => [option.id, place] as const)),
  );
  const place = (optionId: number | null) => (optionId === null ? null : (places.get(optionId) ?? null));
  return parts.varieties.map((variety) => ({
    id: variety.id,
    price: variety.price,
    discount_price: variety.discountPrice,
    stock: variety.stock,
    berat: variety.berat,
    option_id_1: variety.optionId1,
    option_id_2: variety.optionId2,
    option_id_3: variety.optionId3,
    option_id_4: variety.optionId4,
    option_id_5: variety.optionId5,
    index_1: place(variety.optionId1),
    index_2: place(variety.optionId2),
    index_3: place(variety.optionId3),
    index_4: place(variety.optionId4),
    index_5: place(variety.optionId5),
  }));
}

const fieldView = (field: typeof customFields.$inferSelect): CustomField => ({
  id: field.id,
  name: field.name,
  form_name: answerName(field),
  type: field.type,
  options: field.options,
  placeholder: field.placeholder,
  is_required: field.isRequired,
});

/** A product with everything that its page, the cart and the checkouts need; its link is left out. */
export function productView(parts: ProductParts, dateServer: string): Product {
  const { row } = parts;
  const groups = row.enableVariations === 1 ? groupViews(parts) : [];
  const varieties = row.enableVariations === 1 ? varietyViews(parts, groups) : [];
  return {
    ...cardView(row, {
      categoryName: parts.categoryName,
      imageKey: parts.imageKeys[0] ?? null,
      combinations: { stock: varieties.reduce((sum, variety) => sum + variety.stock, 0), prices: [] },
      hasWish: false,
    }),
    category_id: row.categoryId,
    images: parts.imageKeys.map((key) => ({ img_url: fileUrl(key) ?? '' })),
    description: row.description,
    youtube_url: row.youtubeUrl,
    product_condition: row.productCondition,
    type_of_weight: row.typeOfWeight,
    berat: row.berat,
    berat_min: row.beratMin,
    berat_max: row.beratMax,
    pre_order: row.preOrder,
    pre_order_time: row.preOrderTime,
    product_variety: groups,
    price_variety: varieties,
    enable_wholesale_price: row.enableWholesalePrice,
    wholesale_prices: parts.tiers.map((tier) => ({
      id: tier.id,
      min_product: tier.minProduct,
      max_product: tier.maxProduct,
      price: tier.price,
    })),
    is_limit: row.isLimit,
    buy_limit: row.buyLimit,
    date_server: dateServer,
    alamat_option: row.alamatOption,
    show_dropshipper: row.showDropshipper,
    show_reseller: row.showReseller,
    is_notes: row.isNotes,
    is_donation: row.isDonation,
    donation_custom: row.donationCustom,
    donation_amount: row.donationAmount,
    donation_recipient: row.donationRecipient,
    enable_identity_data: row.enableIdentityData,
    enable_order_date: row.enableOrderDate,
    is_custom_field: row.isCustomField,
    custom_field: parts.fields.map(fieldView),
    is_survei: row.isSurvei,
    survei_link: row.surveiLink,
    total_review: row.reviewCount,
  };
}
