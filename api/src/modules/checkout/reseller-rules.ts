import type { CartLine } from '@lapak/domain/cart-line';
import { dropshipperOffered, resellerOffered, type ResellerMode } from '@lapak/domain/checkout';
import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { checkoutMessages } from './checkout-messages.ts';
import type { Checkout } from './checkout.ts';
import type { FieldProblems } from '../orders/place/field-errors.ts';

export interface ResellerContext {
  lines: readonly CartLine[];
  resellerMode: ResellerMode;
  dropshipAllowed: boolean;
  /** Whether the e-mail is in the store's list of agents. */
  isKnownAgent: boolean;
}

/** Buying as reseller or dropshipper: only where it is offered (spec 2 §4, decision 12). */
export function checkReseller(input: Checkout, context: ResellerContext, problems: FieldProblems): void {
  if (input.email_reseller) {
    if (!resellerOffered(context.lines, context.resellerMode)) {
      problems.add('email_reseller', checkoutMessages.resellerTidakTersedia);
    } else if (!isEmail(input.email_reseller)) problems.add('email_reseller', messages.emailFormatInvalid);
    else if (context.resellerMode === 'agents') {
      problems.require('email_reseller', context.isKnownAgent, checkoutMessages.wakilTidakDitemukan);
    }
  }
  if (input.dropshipper !== 1) return;
  if (!dropshipperOffered(context.lines, !context.dropshipAllowed)) {
    problems.add('dropshipper_name', checkoutMessages.dropshipperTidakTersedia);
  } else {
    problems.require(
      'dropshipper_name',
      Boolean(input.dropshipper_name),
      checkoutMessages.dropshipperNameWajib,
    );
  }
}
