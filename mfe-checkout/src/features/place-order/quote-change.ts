import type { Quote } from '@lapak/contracts/api/order';
import { isQuoteOf } from '@lapak/forms/order-outcome';

/** The server's own figures, which come when they differ from what the shopper saw. */
export const isQuote = isQuoteOf([
  'total_harga_barang',
  'ongkir',
  'discount',
  'donate_amount',
  'admin_fee',
  'total',
]);

/** What the shopper agrees to pay: the fee and the unique code come on top, as always. */
export const quoteTotal = (quote: Quote) =>
  quote.total_harga_barang + quote.ongkir - quote.discount + quote.donate_amount;
