import { payableAmount } from './money-unique.ts';

/** One kind of ticket in an order. */
export interface TicketLine {
  /** Price of one piece, in rupiah. */
  harga: number;
  qty: number;
}

/** The total of an order of tickets, in rupiah. */
export interface TicketTotals {
  totalTickets: number;
  adminFee: number;
  kodeUnik: number;
  total: number;
}

/**
 * Payable = tickets + admin fee of the payment method + unique code (spec 3 §9). Free tickets stay free, without fee
 * and code.
 */
export function ticketTotals(
  lines: readonly TicketLine[],
  extra: { adminFee?: number; kodeUnik?: number } = {},
): TicketTotals {
  const totalTickets = lines.reduce((sum, { harga, qty }) => sum + harga * qty, 0);
  const adminFee = totalTickets > 0 ? (extra.adminFee ?? 0) : 0;
  const total = payableAmount(totalTickets + adminFee, extra.kodeUnik ?? 0);
  return { totalTickets, adminFee, kodeUnik: total - totalTickets - adminFee, total };
}
