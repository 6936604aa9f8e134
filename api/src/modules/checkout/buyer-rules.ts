import type { CartLine } from '@lapak/domain/cart-line';
import { addressNeeded } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { postalCodeProblem } from '@lapak/domain/postal-code';
import { checkoutMessages } from './checkout-messages.ts';
import type { Checkout } from './checkout.ts';
import { checkContact, checkWalletPhone } from '../orders/place/contact-rules.ts';
import type { FieldProblems } from '../orders/place/field-errors.ts';

/** The words for a missing phone number differ between the checkouts (spec 2 §5). */
function missingPhone(input: Checkout, asksAddress: boolean, isFree: boolean): string {
  if (input.kind === 'barang' || (isFree && !asksAddress)) return messages.checkoutPhoneRequired;
  return messages.phoneRequired;
}

/** Name, phone and e-mail: required in every checkout (spec 2 §5). */
export function checkBuyer(
  input: Checkout,
  context: { lines: readonly CartLine[]; isFree: boolean },
  problems: FieldProblems,
): void {
  checkContact(input, missingPhone(input, addressNeeded(context.lines), context.isFree), problems);
  checkWalletPhone(input.mobile_e_wallet, problems);
}

/** District, street and postal code of goods; services and digital products need the address text alone. */
export function checkAddress(
  input: Checkout,
  context: { lines: readonly CartLine[]; isKnownDistrict: boolean },
  problems: FieldProblems,
): void {
  if (!addressNeeded(context.lines)) return;
  problems.require('alamat', Boolean(input.alamat), messages.addressRequired);
  if (input.kind !== 'barang') return;
  if (!input.district_id) problems.add('district_id', messages.checkoutDistrictRequired);
  else problems.require('district_id', context.isKnownDistrict, checkoutMessages.kecamatanTidakDitemukan);
  const postalCode = postalCodeProblem(input.kode_pos ?? '');
  if (postalCode !== null) problems.add('kode_pos', postalCode);
  problems.require('expedisi', Boolean(input.expedisi), messages.courierRequired);
}
