import type { StoreEvent } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';

export interface EventOffer {
  /** Prices of the cheapest and the dearest kind of ticket that is or will be sold; null when there is none. */
  prices: { lowest: number; highest: number } | null;
  /** 'few': of each kind that is on sale at most ten are left, and no other kind is to come. */
  state: 'sold-out' | 'few' | 'ended' | null;
}

/** What a card of the list says about the tickets of an event that is not over. */
export function eventOffer({ tickets }: Pick<StoreEvent, 'tickets'>): EventOffer {
  const reasons = new Set(tickets.map((ticket) => ticket.sell_status_reason));
  const sold = tickets.filter(
    ({ sell_status_reason: reason }) => reason === 'on_sale' || reason === 'not_started',
  );
  const amounts = sold.map((ticket) => ticket.harga);
  const prices = sold.length > 0 ? { lowest: Math.min(...amounts), highest: Math.max(...amounts) } : null;
  if (tickets.length === 0) return { prices, state: null };
  if (sold.length === 0) return { prices, state: reasons.has('out_stock') ? 'sold-out' : 'ended' };
  return { prices, state: sold.every((ticket) => ticket.is_few_left) ? 'few' : null };
}

export const offerTexts = {
  'sold-out': 'Habis',
  few: 'Segera habis',
  ended: messages.saleEnded,
} as const satisfies Record<NonNullable<EventOffer['state']>, string>;
