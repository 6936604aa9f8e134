import Type, { type Static } from 'typebox';
import { TypeOfPayment } from '../api/payment.ts';
import { paymentGroups } from '../payment-kinds.ts';
import { STORE_USERNAME } from '@lapak/domain/store-username';
import { voucherTypes } from '../voucher-kinds.ts';
import {
  closed,
  Colour,
  DistrictCode,
  Email,
  Flag,
  formed,
  Html,
  Key,
  LongText,
  Name,
  PicturePath,
  PositiveRupiah,
  Quantity,
  Rupiah,
  ShortText,
  When,
} from './fields.ts';

/** Couriers that a store may offer; `manual` is the seller's own delivery. */
export const COURIER_CODES = [
  'jne',
  'jnt',
  'sicepat',
  'anteraja',
  'pos',
  'tiki',
  'ninja',
  'lion',
  'manual',
] as const;

export const Owner = Type.Object({ name: Name, username: Key, email: Email }, closed);

/** Contact values are the seller's input; the pages decide which are links. */
const Contact = Type.Optional(ShortText);

export const StoreSettings = Type.Object(
  {
    username: formed(
      STORE_USERNAME,
      'tulis 3 sampai 30 huruf kecil, angka atau tanda hubung tanpa spasi, misalnya "rumahbatik"',
    ),
    nama_toko: Name,
    alamat: Type.Optional(LongText),
    bio: Type.Optional(LongText),
    logo: Type.Optional(PicturePath),
    wa: Contact,
    wa_prefix: Type.Optional(LongText),
    facebook: Contact,
    instagram: Contact,
    email: Contact,
    youtube: Contact,
    tokopedia: Contact,
    shopee: Contact,
    footer_message: Type.Optional(LongText),
    theme_onlinestore: Type.Optional(Type.Union([Type.Enum([1, 2, 3]), Type.Null()])),
    path_theme: Type.Optional(Type.Enum(['default_1', 'default_2', 'default_3', 'custom'])),
    subscription_status: Type.Enum(['free', 'pro', 'business']),
    show_logo: Type.Optional(Flag),
    is_valid: Type.Boolean(),
    is_active: Type.Boolean(),
    guide_detail: Type.Optional(Type.Boolean()),
    origin: DistrictCode,
    owner: Type.Optional(Owner),
  },
  closed,
);
export type StoreSettings = Static<typeof StoreSettings>;

export const Couriers = Type.Array(Type.Enum([...COURIER_CODES]), { maxItems: 20 });

/** What the seller sets in the console: the store, without what is the operator's, and its couriers. */
export const StoreForm = Type.Object({
  ...Type.Omit(StoreSettings, ['username', 'subscription_status', 'is_valid', 'owner']).properties,
  couriers: Couriers,
});
export type StoreForm = Static<typeof StoreForm>;

export const Category = Type.Object(
  { key: Key, nama: Name, color: Type.Optional(Colour), image: Type.Optional(PicturePath) },
  closed,
);
export type Category = Static<typeof Category>;

export const Banner = Type.Object(
  {
    key: Key,
    title: Name,
    image: PicturePath,
    content: Html,
    created_by: Name,
    created_at: Type.Optional(When),
  },
  closed,
);
export type Banner = Static<typeof Banner>;

export const Voucher = Type.Object(
  {
    code: formed(
      '^[A-Z0-9]{3,30}$',
      'tulis 3 sampai 30 huruf besar atau angka tanpa spasi, misalnya "BATIK10"',
    ),
    type: Type.Enum(voucherTypes),
    voucher_value: PositiveRupiah,
    quota: Type.Optional(Type.Union([Quantity, Type.Null()])),
    starts_at: Type.Optional(When),
    ends_at: Type.Optional(When),
    min_total: Type.Optional(Rupiah),
  },
  closed,
);
export type Voucher = Static<typeof Voucher>;

export const PaymentAccount = Type.Object(
  {
    key: Key,
    group: Type.Enum(paymentGroups),
    nama: Name,
    img: Type.Optional(PicturePath),
    nama_rekening: Type.Optional(Name),
    nomor_rekening: Type.Optional(ShortText),
    type_of_payment: TypeOfPayment,
    biller_name: Type.Optional(ShortText),
    payment_code_biller: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
    bank_type_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
    is_active: Type.Optional(Flag),
    admin_fee: Type.Optional(Rupiah),
  },
  closed,
);
export type PaymentAccount = Static<typeof PaymentAccount>;

export const Reseller = Type.Object({ email: Email, name: Name }, closed);
