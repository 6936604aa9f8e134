import { useMemo } from 'react';
import { isApiError, useGetStoreProfileQuery, useNavigate, useSearchParams } from '@lapak/runtime';
import { useComingSearch } from '@lapak/runtime/use-coming-search';
import { itemsOf } from '@lapak/ui/list-view';
import {
  changeListing,
  listingPath,
  readListingUrl,
  type ListingChange,
  type ListingChoice,
} from '../../lib/listing-url.ts';
import { useGetListingInfiniteQuery, type ListingArgs, type ListingPage } from '../../api/listing-api.ts';
import { useRefetchAtDiscountEdge } from '../../lib/use-refetch-at-discount-edge.ts';
import { useRefetchForCustomer } from '../../lib/use-refetch-for-customer.ts';

export type HomeView =
  | { status: 'loading' }
  | { status: 'unknown-store' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'not-valid' | 'closed' | 'preparing'; store: ListingPage }
  | { status: 'ready'; home: Home };

/** A store home as its layouts show it. */
export interface Home {
  username: string;
  /** Setting, categories, banners and the API's clock, of the first loaded page. */
  store: ListingPage;
  choice: ListingChoice;
  list: ProductList;
  /** The store has no product at all: nothing to search or to sort. */
  isEmpty: boolean;
  /** Another search, category or sort; it is written to the URL, merged with a pending one. */
  choose: (change: ListingChange) => void;
}

export interface ProductList {
  products: ListingPage['data'];
  /** How many there are on all pages; null until the answer to this choice has arrived. */
  total: number | null;
  isLoading: boolean;
  /** The last call failed; stays true during a retry. */
  isFailed: boolean;
  isRetrying: boolean;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

export function listingArgs(username: string, choice: ListingChoice): ListingArgs {
  const { page: firstPage, ...rest } = choice;
  return { username, ...rest, firstPage };
}

const noProducts: ListingPage['data'] = [];

export function useHome(username: string): HomeView {
  const navigate = useNavigate();
  const comingSearch = useComingSearch();
  const [search] = useSearchParams();
  const choice = readListingUrl(search);
  const query = useGetListingInfiniteQuery(listingArgs(username, choice));
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const store = currentData?.pages[0] ?? data?.pages[0];
  const profile = useGetStoreProfileQuery(username).data?.data;
  const products = useMemo(() => (currentData ? itemsOf(currentData.pages) : noProducts), [currentData]);

  useRefetchForCustomer(currentData?.pages[0]?.viewer, refetch);
  useRefetchAtDiscountEdge(products, currentData?.pages[0], refetch);

  // Cached data of another store must not be shown.
  if (!store || store.setting.username !== username) {
    if (!error) return { status: 'loading' };
    if (isApiError(error) && error.status === 404) return { status: 'unknown-store' };
    return { status: 'failed', isRetrying: isFetching, retry: () => void refetch() };
  }
  if (!store.setting.is_valid) return { status: 'not-valid', store };
  if (!store.setting.is_active) return { status: 'closed', store };
  const total = currentData?.pages[0]?.total_product ?? null;
  if (profile?.is_preparing && total === 0) return { status: 'preparing', store };

  return {
    status: 'ready',
    home: {
      username,
      store,
      choice,
      list: {
        products,
        total,
        isLoading: isFetching && !error,
        isFailed: Boolean(error),
        isRetrying: isFetching,
        hasMore: Boolean(currentData) && hasNextPage,
        loadMore: () => void fetchNextPage(),
        retry: () => void (currentData ? fetchNextPage() : refetch()),
      },
      isEmpty: total === 0 && choice.keyword === '' && choice.categoryId === null,
      choose: (change) => {
        const to = listingPath(
          username,
          changeListing(readListingUrl(new URLSearchParams(comingSearch())), change),
        );
        void navigate(to, { replace: true, preventScrollReset: true });
      },
    },
  };
}
