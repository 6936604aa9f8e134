import type { CartLine } from '../cart-line.ts';
import type { PriceVariety } from '../price.ts';

/** A combination for tests: no options, ample stock, no discount. */
export function buildVariety(own: Partial<PriceVariety> = {}): PriceVariety {
  return {
    id: 1,
    price: 10_000,
    discount_price: null,
    stock: 50,
    berat: null,
    option_id_1: null,
    option_id_2: null,
    option_id_3: null,
    option_id_4: null,
    option_id_5: null,
    ...own,
  };
}

/** A line of plain goods for tests: Rp10.000, 200 g, stock 50, one piece. */
export function buildLine(own: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    slug: 'kopi-gayo',
    nama: 'Kopi Gayo',
    category: 'barang',
    image_url: null,
    harga: 10_000,
    stock: 50,
    is_limit: 0,
    buy_limit: null,
    enable_variations: 0,
    product_variety: [],
    enable_discount_pricing: 0,
    discount_price: null,
    discount_start_date: null,
    discount_end_date: null,
    status_promo: 0,
    enable_wholesale_price: 0,
    wholesale_prices: [],
    type_of_weight: 'permanent',
    berat: 200,
    berat_min: null,
    berat_max: null,
    pre_order: 0,
    pre_order_time: null,
    alamat_option: 1,
    show_dropshipper: 1,
    show_reseller: 1,
    is_notes: 1,
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
    date_server: '2026-11-21T12:00:00+07:00',
    qty: 1,
    price_variety: null,
    affiliate_code: null,
    ...own,
  };
}
