import type {
  PrintedOrdersResponse,
  ReceiptNumbersAnswer,
  ReceiptNumbersBody,
  SummaryResponse,
} from '@lapak/contracts/api/seller-report';
import { asMember, sellerApi } from './seller-api.ts';

/** What the console makes of many orders at once. */
export const reportApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSummary: build.query<SummaryResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/ringkasan', path: { toko } })),
      providesTags: ['SellerOrders'],
    }),
    getPrinted: build.query<PrintedOrdersResponse, { toko: string; ids: string }>({
      queryFn: asMember(({ toko, ids }) => ({
        call: 'GET /api/seller/toko/:toko/cetak',
        path: { toko },
        params: { ids },
      })),
      providesTags: ['SellerOrders'],
    }),
    checkReceiptNumbers: build.mutation<ReceiptNumbersAnswer, ReceiptNumbersBody & { toko: string }>({
      queryFn: asMember(({ toko, rows }) => ({
        call: 'POST /api/seller/toko/:toko/resi',
        path: { toko },
        body: { rows },
      })),
    }),
  }),
});

export const { useGetSummaryQuery, useGetPrintedQuery, useCheckReceiptNumbersMutation } = reportApi;
