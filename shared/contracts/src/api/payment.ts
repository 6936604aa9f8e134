import Type, { type Static } from 'typebox';
import { Flag, Nullable, Rupiah } from './common.ts';

export const PaymentGroup = Type.Union([
  Type.Literal('cash'),
  Type.Literal('bank'),
  Type.Literal('va'),
  Type.Literal('e_wallet'),
  Type.Literal('qris'),
  Type.Literal('retail'),
]);
export type PaymentGroup = Static<typeof PaymentGroup>;

/** A way to pay that a store offers (spec 2 §3). Automatic ones have `type_of_payment` "otomatis". */
export const PaymentMethodItem = Type.Object({
  id: Type.Integer(),
  nomor_rekening: Type.String(),
  nama_rekening: Type.String(),
  admin_fee: Rupiah,
  type: Type.Object({
    id: Type.Integer(),
    nama: Type.String(),
    img: Nullable(Type.String()),
    is_active: Flag,
    type_of_payment: Type.Union([Type.Literal('otomatis'), Type.Literal('manual')]),
    biller_name: Nullable(Type.String()),
    payment_code_biller: Nullable(Type.Integer()),
    payment_method: PaymentGroup,
  }),
});
export type PaymentMethodItem = Static<typeof PaymentMethodItem>;

const group = Type.Array(PaymentMethodItem);
/** GET api/payment-method-per-method/{username}?product_id=1,2. */
export const PaymentMethodsResponse = Type.Object({
  data: Type.Object({ cash: group, bank: group, va: group, e_wallet: group, qris: group, retail: group }),
});
export type PaymentMethodsResponse = Static<typeof PaymentMethodsResponse>;

/** GET api/payment-method/{username}: where one can transfer to, for the confirmation form. */
export const BankListResponse = Type.Object({ data: group });
export type BankListResponse = Static<typeof BankListResponse>;
