import { useMemo } from 'react';
import type { WishlistEntry } from '@lapak/contracts/api/catalogue';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { listView, type ListView } from '@lapak/ui/list-view';
import { useGetWishlistInfiniteQuery } from '../../api/wishlist-api.ts';
import { useRefetchAtDiscountEdge } from '../../lib/use-refetch-at-discount-edge.ts';

/** An answer younger than this was prefetched with the page and is not refetched. */
const FRESH_SECONDS = 5;

interface Wishlist {
  view: ListView<WishlistEntry>;
  /** The API's clock. */
  dateServer: string;
  isFetching: boolean;
}

/** The shopper's wishlist in this store, page by page. */
export function useWishlist(username: string): Wishlist {
  const query = useGetWishlistInfiniteQuery({ username }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const { currentData, error, isFetching, refetch } = query;
  const first = currentData?.pages[0];
  const products = useMemo(
    () => currentData?.pages.flatMap(({ data }) => data.map(({ product }) => product)) ?? [],
    [currentData],
  );
  useRefetchAtDiscountEdge(products, first, refetch);
  return {
    // After the end of a session the shell leaves for the login.
    view: isSessionEnd(error) ? { state: 'loading' } : listView({ ...query, data: currentData }),
    dateServer: first?.date_server ?? '',
    isFetching,
  };
}
