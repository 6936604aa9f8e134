import type { OrderCounts, SellerOrderItem } from '@lapak/contracts/api/seller-order';
import { isApiError } from '@lapak/runtime';
import { useGetOrdersQuery, type OrdersArgs } from '../../api/order-api.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; requestId: string | null }
  | { kind: 'empty' }
  | { kind: 'ready'; items: SellerOrderItem[]; pages: number };

export type Orders = State & {
  counts: OrderCounts | null;
  /** The shown orders are those of the address before. */
  isBehind: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** A page of a list of orders; until another one is there the one before stays. */
export function useOrders(args: OrdersArgs): Orders {
  const { data, currentData, error, isFetching, refetch } = useGetOrdersQuery(args);
  const common = {
    counts: data?.counts ?? null,
    isBehind: currentData === undefined && isFetching,
    isFetching,
    retry: () => void refetch(),
  };
  if (error && !currentData && !isFetching)
    return { kind: 'failed', requestId: isApiError(error) ? error.requestId : null, ...common };
  if (!data) return { kind: 'loading', ...common };
  if (data.data.length === 0) return { kind: 'empty', ...common };
  return { kind: 'ready', items: data.data, pages: Math.ceil(data.total / data.per_page), ...common };
}
