import type {
  EventCheckoutAnswer,
  EventCheckoutBody,
  EventProofAnswer,
  EventTransactionResponse,
} from '@lapak/contracts/api/event';
import { baseApi } from '@lapak/runtime';
import { statusOfRefusal } from './status-of-refusal.ts';

/** Every call about an order of tickets needs both. */
export interface EventOrderKey {
  id: string;
  token: string;
}

interface ProofUpload {
  key: EventOrderKey;
  /** username, token, payment_method_id, tanggal_transfer, jumlah_transfer (digits) and bukti_transfer (spec 3 §7). */
  form: FormData;
  uploadId: string;
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
      // Without an answer nothing is asked again: an order that was made all the same would show its own tickets as gone.
      invalidatesTags: (answer) => (answer ? ['Event', 'EventOrders'] : []),
    }),
    getEventOrder: build.query<EventTransactionResponse, EventOrderKey>({
      query: (key) => ({ url: orderUrl(key) }),
      providesTags: (_result, _error, { id }) => [{ type: 'EventOrder', id }],
    }),
    sendEventProof: build.mutation<EventProofAnswer, ProofUpload>({
      query: ({ key, form, uploadId }) => ({
        url: `/api/event/transaction/bukti-transfer/${encodeURIComponent(key.id)}`,
        method: 'POST',
        body: form,
        uploadId,
      }),
      // A refusal too says what has become of the order; the pages about it follow.
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const status = await queryFulfilled.then(
          ({ data }) => data.data.status,
          (failure: unknown) => statusOfRefusal(failure),
        );
        if (!status) return; // the form says why
        dispatch(
          eventOrderApi.util.updateQueryData('getEventOrder', key, ({ data: order }) => {
            order.status = status;
            order.status_pembayaran = status;
          }),
        );
      },
      invalidatesTags: ['EventOrders'],
    }),
  }),
});

export const { useOrderTicketsMutation, useGetEventOrderQuery, useSendEventProofMutation } = eventOrderApi;
