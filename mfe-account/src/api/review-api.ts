import type { Review, ReviewListResponse } from '@lapak/contracts/api/catalogue';
import type { EmptyAnswer } from '@lapak/contracts/api/common';
import { nextPage } from '@lapak/domain/order-list';
import { baseApi } from '@lapak/runtime';
import type { OrderKey } from './order-api.ts';

/** One product of an order with its buyer's review (spec 3 §7). */
export interface WrittenReview {
  id: number;
  nama: string;
  image_url: string | null;
  ulasan: string;
  star: number;
}

export const reviewApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Reviews of a product, the newest first. */
    getProductReviews: build.infiniteQuery<ReviewListResponse, string, number>({
      query: ({ queryArg, pageParam }) => ({
        call: 'GET /api/product/:id/ulasan',
        path: { id: queryArg },
        params: { page: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page) => nextPage(page),
      },
      providesTags: ['Reviews'],
    }),
    getMyReviews: build.query<{ data: Review[] }, OrderKey>({
      query: ({ username, id }) => ({
        call: 'GET /api/transaction/ulasan-saya/:id',
        path: { id },
        params: { username },
      }),
      providesTags: ['Reviews'],
    }),
    /** The page refetches the order after it was left, since an order may not be reviewed twice. */
    writeReviews: build.mutation<EmptyAnswer, { key: OrderKey; products: WrittenReview[] }>({
      query: ({ key: { username, id }, products }) => ({
        call: 'POST /api/transaction/ulasan/:id',
        path: { id },
        params: { username },
        body: { products },
      }),
      invalidatesTags: (answer) => (answer ? ['Reviews'] : []),
    }),
  }),
});

export const { useGetProductReviewsInfiniteQuery, useGetMyReviewsQuery, useWriteReviewsMutation } = reviewApi;
