import type { User } from '@lapak/contracts/api/auth';
import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { buyerOf } from '@lapak/ordering/checkout/buyer-values';
import { likeTemplate } from '@lapak/forms/draft';

/** Values of the form of a service or a digital product; the seller's own fields are keyed by `customName`. */
export interface SingleValues {
  nama: string;
  handphone: string;
  email: string;
  alamat: string;
  catatan: string;
  identity_number: string;
  identity_picture: File | null;
  order_date: string;
  order_time: string;
  donation_send: boolean;
  donation_amount: string;
  payment_method: number | null;
  mobile_e_wallet: string;
  voucher_code: string;
  [custom: `custom_${number}`]: string;
}

/** Form names of the seller's fields: the wire names may contain characters that final-form parses as a path. */
export const customName = (field: CustomField): `custom_${number}` => `custom_${field.id}`;

/** The seller's own fields of a line; none when they are switched off. */
export const customFields = (line: CartLine): CustomField[] =>
  line.is_custom_field === 1 ? line.custom_field : [];

function emptyValues(line: CartLine): SingleValues {
  return {
    nama: '',
    handphone: '',
    email: '',
    alamat: '',
    catatan: '',
    identity_number: '',
    identity_picture: null,
    order_date: '',
    order_time: '',
    donation_send: false,
    donation_amount: '',
    payment_method: null,
    mobile_e_wallet: '',
    voucher_code: '',
    ...Object.fromEntries(customFields(line).map((field) => [customName(field), ''])),
  };
}

/** What the form opens with: what was typed before a reload, else the profile of a logged-in buyer (spec 2 §4). */
export function initialSingleValues(line: CartLine, draft: unknown, user: User | null): SingleValues {
  const empty = emptyValues(line);
  const kept = { ...empty, ...likeTemplate(draft, { ...empty, payment_method: 0 }), identity_picture: null };
  if (!user) return kept;
  return {
    ...kept,
    ...buyerOf(kept, user),
    alamat: kept.alamat || (user.alamat?.alamat ?? ''),
  };
}
