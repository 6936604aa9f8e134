import type { EventTransactionResponse } from '@lapak/contracts/api/event';
import { baseApi } from '@lapak/runtime';

/** Every call about an order of tickets needs both. */
export interface EventOrderKey {
  id: string;
  token: string;
}

const orderUrl = ({ id, token }: EventOrderKey) =>
  `/api/event/transaction/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;

export const eventOrderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getEventOrder: build.query<EventTransactionResponse, EventOrderKey>({
      query: (key) => ({ url: orderUrl(key) }),
      providesTags: (_result, _error, { id }) => [{ type: 'EventOrder', id }],
    }),
  }),
});

export const { useGetEventOrderQuery } = eventOrderApi;
