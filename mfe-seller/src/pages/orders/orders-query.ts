import { orderFilters, orderKinds } from '../../features/orders/order-lists.ts';
import type { OrdersArgs } from '../../api/order-api.ts';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** What the list shows, from its address; what an address cannot mean is left out. */
export function ordersQuery(toko: string, search: string): OrdersArgs & { page: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    toko,
    filter: oneOf(orderFilters, query.get('filter')),
    kind: oneOf(orderKinds, query.get('kind')),
    q: query.get('q')?.slice(0, 100) || undefined,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}
