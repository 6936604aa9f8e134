import type { EventTransaction } from '@lapak/contracts/api/event';
import { ORDER_FRESH_SECONDS } from '@lapak/domain/order-poll';
import { isApiError, skipToken } from '@lapak/runtime';
import { eventOrderApi, useGetEventOrderQuery, type EventOrderKey } from '../../api/event-order-api.ts';

/** Statuses for unknown or malformed ids and tokens. */
const unknownStatuses: readonly (number | string)[] = [400, 404, 422];

export type EventOrderView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; order: EventTransaction; dateServer: string };

interface EventOrderRequest {
  /** The store of the URL: the order of another store counts as missing. */
  username: string;
  key: EventOrderKey | null;
  /** Poll interval; 0 or left out: never. */
  pollMs?: (order: EventTransaction | undefined) => number;
}

/** An order of tickets. Once it has loaded, failed calls are not reported (spec 3 §8). */
export function useEventOrder({ username, key, pollMs = () => 0 }: EventOrderRequest): EventOrderView {
  const arg = key ?? skipToken;
  const known = eventOrderApi.endpoints.getEventOrder.useQueryState(arg);
  const isUnknown =
    !known.currentData && isApiError(known.error) && unknownStatuses.includes(known.error.status);
  const { currentData, isError, refetch } = useGetEventOrderQuery(arg, {
    pollingInterval: isUnknown ? 0 : pollMs(known.currentData?.data),
    refetchOnMountOrArgChange: ORDER_FRESH_SECONDS,
  });
  if (!key || isUnknown) return { state: 'missing' };
  if (currentData) {
    const { data: order, date_server: dateServer } = currentData;
    return order.toko.username === username ? { state: 'ready', order, dateServer } : { state: 'missing' };
  }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
