import type {
  HandleMoneyAnswer,
  HandleMoneyBody,
  SellerMoneyResponse,
} from '@lapak/contracts/api/seller-money';
import { asMember, sellerApi } from './seller-api.ts';

/** Money that does not pay its order. */
export const moneyApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getMoney: build.query<SellerMoneyResponse, { toko: string; page: number }>({
      queryFn: asMember(({ toko, page }) => ({
        call: 'GET /api/seller/toko/:toko/uang',
        path: { toko },
        params: { page },
      })),
      providesTags: ['SellerOrders'],
    }),
    handleMoney: build.mutation<HandleMoneyAnswer, HandleMoneyBody & { toko: string; id: number }>({
      queryFn: asMember(({ toko, id, note }) => ({
        call: 'POST /api/seller/toko/:toko/uang/:id',
        path: { toko, id },
        body: { note },
      })),
      invalidatesTags: ['SellerOrders', 'SellerOrder', 'Log'],
    }),
  }),
});

export const { useGetMoneyQuery, useHandleMoneyMutation } = moneyApi;
