import { withQuery } from '@lapak/contracts/paths';
import type { OrdersQuery } from './orders-query.ts';

export const exportFormats = ['xlsx', 'csv'] as const;

/** Where the orders that are listed, on all pages, come as a file. */
export const exportUrl = (
  { toko, filter, kind, q }: OrdersQuery,
  format: (typeof exportFormats)[number],
): string => withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/ekspor`, { filter, kind, q, format });
