import type { Flag, PriceVariety, WholesaleTier } from './price.ts';
import type { VariationGroup } from './variation.ts';

export type ProductCategory = 'barang' | 'jasa' | 'digital_product';

/** A field that a seller adds to a service or digital checkout (spec 2 §3). */
export interface CustomField {
  id: number;
  name: string;
  form_name: string;
  type: 'short-text' | 'long-text' | 'number' | 'dropdown' | 'date';
  options: string[];
  placeholder: string | null;
  is_required: Flag;
}

/** Fields of a product for the cart and the checkouts (spec 1 §3, spec 2 §3). Rupiah, grams, days. */
export interface CartProduct {
  id: number;
  slug: string;
  nama: string;
  category: ProductCategory;
  image_url: string | null;
  harga: number;
  stock: number;
  is_limit: Flag;
  buy_limit: number | null;
  enable_variations: Flag;
  product_variety: VariationGroup[];
  enable_discount_pricing: Flag;
  discount_price: number | null;
  discount_start_date: string | null;
  discount_end_date: string | null;
  status_promo: Flag;
  enable_wholesale_price: Flag;
  wholesale_prices: WholesaleTier[];
  type_of_weight: 'permanent' | 'range' | 'single';
  berat: number;
  berat_min: number | null;
  berat_max: number | null;
  pre_order: Flag;
  pre_order_time: number | null;
  alamat_option: Flag;
  show_dropshipper: Flag;
  show_reseller: Flag;
  is_notes: Flag;
  is_donation: Flag;
  donation_custom: Flag;
  donation_amount: number | null;
  donation_recipient: string | null;
  enable_identity_data: Flag;
  enable_order_date: Flag;
  is_custom_field: Flag;
  custom_field: CustomField[];
  is_survei: Flag;
  survei_link: string | null;
  date_server: string;
}

/** A product in the cart or in a checkout of one item: `qty` is null when the input is not a number. */
export interface CartLine extends CartProduct {
  qty: number | null;
  price_variety: PriceVariety | null;
  affiliate_code: string | null;
}

/**
 * A line of a product: copies the fields for carts and checkouts and drops the rest (description, pictures), so that
 * the persisted cart is small.
 */
export function toCartLine(
  product: CartProduct,
  chosen: { qty: number | null; variety?: PriceVariety | null; affiliateCode?: string | null },
): CartLine {
  return {
    id: product.id,
    slug: product.slug,
    nama: product.nama,
    category: product.category,
    image_url: product.image_url,
    harga: product.harga,
    stock: product.stock,
    is_limit: product.is_limit,
    buy_limit: product.buy_limit,
    enable_variations: product.enable_variations,
    product_variety: product.product_variety,
    enable_discount_pricing: product.enable_discount_pricing,
    discount_price: product.discount_price,
    discount_start_date: product.discount_start_date,
    discount_end_date: product.discount_end_date,
    status_promo: product.status_promo,
    enable_wholesale_price: product.enable_wholesale_price,
    wholesale_prices: product.wholesale_prices,
    type_of_weight: product.type_of_weight,
    berat: product.berat,
    berat_min: product.berat_min,
    berat_max: product.berat_max,
    pre_order: product.pre_order,
    pre_order_time: product.pre_order_time,
    alamat_option: product.alamat_option,
    show_dropshipper: product.show_dropshipper,
    show_reseller: product.show_reseller,
    is_notes: product.is_notes,
    is_donation: product.is_donation,
    donation_custom: product.donation_custom,
    donation_amount: product.donation_amount,
    donation_recipient: product.donation_recipient,
    enable_identity_data: product.enable_identity_data,
    enable_order_date: product.enable_order_date,
    is_custom_field: product.is_custom_field,
    custom_field: product.custom_field,
    is_survei: product.is_survei,
    survei_link: product.survei_link,
    date_server: product.date_server,
    qty: chosen.qty,
    price_variety: product.enable_variations === 1 ? (chosen.variety ?? null) : null,
    affiliate_code: chosen.affiliateCode ?? null,
  };
}
