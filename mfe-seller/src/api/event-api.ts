import type {
  AttendeesQuery,
  AttendeesResponse,
  RemoveEventAnswer,
  SaveEventBody,
  SellerEventAnswer,
  SellerEventResponse,
  SellerEventsQuery,
  SellerEventsResponse,
} from '@lapak/contracts/api/seller-event';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More = object> = More & { toko: string };
export type EventsArgs = OfStore<SellerEventsQuery>;
export type AttendeesArgs = OfStore<AttendeesQuery & { id: number }>;

const changed = ['SellerEvents', 'SellerEvent', 'Gate', 'Log'] as const;

/** A store's events, what is changed of them, and who comes. */
export const eventApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getEvents: build.query<SellerEventsResponse, EventsArgs>({
      queryFn: asMember(({ toko, ...params }) => ({
        call: 'GET /api/seller/toko/:toko/event',
        path: { toko },
        params,
      })),
      keepUnusedDataFor: 300,
      providesTags: ['SellerEvents'],
    }),
    getEvent: build.query<SellerEventResponse, OfStore<{ id: number }>>({
      queryFn: asMember((path) => ({ call: 'GET /api/seller/toko/:toko/event/:id', path })),
      // An editor begins with the event as it is now.
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: 'SellerEvent', id }],
    }),
    createEvent: build.mutation<SellerEventAnswer, OfStore<{ idempotencyKey: string; body: SaveEventBody }>>({
      queryFn: asMember(({ toko, idempotencyKey, body }) => ({
        call: 'POST /api/seller/toko/:toko/event',
        path: { toko },
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: changed,
    }),
    saveEvent: build.mutation<
      SellerEventAnswer,
      OfStore<{ id: number; version: string; idempotencyKey: string; body: SaveEventBody }>
    >({
      queryFn: asMember(({ toko, id, version, idempotencyKey, body }) => ({
        call: 'POST /api/seller/toko/:toko/event/:id',
        path: { toko, id },
        headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: changed,
    }),
    removeEvent: build.mutation<RemoveEventAnswer, OfStore<{ id: number; version: string }>>({
      queryFn: asMember(({ toko, id, version }) => ({
        call: 'DELETE /api/seller/toko/:toko/event/:id',
        path: { toko, id },
        headers: { 'If-Match': `"${version}"` },
      })),
      invalidatesTags: ['SellerEvents', 'Gate', 'Log'],
    }),
    getAttendees: build.query<AttendeesResponse, AttendeesArgs>({
      queryFn: asMember(({ toko, id, ...params }) => ({
        call: 'GET /api/seller/toko/:toko/event/:id/peserta',
        path: { toko, id },
        params,
      })),
      // They come and go by orders and at the gate.
      keepUnusedDataFor: 0,
      providesTags: ['SellerOrders', 'Gate'],
    }),
  }),
});

export const {
  useGetEventsQuery,
  useGetEventQuery,
  useCreateEventMutation,
  useSaveEventMutation,
  useRemoveEventMutation,
  useGetAttendeesQuery,
} = eventApi;
