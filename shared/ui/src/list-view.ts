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

interface Pages<Item> {
  pages: { data: Item[] }[];
}

interface PagedQuery<Item> {
  /** The last answer, also to other arguments: shown until that to the present ones is there. */
  data?: Pages<Item> | undefined;
  /** The answer to the present arguments. */
  currentData?: Pages<Item> | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/**
 * The items of the pages that have come, each once, as the latest page has it: what was added meanwhile moves the end of one page to the
 * beginning of the next.
 */
export function itemsOf<Item extends { id: string | number }>(pages: readonly { data: Item[] }[]): Item[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((item) => [item.id, item])).values()];
}

/** View state from the result of an infinite query. */
export function listView<Item extends { id: string | number }>(query: PagedQuery<Item>): ListView<Item> {
  const answer = query.currentData ?? (query.error === undefined ? query.data : undefined);
  if (answer) {
    return {
      state: 'ready',
      items: itemsOf(answer.pages),
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      hasStopped: query.isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    };
  }
  if (query.error === undefined) return { state: 'loading' };
  return { state: 'failed', isRetrying: query.isFetching, retry: () => void query.refetch() };
}
