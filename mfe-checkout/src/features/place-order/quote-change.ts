import type { Quote } from '@lapak/contracts/api/order';
import { isQuoteOf } from '@lapak/ordering/place-order/order-outcome';

/** The server's figures, sent when they differ from the displayed ones. */
export const isQuote = isQuoteOf([
  'total_harga_barang',
  'ongkir',
  'discount',
  'donate_amount',
  'admin_fee',
  'total',
]);

/** The amount that the shopper agrees to, without admin fee and unique code. */
export const quoteTotal = (quote: Quote) =>
  quote.total_harga_barang + quote.ongkir - quote.discount + quote.donate_amount;
