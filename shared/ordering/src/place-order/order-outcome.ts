import { answerCode } from '@lapak/contracts/api/answer-code';
import type { PlacedByKey } from '@lapak/contracts/api/order';
import { isFailedCall } from '@lapak/forms/failed-call';
import { firstMessages } from '@lapak/forms/server-field-errors';
import type { FormErrors } from '@lapak/forms/validate-with';

/** Result of a checkout call. */
export type OrderOutcome<Placed, Quote> =
  | { kind: 'ordered'; placed: Placed }
  /** The server rejected fields: field name to its first message. */
  | { kind: 'invalid'; errors: FormErrors; message: string }
  | { kind: 'quoteChanged'; quote: Quote }
  /** The key has made this order, which differs from the current request. */
  | { kind: 'keyUsed'; order: PlacedByKey }
  /** Any other answer; no order was made. */
  | { kind: 'refused'; message: string }
  /** No answer, or a server error: the order may or may not exist. */
  | { kind: 'lost'; isOffline: boolean; message: string };

/** Fallback messages (spec 2 §8, spec 3 §8; digits name the failed step for support). */
export interface OutcomeTexts {
  refused: string;
  failed: string;
}

export type CallResult<Placed> =
  | { data: { code: string; info: string; data: Placed }; error?: undefined }
  | { data?: undefined; error: unknown };

/** Whether a value is the quote of code '-4'. */
export type IsQuote<Quote> = (value: unknown) => value is Quote;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A quote is a record of amounts. */
export function isQuoteOf<Name extends string>(names: readonly Name[]): IsQuote<Record<Name, number>> {
  return (value): value is Record<Name, number> =>
    isRecord(value) && names.every((name) => typeof value[name] === 'number');
}

const placedNames = ['kind', 'id', 'invoice', 'total', 'status'] as const;

const isPlacedByKey = (value: unknown): value is PlacedByKey =>
  isRecord(value) && placedNames.every((name) => name in value);

/** The order in an answer about a key; null without one. */
export function orderOfKey(error: unknown): PlacedByKey | null {
  const order = isFailedCall(error) && isRecord(error.data) ? error.data.order : null;
  return isPlacedByKey(order) ? order : null;
}

/** Interprets the answer of a checkout call (spec 2 §4 "Submit", §8). */
export function orderOutcome<Placed, Quote>(
  result: CallResult<Placed>,
  texts: OutcomeTexts,
  isQuote: IsQuote<Quote>,
): OrderOutcome<Placed, Quote> {
  const { data, error } = result;
  if (data) {
    return data.code === answerCode.success
      ? { kind: 'ordered', placed: data.data }
      : { kind: 'refused', message: data.info || texts.refused };
  }
  if (!isFailedCall(error)) return { kind: 'lost', isOffline: false, message: texts.failed };
  if (error.status === 'NETWORK' || error.status >= 500) {
    return { kind: 'lost', isOffline: error.status === 'NETWORK', message: error.info ?? texts.failed };
  }
  const quote = isRecord(error.data) ? error.data.quote : null;
  if (error.code === answerCode.quoteChanged && isQuote(quote)) return { kind: 'quoteChanged', quote };
  const order = orderOfKey(error);
  if (error.code === answerCode.keyUsed && order) return { kind: 'keyUsed', order };
  const message = error.info ?? texts.refused;
  return error.code === answerCode.invalid
    ? { kind: 'invalid', errors: firstMessages(error.errors), message }
    : { kind: 'refused', message };
}
