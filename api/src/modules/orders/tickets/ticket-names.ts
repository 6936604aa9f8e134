import { formatThousands } from '@lapak/domain/rupiah';
import type { TicketChoice } from '@lapak/contracts/api/event';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { ticketNameField } from '@lapak/contracts/ticket-names';
import { messages } from '@lapak/domain/messages';
import { FieldProblems } from '../place/field-errors.ts';
import type { ChosenTickets } from './chosen-tickets.ts';

/** Names by the ticket's id, in the order that was sent; the same ticket chosen twice has the names of both. */
export function namesByTicket(choices: readonly TicketChoice[]): Map<number, string[]> {
  const byId = new Map<number, string[]>();
  for (const { id, names = [] } of choices) byId.set(id, [...(byId.get(id) ?? []), ...names]);
  return byId;
}

/**
 * What is wrong with the names of an order's tickets: each ticket of an event with `name_per_ticket` has one.
 * @returns messages by field (`ticketNameField`), at most one for each ticket; null when each has its name, or none is asked
 */
export function ticketNameErrors(
  choices: readonly TicketChoice[],
  { event, chosen }: Pick<ChosenTickets, 'event' | 'chosen'>,
): FieldErrors | null {
  if (!event.namePerTicket) return null;
  const problems = new FieldProblems();
  const names = namesByTicket(choices);
  for (const { ticket, qty } of chosen) {
    const given = names.get(ticket.id) ?? [];
    if (given.length > qty) {
      const field = ticketNameField(ticket.id, qty - 1);
      problems.add(
        field,
        `Ada ${formatThousands(given.length)} nama untuk ${formatThousands(qty)} tiket "${ticket.namaTiket}"`,
      );
    }
    for (let at = 0; at < qty; at += 1)
      problems.require(ticketNameField(ticket.id, at), (given[at] ?? '') !== '', messages.nameRequired);
  }
  return problems.errors();
}
