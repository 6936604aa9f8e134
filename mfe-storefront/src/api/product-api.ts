import type { DetailResponse, Product } from '@lapak/contracts/api/catalogue';
import { baseApi, hasToken } from '@lapak/runtime';
import { receivedNow, type Received } from '@lapak/runtime/received';

export interface ProductArgs {
  username: string;
  /** Id or slug. */
  id: string;
}

/** The detail answer. `viewer` is the user of its heart and tour, `received` the local time of its `date_server`. */
export type ProductDetail = DetailResponse & { viewer: 'guest' | 'customer'; received: Received | null };
/** The answer of a store that is open. */
export type OpenProduct = ProductDetail & { data: Product };

export const productApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getProduct: build.query<ProductDetail, ProductArgs>({
      query: ({ username, id }) => ({
        call: 'GET /api/product/:id',
        path: { id },
        params: { username },
      }),
      transformResponse: (answer: DetailResponse): ProductDetail => ({
        ...answer,
        viewer: hasToken() ? 'customer' : 'guest',
        received: receivedNow(),
      }),
      providesTags: ['Product'],
    }),
    /** The tour was finished or skipped; the answer is not used and a failure is silent (spec 1 §7). */
    markGuideSeen: build.mutation<unknown, void>({
      query: () => ({ call: 'GET /api/guide/marketplace.product.detail.guest' }),
    }),
  }),
});

export const { useGetProductQuery, useMarkGuideSeenMutation } = productApi;
