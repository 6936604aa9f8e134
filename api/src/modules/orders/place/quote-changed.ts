import { answerCode } from '@lapak/contracts/api/common';
import type { Refusal } from '../../../lib/refusal.ts';
import { orderMessages } from '../order-messages.ts';

/** The largest amount that an order may come to, in rupiah; the wire's own limit. */
export const MAX_TOTAL = 1_000_000_000_000;

/** Code '-4': the price is another than the shopper saw. @param shown the new figure of what was shown, in rupiah */
export const quoteChanged = (quote: object, shown: number): Refusal => ({
  ok: false,
  status: 409,
  code: answerCode.quoteChanged,
  info: orderMessages.hargaBerubah(shown),
  data: { quote },
});
