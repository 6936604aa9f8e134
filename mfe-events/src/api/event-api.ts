import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type { EventBeforeCheckoutBody, EventListResponse, EventResponse } from '@lapak/contracts/api/event';
import { baseApi } from '@lapak/runtime';
import { receivedNow, type Received } from '@lapak/runtime/received';

export interface EventArgs {
  username: string;
  /** As in the URL. */
  id: string;
}

/** The detail answer; `received` is the local time of its `date_server`. */
export type EventDetail = EventResponse & { received: Received | null };

export const eventApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getEvents: build.query<EventListResponse, string>({
      query: (username) => ({ call: 'GET /api/event', params: { username } }),
      providesTags: ['Event'],
    }),
    getEvent: build.query<EventDetail, EventArgs>({
      query: ({ username, id }) => ({ call: 'GET /api/event/:id', path: { id }, params: { username } }),
      transformResponse: (answer: EventResponse): EventDetail => ({ ...answer, received: receivedNow() }),
      providesTags: ['Event'],
    }),
    /** Whether the chosen tickets can be bought now; takes nothing (spec 3 §7). */
    checkTickets: build.mutation<EmptyAnswer, EventBeforeCheckoutBody>({
      query: (body) => ({ call: 'POST /api/event/transaction/before-checkout', body }),
    }),
  }),
});

export const { useGetEventsQuery, useGetEventQuery, useCheckTicketsMutation } = eventApi;
