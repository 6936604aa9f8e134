import type { EventListResponse } from '@lapak/contracts/api/event';
import { baseApi } from '@lapak/runtime';

export const eventApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getEvents: build.query<EventListResponse, string>({
      query: (username) => ({ url: '/api/event', params: { username } }),
      providesTags: ['Event'],
    }),
  }),
});

export const { useGetEventsQuery } = eventApi;
