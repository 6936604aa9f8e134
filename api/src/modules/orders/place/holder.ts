import { mailboxKey } from '../../../lib/mailbox-key.ts';

/** What an unpaid or free order is counted by. */
export interface Holder {
  /** The buyer's phone number in its one form. */
  phoneKey: string;
  /** `mailboxKey` of the e-mail address. */
  mailbox: string;
  /** Network address of the call; null when it is not known. */
  network: string | null;
}

/** @param network from `addressKey`; null when the order does not come from the network */
export const holderOf = (
  buyer: { handphone: string; email: string },
  network: string | null | undefined,
): Holder => ({
  phoneKey: buyer.handphone,
  mailbox: mailboxKey(buyer.email),
  network: network ?? null,
});
