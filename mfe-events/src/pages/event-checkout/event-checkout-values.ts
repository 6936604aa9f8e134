import type { User } from '@lapak/contracts/api/auth';
import { messages } from '@lapak/domain/messages';
import { buyerOf, type BuyerValues } from '@lapak/ordering/checkout/buyer-values';
import { likeTemplate } from '@lapak/forms/draft';
import { buyerRules, walletPhone } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';
import { draftedNames } from './ticket-names.ts';

/** Values of the event checkout; keyed by wire names, so that the server's errors map to their fields. */
export interface EventCheckoutValues extends BuyerValues {
  /** Id of the chosen payment method. */
  payment_method_id: number | null;
  mobile_e_wallet: string;
}

/** Key of the draft and the idempotency key of a store's event checkout. */
export const checkoutDraft = (username: string) => `event:${username}`;

/** Rules of the event checkout (spec 3 §5). */
export const validateCheckout = validateWith(
  object({ ...buyerRules(messages.eventPhoneRequired), mobile_e_wallet: walletPhone() }),
);

/** Initial values: the draft of this visit, else the profile of a logged-in buyer. */
export function initialCheckoutValues(draft: unknown, user: User | null): EventCheckoutValues {
  const empty = { nama: '', handphone: '', email: '', mobile_e_wallet: '' };
  const kept: EventCheckoutValues = {
    ...empty,
    payment_method_id: null,
    ...likeTemplate(draft, { ...empty, payment_method_id: 0 }),
    ...draftedNames(draft),
  };
  return user ? { ...kept, ...buyerOf(kept, user) } : kept;
}
