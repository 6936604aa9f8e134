import type {
  EventCheckoutAnswer,
  EventCheckoutBody,
  EventProofAnswer,
  EventTransactionListResponse,
  EventTransactionResponse,
} from '@lapak/contracts/api/event';
import { nextPage } from '@lapak/domain/order-list';
import { baseApi, isApiError } from '@lapak/runtime';
import type { OrderStatus } from '@lapak/contracts/api/order';

const statuses = ['UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI'] as const;

/** Status of an order whose proof was rejected (spec 3 §8, `status_pembayaran`); null when the answer lacks it. */
function rejectedProofStatus(failure: unknown): OrderStatus | null {
  if (typeof failure !== 'object' || failure === null || !('error' in failure)) return null;
  const data = isApiError(failure.error) ? failure.error.data : null;
  if (typeof data !== 'object' || data === null || !('status_pembayaran' in data)) return null;
  return statuses.find((status) => status === data.status_pembayaran) ?? null;
}

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

export const eventOrderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Orders tickets (spec 3 §7). The key distinguishes a retry from a new order. */
    orderTickets: build.mutation<EventCheckoutAnswer, { body: EventCheckoutBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        call: 'POST /api/event/transaction/checkout',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // No refetch after a lost answer: the order may exist, and its own tickets would then show as sold.
      invalidatesTags: (answer) => (answer ? ['Event', 'EventOrders'] : []),
    }),
    getEventOrder: build.query<EventTransactionResponse, EventOrderKey>({
      query: ({ id, token }) => ({ call: 'GET /api/event/transaction/:id/:token', path: { id, token } }),
      providesTags: (_result, _error, { id }) => [{ type: 'EventOrder', id }],
    }),
    /** The customer's orders of tickets in a store, the latest first. */
    getEventOrders: build.infiniteQuery<EventTransactionListResponse, string, number>({
      query: ({ queryArg, pageParam }) => ({
        call: 'GET /api/event/transaction',
        params: { page: pageParam, username: queryArg },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page) => nextPage(page),
      },
      providesTags: ['EventOrders'],
    }),
    sendEventProof: build.mutation<EventProofAnswer, ProofUpload>({
      query: ({ key, form, uploadId }) => ({
        call: 'POST /api/event/transaction/bukti-transfer/:id',
        path: { id: key.id },
        body: form,
        uploadId,
      }),
      // A rejection contains the order's status too; its pages follow it.
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const status = await queryFulfilled.then(
          ({ data }) => data.data.status,
          (failure: unknown) => rejectedProofStatus(failure),
        );
        if (!status) return; // the form shows the reason
        dispatch(
          eventOrderApi.util.updateQueryData('getEventOrder', key, ({ data: order }) => {
            order.status = status;
            order.status_pembayaran = status;
          }),
        );
      },
      // The proof adds account and date of the transfer to the order.
      invalidatesTags: (_result, error, { key: { id } }) =>
        error ? [] : ['EventOrders', { type: 'EventOrder', id }],
    }),
  }),
});

export const {
  useOrderTicketsMutation,
  useGetEventOrderQuery,
  useGetEventOrdersInfiniteQuery,
  useSendEventProofMutation,
} = eventOrderApi;
