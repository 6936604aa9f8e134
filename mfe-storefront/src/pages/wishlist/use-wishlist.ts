import { useMemo } from 'react';
import type { WishlistEntry } from '@lapak/contracts/api/catalogue';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { itemsOf } from '@lapak/ui/list-view';
import { useGetWishlistInfiniteQuery } from '../../api/wishlist-api.ts';
import { useRefetchAtDiscountEdge } from '../../lib/use-refetch-at-discount-edge.ts';

/** An answer younger than this was prefetched with the page and is not refetched. */
const FRESH_SECONDS = 5;

export interface WishlistView {
  status: 'loading' | 'failed' | 'empty' | 'ready';
  entries: WishlistEntry[];
  /** The API's clock. */
  dateServer: string;
  isFetching: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** From page 1 again, after a failure. */
  reload: () => void;
}

/** The shopper's wishlist in this store, page by page. */
export function useWishlist(username: string): WishlistView {
  const query = useGetWishlistInfiniteQuery({ username }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const entries = useMemo(() => itemsOf(currentData?.pages ?? []), [currentData]);
  const products = useMemo(() => entries.map((entry) => entry.product), [entries]);
  useRefetchAtDiscountEdge(products, currentData?.pages[0], refetch);
  return {
    status: statusOf(),
    entries,
    dateServer: currentData?.pages[0]?.date_server ?? '',
    isFetching,
    hasMore: hasNextPage && !error,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };

  function statusOf(): WishlistView['status'] {
    if (entries.length > 0) return 'ready';
    // After the end of a session the shell leaves for the login.
    if (error && !isSessionEnd(error)) return 'failed';
    return currentData && !error && !isFetching && !hasNextPage ? 'empty' : 'loading';
  }
}
