/** View state of a paginated list. */
export type ListView<Item> =
  | { state: 'loading' }
  | { state: 'failed'; isRetrying: boolean; retry: () => void }
  | {
      state: 'ready';
      items: Item[];
      hasMore: boolean;
      isLoadingMore: boolean;
      /** The next page failed to load; the list ends there (spec 3 §8). */
      hasStopped: boolean;
      loadMore: () => void;
    };

interface PagedQuery<Item> {
  data?: { pages: { data: Item[] }[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** View state from the result of an infinite query. */
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
  if (query.error === undefined) return { state: 'loading' };
  return { state: 'failed', isRetrying: query.isFetching, retry: () => void query.refetch() };
}
