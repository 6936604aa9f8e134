import type { ResellerResponse } from '@lapak/contracts/api/shipping';
import { baseApi } from '@lapak/runtime';

export type ResellerOption = ResellerResponse['data'][number];

const resellerApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Agents of the store whose name or e-mail holds the text (spec 2 §7). */
    searchResellers: build.query<ResellerOption[], { username: string; search: string }>({
      query: (params) => ({ call: 'GET /api/reseller', params }),
      transformResponse: (answer: ResellerResponse) => answer.data,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useSearchResellersQuery } = resellerApi;
