import { answerCode } from '@lapak/contracts/api/answer-code';
import type { Quote } from '@lapak/contracts/api/order';
import { isApiError } from '@lapak/runtime';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const names = ['total_harga_barang', 'ongkir', 'discount', 'donate_amount', 'admin_fee', 'total'] as const;

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) && names.every((name) => typeof value[name] === 'number');

/** The server's own figures when it answered that they differ from what the shopper saw; else null. */
export function changedQuote(error: unknown): Quote | null {
  if (!isApiError(error) || error.code !== answerCode.quoteChanged || !isRecord(error.data)) return null;
  return isQuote(error.data.quote) ? error.data.quote : null;
}

/** What the shopper agrees to pay: the fee and the unique code come on top, as always. */
export const quoteTotal = (quote: Quote) =>
  quote.total_harga_barang + quote.ongkir - quote.discount + quote.donate_amount;
