import { ticketTotals, type TicketTotals } from '@lapak/domain/ticket-total';
import { findMethod, type ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { countable, type CheckedTicket } from './checked-tickets.ts';

/** Figures of what can be bought, with the chosen payment method, before the unique code. */
export function eventFigures(
  list: readonly CheckedTicket[],
  groups: readonly ShownGroup[],
  methodId: number | null,
): TicketTotals {
  return ticketTotals(countable(list), { adminFee: findMethod(groups, methodId)?.admin_fee });
}
