import type { CartLine } from '@lapak/domain/cart-line';
import { addressNeeded } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { postalCodeProblem } from '@lapak/domain/postal-code';
import { checkoutMessages } from './checkout-messages.ts';
import type { CheckoutInput } from './checkout-input.ts';
import type { FieldProblems } from '../../ordering/field-errors.ts';

/** One address of one person: nothing that a mail program would read as a list or a header. */
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= 190 && EMAIL.test(text);

/** Digits of a phone number, a leading plus sign and separators taken off. */
const phoneDigits = (text: string): string => text.replace(/[\s().+-]/g, '');

/** The words for a missing phone number differ between the checkouts (spec 2 §5). */
function missingPhone(input: CheckoutInput, asksAddress: boolean, isFree: boolean): string {
  if (input.kind === 'barang' || (isFree && !asksAddress)) return messages.noHandphoneWajib;
  return messages.handphoneWajib;
}

/** Name, phone and e-mail of whoever orders. @param missingPhone what to say when there is no phone number */
export function checkContact(
  buyer: Pick<CheckoutInput, 'nama' | 'handphone' | 'email'>,
  missingPhone: string,
  problems: FieldProblems,
): void {
  const phone = phoneDigits(buyer.handphone);
  problems.require('nama', buyer.nama !== '', messages.namaWajib);
  if (phone === '') problems.add('handphone', missingPhone);
  else problems.require('handphone', /^\d{6,16}$/.test(phone), checkoutMessages.handphoneTidakValid);
  if (buyer.email === '') problems.add('email', messages.emailWajib);
  else problems.require('email', isEmail(buyer.email), messages.formatEmailSalah);
}

/** The phone number of an OVO account; empty where none is asked. */
export function checkWalletPhone(mobileEWallet: string, problems: FieldProblems): void {
  problems.require('mobile_e_wallet', /^\d{0,16}$/.test(mobileEWallet), messages.mobileEWalletAngka);
}

/** Name, phone and e-mail: required in every checkout (spec 2 §5). */
export function checkBuyer(
  input: CheckoutInput,
  context: { lines: readonly CartLine[]; isFree: boolean },
  problems: FieldProblems,
): void {
  checkContact(input, missingPhone(input, addressNeeded(context.lines), context.isFree), problems);
  checkWalletPhone(input.mobileEWallet, problems);
}

/** District, street and postal code of goods; services and digital products ask for the address text alone. */
export function checkAddress(
  input: CheckoutInput,
  context: { lines: readonly CartLine[]; isKnownDistrict: boolean },
  problems: FieldProblems,
): void {
  if (!addressNeeded(context.lines)) return;
  problems.require('alamat', input.alamat !== '', messages.alamatWajib);
  if (input.kind !== 'barang') return;
  if (input.districtId === '') problems.add('district_id', messages.kecamatanWajibDiIsi);
  else problems.require('district_id', context.isKnownDistrict, checkoutMessages.kecamatanTidakDitemukan);
  const postalCode = postalCodeProblem(input.kodePos);
  if (postalCode !== null) problems.add('kode_pos', postalCode);
  problems.require('expedisi', input.expedisi !== '', messages.expedisiWajib);
}
