import type { Order } from '@lapak/contracts/api/order';
import { useState } from 'react';
import { awaitsOpening, downloadsOf, type ProductDownload } from '../../features/order/downloads.ts';

/**
 * What of an order opens. What was opened on this page counts at once; the order itself tells of it when it is polled
 * next.
 */
export function useDownloads(order: Order) {
  const [openedHere, setOpenedHere] = useState<ReadonlySet<number>>(new Set());
  return {
    downloads: downloadsOf(order),
    isWaitingForOpening: awaitsOpening(order, openedHere),
    rememberOpened: ({ place }: ProductDownload) => setOpenedHere((places) => new Set(places).add(place)),
  };
}
