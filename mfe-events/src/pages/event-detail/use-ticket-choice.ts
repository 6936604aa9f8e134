import type { StoreEvent } from '@lapak/contracts/api/event';
import {
  eventOpened,
  selectEvent,
  selectSelectedTickets,
  useAppDispatch,
  useAppStore,
  useNavigationType,
} from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect, useState } from 'react';
import { removeStoredSelection } from '../../features/event-sale/stored-selection.ts';
import type { SaleStop } from '../../features/event-sale/sale.ts';
import { choiceOf, choiceTotal, fitted, selectedTickets, withQuantity } from './ticket-choice.ts';

interface ChosenFrom {
  username: string;
  event: StoreEvent;
  stop: SaleStop;
}

/**
 * The tickets that the shopper chooses. Opening an event clears an earlier choice (spec 3 §4); going back from the
 * checkout restores it. A number above the limit is reduced, with a message.
 */
export function useTicketChoice({ username, event, stop }: ChosenFrom) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isReturn = useNavigationType() === 'POP';
  const [kept] = useState(() => {
    const state = store.getState();
    return isReturn && selectEvent(state, username)?.id === event.id ? selectSelectedTickets(state) : [];
  });
  const [choice, setChoice] = useState(() => choiceOf(kept));
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
    choose: (id: number, qty: number) => setChoice(withQuantity(current, id, qty)),
  };
}

export type ChosenTickets = ReturnType<typeof useTicketChoice>;
