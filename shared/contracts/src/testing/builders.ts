import type { User } from '../api/auth.ts';
import type { StoreProfile, StoreSetting } from '../api/store.ts';
import type { OrderPaymentMethod } from '../api/order.ts';

/** An open store whose only contact is its phone. */
export const buildStoreSetting = (own: Partial<StoreSetting> = {}): StoreSetting => ({
  user_id: 1,
  username: 'kopinusantara',
  nama_toko: 'Kopi Nusantara',
  alamat: null,
  bio: null,
  logo_url: null,
  wa: '081234567890',
  wa_prefix: 'Halo',
  facebook: null,
  instagram: null,
  email: null,
  youtube: null,
  tokopedia: null,
  shopee: null,
  footer_message: null,
  is_valid: true,
  is_active: true,
  traits: { hide_address: false, reseller_mode: 'email', dropship_allowed: true },
  ...own,
});

/** The profile of `buildStoreSetting`'s store: default layout, free subscription, no events. */
export const buildStoreProfile = (own: Partial<StoreProfile> = {}): StoreProfile => ({
  ...buildStoreSetting(),
  theme_onlinestore: null,
  path_theme: null,
  subscription_status: 'free',
  show_logo: 1,
  has_events: false,
  takes_payments: true,
  ...own,
});

/** A customer without an address. */
export const buildUser = (own: Partial<User> = {}): User => ({
  id: 7,
  name: 'Dewi Lestari',
  username: 'dewi',
  email: 'dewi@lapak.test',
  phone_number: '081298765432',
  alamat: null,
  ...own,
});

type MethodType = OrderPaymentMethod['type'];

/** Manual transfer to BCA. */
export const buildMethodType = (own: Partial<MethodType> = {}): MethodType => ({
  id: 1,
  nama: 'BCA',
  img: null,
  is_active: 1,
  type_of_payment: 'manual',
  biller_name: null,
  payment_code_biller: null,
  payment_method: 'bank',
  ...own,
});

/** The payment method of an order: a manual transfer. */
export const buildOrderMethod = (own: Partial<OrderPaymentMethod> = {}): OrderPaymentMethod => ({
  id: 1,
  user_bank_id: 5,
  type_of_payment: 'manual',
  state: 'ready',
  nomor_rekening: '1234567890',
  nama_rekening: 'PT Kopi Nusantara',
  bank_type_id: 1,
  payment_code: null,
  biller_code: null,
  qr_code: null,
  payment_links: null,
  mobile_payment_links: null,
  mobile_e_wallet: null,
  type: buildMethodType(),
  ...own,
});
