import type { District, User } from '@lapak/contracts/api/auth';
import type { DetailResponse, Product } from '@lapak/contracts/api/catalogue';
import type { ShippingOption } from '@lapak/contracts/api/shipping';
import type { CartLine } from '@lapak/domain/cart-line';
import { buildLine } from '@lapak/domain/testing/builders';
import { buildStoreProfile, buildUser } from '@lapak/contracts/testing/builders';

export { buildLine, buildVariety } from '@lapak/domain/testing/builders';
export { aPaymentMethod, noPaymentMethods } from '@lapak/ordering/testing/builders';

export const aStoreProfile = buildStoreProfile;

/** The product behind a line, as the detail endpoint has it. */
export function aProduct(line: CartLine = buildLine(), own: Partial<Product> = {}): Product {
  const variety = line.price_variety;
  return {
    ...line,
    product_variety: line.product_variety.map((group) => ({
      ...group,
      list_options: [...group.list_options],
    })),
    wholesale_prices: line.wholesale_prices.map((tier) => ({ ...tier, id: tier.id ?? 1 })),
    price_variety: variety
      ? [
          {
            ...variety,
            berat: variety.berat ?? null,
            index_1: null,
            index_2: null,
            index_3: null,
            index_4: null,
            index_5: null,
          },
        ]
      : [],
    category_name: null,
    category_id: null,
    images: [],
    description: '',
    youtube_url: null,
    product_condition: 'new',
    terjual: 0,
    total_transaction: 0,
    has_wish: false,
    rating: 0,
    total_review: 0,
    ...own,
  };
}

export function aDetail(product: Product, own: Partial<DetailResponse> = {}): DetailResponse {
  const { theme_onlinestore, path_theme, subscription_status, show_logo, ...setting } = aStoreProfile();
  return {
    data: product,
    date_server: product.date_server,
    setting,
    rating: 0,
    guide_detail: false,
    banks: [],
    subscription_status,
    show_logo,
    theme_onlinestore,
    path_theme,
    ...own,
  };
}

export function aDistrict(own: Partial<District> = {}): District {
  return {
    id: '3273010',
    name: 'Coblong',
    city: { id: '3273', name: 'Kota Bandung' },
    province: { id: '32', name: 'Jawa Barat' },
    ...own,
  };
}

export const aUser = (own: Partial<User> = {}): User =>
  buildUser({
    alamat: {
      district_id: '3273010',
      alamat: 'Jalan Dago 10',
      kode_pos: '40135',
      district: aDistrict(),
    },
    ...own,
  });

export function aShippingOption(own: Partial<ShippingOption> = {}): ShippingOption {
  return {
    code: 'jne',
    name: 'JNE',
    image_url: null,
    costs: [
      { service: 'REG', description: 'Layanan Reguler', cost: [{ value: 18_000, etd: '2-3' }] },
      { service: 'YES', description: 'Yakin Esok Sampai', cost: [{ value: 32_000, etd: '1' }] },
    ],
    ...own,
  };
}
