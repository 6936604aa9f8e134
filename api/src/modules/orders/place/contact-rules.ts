import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { canonicalPhone } from '@lapak/domain/phone';
import type { FieldProblems } from './field-errors.ts';
import { orderMessages } from '../order-messages.ts';

/**
 * Name, phone and e-mail of the buyer, whose number is in its one form (`phoneText`) if it has any.
 * @param missingPhone the error when there is no phone number
 */
export function checkContact(
  buyer: { nama: string; handphone: string; email: string },
  missingPhone: string,
  problems: FieldProblems,
): void {
  problems.require('nama', buyer.nama !== '', messages.nameRequired);
  if (!/[\p{L}\p{N}]/u.test(buyer.handphone)) problems.add('handphone', missingPhone);
  else {
    problems.require(
      'handphone',
      canonicalPhone(buyer.handphone) !== null,
      orderMessages.handphoneTidakValid,
    );
  }
  if (buyer.email === '') problems.add('email', messages.emailRequired);
  else problems.require('email', isEmail(buyer.email), messages.emailFormatInvalid);
}

/** The phone number of an OVO account; empty where none is needed. */
export function checkWalletPhone(phone: string | null | undefined, problems: FieldProblems): void {
  problems.require('mobile_e_wallet', /^\d{0,16}$/.test(phone ?? ''), messages.eWalletPhoneNotNumeric);
}
