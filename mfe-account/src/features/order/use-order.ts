import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { orderQuery, orderView, type OrderView } from '@lapak/ordering/order/order-view';
import type { ShownOrder } from '@lapak/ordering/order/shown-order';
import { orderApi, useGetOrderQuery, type OrderKey } from '../../api/order-api.ts';

export interface FoundOrder {
  order: Order & ShownOrder;
  setting: OrderResponse['setting'];
  /** The API's clock when the order was read. */
  dateServer: string;
}

const found = ({ data, setting, date_server }: OrderResponse): FoundOrder => ({
  order: { ...data, expiresAt: data.expired_date ?? data.expired, bankImage: data.bank_image },
  setting,
  dateServer: date_server,
});

/** An order, polled every `pollMs(order)` (0: never). */
export function useOrder(key: OrderKey, pollMs: (order: Order | undefined) => number): OrderView<FoundOrder> {
  const known = orderApi.endpoints.getOrder.useQueryState(key);
  return orderView(useGetOrderQuery(key, orderQuery(known, pollMs)), found);
}
