import type { StoreEvent } from '@lapak/contracts/api/event';
import {
  eventOpened,
  selectEvent,
  selectSelectedTickets,
  useAppDispatch,
  useAppStore,
  useLocation,
  useNavigationType,
} from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect, useState } from 'react';
import { isStoredSelection, removeStoredSelection } from '../../features/event-sale/stored-selection.ts';
import type { SaleStop } from '../../features/event-sale/sale.ts';
import { choiceTotal, fitted, selectedTickets, withQuantity, type TicketChoice } from './ticket-choice.ts';

interface ChosenFrom {
  username: string;
  event: StoreEvent;
  stop: SaleStop;
}

/**
 * The tickets that the shopper chooses. Opening an event clears an earlier choice (spec 3 §4); going back from the
 * checkout restores it, and the page of an expired order passes its own in the navigation state. A number above the limit is reduced, with a message.
 */
export function useTicketChoice({ username, event, stop }: ChosenFrom) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isReturn = useNavigationType() === 'POP';
  const { state: passed } = useLocation();
  const [kept] = useState(() => {
    const state = store.getState();
    return isReturn && selectEvent(state, username)?.id === event.id ? selectSelectedTickets(state) : [];
  });
  const [choice, setChoice] = useState<TicketChoice>(() => ({
    quantities: Object.fromEntries(
      kept.length === 0 && !isReturn && isStoredSelection(passed) && passed.event === event.id
        ? passed.tickets
        : kept.map(({ id, qty }) => [id, qty]),
    ),
    reduced: [],
  }));
  const current = fitted(choice, event.tickets, stop);
  if (current !== choice) setChoice(current);

  useEffect(() => {
    if (kept.length > 0) return;
    removeStoredSelection(username);
    dispatch(eventOpened({ username, event }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per opening, not with each answer about the event
  }, [dispatch, username, event.id]);

  const isReduced = current.reduced.length > 0;
  useEffect(() => {
    if (isReduced) toast.info('Jumlah tiket disesuaikan dengan yang masih bisa dibeli', { id: 'reduced' });
  }, [isReduced, current.reduced]);

  const selected = selectedTickets(current, event.tickets);
  return {
    selected,
    total: choiceTotal(selected),
    quantityOf: (id: number) => current.quantities[id] ?? 0,
    isReduced: (id: number) => current.reduced.includes(id),
    // It begins with what was chosen last: two numbers may be typed before the page is hydrated, and are taken at once.
    choose: (id: number, qty: number) => setChoice((last) => withQuantity(last, id, qty)),
  };
}

export type ChosenTickets = ReturnType<typeof useTicketChoice>;
