import type {
  GateEventsResponse,
  GateScansAnswer,
  GateScansBody,
  GateTicketsResponse,
} from '@lapak/contracts/api/seller-gate';
import { asMember, sellerApi } from './seller-api.ts';

export interface GateKey {
  toko: string;
  id: string;
}

/** Tickets at the gate. */
export const gateApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getGateEvents: build.query<GateEventsResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/acara', path: { toko } })),
      keepUnusedDataFor: 3600,
      providesTags: ['Gate'],
    }),
    getGateTickets: build.query<GateTicketsResponse, GateKey>({
      queryFn: asMember(({ toko, id }) => ({
        call: 'GET /api/seller/toko/:toko/acara/:id/tiket',
        path: { toko, id },
      })),
    }),
    admit: build.mutation<GateScansAnswer, GateKey & GateScansBody>({
      queryFn: asMember(({ toko, id, scans }) => ({
        call: 'POST /api/seller/toko/:toko/acara/:id/masuk',
        path: { toko, id },
        body: { scans },
      })),
      invalidatesTags: ['Gate'],
    }),
  }),
});

export const { useGetGateEventsQuery, useLazyGetGateTicketsQuery, useAdmitMutation } = gateApi;
