import type {
  LatestResponse,
  OrderStepAnswer,
  OrderStepBody,
  SellerOrderResponse,
  SellerOrdersQuery,
  SellerOrdersResponse,
} from '@lapak/contracts/api/seller-order';
import { asMember, sellerApi } from './seller-api.ts';

export type OrdersArgs = SellerOrdersQuery & { toko: string };

/** A store's orders, and what is done with them. */
export const orderApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getOrders: build.query<SellerOrdersResponse, OrdersArgs>({
      queryFn: asMember(({ toko, ...params }) => ({
        call: 'GET /api/seller/toko/:toko/pesanan',
        path: { toko },
        params,
      })),
      keepUnusedDataFor: 300,
      providesTags: ['SellerOrders'],
    }),
    getOrder: build.query<SellerOrderResponse, { toko: string; id: string }>({
      queryFn: asMember((path) => ({ call: 'GET /api/seller/toko/:toko/pesanan/:id', path })),
      providesTags: (_answer, _error, { id }) => [{ type: 'SellerOrder', id }],
    }),
    takeStep: build.mutation<OrderStepAnswer, OrderStepBody & { toko: string }>({
      queryFn: asMember(({ toko, ...body }) => ({
        call: 'POST /api/seller/toko/:toko/langkah',
        path: { toko },
        body,
      })),
      invalidatesTags: ['SellerOrders', 'SellerOrder', 'Log'],
    }),
    getLatest: build.query<LatestResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/terbaru', path: { toko } })),
    }),
  }),
});

export const { useGetOrdersQuery, useGetOrderQuery, useTakeStepMutation } = orderApi;
