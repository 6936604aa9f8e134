import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Answer, Flag, Nullable, Page, Rupiah, Username, RowId } from './common.ts';
import { ProductCategory } from './catalogue.ts';
import { StoreSetting, SubscriptionStatus } from './store.ts';
import { PaymentMethodItem, TypeOfPayment } from './payment.ts';

export const OrderStatus = Type.Union([
  Type.Literal('UNPAID'),
  Type.Literal('CONFIRMED'),
  Type.Literal('PAID'),
  Type.Literal('EXPIRED'),
  Type.Literal('REJECTED'),
  Type.Literal('SELESAI'),
]);
export type OrderStatus = Static<typeof OrderStatus>;

export const DeliveryStatus = Type.Union([
  Type.Literal('BELUM DIKIRIM'),
  Type.Literal('DIPACKING'),
  Type.Literal('DIKIRIM'),
  Type.Literal('SELESAI'),
]);
export type DeliveryStatus = Static<typeof DeliveryStatus>;

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/** A line as a browser sends it; the API looks up everything else. */
export const CheckoutLine = Type.Object(
  {
    id: RowId,
    qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    variety_id: Type.Optional(Nullable(RowId)),
    affiliate_code: text(100),
  },
  { additionalProperties: true },
);
export type CheckoutLine = Static<typeof CheckoutLine>;

/**
 * POST api/checkout (header `Idempotency-Key`). `ongkir` and `expected_total` are what the shopper saw; when the
 * server's own figures differ it answers code '-4' with the new quote and makes no order.
 * `expected_total` = goods + shipping - discount + donation, without admin fee and unique code.
 */
export const CheckoutBody = Type.Object({
  username: Username,
  products: Type.Array(CheckoutLine, { minItems: 1, maxItems: limits.cartLines }),
  nama: Type.String({ maxLength: 200 }),
  handphone: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 200 }),
  email_reseller: text(200),
  district_id: text(20),
  alamat: text(1000),
  kode_pos: text(10),
  catatan: text(2000),
  expedisi: text(300),
  ongkir: Type.Optional(Rupiah),
  voucher_code: text(60),
  user_bank_id: Type.Optional(Nullable(RowId)),
  payment_method: Type.Optional(Nullable(RowId)),
  mobile_e_wallet: text(30),
  dropshipper: Type.Optional(Flag),
  dropshipper_name: text(200),
  dropshipper_info: text(500),
  donation_send: Type.Optional(Flag),
  donation_amount: Type.Optional(Rupiah),
  free_product: Type.Optional(Type.Union([Flag, Type.Boolean()])),
  expected_total: Type.Optional(Rupiah),
});
export type CheckoutBody = Static<typeof CheckoutBody>;

/**
 * The fields of POST api/checkout-jasa and api/checkout-digital-product (multipart, header `Idempotency-Key`) and their
 * longest texts. Beside them come the answers to the seller's own fields, each under the `form_name` of its field.
 */
export const singleCheckoutFields = {
  username: 60,
  product_id: 30,
  qty: 30,
  variety_id: 30,
  affiliate_code: 100,
  nama: 200,
  handphone: 100,
  email: 200,
  alamat: 1000,
  catatan: 2000,
  voucher_code: 60,
  payment_method: 30,
  mobile_e_wallet: 30,
  free_product: 30,
  donation_send: 30,
  donation_amount: 30,
  order_date: 30,
  order_time: 30,
  identity_number: 40,
  /** The one file. */
  identity_picture: 0,
  expected_total: 30,
} as const;
export type SingleCheckoutField = keyof typeof singleCheckoutFields;

export const CheckoutAnswer = Answer(
  Type.Object({
    id: Type.String(),
    invoice: Type.String(),
    total: Rupiah,
    status: OrderStatus,
    /** False when no mail about the order is sent, as its mailbox had too many that day. */
    mailed: Type.Boolean(),
  }),
);
export type CheckoutAnswer = Static<typeof CheckoutAnswer>;

/** The order of an `Idempotency-Key`; `data.order` of code '-5'. */
export const PlacedByKey = Type.Object({
  kind: Type.Union([Type.Literal('order'), Type.Literal('event')]),
  id: Type.String(),
  /** Only of orders of tickets, whose pages need it. */
  token: Nullable(Type.String()),
  invoice: Type.String(),
  total: Rupiah,
  status: OrderStatus,
});
export type PlacedByKey = Static<typeof PlacedByKey>;
/** GET api/checkout/placed?username= (header `Idempotency-Key`). */
export const PlacedByKeyResponse = Type.Object({ data: PlacedByKey });
export type PlacedByKeyResponse = Static<typeof PlacedByKeyResponse>;
/** POST api/checkout/placed/cancel (header `Idempotency-Key`). */
export const CancelByKeyBody = Type.Object({ username: Username });
export type CancelByKeyBody = Static<typeof CancelByKeyBody>;
export const CancelByKeyAnswer = Answer(PlacedByKey);
export type CancelByKeyAnswer = Static<typeof CancelByKeyAnswer>;

/** With code '-4'. */
export const Quote = Type.Object({
  total_harga_barang: Rupiah,
  ongkir: Rupiah,
  discount: Rupiah,
  donate_amount: Rupiah,
  admin_fee: Rupiah,
  total: Rupiah,
});
export type Quote = Static<typeof Quote>;

/** What opens at the address of a digital product. */
const OrderDownload = Type.Object({
  /** Size of the file; null for an address elsewhere. */
  bytes: Nullable(Type.Integer()),
  /** How often it was opened, and how often it may be. */
  opened: Type.Integer(),
  limit: Type.Integer(),
  /** When it was opened first. */
  opened_at: Nullable(Type.String()),
});

export const OrderLine = Type.Object({
  id: Type.Integer(),
  nama: Type.String(),
  slug: Type.String(),
  image_url: Nullable(Type.String()),
  /** Where a paid digital product opens: an address of the shop, good for a day; null before it is paid. */
  product_link: Nullable(Type.String()),
  /** Beside `product_link`. */
  download: Type.Optional(OrderDownload),
  category: ProductCategory,
  /** Up to five pairs, in order: "Ukuran" / "XL". */
  variations: Type.Array(Type.Object({ name: Type.String(), option: Type.String() })),
  pivot: Type.Object({
    qty: Type.Integer(),
    harga: Rupiah,
    type_of_weight: Type.String(),
    berat: Type.Integer(),
    berat_min: Nullable(Type.Integer()),
    berat_max: Nullable(Type.Integer()),
    enable_variations: Flag,
    pre_order: Flag,
    pre_order_time: Nullable(Type.Integer()),
  }),
});
export type OrderLine = Static<typeof OrderLine>;

/** Why the seller rejected the payment, in the seller's words: plain text, for a REJECTED order; null without one. */
export const RejectReason = Nullable(Type.String());

/** The chosen payment method, for the payment page. */
export const OrderPaymentMethod = Type.Object({
  id: Type.Integer(),
  user_bank_id: Type.Integer(),
  type_of_payment: TypeOfPayment,
  /**
   * `preparing` until the provider has answered what is paid with; `closed` when it takes no more money, though the order may be open.
   */
  state: Type.Enum(['preparing', 'ready', 'closed']),
  nomor_rekening: Type.String(),
  nama_rekening: Type.String(),
  bank_type_id: Type.Integer(),
  payment_code: Nullable(Type.String()),
  /** Goes with the code where a bank needs the company, too. */
  biller_code: Nullable(Type.String()),
  qr_code: Nullable(Type.String()),
  payment_links: Nullable(Type.String()),
  mobile_payment_links: Nullable(Type.String()),
  mobile_e_wallet: Nullable(Type.String()),
  type: PaymentMethodItem.properties.type,
});
export type OrderPaymentMethod = Static<typeof OrderPaymentMethod>;

export const Order = Type.Object({
  /** Public id, at least 128 random bits. */
  id: Type.String(),
  invoice: Type.String(),
  status: OrderStatus,
  status_pembayaran: Type.String(),
  nama: Type.String(),
  handphone: Type.String(),
  email: Type.String(),
  alamat: Nullable(Type.String()),
  kode_pos: Nullable(Type.String()),
  district: Nullable(
    Type.Object({ name: Type.String(), city: Type.Optional(Type.Object({ name: Type.String() })) }),
  ),
  total: Rupiah,
  total_harga_barang: Rupiah,
  ongkir: Rupiah,
  kode_unik: Type.Integer(),
  discount: Rupiah,
  donate_amount: Rupiah,
  admin_fee: Rupiah,
  expired: Nullable(Type.String()),
  expired_date: Nullable(Type.String()),
  created_at: Type.String(),
  transfer_date: Nullable(Type.String()),
  /** Whether a proof was sent; proofs themselves are never public. */
  bukti_transfer: Nullable(Type.String()),
  reject_reason: RejectReason,
  payment_method: Nullable(OrderPaymentMethod),
  nama_bank: Nullable(Type.String()),
  nama_rekening: Nullable(Type.String()),
  nomor_rekening: Nullable(Type.String()),
  bank_image: Nullable(Type.String()),
  /** Courier and service joined by '+'. */
  expedisi: Nullable(Type.String()),
  expedisi_latest: Nullable(Type.String()),
  dropshipper: Flag,
  dropshipper_name: Nullable(Type.String()),
  dropshipper_info: Nullable(Type.String()),
  catatan: Nullable(Type.String()),
  reseller: Nullable(Type.Object({ email: Type.String() })),
  status_pengiriman: DeliveryStatus,
  resi: Nullable(Type.String()),
  /** When it was paid, packed, shipped and received; null before. */
  paid_at: Nullable(Type.String()),
  packed_at: Nullable(Type.String()),
  shipped_at: Nullable(Type.String()),
  received_at: Nullable(Type.String()),
  is_jasa: Flag,
  link: Nullable(Type.String()),
  has_ulasan: Type.Boolean(),
  toko: Type.Object({ nama_toko: Type.String(), username: Type.String() }),
  products: Type.Array(OrderLine),
  order_date: Nullable(Type.String()),
  order_time: Nullable(Type.String()),
  custom_fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export type Order = Static<typeof Order>;

/** GET api/transaction/{id}. */
export const OrderResponse = Type.Object({
  data: Order,
  date_server: Type.String(),
  setting: Type.Object({
    ...StoreSetting.properties,
    theme_onlinestore: Nullable(Type.Integer()),
    subscription_status: SubscriptionStatus,
    show_logo: Flag,
  }),
});
export type OrderResponse = Static<typeof OrderResponse>;

/** Something that happened to a parcel. */
export const ParcelCheckpoint = Type.Object({
  /** The wall clock where it happened, `2026-11-28 14:05`; a day alone when the courier says no more. */
  at: Type.String(),
  text: Type.String(),
  /** Where it was; empty when the courier does not say. */
  place: Type.String(),
});
export type ParcelCheckpoint = Static<typeof ParcelCheckpoint>;

/** GET api/transaction/{id}/lacak?username=: the way of a parcel as its courier noted it, the latest first. */
export const ParcelResponse = Type.Object({
  data: Type.Object({
    /** Whether the courier can be asked at all; else its own page has to do. */
    is_tracked: Type.Boolean(),
    is_delivered: Type.Boolean(),
    /** Seconds since the courier said so; null when it has not answered yet. */
    age_seconds: Nullable(Type.Integer()),
    checkpoints: Type.Array(ParcelCheckpoint),
  }),
});
export type ParcelResponse = Static<typeof ParcelResponse>;

/** POST api/transaction/bukti-transfer/{id} (multipart). */
export const ProofAnswer = Answer(Type.Object({ status: OrderStatus }));
export type ProofAnswer = Static<typeof ProofAnswer>;

export const OrderListItem = Type.Object({
  id: Type.String(),
  invoice: Type.String(),
  status: OrderStatus,
  total: Rupiah,
  created_at: Type.String(),
  reject_reason: RejectReason,
  toko: Type.Object({ nama_toko: Type.String() }),
  products: Type.Array(OrderLine),
});
export type OrderListItem = Static<typeof OrderListItem>;
/** GET api/transaction?page=&username_toko=. */
export const OrderListResponse = Page(OrderListItem);
export type OrderListResponse = Static<typeof OrderListResponse>;
