import { ticketNameField } from '@lapak/contracts/ticket-names';
import { messages } from '@lapak/domain/messages';
import type { CheckedTicket } from './checked-tickets.ts';

type Tickets = readonly Pick<CheckedTicket, 'id' | 'nama_tiket' | 'qty'>[];
/** A form's values by field. */
type Values = Readonly<Record<string, unknown>>;

/** The fields for the names on the chosen tickets, in their order. */
export const nameFields = (tickets: Tickets) =>
  tickets.flatMap(({ id, nama_tiket, qty }) =>
    Array.from({ length: qty }, (_, at) => ({
      field: ticketNameField(id, at),
      ticket: nama_tiket,
      number: at + 1,
    })),
  );

const typed = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};

/** The names of one kind of ticket, empty where none was typed. */
export const namesOf = (values: Values, { id, qty }: { id: number; qty: number }): string[] =>
  Array.from({ length: qty }, (_, at) => typed(values, ticketNameField(id, at)));

/** Messages of the fields without a name. */
export const nameErrors = (values: Values, tickets: Tickets): Record<string, string> =>
  Object.fromEntries(
    nameFields(tickets)
      .filter(({ field }) => typed(values, field) === '')
      .map(({ field }) => [field, messages.nameRequired]),
  );

/** The names of a draft. */
export const draftedNames = (draft: unknown): Record<string, string> =>
  typeof draft === 'object' && draft !== null
    ? Object.fromEntries(
        Object.entries(draft).filter(
          (entry): entry is [string, string] =>
            /^names_\d+_\d+$/.test(entry[0]) && typeof entry[1] === 'string',
        ),
      )
    : {};
