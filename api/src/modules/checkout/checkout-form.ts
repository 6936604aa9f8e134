import type { FieldErrors } from '@lapak/contracts/api/common';
import { singleCheckoutFields, type SingleCheckoutField } from '@lapak/contracts/api/order';
import { isStandardField } from '@lapak/contracts/order-field-names';
import { MAX_SERVICE_QTY } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { phoneText } from '../../lib/phone-text.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import { textOrNull } from '../../lib/clean-text.ts';
import type { Form } from '../../lib/read-form.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { FieldProblems } from '../orders/place/field-errors.ts';

/** The longest answer to a field of the seller's own; what is longer is refused, never cut. */
const LONGEST_CUSTOM_VALUE = 5_000;
const MAX_COUNT = 2_147_483_647;
const MAX_RUPIAH = 1_000_000_000_000;

const longest = (field: string): number =>
  Object.hasOwn(singleCheckoutFields, field)
    ? singleCheckoutFields[field as SingleCheckoutField]
    : LONGEST_CUSTOM_VALUE;

/** A whole number as a form writes it; null for anything else. */
function wholeNumber(text: string | undefined, largest: number): number | null {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value <= largest ? value : null;
}

/** What was sent under a standard name never answers a field of the seller's own. */
const answersIn = (fields: Form['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isStandardField(name)));

export type FormInput = { ok: true; input: CheckoutInput } | { ok: false; errors: FieldErrors };

/** The bodies of POST api/checkout-jasa and api/checkout-digital-product in the form that the service takes. */
export function inputOfForm(kind: 'jasa' | 'digital_product', form: Form): FormInput {
  const { fields } = form;
  const problems = new FieldProblems();
  for (const [field, text] of Object.entries(fields)) {
    problems.require(field, text.length <= longest(field), 'Terlalu panjang');
  }
  const productId = rowIdOf(fields.product_id);
  const qty = wholeNumber(fields.qty ?? '1', MAX_COUNT);
  if (!productId) problems.add('product_id', messages.productNotFound);
  if (!qty) problems.add('qty', messages.quantityNotPositive);
  else problems.require('qty', qty <= MAX_SERVICE_QTY, messages.quantityAboveMaximum);
  if (form.isFileTooLarge) problems.add('identity_picture', messages.identityPictureInvalid);
  const errors = problems.errors();
  if (errors || !productId || !qty) return { ok: false, errors: errors ?? {} };
  const text = (field: SingleCheckoutField) => fields[field] ?? '';
  return {
    ok: true,
    input: {
      kind,
      username: text('username'),
      lines: [
        {
          productId,
          qty,
          varietyId: rowIdOf(fields.variety_id),
          affiliateCode: textOrNull(text('affiliate_code')),
        },
      ],
      nama: text('nama'),
      handphone: phoneText(fields.handphone),
      email: text('email'),
      emailReseller: '',
      districtId: '',
      alamat: text('alamat'),
      kodePos: '',
      catatan: text('catatan'),
      expedisi: '',
      voucherCode: text('voucher_code'),
      paymentMethodId: rowIdOf(fields.payment_method),
      mobileEWallet: text('mobile_e_wallet'),
      isDropshipper: false,
      dropshipperName: '',
      dropshipperInfo: '',
      donationSend: text('donation_send') === '1' ? 1 : 0,
      donationAmount: wholeNumber(fields.donation_amount, MAX_RUPIAH) ?? 0,
      orderDate: text('order_date'),
      orderTime: text('order_time'),
      identityNumber: text('identity_number'),
      identityPicture: form.file,
      customValues: answersIn(fields),
      expectedTotal: wholeNumber(fields.expected_total, MAX_RUPIAH),
      expectedOngkir: null,
    },
  };
}
