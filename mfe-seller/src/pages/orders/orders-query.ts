import { orderFilters, orderKinds } from '../../features/orders/order-lists.ts';
import type { OrdersArgs } from '../../api/order-api.ts';
import { oneOf, pageIn, textIn } from '../../lib/address-query.ts';

export type OrdersQuery = OrdersArgs & { page: number };

/** What the list shows, from its address; what an address cannot mean is left out. */
export function ordersQuery(toko: string, search: string): OrdersQuery {
  const query = new URLSearchParams(search);
  return {
    toko,
    filter: oneOf(orderFilters, query.get('filter')),
    kind: oneOf(orderKinds, query.get('kind')),
    q: textIn(query, 'q', 100),
    page: pageIn(query),
  };
}
