import type { StoreEvent } from '@lapak/contracts/api/event';
import { skipToken, useGetStoreProfileQuery } from '@lapak/runtime';
import { isDefiniteRefusal } from '@lapak/runtime/is-definite-refusal';
import { useRefetchAfter } from '@lapak/runtime/use-refetch-after';
import { useGetEventQuery } from '../../api/event-api.ts';
import { isEventId } from './event-id.ts';
import { msUntilSaleEdge, saleStop, type SaleStop } from './sale.ts';

export type EventDetailView =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; event: StoreEvent; stop: SaleStop; storeName: string; refetch: () => void };

const noop = () => undefined;

/** The event of the address, by the API's clock: refetched when a sale opens or closes. */
export function useEventDetail(username: string, id: string): EventDetailView {
  const query = useGetEventQuery(isEventId(id) ? { username, id } : skipToken);
  const { currentData: detail, error, isFetching, refetch } = query;
  const { data: profile, refetch: refetchStore } = useGetStoreProfileQuery(username);
  const wait = detail ? msUntilSaleEdge(detail.data, detail.date_server) : null;
  useRefetchAfter(wait, detail?.received ?? null, detail ? refetch : noop);

  if (detail) {
    return {
      status: 'ready',
      event: detail.data,
      stop: saleStop(detail.data, detail.date_server, profile?.data),
      storeName: profile?.data.nama_toko ?? username,
      refetch: () => {
        void refetch();
        void refetchStore();
      },
    };
  }
  if (!isEventId(id) || isDefiniteRefusal(error)) return { status: 'missing' };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', isRetrying: isFetching, retry: () => void refetch() };
}
