import type { ListingResponse } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT, type SortBy, type SortDirection } from '@lapak/domain/sort';
import { baseApi, hasToken } from '@lapak/runtime';
import { receivedNow, type Received } from '@lapak/runtime/received';

/** What a listing is asked for; also the key of its cache. */
export interface ListingArgs {
  username: string;
  keyword: string;
  categoryId: number | null;
  sortBy: SortBy;
  sort: SortDirection;
  /** The page of the address that the list starts with, 1 or more; further pages follow it. */
  firstPage: number;
}

/** A page of the list. `viewer` says for whom the hearts in it are true, `received` when its `date_server` was. */
export type ListingPage = ListingResponse['data'] & {
  viewer: 'guest' | 'customer';
  received: Received | null;
};

const isDefaultSort = ({ sortBy, sort }: ListingArgs) =>
  sortBy === DEFAULT_SORT.sortBy && sort === DEFAULT_SORT.sort;

/** An empty page ends the list (spec 1 §4); a page that is not full can only be followed by an empty one. */
const isLastPage = ({ data, per_page }: ListingPage) => data.length === 0 || data.length < per_page;

export const listingApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET api/product, page by page; a page parameter counts from the first page asked for. */
    getListing: build.infiniteQuery<ListingPage, ListingArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, offset) => (isLastPage(last) ? undefined : offset + 1),
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/product',
        params: {
          username: queryArg.username,
          page: queryArg.firstPage + pageParam,
          search: queryArg.keyword,
          // The first load sends only username, page and search (spec 1 §7).
          ...(queryArg.categoryId === null ? {} : { category_id: queryArg.categoryId }),
          ...(isDefaultSort(queryArg) ? {} : { sortBy: queryArg.sortBy, sort: queryArg.sort }),
        },
      }),
      transformResponse: (answer: ListingResponse): ListingPage => ({
        ...answer.data,
        viewer: hasToken() ? 'customer' : 'guest',
        received: receivedNow(),
      }),
      // Long enough that going back from a product finds the list as it was left.
      keepUnusedDataFor: 600,
      providesTags: ['Listing'],
    }),
  }),
});

export const { useGetListingInfiniteQuery } = listingApi;
