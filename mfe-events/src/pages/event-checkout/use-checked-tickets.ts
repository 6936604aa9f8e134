import type { StoreEvent } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { ticketTotals } from '@lapak/domain/ticket-total';
import { ticketQtySet, useAppDispatch } from '@lapak/runtime';
import { useEventDetail } from '../../features/event-sale/use-event-detail.ts';
import { checkTickets, type CheckedTicket } from './checked-tickets.ts';

export interface CheckedTickets {
  list: readonly CheckedTicket[];
  pieces: number;
  /** Rupiah, without admin fee and unique code. */
  price: number;
  isOrderable: boolean;
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
    pieces: list.reduce((sum, { qty }) => sum + qty, 0),
    price: ticketTotals(list).totalTickets,
    asksNames: (view.status === 'ready' ? view.event : event).name_per_ticket,
    isOrderable: list.every(({ problem }) => problem === null),
    setQty: ({ id, nama_tiket, harga }, qty) => dispatch(ticketQtySet({ id, nama_tiket, harga, qty })),
    recheck: () => {
      if (view.status === 'ready') view.refetch();
      else if (view.status === 'failed') view.retry();
    },
  };
}
