import type { EventListResponse } from '@lapak/contracts/api/event';
import { baseApi } from '@lapak/runtime';

export const sellerEventsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The seller's events, for the seller's main page (spec-decisions 8). */
    getSellerEvents: build.query<EventListResponse, string>({
      query: (username) => ({ call: 'GET /api/event', params: { username } }),
      providesTags: ['Event'],
    }),
  }),
});

export const { useGetSellerEventsQuery } = sellerEventsApi;
