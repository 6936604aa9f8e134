interface SearchQuery {
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Properties of a field whose list is a query of the text in it. A failed search is silent (spec 2 §8): the same text,
 * typed again, is searched again.
 */
export const searchField = (query: SearchQuery, text: string, setText: (text: string) => void) => ({
  loading: query.isFetching,
  failed: query.isError && !query.isFetching,
  onSearch: (next: string) => {
    if (next !== text) setText(next);
    else if (query.isError) query.refetch();
  },
});
