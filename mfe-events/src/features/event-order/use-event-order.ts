import type { EventTransaction, EventTransactionResponse } from '@lapak/contracts/api/event';
import { orderQuery, orderView, type OrderView } from '@lapak/ordering/order/order-view';
import type { ShownOrder } from '@lapak/ordering/order/shown-order';
import { skipToken } from '@lapak/runtime';
import { eventOrderApi, useGetEventOrderQuery, type EventOrderKey } from '../../api/event-order-api.ts';

export type ShownEventOrder = EventTransaction & ShownOrder;

export interface FoundEventOrder {
  order: ShownEventOrder;
  /** The API's clock when the order was read. */
  dateServer: string;
}

const found = ({ data, date_server }: EventTransactionResponse): FoundEventOrder => ({
  order: {
    ...data,
    expiresAt: data.expired_date ?? data.payment_expired_date,
    bankImage: data.bank_image_url,
  },
  dateServer: date_server,
});

interface EventOrderRequest {
  /** The store of the URL: the order of another store counts as missing. */
  username: string;
  key: EventOrderKey | null;
  /** Poll interval; 0 or left out: never. */
  pollMs?: (order: EventTransaction | undefined) => number;
}

/** An order of tickets. */
export function useEventOrder({
  username,
  key,
  pollMs = () => 0,
}: EventOrderRequest): OrderView<FoundEventOrder> {
  const arg = key ?? skipToken;
  const known = eventOrderApi.endpoints.getEventOrder.useQueryState(arg);
  const view = orderView(useGetEventOrderQuery(arg, orderQuery(known, pollMs)), found);
  const isOfAnother = view.state === 'ready' && view.order.toko.username !== username;
  return key && !isOfAnother ? view : { state: 'missing' };
}
