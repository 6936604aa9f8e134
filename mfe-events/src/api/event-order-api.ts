import type {
  EventCheckoutAnswer,
  EventCheckoutBody,
  EventTransactionResponse,
} from '@lapak/contracts/api/event';
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
    /** Orders tickets (spec 3 §7). The key tells a repeated call from a new order. */
    orderTickets: build.mutation<EventCheckoutAnswer, { body: EventCheckoutBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/api/event/transaction/checkout',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Event', 'EventOrders'],
    }),
    getEventOrder: build.query<EventTransactionResponse, EventOrderKey>({
      query: (key) => ({ url: orderUrl(key) }),
      providesTags: (_result, _error, { id }) => [{ type: 'EventOrder', id }],
    }),
  }),
});

export const { useOrderTicketsMutation, useGetEventOrderQuery } = eventOrderApi;
