import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import type { FieldProblems } from './field-errors.ts';
import { orderMessages } from './order-messages.ts';

/** Digits of a phone number, a leading plus sign and separators taken off. */
const phoneDigits = (text: string): string => text.replace(/[\s().+-]/g, '');

/** Name, phone and e-mail of the buyer. @param missingPhone the error when there is no phone number */
export function checkContact(
  buyer: { nama: string; handphone: string; email: string },
  missingPhone: string,
  problems: FieldProblems,
): void {
  const phone = phoneDigits(buyer.handphone);
  problems.require('nama', buyer.nama !== '', messages.nameRequired);
  if (phone === '') problems.add('handphone', missingPhone);
  else problems.require('handphone', /^\d{6,16}$/.test(phone), orderMessages.handphoneTidakValid);
  if (buyer.email === '') problems.add('email', messages.emailRequired);
  else problems.require('email', isEmail(buyer.email), messages.emailFormatInvalid);
}

/** The phone number of an OVO account; empty where none is needed. */
export function checkWalletPhone(mobileEWallet: string, problems: FieldProblems): void {
  problems.require('mobile_e_wallet', /^\d{0,16}$/.test(mobileEWallet), messages.eWalletPhoneNotNumeric);
}
