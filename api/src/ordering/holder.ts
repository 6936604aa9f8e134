import { phoneKey } from '../lib/phone-key.ts';

/** What an unpaid order is counted by. */
export interface Holder {
  /** The phone number as it is looked up, however it was written. */
  phoneKey: string;
  email: string;
  /** Network address of the call; null when it is not known. */
  network: string | null;
}

/** @param network from `addressKey`; null when the order does not come from the network */
export const holderOf = (
  buyer: { handphone: string; email: string },
  network: string | null | undefined,
): Holder => ({
  phoneKey: phoneKey(buyer.handphone) ?? buyer.handphone.replace(/\D/g, ''),
  email: buyer.email.toLowerCase(),
  network: network ?? null,
});
