import type { SingleCheckoutField } from '@lapak/contracts/api/order';
import type { CartLine } from '@lapak/domain/cart-line';
import type { OrderFigures } from '../price-details/order-figures.ts';
import { customFields, customName, type SingleValues } from './single-values.ts';

export interface SingleOrder {
  username: string;
  line: CartLine;
  values: SingleValues;
  figures: OrderFigures;
  /** The code that was applied, or what was typed and not applied yet (spec 2 §4). */
  voucherCode: string;
  /** Rupiah that the shopper agreed to; the displayed total unless the server's figures differed. */
  expectedTotal: number;
}

/** The seller's fields by their wire names; an optional number that was left out is 0 (spec 2 §5). */
function customAnswers(line: CartLine, values: SingleValues): Record<string, string> {
  return Object.fromEntries(
    customFields(line).map((field) => {
      const value = values[customName(field)] ?? '';
      return [field.form_name, value === '' && field.type === 'number' ? '0' : value];
    }),
  );
}

/** The form of POST api/checkout-jasa and api/checkout-digital-product (spec 2 §7). Empty entries are left out. */
export function singleOrder({
  username,
  line,
  values,
  figures,
  voucherCode,
  expectedTotal,
}: SingleOrder): FormData {
  const method = figures.total === 0 ? null : values.payment_method;
  const asksDate = line.enable_order_date === 1;
  const asksIdentity = line.enable_identity_data === 1;
  const standard: Record<SingleCheckoutField, string | number | File | null> = {
    username,
    product_id: line.id,
    qty: line.qty,
    variety_id: line.price_variety?.id ?? null,
    nama: values.nama.trim(),
    handphone: values.handphone,
    email: values.email.trim(),
    catatan: values.catatan.trim(),
    alamat: line.alamat_option === 1 ? values.alamat.trim() : null,
    voucher_code: voucherCode.trim(),
    payment_method: method,
    mobile_e_wallet: method === null ? null : values.mobile_e_wallet,
    free_product: figures.isFree ? 1 : 0,
    donation_send: values.donation_send ? 1 : 0,
    donation_amount: figures.donation,
    affiliate_code: line.affiliate_code,
    order_date: asksDate ? values.order_date : null,
    order_time: asksDate ? values.order_time : null,
    expected_total: expectedTotal,
    identity_number: asksIdentity ? values.identity_number.trim() : null,
    // Last: a server that streams the parts has all other fields by then.
    identity_picture: asksIdentity ? values.identity_picture : null,
  };
  const form = new FormData();
  // A standard field wins over an answer, also with nothing in it.
  for (const [name, value] of Object.entries({ ...customAnswers(line, values), ...standard })) {
    if (value instanceof File) form.set(name, value);
    else if (value !== null && value !== '') form.set(name, String(value));
  }
  return form;
}

/** Server field errors under the form's names: the seller's fields have their own. */
export function withCustomNames(line: CartLine, errors: Record<string, string>): Record<string, string> {
  const names = new Map<string, string>(
    customFields(line).map((field) => [field.form_name, customName(field)]),
  );
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [names.get(name) ?? name, message]),
  );
}
