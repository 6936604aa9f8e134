import type { Ticket } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { ticketTotals } from '@lapak/domain/ticket-total';
import { ticketLimit, type SaleStop } from '../../features/event-sale/sale.ts';

/** The number per ticket, and the tickets whose number was reduced to the limit. */
export interface TicketChoice {
  quantities: Readonly<Record<number, number>>;
  reduced: readonly number[];
}

/** The choice with another number of one ticket. */
export function withQuantity(choice: TicketChoice, id: number, qty: number): TicketChoice {
  return {
    quantities: { ...choice.quantities, [id]: qty },
    reduced: choice.reduced.filter((other) => other !== id),
  };
}

/** The choice reduced to the limits; the same object when nothing changes. */
export function fitted(choice: TicketChoice, tickets: readonly Ticket[], stop: SaleStop): TicketChoice {
  const limits = new Map(tickets.map((ticket) => [ticket.id, ticketLimit(ticket, stop)]));
  const tooMany = Object.entries(choice.quantities).flatMap(([key, qty]) => {
    const limit = limits.get(Number(key)) ?? 0;
    return qty > limit ? [{ id: Number(key), limit }] : [];
  });
  if (tooMany.length === 0) return choice;
  return {
    quantities: {
      ...choice.quantities,
      ...Object.fromEntries(tooMany.map(({ id, limit }) => [id, limit])),
    },
    reduced: [...new Set([...choice.reduced, ...tooMany.map(({ id }) => id)])],
  };
}

/** The chosen tickets as stored, in the order of the event. */
export function selectedTickets(choice: TicketChoice, tickets: readonly Ticket[]): SelectedTicket[] {
  return tickets.flatMap(({ id, nama_tiket, harga }) => {
    const qty = choice.quantities[id] ?? 0;
    return qty > 0 ? [{ id, nama_tiket, harga, qty }] : [];
  });
}

/** Pieces, and rupiah. */
export function choiceTotal(selected: readonly SelectedTicket[]): { quantity: number; price: number } {
  return {
    quantity: selected.reduce((sum, { qty }) => sum + qty, 0),
    price: ticketTotals(selected).totalTickets,
  };
}
