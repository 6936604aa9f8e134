import type { User } from '@lapak/contracts/api/auth';
import type { StoreProfile } from '@lapak/contracts/api/store';
import type { Order, OrderLine, OrderPaymentMethod, OrderResponse } from '@lapak/contracts/api/order';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import {
  buildMethodType,
  buildOrderMethod,
  buildStoreProfile,
  buildStoreSetting,
  buildUser,
} from '@lapak/contracts/testing/builders';

export const store = 'kopinusantara';
export const orderId = 'a3f1c2d4e5b6a7980b1c2d3e4f506172';

export function aLine(
  own: Partial<Omit<OrderLine, 'pivot'>> & { pivot?: Partial<OrderLine['pivot']> } = {},
): OrderLine {
  const { pivot, ...rest } = own;
  return {
    id: 11,
    nama: 'Kopi Gayo Arabika',
    slug: 'kopi-gayo-arabika',
    image_url: '/files/kopi-gayo.webp',
    product_link: null,
    category: 'barang',
    variations: [],
    ...rest,
    pivot: {
      qty: 2,
      harga: 75_000,
      type_of_weight: 'permanent',
      berat: 250,
      berat_min: null,
      berat_max: null,
      enable_variations: 0,
      pre_order: 0,
      pre_order_time: null,
      ...pivot,
    },
  };
}

export const aMethod = buildOrderMethod;

export function aQrisMethod(own: Partial<OrderPaymentMethod> = {}): OrderPaymentMethod {
  const base = aMethod();
  return {
    ...base,
    type_of_payment: 'otomatis',
    qr_code: '00020101021226590014ID.LINKAJA.WWW',
    nomor_rekening: '',
    type: {
      ...base.type,
      nama: 'QRIS',
      type_of_payment: 'otomatis',
      payment_code_biller: 33,
      payment_method: 'qris',
    },
    ...own,
  };
}

export function anOrder(own: Partial<Order> = {}): Order {
  return {
    id: orderId,
    invoice: 'INV/20261121/0001',
    status: 'UNPAID',
    status_pembayaran: 'UNPAID',
    nama: 'Siti Aminah',
    handphone: '081298765432',
    email: 'siti@contoh.test',
    alamat: 'Jalan Melati 5',
    kode_pos: '12345',
    district: { name: 'Kebayoran Baru', city: { name: 'Kota Jakarta Selatan' } },
    total: 165_347,
    total_harga_barang: 150_000,
    ongkir: 20_000,
    kode_unik: 347,
    discount: 5_000,
    donate_amount: 0,
    admin_fee: 0,
    expired: null,
    expired_date: '2026-11-22T14:05:00.000+07:00',
    created_at: '2026-11-21T14:05:00.000+07:00',
    transfer_date: null,
    bukti_transfer: null,
    reject_reason: null,
    payment_method: aMethod(),
    nama_bank: null,
    nama_rekening: null,
    nomor_rekening: null,
    bank_image: null,
    expedisi: 'jne+REG',
    expedisi_latest: null,
    dropshipper: 0,
    dropshipper_name: null,
    dropshipper_info: null,
    catatan: null,
    reseller: null,
    status_pengiriman: 'BELUM DIKIRIM',
    paid_at: null,
    packed_at: null,
    shipped_at: null,
    received_at: null,
    resi: null,
    is_jasa: 0,
    link: null,
    has_ulasan: false,
    toko: { nama_toko: 'Kopi Nusantara', username: store },
    products: [aLine()],
    order_date: null,
    order_time: null,
    custom_fields: [],
    ...own,
  };
}

export const aSetting = (own: Partial<OrderResponse['setting']> = {}): OrderResponse['setting'] => ({
  ...buildStoreSetting({ username: store, wa_prefix: 'Halo kak,' }),
  theme_onlinestore: null,
  subscription_status: 'free',
  show_logo: 0,
  ...own,
});

export function anOrderResponse(
  own: Partial<Order> = {},
  setting: Partial<OrderResponse['setting']> = {},
): OrderResponse {
  return { data: anOrder(own), date_server: '2026-11-21T14:06:00.000+07:00', setting: aSetting(setting) };
}

export function anAccount(own: Partial<PaymentMethodItem> = {}): PaymentMethodItem {
  return {
    id: 5,
    nomor_rekening: '1234567890',
    nama_rekening: 'PT Kopi Nusantara',
    admin_fee: 0,
    ...own,
    type: buildMethodType(own.type),
  };
}

export const aUser = (own: Partial<User> = {}): User =>
  buildUser({ name: 'Siti Aminah', username: 'sitiaminah', email: 'siti@contoh.test', ...own });

export const aStoreProfile = (own: Partial<StoreProfile> = {}): StoreProfile =>
  buildStoreProfile({ username: store, wa_prefix: 'Halo kak,', show_logo: 0, ...own });
