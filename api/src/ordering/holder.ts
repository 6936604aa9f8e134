/** What an unpaid order is counted by. */
export interface Holder {
  /** The buyer's phone number in its one form. */
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
  phoneKey: buyer.handphone,
  email: buyer.email.toLowerCase(),
  network: network ?? null,
});
