import type { Quote } from '@lapak/contracts/api/order';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { QuoteDialog } from '@lapak/ordering/place-order/quote-dialog';
import type { QuoteQuestion } from '@lapak/ordering/place-order/use-place-order';
import { quoteTotal } from './quote-change.ts';

function quoteRows(quote: Quote) {
  const rows: [string, string][] = [['Total Harga', formatPrice(quote.total_harga_barang)]];
  if (quote.ongkir > 0) rows.push(['Biaya Kirim', formatRupiah(quote.ongkir)]);
  if (quote.discount > 0) rows.push(['Diskon', `-${formatRupiah(quote.discount)}`]);
  if (quote.donate_amount > 0) rows.push(['Donasi', formatRupiah(quote.donate_amount)]);
  return [...rows, ['Total', formatPrice(quoteTotal(quote))]] as const;
}

/** Prices or costs of goods, a service or a digital product changed: confirmation dialog. */
export function OrderQuoteDialog({ question }: { question: QuoteQuestion<Quote> | null }) {
  return (
    <QuoteDialog
      question={question}
      title="Harga pesanan berubah"
      changed="Harga atau biaya kirim"
      rows={quoteRows}
    />
  );
}
