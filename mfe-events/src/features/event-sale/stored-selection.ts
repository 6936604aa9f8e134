import type { StoreEvent } from '@lapak/contracts/api/event';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { readSession, writeSession } from '@lapak/forms/session-storage';
import {
  eventOpened,
  prefetchQuery,
  selectEvent,
  selectSelectedTickets,
  ticketQtySet,
  type PageContext,
} from '@lapak/runtime';
import { eventApi } from '../../api/event-api.ts';

const key = (username: string) => `event_choice:${username}`;

export interface StoredSelection {
  event: number;
  tickets: [id: number, qty: number][];
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

/** Tickets of an event, as they are stored or passed in the navigation state. */
export const selectionOf = (
  event: number,
  tickets: readonly { id: number; qty: number }[],
): StoredSelection => ({ event, tickets: tickets.map(({ id, qty }) => [id, qty]) });

export function isStoredSelection(value: unknown): value is StoredSelection {
  if (typeof value !== 'object' || value === null || !('event' in value) || !('tickets' in value))
    return false;
  const { event, tickets } = value;
  return (
    isCount(event) &&
    Array.isArray(tickets) &&
    tickets.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every(isCount))
  );
}

/** Stores the tickets at the checkout, so that a reload or a discarded tab loses nothing. */
export function storeSelection(
  username: string,
  event: StoreEvent,
  selected: readonly SelectedTicket[],
): void {
  writeSession(key(username), selectionOf(event.id, selected));
}

export const removeStoredSelection = (username: string): void => writeSession(key(username), null);

/** Restores a stored choice into an empty store, with the API's current names and prices. */
export async function restoreSelection(context: PageContext, username: string): Promise<void> {
  const state = context.getState();
  if (selectEvent(state, username) && selectSelectedTickets(state).length > 0) return;
  const kept = readSession(key(username));
  if (!isStoredSelection(kept)) return;
  const args = { username, id: String(kept.event) };
  const { data: event } = await prefetchQuery(context, eventApi.endpoints.getEvent, args);
  context.dispatch(eventOpened({ username, event }));
  for (const { id, nama_tiket, harga } of event.tickets) {
    const qty = kept.tickets.find(([known]) => known === id)?.[1];
    if (qty) context.dispatch(ticketQtySet({ id, nama_tiket, harga, qty }));
  }
}
