import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type { WishlistResponse } from '@lapak/contracts/api/catalogue';
import { baseApi, type AppDispatch, type RootState } from '@lapak/runtime';
import { receivedNow, type Received } from '@lapak/runtime/received';
import { listingApi } from './listing-api.ts';
import { productApi } from './product-api.ts';

/** A page of the wishlist; `received` is when its `date_server` was. */
export type WishlistPage = WishlistResponse['data'] & { received: Received | null };

export interface HeartArgs {
  username: string;
  productId: number;
  /** The new state of the heart. */
  wished: boolean;
}

/** Updates the wishlist flag in every cached answer that contains the product; sends no request. */
export const turnHearts = (args: HeartArgs) => (dispatch: AppDispatch, getState: () => RootState) => {
  const state = getState();
  for (const entry of listingApi.util.selectInvalidatedBy(state, ['Listing', 'Product', 'Wishlist'])) {
    if (entry.endpointName === 'getListing') {
      dispatch(
        listingApi.util.updateQueryData('getListing', entry.originalArgs, (draft) => {
          for (const page of draft.pages) {
            for (const product of page.data)
              if (product.id === args.productId) product.has_wish = args.wished;
          }
        }),
      );
    }
    if (entry.endpointName === 'getProduct') {
      dispatch(
        productApi.util.updateQueryData('getProduct', entry.originalArgs, (draft) => {
          if (draft.data?.id === args.productId) draft.data.has_wish = args.wished;
        }),
      );
    }
    if (entry.endpointName === 'getWishlist') {
      dispatch(
        wishlistApi.util.updateQueryData('getWishlist', entry.originalArgs, (draft) => {
          for (const page of draft.pages) {
            for (const { product } of page.data)
              if (product.id === args.productId) product.has_wish = args.wished;
          }
        }),
      );
    }
  }
};

export const wishlistApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getWishlist: build.infiniteQuery<WishlistPage, { username: string }, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Pages load until one is empty (spec 3 §2).
        getNextPageParam: (last, _pages, page) => (last.data.length === 0 ? undefined : page + 1),
      },
      query: ({ queryArg, pageParam }) => ({
        call: 'GET /api/wishlist',
        params: { username: queryArg.username, page: pageParam },
      }),
      transformResponse: (answer: WishlistResponse): WishlistPage => ({
        ...answer.data,
        received: receivedNow(),
      }),
      providesTags: ['Wishlist'],
    }),
    /**
     * Adds to the wishlist or removes from it; `turnHearts` has updated the cache before. A mounted wishlist refetches
     * from page 1 (spec 3 §2), a wishlist that is only cached is evicted.
     */
    setHeart: build.mutation<EmptyAnswer, HeartArgs>({
      query: ({ username, productId, wished }) =>
        wished
          ? { call: 'POST /api/wishlist', body: { username, product_id: productId } }
          : { call: 'DELETE /api/wishlist/:id', path: { id: productId } },
      invalidatesTags: (_answer, error) => (error ? [] : ['Wishlist']),
    }),
  }),
});

export const { useGetWishlistInfiniteQuery, useSetHeartMutation } = wishlistApi;
