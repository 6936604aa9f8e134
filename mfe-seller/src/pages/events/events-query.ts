import * as consolePaths from '@lapak/contracts/console-paths';
import type { EventsArgs } from '../../api/event-api.ts';
import { eventStateLabels } from '../../features/events/event-lists.ts';
import { valuesOf } from '../../features/products/product-lists.ts';
import { oneOf, pageIn, textIn } from '../../lib/address-query.ts';

export type EventsQuery = EventsArgs & { page: number };

/** What the list shows, from its address; what an address cannot mean is left out. */
export function eventsQuery(toko: string, search: string): EventsQuery {
  const query = new URLSearchParams(search);
  return {
    toko,
    q: textIn(query, 'q', 100),
    state: oneOf(valuesOf(eventStateLabels), query.get('state')),
    page: pageIn(query),
  };
}

/** The address of a list; `all` and the first page are left out. */
export const eventsHref = ({ toko, q, state, page }: EventsQuery) =>
  consolePaths.events(toko, {
    q,
    state: state === 'all' ? undefined : state,
    page: page > 1 ? String(page) : undefined,
  });

export const isNarrowed = ({ q, state = 'all' }: EventsQuery) => Boolean(q) || state !== 'all';
