import type { StoreEvent } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { ticketTotals } from '@lapak/domain/ticket-total';
import { ticketQtySet, useAppDispatch } from '@lapak/runtime';
import { stopText } from '../../features/event-sale/sale.ts';
import { useEventDetail } from '../../features/event-sale/use-event-detail.ts';
import { checkTickets, countable, type CheckedTicket } from './checked-tickets.ts';

export interface CheckedTickets {
  list: readonly CheckedTicket[];
  /** Number of the tickets that can be bought. */
  pieces: number;
  /** Rupiah of all, as they are sent, without admin fee and unique code. */
  price: number;
  isOrderable: boolean;
  /** Why nothing of the event can be bought, regardless of the tickets; null when something can. */
  stopped: string | null;
  /** Whether the event asks a name for each ticket. */
  asksNames: boolean;
  /** 0 removes a ticket from the order. */
  setQty: (ticket: CheckedTicket, qty: number) => void;
  /** Refetches stock and prices. */
  recheck: () => void;
}

/** The chosen tickets by the API's newest answer about their event; unchanged when it does not load. */
export function useCheckedTickets(
  username: string,
  event: StoreEvent,
  selected: readonly SelectedTicket[],
): CheckedTickets {
  const dispatch = useAppDispatch();
  const view = useEventDetail(username, String(event.id));
  const list =
    view.status === 'ready'
      ? checkTickets(selected, view.event, view.stop)
      : checkTickets(selected, event, null);
  return {
    list,
    pieces: countable(list).reduce((sum, { qty }) => sum + qty, 0),
    price: ticketTotals(list).totalTickets,
    asksNames: (view.status === 'ready' ? view.event : event).name_per_ticket,
    isOrderable: list.every(({ problem }) => problem === null),
    stopped: view.status === 'ready' ? stopText(view.stop) : null,
    setQty: ({ id, nama_tiket, harga }, qty) => dispatch(ticketQtySet({ id, nama_tiket, harga, qty })),
    recheck: () => {
      if (view.status === 'ready') view.refetch();
      else if (view.status === 'failed') view.retry();
    },
  };
}
