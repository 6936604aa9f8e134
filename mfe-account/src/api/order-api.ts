import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type { OrderListResponse, OrderResponse, ProofAnswer } from '@lapak/contracts/api/order';
import { nextPage } from '@lapak/domain/order-list';
import { baseApi } from '@lapak/runtime';

interface ProofUpload {
  orderId: string;
  /** username, payment_method_id, transfer_date, jumlah_transfer (digits) and bukti_transfer (spec 3 §7). */
  form: FormData;
  uploadId: string;
}

export const orderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getOrder: build.query<OrderResponse, string>({
      query: (id) => ({ url: `/api/transaction/${encodeURIComponent(id)}` }),
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
    }),
    sendProof: build.mutation<ProofAnswer, ProofUpload>({
      query: ({ orderId, form, uploadId }) => ({
        url: `/api/transaction/bukti-transfer/${encodeURIComponent(orderId)}`,
        method: 'POST',
        body: form,
        uploadId,
      }),
      async onQueryStarted({ orderId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return; // the form shows the reason
        dispatch(
          orderApi.util.updateQueryData('getOrder', orderId, (draft) => {
            draft.data.status = data.data.status;
          }),
        );
      },
      invalidatesTags: ['Orders'],
    }),
    confirmReceived: build.mutation<EmptyAnswer, string>({
      query: (id) => ({
        url: `/api/transaction/${encodeURIComponent(id)}/selesai`,
        method: 'POST',
        body: {},
      }),
      invalidatesTags: (_result, _error, id) => [{ type: 'Order', id }, 'Orders'],
    }),
    getOrders: build.infiniteQuery<OrderListResponse, string, number>({
      query: ({ queryArg, pageParam }) => ({
        url: '/api/transaction',
        params: { page: pageParam, username_toko: queryArg },
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
  useSendProofMutation,
  useConfirmReceivedMutation,
  useGetOrdersInfiniteQuery,
} = orderApi;
