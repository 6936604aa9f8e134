import type { OrderListItem } from '@lapak/contracts/api/order';
import { useGetOrdersInfiniteQuery } from '../../api/order-api.ts';

type TransactionsView =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      orders: OrderListItem[];
      hasMore: boolean;
      isLoadingMore: boolean;
      /** The next page did not come; the list just stops there (spec 3 §8). */
      hasStopped: boolean;
      loadMore: () => void;
    };

export function useTransactions(username: string): TransactionsView {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...query } =
    useGetOrdersInfiniteQuery(username, { refetchOnMountOrArgChange: 5 });
  if (data) {
    return {
      state: 'ready',
      orders: data.pages.flatMap((page) => page.data),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      hasStopped: isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    };
  }
  return isError && !isFetching
    ? { state: 'failed', retry: () => void query.refetch() }
    : { state: 'loading' };
}
