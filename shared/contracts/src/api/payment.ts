import Type, { type Static } from 'typebox';
import { byKey } from '../keys-of.ts';
import { paymentGroups, type PaymentGroup } from '../payment-kinds.ts';
import { Flag, Nullable, Rupiah } from './common.ts';

/** Manual, or collected by a provider. */
export const TypeOfPayment = Type.Enum(['manual', 'otomatis']);
export type TypeOfPayment = Static<typeof TypeOfPayment>;

/** A payment method of a store (spec 2 §3). Automatic ones have `type_of_payment` "otomatis". */
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
    type_of_payment: TypeOfPayment,
    biller_name: Nullable(Type.String()),
    payment_code_biller: Nullable(Type.Integer()),
    payment_method: Type.Enum(paymentGroups),
  }),
});
export type PaymentMethodItem = Static<typeof PaymentMethodItem>;

const group = Type.Array(PaymentMethodItem);
type Groups = Record<PaymentGroup, PaymentMethodItem[]>;
/** GET api/payment-method-per-method/{username}?product_id=1,2. */
export const PaymentMethodsResponse = Type.Object({
  data: Type.Unsafe<Groups>(Type.Object(byKey(paymentGroups, () => group))),
});
export type PaymentMethodsResponse = Static<typeof PaymentMethodsResponse>;

/** GET api/payment-method/{username}: the accounts for transfers, for the confirmation form. */
export const BankListResponse = Type.Object({ data: group });
export type BankListResponse = Static<typeof BankListResponse>;
