import type { User } from '@lapak/contracts/api/auth';
import type { EventCheckoutAnswer, StoreEvent } from '@lapak/contracts/api/event';
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
import { EventQuoteDialog } from './event-quote-dialog.tsx';
import { nameErrors } from './ticket-names.ts';
import { useCheckedTickets } from './use-checked-tickets.ts';
import { useEventCheckout } from './use-event-checkout.ts';
import { useEventPaymentGroups } from './use-event-payment-groups.ts';

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
