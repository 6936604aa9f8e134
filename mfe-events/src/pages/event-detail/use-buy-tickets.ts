import type { StoreEvent } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { messages } from '@lapak/domain/messages';
import { errorInfo, eventOpened, isApiError, ticketQtySet, useAppDispatch } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { useRef } from 'react';
import { useCheckTicketsMutation } from '../../api/event-api.ts';

interface Purchase {
  username: string;
  event: StoreEvent;
  selected: SelectedTicket[];
  /** Refetches the stock. */
  refetch: () => unknown;
}

const cutConnection = 'Koneksi terputus. Pilihan tiket kamu tetap ada, silakan coba lagi.';

const refusal = (error: unknown) =>
  isApiError(error) && error.status === 'NETWORK'
    ? cutConnection
    : errorInfo(error, messages.somethingFailed);

/** "Beli": stores event and tickets, calls before-checkout, and opens the checkout (spec 3 §7, §8). */
export function useBuyTickets({ username, event, selected, refetch }: Purchase) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  const [check, { isLoading }] = useCheckTicketsMutation();
  // A second click may arrive before the button is disabled.
  const isRunning = useRef(false);

  async function buy() {
    if (isRunning.current || selected.length === 0) return;
    isRunning.current = true;
    dispatch(eventOpened({ username, event }));
    for (const ticket of selected) dispatch(ticketQtySet(ticket));
    const tickets = selected.map(({ id, qty }) => ({ id, qty }));
    const { error } = await check({ username, event_id: event.id, tickets });
    isRunning.current = false;
    if (error) {
      toast.error(refusal(error), { id: 'tickets' });
      refetch();
      return;
    }
    void navigate(paths.eventCheckout(username));
  }

  return { buy, isBuying: isLoading };
}
