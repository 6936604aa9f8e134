import { ticketTotals, type TicketTotals } from '@lapak/domain/ticket-total';
import { findMethod, type ShownGroup } from '@lapak/forms/payment-groups';
import type { CheckedTickets } from './use-checked-tickets.ts';

/** Figures of the order with the chosen payment method, before its unique code. */
export function eventFigures(
  tickets: Pick<CheckedTickets, 'list'>,
  groups: readonly ShownGroup[],
  methodId: number | null,
): TicketTotals {
  return ticketTotals(tickets.list, { adminFee: findMethod(groups, methodId)?.admin_fee });
}
