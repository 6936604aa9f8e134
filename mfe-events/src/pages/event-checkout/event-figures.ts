import { ticketTotals, type TicketTotals } from '@lapak/domain/ticket-total';
import { findMethod, type ShownGroup } from '@lapak/forms/payment-groups';
import type { CheckedTickets } from './use-checked-tickets.ts';

/** What the order comes to with the chosen way to pay, before its unique code. */
export function eventFigures(
  tickets: Pick<CheckedTickets, 'list'>,
  groups: readonly ShownGroup[],
  methodId: number | null,
): TicketTotals {
  return ticketTotals(tickets.list, { adminFee: findMethod(groups, methodId)?.admin_fee });
}
