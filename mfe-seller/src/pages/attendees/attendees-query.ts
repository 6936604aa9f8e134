import * as consolePaths from '@lapak/contracts/console-paths';
import { withQuery } from '@lapak/contracts/paths';
import type { AttendeesArgs } from '../../api/event-api.ts';
import { attendeeStateLabels } from '../../features/events/event-lists.ts';
import { valuesOf } from '../../features/products/product-lists.ts';
import { oneOf, pageIn, textIn } from '../../lib/address-query.ts';

export type AttendeesListQuery = AttendeesArgs & { page: number };

/** What the list shows, from its address; what an address cannot mean is left out. */
export function attendeesQuery(toko: string, id: number, search: string): AttendeesListQuery {
  const query = new URLSearchParams(search);
  return {
    toko,
    id,
    q: textIn(query, 'q', 100),
    state: oneOf(valuesOf(attendeeStateLabels), query.get('state')),
    page: pageIn(query),
  };
}

export const attendeesHref = ({ toko, id, q, state, page }: AttendeesListQuery) =>
  consolePaths.attendees(toko, id, { q, state, page: page > 1 ? String(page) : undefined });

export const attendeeFormats = { xlsx: 'Excel', csv: 'CSV' } as const;

/** Where the attendees that are listed, on all pages, come as a file. */
export const attendeesUrl = (
  { toko, id, q, state }: AttendeesListQuery,
  format: keyof typeof attendeeFormats,
): string =>
  withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/event/${id}/peserta/unduh`, { q, state, format });
