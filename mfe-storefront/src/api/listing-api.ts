import type { ListingResponse } from '@lapak/contracts/api/catalogue';
import { DEFAULT_SORT, type SortBy, type SortDirection } from '@lapak/domain/sort';
import { baseApi, hasToken } from '@lapak/runtime';
import { receivedNow, type Received } from '@lapak/runtime/received';

/** The query of a listing; also its cache key. */
export interface ListingArgs {
  username: string;
  keyword: string;
  categoryId: number | null;
  sortBy: SortBy;
  sort: SortDirection;
  /** The page of the address that the list starts with, 1 or more; further pages follow it. */
  firstPage: number;
}

/** A page of the list. `viewer` is the user whose hearts it holds, `received` the local time of its `date_server`. */
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
    /** Page by page; page numbers count from the first page requested. */
    getListing: build.infiniteQuery<ListingPage, ListingArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, offset) => (isLastPage(last) ? undefined : offset + 1),
      },
      query: ({ queryArg, pageParam }) => ({
        call: 'GET /api/product',
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
      // Long enough that the list is still cached on the way back from a product.
      keepUnusedDataFor: 600,
      providesTags: ['Listing'],
    }),
  }),
});

export const { useGetListingInfiniteQuery } = listingApi;
