import type { StoreEvent } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import { formatRupiah, formatTotal, formatThousands } from '@lapak/domain/rupiah';
import { BuyerSection } from '@lapak/ordering/checkout/buyer-section';
import { CheckoutColumns } from '@lapak/ordering/checkout/checkout-columns';
import { PayBar } from '@lapak/ordering/checkout/pay-bar';
import type { ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { PaymentSection } from '@lapak/ordering/checkout/payment-section';
import { PriceDetails, type PriceRow } from '@lapak/ordering/checkout/price-details';
import { Section } from '@lapak/ui/section';
import { useFormState } from 'react-final-form';
import { EventSummary } from '../../features/event-summary/event-summary.tsx';
import type { EventCheckoutValues } from './event-checkout-values.ts';
import { eventFigures } from './event-figures.ts';
import { TicketLines } from './ticket-lines.tsx';
import type { CheckedTickets } from './use-checked-tickets.ts';
import { FormSection } from '@lapak/forms/form-section';
import { FormTextField } from '@lapak/forms/form-text-field';
import { ticketItem } from '../../features/event-sale/ticket-texts.ts';
import type { CheckedTicket } from './checked-tickets.ts';
import { nameFields } from './ticket-names.ts';

/** A name for each ticket, of an event that asks for them. */
function TicketNameSection({ tickets }: { tickets: readonly CheckedTicket[] }) {
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

interface EventCheckoutBodyProps {
  event: StoreEvent;
  tickets: CheckedTickets;
  groups: readonly ShownGroup[];
  isEmailLocked: boolean;
  /** A name for each ticket. */
  asksNames: boolean;
  isRunning: boolean;
  lost: string | null;
  onChangeTickets: () => void;
}

const labels = { nama: 'Nama', handphone: 'Nomor Handphone' };
const UNORDERABLE = 'Ada tiket yang belum bisa dipesan. Periksa kembali daftar tiket.';

/** Tickets, buyer, payment methods and price details (spec 3 §2). */
export function EventCheckoutBody(props: EventCheckoutBodyProps) {
  const { event, tickets, groups } = props;
  const { values } = useFormState<EventCheckoutValues>({ subscription: { values: true } });
  const { totalTickets, adminFee, total: sum } = eventFigures(tickets.list, groups, values.payment_method_id);
  const isNothing = tickets.pieces === 0;
  const total = isNothing ? null : sum;
  const rows: PriceRow[] = [
    {
      name: `Total Harga (${formatThousands(tickets.pieces)} tiket)`,
      value: formatTotal(isNothing ? null : totalTickets),
    },
  ];
  if (adminFee > 0) rows.push({ name: 'Biaya Admin', value: formatRupiah(adminFee) });

  return (
    <CheckoutColumns
      main={
        <>
          <Section title="Event">
            <EventSummary event={event} />
          </Section>
          <TicketLines tickets={tickets} onChangeTickets={props.onChangeTickets} />
          <BuyerSection title="Data Pemesan" labels={labels} isEmailLocked={props.isEmailLocked} />
          {props.asksNames && <TicketNameSection tickets={tickets.list} />}
        </>
      }
      prices={<PriceDetails rows={rows} total={total} />}
      payment={groups.length > 0 && <PaymentSection name="payment_method_id" groups={groups} />}
      end={
        <PayBar
          total={total}
          isRunning={props.isRunning}
          // After a lost answer the same order can be retried, whatever the stock is now.
          problem={tickets.isOrderable || props.lost !== null ? null : (tickets.stopped ?? UNORDERABLE)}
          lost={props.lost}
          note={sum > 0 ? messages.excludesUniqueCode : null}
        />
      }
    />
  );
}
