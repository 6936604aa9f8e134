import type { EventCheckoutAnswer, StoreEvent } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { isRepeatedOrder } from '@lapak/ordering/place-order/idempotency-key';
import { isQuoteOf } from '@lapak/ordering/place-order/order-outcome';
import type { ShownGroup } from '@lapak/ordering/checkout/payment-groups';
import { usePlaceOrder } from '@lapak/ordering/place-order/use-place-order';
import { useCancelPlacedOrderMutation, useNavigate } from '@lapak/runtime';
import { useCheckTicketsMutation } from '../../api/event-api.ts';
import { useOrderTicketsMutation } from '../../api/event-order-api.ts';
import { checkoutDraft, type EventCheckoutValues } from './event-checkout-values.ts';
import { eventFigures } from './event-figures.ts';
import { eventOrder } from './event-order-request.ts';
import type { CheckedTickets } from './use-checked-tickets.ts';

interface EventCheckoutOptions {
  username: string;
  event: Pick<StoreEvent, 'id'>;
  tickets: CheckedTickets;
  groups: readonly ShownGroup[];
  onOrdered: (order: EventCheckoutAnswer['data']) => void;
}

const texts = { refused: messages.somethingFailed, failed: messages.somethingFailed };
const isQuote = isQuoteOf(['total_tickets', 'admin_fee', 'total']);

/** Orders tickets: before-checkout, then checkout (spec 3 §7, §8). */
export function useEventCheckout({ username, event, tickets, groups, onOrdered }: EventCheckoutOptions) {
  const form = checkoutDraft(username);
  const [check] = useCheckTicketsMutation();
  const [order] = useOrderTicketsMutation();
  const [cancel] = useCancelPlacedOrderMutation();
  const navigate = useNavigate();
  const { place, question, earlier, lost, isRunning } = usePlaceOrder({
    form,
    texts,
    isQuote,
    onOrdered,
    onStale: tickets.recheck,
    earlier: {
      cancel: (idempotencyKey) => cancel({ username, idempotencyKey }),
      open: ({ id, token }) => void navigate(paths.eventCheckoutDetail(username, id, token ?? '')),
    },
  });

  function submit(values: EventCheckoutValues) {
    const body = eventOrder({
      username,
      eventId: event.id,
      tickets: tickets.list,
      asksNames: tickets.asksNames,
      values,
      groups,
      expectedTotal: tickets.price,
    });
    // A retry of an order that may exist is allowed whatever the stock is now: that order may hold the last tickets.
    if (!tickets.isOrderable && !isRepeatedOrder(form)) {
      tickets.recheck();
      return undefined;
    }
    return place({
      seenTotal: eventFigures(tickets.list, groups, values.payment_method_id).total,
      send: async ({ idempotencyKey, isRepeated, agreed }) => {
        if (!isRepeated) {
          const checked = await check({ username, event_id: body.event_id, tickets: body.tickets });
          if (checked.error) return { error: checked.error };
        }
        const agreedBody = agreed && { ...body, expected_total: agreed.total_tickets };
        return order({ body: agreedBody ?? body, idempotencyKey });
      },
    });
  }

  return { submit, question, earlier, lost, isRunning };
}
