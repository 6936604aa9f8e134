import type { EventQuote } from '@lapak/contracts/api/event';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { QuoteDialog } from '@lapak/ordering/place-order/quote-dialog';
import type { QuoteQuestion } from '@lapak/ordering/place-order/use-place-order';

function quoteRows({ total_tickets, admin_fee, total }: EventQuote) {
  const rows: [string, string][] = [['Total Harga', formatPrice(total_tickets)]];
  if (admin_fee > 0) rows.push(['Biaya Admin', formatRupiah(admin_fee)]);
  return [...rows, ['Total', formatPrice(total)]] as const;
}

/** Ticket prices changed: confirmation dialog. */
export function EventQuoteDialog({ question }: { question: QuoteQuestion<EventQuote> | null }) {
  return (
    <QuoteDialog
      question={question}
      title="Harga tiket berubah"
      changed="Harga tiket atau biaya admin"
      rows={quoteRows}
    />
  );
}
