/** What a page shows of a list that comes page by page. */
export type ListView<Item> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      items: Item[];
      hasMore: boolean;
      isLoadingMore: boolean;
      /** The next page did not come; the list just stops there (spec 3 §8). */
      hasStopped: boolean;
      loadMore: () => void;
    };

interface PagedQuery<Item> {
  data?: { pages: { data: Item[] }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Reads what an infinite query's hook answers. */
export function listView<Item>(query: PagedQuery<Item>): ListView<Item> {
  if (query.data) {
    return {
      state: 'ready',
      items: query.data.pages.flatMap((page) => page.data),
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      hasStopped: query.isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    };
  }
  return query.isError && !query.isFetching
    ? { state: 'failed', retry: () => void query.refetch() }
    : { state: 'loading' };
}
