import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type { SellerRatesAnswer, SellerRatesResponse } from '@lapak/contracts/api/seller-rates';
import { asMember, sellerApi } from './seller-api.ts';

/** A store's own prices of shipping. */
export const ratesApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getRates: build.query<SellerRatesResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/tarif', path: { toko } })),
      providesTags: ['Rates'],
    }),
    sendRates: build.mutation<SellerRatesAnswer, { toko: string; file: File }>({
      queryFn: asMember(({ toko, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { call: 'POST /api/seller/toko/:toko/tarif', path: { toko }, body };
      }),
      invalidatesTags: ['Rates', 'Log'],
    }),
    removeRates: build.mutation<EmptyAnswer, string>({
      queryFn: asMember((toko) => ({ call: 'DELETE /api/seller/toko/:toko/tarif', path: { toko } })),
      invalidatesTags: ['Rates', 'Log'],
    }),
  }),
});

export const { useGetRatesQuery, useSendRatesMutation, useRemoveRatesMutation } = ratesApi;
