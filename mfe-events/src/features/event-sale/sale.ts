import type { StoreEvent, Ticket } from '@lapak/contracts/api/event';
import type { StoreProfile } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';
import { msUntilEdge } from '@lapak/domain/window-edge';
import { eventEnd, eventStart, isEventOver } from '@lapak/domain/event-time';

/** Reason why nothing of an event can be bought, regardless of its tickets; null when it can. */
export type SaleStop = 'over' | 'closed' | 'not-valid' | null;

export function saleStop(
  event: StoreEvent,
  dateServer: string,
  store: Pick<StoreProfile, 'is_active' | 'is_valid'> | undefined,
): SaleStop {
  if (isEventOver(event, dateServer)) return 'over';
  if (store?.is_valid === false) return 'not-valid';
  return store?.is_active === false ? 'closed' : null;
}

/** How many of a ticket one order may take now: its `qty`, already capped by `max_qty`; 0 when it is not sold. */
export function ticketLimit(ticket: Ticket, stop: SaleStop): number {
  if (stop !== null || !ticket.is_sell) return 0;
  return Math.max(0, Math.min(ticket.qty, ticket.max_qty ?? Infinity));
}

/** The first sale that opens or closes, the start or the end of the event: milliseconds from `dateServer`, or null. */
export function msUntilSaleEdge(event: StoreEvent, dateServer: string): number | null {
  const sales = event.tickets.map((ticket) => ({ start: ticket.tanggal_start, end: ticket.tanggal_end }));
  return msUntilEdge([...sales, { start: eventStart(event), end: eventEnd(event) }], dateServer);
}

/** Message above the tickets when nothing can be bought. */
export function stopText(stop: SaleStop): string | null {
  switch (stop) {
    case 'over':
      return 'Event ini sudah berakhir';
    case 'closed':
      return messages.storeClosed;
    case 'not-valid':
      return messages.storeInactive;
    case null:
      return null;
  }
}
