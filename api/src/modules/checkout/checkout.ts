import type { FieldErrors } from '@lapak/contracts/api/common';
import {
  singleCheckoutFields,
  type CheckoutBody,
  type SingleCheckoutField,
} from '@lapak/contracts/api/order';
import { isStandardField } from '@lapak/contracts/order-field-names';
import type { ProductCategory } from '@lapak/domain/cart-line';
import { MAX_SERVICE_QTY } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { phoneText } from '../../lib/phone-text.ts';
import type { Form } from '../../lib/read-form.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import { FieldProblems } from '../orders/place/field-errors.ts';

/** What was sent to one of the three checkout calls, under the names of the contract. Texts have no blanks around them. */
export interface Checkout extends CheckoutBody {
  /** Which call it is: goods (and digital products of a cart), one service, or one digital product. */
  kind: ProductCategory;
  order_date?: string;
  order_time?: string;
  identity_number?: string;
  identity_picture?: Buffer | null;
  /** Answers to the seller's own fields by `form_name`; no standard field is among them. */
  answers?: Readonly<Record<string, string>>;
}

/** The longest answer to a field of the seller's own; what is longer is refused, never cut. */
const LONGEST_ANSWER = 5_000;
const MAX_COUNT = 2_147_483_647;
const MAX_RUPIAH = 1_000_000_000_000;

const isFormField = (name: string): name is SingleCheckoutField => Object.hasOwn(singleCheckoutFields, name);

/** A whole number as a form writes it; absent for anything else. */
function wholeNumber(text: string | undefined, largest: number): number | undefined {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= largest ? value : undefined;
}

/** What was sent under a standard name never answers a field of the seller's own. */
const answersIn = (fields: Form['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isStandardField(name)));

/** The form of POST api/checkout-jasa or api/checkout-digital-product; the messages by field when it cannot be read. */
export function checkoutOfForm(
  kind: 'jasa' | 'digital_product',
  { fields, file, isFileTooLarge }: Form,
): { ok: true; input: Checkout } | { ok: false; errors: FieldErrors } {
  const problems = new FieldProblems();
  for (const [name, text] of Object.entries(fields)) {
    const longest = isFormField(name) ? singleCheckoutFields[name] : LONGEST_ANSWER;
    problems.require(name, text.length <= longest, 'Terlalu panjang');
  }
  const id = rowIdOf(fields.product_id);
  const qty = wholeNumber(fields.qty ?? '1', MAX_COUNT);
  if (!id) problems.add('product_id', messages.productNotFound);
  if (!qty) problems.add('qty', messages.quantityNotPositive);
  else problems.require('qty', qty <= MAX_SERVICE_QTY, messages.quantityAboveMaximum);
  if (isFileTooLarge) problems.add('identity_picture', messages.identityPictureInvalid);
  const errors = problems.errors();
  if (errors || !id || !qty) return { ok: false, errors: errors ?? {} };
  return {
    ok: true,
    input: {
      kind,
      username: fields.username ?? '',
      products: [{ id, qty, variety_id: rowIdOf(fields.variety_id), affiliate_code: fields.affiliate_code }],
      nama: fields.nama ?? '',
      handphone: phoneText(fields.handphone),
      email: fields.email ?? '',
      alamat: fields.alamat,
      catatan: fields.catatan,
      voucher_code: fields.voucher_code,
      payment_method: rowIdOf(fields.payment_method),
      mobile_e_wallet: fields.mobile_e_wallet,
      donation_send: fields.donation_send === '1' ? 1 : 0,
      donation_amount: wholeNumber(fields.donation_amount, MAX_RUPIAH),
      order_date: fields.order_date,
      order_time: fields.order_time,
      identity_number: fields.identity_number,
      identity_picture: file,
      answers: answersIn(fields),
      expected_total: wholeNumber(fields.expected_total, MAX_RUPIAH),
    },
  };
}
