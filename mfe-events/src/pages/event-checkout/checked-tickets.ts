import { formatThousands } from '@lapak/domain/rupiah';
import type { StoreEvent, Ticket } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { stopText, ticketLimit, type SaleStop } from '../../features/event-sale/sale.ts';
import { saleStatusText } from '../../features/event-sale/ticket-texts.ts';
import { messages } from '@lapak/domain/messages';

/** A chosen ticket at the current price, with the reason why it cannot be ordered; null when it can. */
export interface CheckedTicket extends SelectedTicket {
  /** How many of it one order may take now. */
  limit: number;
  problem: string | null;
  /** No number makes it orderable, also where the store is open: it can only be removed. */
  isLost: boolean;
}

function ticketProblem(ticket: Ticket, qty: number, stop: SaleStop): string | null {
  const limit = ticketLimit(ticket, stop);
  if (qty <= limit) return null;
  if (limit > 0) {
    // `qty` of a ticket is capped by `max_qty`: only below it, it is what is left.
    return limit === ticket.max_qty
      ? `Maks ${formatThousands(limit)} tiket per pesanan, kurangi jumlahnya`
      : `Sisa ${formatThousands(limit)} tiket, kurangi jumlahnya`;
  }
  return stopText(stop) ?? (ticket.is_sell ? messages.ticketsSoldOut : saleStatusText(ticket, stop));
}

/** The chosen tickets as the event has them now, in its order; one that the event no longer has comes last. */
export function checkTickets(
  selected: readonly SelectedTicket[],
  event: Pick<StoreEvent, 'tickets'>,
  stop: SaleStop,
): CheckedTicket[] {
  const known = event.tickets.flatMap((ticket): CheckedTicket[] => {
    const choice = selected.find(({ id }) => id === ticket.id);
    if (!choice) return [];
    const { id, nama_tiket, harga } = ticket;
    const problem = ticketProblem(ticket, choice.qty, stop);
    return [
      {
        id,
        nama_tiket,
        harga,
        qty: choice.qty,
        limit: ticketLimit(ticket, stop),
        problem,
        isLost: ticketLimit(ticket, null) === 0,
      },
    ];
  });
  const gone = selected.filter(({ id }) => !event.tickets.some((ticket) => ticket.id === id));
  return [
    ...known,
    ...gone.map((ticket) => ({ ...ticket, limit: 0, problem: 'Tiket ini tidak dijual lagi', isLost: true })),
  ];
}

/** The tickets that can be bought: what is gone or sold out counts in no figure that is shown. */
export const countable = (list: readonly CheckedTicket[]): CheckedTicket[] =>
  list.filter(({ isLost }) => !isLost);
