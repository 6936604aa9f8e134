import type { EventQuote } from '@lapak/contracts/api/event';
import { ticketTotals } from '@lapak/domain/ticket-total';
import type { PaymentAccountRow } from '../place/payment-account.ts';
import type { ChosenTicket } from './chosen-tickets.ts';

/** What tickets come to by the database's own prices, without a unique code. */
export function quoteTickets(chosen: readonly ChosenTicket[], account: PaymentAccountRow | null): EventQuote {
  const lines = chosen.map(({ ticket, qty }) => ({ harga: ticket.harga, qty }));
  const { totalTickets, adminFee, total } = ticketTotals(lines, { adminFee: account?.adminFee });
  return { total_tickets: totalTickets, admin_fee: adminFee, total };
}
