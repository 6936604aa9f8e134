import type { ProfileResponse } from '@lapak/contracts/api/auth';
import type { StoreProfileResponse } from '@lapak/contracts/api/catalogue';
import { baseApi } from './base-api.ts';

/** Endpoints that more than one part needs: the store's profile (theme, logo, state) and the logged-in shopper. */
export const sharedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStoreProfile: build.query<StoreProfileResponse, string>({
      query: (username) => ({ url: '/api/setting/profile', params: { username } }),
      keepUnusedDataFor: 3600,
      providesTags: ['StoreProfile'],
    }),
    getProfile: build.query<ProfileResponse, void>({
      query: () => ({ url: '/api/profile/custom' }),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useGetStoreProfileQuery, useGetProfileQuery } = sharedApi;
