import type { DetailResponse } from '@lapak/contracts/api/catalogue';
import { baseApi } from '@lapak/runtime';

/** The products of an order that may be bought again, as they are now. */
const productAgainApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // A mutation, as its answer is never reused: what is bought again is looked up at the press.
    lookUpProduct: build.mutation<DetailResponse, { username: string; id: number }>({
      query: ({ username, id }) => ({ call: 'GET /api/product/:id', path: { id }, params: { username } }),
    }),
  }),
});

export const { useLookUpProductMutation } = productAgainApi;
