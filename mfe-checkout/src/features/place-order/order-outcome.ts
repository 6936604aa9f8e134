import { answerCode } from '@lapak/contracts/api/answer-code';
import type { CheckoutAnswer, Quote } from '@lapak/contracts/api/order';
import { firstMessages } from '@lapak/forms/server-field-errors';
import { isApiError } from '@lapak/runtime';
import { changedQuote } from './quote-change.ts';

/** How a checkout call ended. */
export type OrderOutcome =
  | { kind: 'ordered'; orderId: string }
  /** The server found fields wrong: field name to its first message. */
  | { kind: 'invalid'; errors: Record<string, string>; message: string }
  | { kind: 'quoteChanged'; quote: Quote }
  /** Another answer; nothing was taken. */
  | { kind: 'refused'; message: string }
  /** No answer, or the server fell over: nobody knows whether the order was taken. */
  | { kind: 'lost'; isOffline: boolean; message: string };

/** What to say where the server says nothing (spec 2 §8; the digits tell support which step failed). */
export interface OutcomeTexts {
  refused: string;
  failed: string;
}

type CallResult = { data: CheckoutAnswer; error?: undefined } | { data?: undefined; error: unknown };

/** Reads what the checkout call gave (spec 2 §4 "Submit", §8). */
export function orderOutcome(result: CallResult, texts: OutcomeTexts): OrderOutcome {
  const { data, error } = result;
  if (data) {
    return data.code === answerCode.success
      ? { kind: 'ordered', orderId: data.data.id }
      : { kind: 'refused', message: data.info || texts.refused };
  }
  if (!isApiError(error)) return { kind: 'lost', isOffline: false, message: texts.failed };
  if (error.status === 'NETWORK' || error.status >= 500) {
    return { kind: 'lost', isOffline: error.status === 'NETWORK', message: error.info ?? texts.failed };
  }
  const quote = changedQuote(error);
  if (quote) return { kind: 'quoteChanged', quote };
  const message = error.info ?? texts.refused;
  if (error.code === answerCode.invalid) {
    return { kind: 'invalid', errors: firstMessages(error.errors), message };
  }
  return { kind: 'refused', message };
}
