import type { BuyerLetter, OrderMoment } from '../mail/order-notice.ts';
import { packedLetter, reviewLetter, shippedLetter } from './delivery-letters.ts';
import { paidLetter, placedLetter, rejectedLetter } from './payment-letters.ts';
import type { OrderMail } from './order-letter.ts';

/** The buyer's letter of each moment; the seller alone is told of a proof. */
const letters: Readonly<Record<OrderMoment, ((mail: OrderMail) => BuyerLetter) | null>> = {
  placed: placedLetter,
  proof: null,
  paid: paidLetter,
  rejected: rejectedLetter,
  packed: packedLetter,
  shipped: shippedLetter,
  review: reviewLetter,
};

export const orderMail = (moment: OrderMoment, mail: OrderMail): BuyerLetter | null =>
  letters[moment]?.(mail) ?? null;
