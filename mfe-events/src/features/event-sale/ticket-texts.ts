import { formatThousands } from '@lapak/domain/rupiah';
import type { Ticket } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import { formatDateTimeLong } from '@lapak/domain/dates';
import { ticketLimit, type SaleStop } from './sale.ts';

/** Up to this number the remaining tickets are shown. */
const FEW = 10;

/** Text for the state of a ticket's sale (spec 3 §4); all sales of a past event are over. */
export function saleStatusText(ticket: Ticket, stop: SaleStop): string {
  if (stop === 'over') return messages.saleEnded;
  switch (ticket.sell_status_reason) {
    case 'out_stock':
      return messages.ticketsSoldOut;
    case 'on_sale':
      return messages.saleUntil(formatDateTimeLong(ticket.tanggal_end));
    case 'sale_ended':
      return messages.saleEnded;
    case 'not_started':
      return messages.saleNotStarted;
  }
}

/** Hint: when the sale opens, the maximum per order, or the remaining tickets. */
export function ticketHints(ticket: Ticket, stop: SaleStop): string[] {
  if (stop !== null) return [];
  if (ticket.sell_status_reason === 'not_started')
    return [`Dibuka ${formatDateTimeLong(ticket.tanggal_start)}`];
  const limit = ticketLimit(ticket, stop);
  if (limit === 0) return [];
  // `qty` is capped by `max_qty`: only below it, it is what is left.
  if (ticket.max_qty !== null && ticket.qty >= ticket.max_qty)
    return [`Maks ${formatThousands(ticket.max_qty)} per pesanan`];
  return ticket.qty <= FEW ? [`Sisa ${ticket.qty} tiket`] : [];
}

/** A kind of ticket as plus and minus call it: "tiket VIP", but "Tiket Harian". */
export const ticketItem = (name: string) => (/^tiket\b/i.test(name) ? name : `tiket ${name}`);

/** Message for a ticket whose chosen number was reduced to `limit`. */
export const reducedText = (limit: number) =>
  limit === 0
    ? 'Tiket ini tidak bisa dibeli lagi dan dikeluarkan dari pilihan'
    : `Jumlah disesuaikan menjadi ${formatThousands(limit)}, paling banyak yang bisa dibeli`;
