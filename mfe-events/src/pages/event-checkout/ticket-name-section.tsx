import { FormSection } from '@lapak/forms/form-section';
import { FormTextField } from '@lapak/forms/form-text-field';
import { ticketItem } from '../../features/event-sale/ticket-texts.ts';
import type { CheckedTicket } from './checked-tickets.ts';
import { nameFields } from './ticket-names.ts';

/** A name for each ticket, of an event that asks for them. */
export function TicketNameSection({ tickets }: { tickets: readonly CheckedTicket[] }) {
  return (
    <FormSection title="Nama di Tiket">
      {nameFields(tickets).map(({ field, ticket, number }) => (
        <FormTextField
          key={field}
          name={field}
          label={`Nama di ${ticketItem(ticket)} ke-${number}`}
          marked
          required
          maxLength={200}
          autoComplete="off"
        />
      ))}
    </FormSection>
  );
}
