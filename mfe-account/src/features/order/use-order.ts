import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { ORDER_FRESH_SECONDS } from '@lapak/domain/order-poll';
import { isApiError } from '@lapak/runtime';
import { orderApi, useGetOrderQuery, type OrderKey } from '../../api/order-api.ts';

export type OrderView =
  | { state: 'loading'; isCut: boolean }
  | { state: 'missing' }
  | { state: 'ready'; order: Order; setting: OrderResponse['setting']; dateServer: string };

/**
 * An order, polled every `pollMs(order)` (0: never). Failures are not reported once it has loaded (spec 3 §8); before
 * that, `isCut` is true when the last attempt failed.
 */
export function useOrder(key: OrderKey, pollMs: (order: Order | undefined) => number): OrderView {
  const known = orderApi.endpoints.getOrder.useQueryState(key);
  const isMissing = isApiError(known.error) && known.error.status === 404;
  const { currentData, isError } = useGetOrderQuery(key, {
    pollingInterval: isMissing ? 0 : pollMs(known.currentData?.data),
    refetchOnMountOrArgChange: ORDER_FRESH_SECONDS,
  });
  if (currentData) {
    const { data: order, setting, date_server: dateServer } = currentData;
    return { state: 'ready', order, setting, dateServer };
  }
  return isMissing ? { state: 'missing' } : { state: 'loading', isCut: isError };
}
