import type { EventCheckoutAnswer } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { useLeaveForOrder } from '@lapak/ordering/place-order/use-leave-for-order';
import { eventOrderCleared, useAppDispatch, useNavigate } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { removeStoredSelection } from '../../features/event-sale/stored-selection.ts';
import { checkoutDraft } from './event-checkout-values.ts';

/** After an order (spec 3 §4): clears event and tickets and opens its page; paid orders have their tickets at once. */
export function useOpenEventOrder(username: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useLeaveForOrder<EventCheckoutAnswer['data']>(checkoutDraft(username), {
    clear: ({ mailed }) => {
      if (!mailed) toast.warning(messages.orderNotMailed, { duration: Infinity });
      else toast.info(messages.invoiceDetailMailed);
      dispatch(eventOrderCleared());
      removeStoredSelection(username);
    },
    open: ({ id, token, status }) => {
      const next = status === 'PAID' ? paths.eventTickets : paths.eventCheckoutDetail;
      void navigate(next(username, id, token), { replace: true });
    },
  });
}
