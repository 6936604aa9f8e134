import type { User } from '@lapak/contracts/api/auth';
import type { EventCheckoutAnswer, StoreEvent, EventQuote } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { CheckoutForm } from '@lapak/ordering/checkout/checkout-form';
import { readDraft } from '@lapak/forms/draft';
import { EarlierOrderDialog } from '@lapak/ordering/place-order/earlier-order-dialog';
import { DraftAutosave } from '@lapak/forms/draft-autosave';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { storeSelection } from '../../features/event-sale/stored-selection.ts';
import { EventCheckoutBody } from './event-checkout-body.tsx';
import {
  checkoutDraft,
  initialCheckoutValues,
  validateCheckout,
  type EventCheckoutValues,
} from './event-checkout-values.ts';
import { nameErrors } from './ticket-names.ts';
import { useCheckedTickets } from './use-checked-tickets.ts';
import { useEventCheckout } from './use-event-checkout.ts';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { QuoteDialog } from '@lapak/ordering/place-order/quote-dialog';
import type { QuoteQuestion } from '@lapak/ordering/place-order/use-place-order';
import { shownGroups, type ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { skipToken, useGetPaymentMethodsQuery } from '@lapak/runtime';
import { useFailureToast } from '@lapak/ui/use-failure-toast';

/** The groups of payment methods (spec 3 §9): none for free orders, or until they load (§8). */
function useEventPaymentGroups(
  username: string,
  { isOffered }: { isOffered: boolean },
): readonly ShownGroup[] {
  const { data, isError, isFetching } = useGetPaymentMethodsQuery(isOffered ? username : skipToken);
  useFailureToast(isError && !isFetching);
  return isOffered ? shownGroups('event', data?.data) : [];
}

function quoteRows({ total_tickets, admin_fee, total }: EventQuote) {
  const rows: [string, string][] = [['Total Harga', formatPrice(total_tickets)]];
  if (admin_fee > 0) rows.push(['Biaya Admin', formatRupiah(admin_fee)]);
  return [...rows, ['Total', formatPrice(total)]] as const;
}

/** Ticket prices changed: confirmation dialog. */
function EventQuoteDialog({ question }: { question: QuoteQuestion<EventQuote> | null }) {
  return (
    <QuoteDialog
      question={question}
      title="Harga tiket berubah"
      changed="Harga tiket atau biaya admin"
      rows={quoteRows}
    />
  );
}

interface EventCheckoutProps {
  username: string;
  event: StoreEvent;
  selected: readonly SelectedTicket[];
  user: User | null;
  onChangeTickets: () => void;
  onOrdered: (order: EventCheckoutAnswer['data']) => void;
}

/** The form that orders tickets (spec 3 §2). */
export function EventCheckout({
  username,
  event,
  selected,
  user,
  onChangeTickets,
  onOrdered,
}: EventCheckoutProps) {
  const form = checkoutDraft(username);
  const tickets = useCheckedTickets(username, event, selected);
  const groups = useEventPaymentGroups(username, { isOffered: tickets.price > 0 });
  const checkout = useEventCheckout({ username, event, tickets, groups, onOrdered });
  useEffect(() => storeSelection(username, event, selected), [username, event, selected]);
  const [initialValues] = useState(() => initialCheckoutValues(readDraft(form), user));

  return (
    <Form<EventCheckoutValues>
      initialValues={initialValues}
      validate={(values) => ({
        ...validateCheckout(values),
        ...(tickets.asksNames && nameErrors({ ...values }, tickets.list)),
      })}
      onSubmit={checkout.submit}
    >
      {({ handleSubmit }) => (
        <CheckoutForm onSubmit={handleSubmit}>
          <DraftAutosave form={form} />
          <EventCheckoutBody
            event={event}
            tickets={tickets}
            groups={groups}
            isEmailLocked={user !== null}
            asksNames={tickets.asksNames}
            isRunning={checkout.isRunning}
            lost={checkout.lost}
            onChangeTickets={onChangeTickets}
          />
          <EventQuoteDialog question={checkout.question} />
          <EarlierOrderDialog question={checkout.earlier} />
        </CheckoutForm>
      )}
    </Form>
  );
}
