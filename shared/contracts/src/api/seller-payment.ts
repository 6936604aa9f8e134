import Type, { type Static } from 'typebox';
import { Answer, Flag, Nullable, Rupiah } from './common.ts';

/** Where Midtrans' keys are from: for trying, or for real money. */
export const PaymentEnvironment = Type.Enum(['sandbox', 'production']);
export type PaymentEnvironment = Static<typeof PaymentEnvironment>;

/** A way to pay that a provider collects by. */
export const PaymentChannel = Type.Object({
  code: Type.String({ maxLength: 40 }),
  nama: Type.String(),
  /** Label of its group at a checkout. */
  group: Type.String(),
  is_offered: Flag,
  admin_fee: Rupiah,
});
export type PaymentChannel = Static<typeof PaymentChannel>;

export const SellerPayment = Type.Object({
  /** Whether the shop can keep keys: its operator has set what they are sealed with. */
  is_available: Type.Boolean(),
  /** The keys, of which only the end is shown; null for a store without. */
  keys: Nullable(
    Type.Object({
      environment: PaymentEnvironment,
      hint: Type.String(),
      set_at: Type.String(),
      set_by: Type.String(),
    }),
  ),
  /** Where Midtrans sends its messages: to be set in its dashboard. */
  callback_url: Type.String(),
  channels: Type.Array(PaymentChannel),
});
export type SellerPayment = Static<typeof SellerPayment>;

/** GET api/seller/toko/{toko}/pembayaran. */
export const SellerPaymentResponse = Type.Object({ data: SellerPayment });
export type SellerPaymentResponse = Static<typeof SellerPaymentResponse>;

/** What is to be done with the keys: null takes them out. */
export const PaymentKeysChange = Type.Object({
  keys: Nullable(
    Type.Object({ environment: PaymentEnvironment, server_key: Type.String({ maxLength: 200 }) }),
  ),
});
export type PaymentKeysChange = Static<typeof PaymentKeysChange>;

/**
 * POST api/seller/toko/{toko}/pembayaran/kode: asks Midtrans whether it knows the keys, and mails a code that is good for this change
 * alone. With it, POST api/seller/toko/{toko}/pembayaran makes the change.
 */
export const PaymentKeysBody = Type.Object({
  ...PaymentKeysChange.properties,
  code: Type.String({ maxLength: 100 }),
});
export type PaymentKeysBody = Static<typeof PaymentKeysBody>;
export const SellerPaymentAnswer = Answer(SellerPayment);
export type SellerPaymentAnswer = Static<typeof SellerPaymentAnswer>;

/** POST api/seller/toko/{toko}/pembayaran/metode: the ways to pay that change; the others stay as they are. */
export const PaymentChannelsBody = Type.Object({
  channels: Type.Array(
    Type.Object({
      code: Type.String({ maxLength: 40 }),
      is_offered: Flag,
      admin_fee: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    { maxItems: 40 },
  ),
});
export type PaymentChannelsBody = Static<typeof PaymentChannelsBody>;
