import type { StoreListResponse } from '@lapak/contracts/api/store';
import { baseApi } from '@lapak/runtime';

export interface StoreListArgs {
  /** Empty for all stores. */
  search: string;
  /** From 1. */
  page: number;
}

export const storeListApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The open stores. */
    getStores: build.query<StoreListResponse, StoreListArgs>({
      query: ({ search, page }) => ({
        call: 'GET /api/stores',
        params: { ...(search && { search }), ...(page > 1 && { page }) },
      }),
    }),
  }),
});

export const { useGetStoresQuery } = storeListApi;
