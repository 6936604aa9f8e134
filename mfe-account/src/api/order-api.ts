import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type {
  OrderListResponse,
  OrderStatus,
  OrderResponse,
  ParcelResponse,
  ProofAnswer,
} from '@lapak/contracts/api/order';
import { nextPage } from '@lapak/domain/order-list';
import { baseApi, type PageContext } from '@lapak/runtime';

/** An order belongs to its store: under another one it is not found. */
export interface OrderKey {
  username: string;
  id: string;
}

/** The order that an address names. */
export const orderKeyOf = ({ username = '', id = '' }: PageContext['params']): OrderKey => ({ username, id });

/** What the list of orders shows. */
export interface OrderListArgs {
  username: string;
  /** Null for all. */
  status: OrderStatus | null;
  /** Part of an invoice number; empty for all. */
  search: string;
}

interface ProofUpload {
  key: OrderKey;
  /** username, payment_method_id, transfer_date, jumlah_transfer (digits) and bukti_transfer (spec 3 §7). */
  form: FormData;
  uploadId: string;
}

export const orderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getOrder: build.query<OrderResponse, OrderKey>({
      query: ({ username, id }) => ({
        call: 'GET /api/transaction/:id',
        path: { id },
        params: { username },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    getParcel: build.query<ParcelResponse, OrderKey>({
      query: ({ username, id }) => ({
        call: 'GET /api/transaction/:id/lacak',
        path: { id },
        params: { username },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    sendProof: build.mutation<ProofAnswer, ProofUpload>({
      query: ({ key, form, uploadId }) => ({
        call: 'POST /api/transaction/bukti-transfer/:id',
        path: { id: key.id },
        body: form,
        uploadId,
      }),
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return; // the form shows the reason
        dispatch(
          orderApi.util.updateQueryData('getOrder', key, (draft) => {
            draft.data.status = data.data.status;
          }),
        );
      },
      // A refusal too may mean that the order has moved on; its page follows.
      invalidatesTags: (_result, error, { key: { id } }) => (error ? [{ type: 'Order', id }] : ['Orders']),
    }),
    confirmReceived: build.mutation<EmptyAnswer, OrderKey>({
      query: ({ username, id }) => ({
        call: 'POST /api/transaction/:id/selesai',
        path: { id },
        params: { username },
        body: {},
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Order', id }, 'Orders'],
    }),
    getOrders: build.infiniteQuery<OrderListResponse, OrderListArgs, number>({
      query: ({ queryArg: { username, status, search }, pageParam }) => ({
        call: 'GET /api/transaction',
        params: {
          page: pageParam,
          username_toko: username,
          status: status ?? undefined,
          search: search || undefined,
        },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (page) => nextPage(page),
      },
      providesTags: ['Orders'],
    }),
  }),
});

export const {
  useGetOrderQuery,
  useGetParcelQuery,
  useSendProofMutation,
  useConfirmReceivedMutation,
  useGetOrdersInfiniteQuery,
} = orderApi;
