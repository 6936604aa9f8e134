import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import type {
  AccountChange,
  AccountChangeBody,
  StoreAccountsAnswer,
  StoreAccountsResponse,
} from '@lapak/contracts/api/seller-store';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More> = More & { toko: string };

/** Where buyers of a store transfer to. */
export const accountsApi = sellerApi.enhanceEndpoints({ addTagTypes: ['Accounts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getAccounts: build.query<StoreAccountsResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/rekening', path: { toko } })),
      providesTags: ['Accounts'],
    }),
    sendChangeCode: build.mutation<CodeSentAnswer, OfStore<AccountChange>>({
      queryFn: asMember(({ toko, ...body }) => ({
        call: 'POST /api/seller/toko/:toko/rekening/kode',
        path: { toko },
        body,
      })),
    }),
    changeAccount: build.mutation<StoreAccountsAnswer, OfStore<AccountChangeBody>>({
      queryFn: asMember(({ toko, ...body }) => ({
        call: 'POST /api/seller/toko/:toko/rekening',
        path: { toko },
        body,
      })),
      invalidatesTags: ['Accounts', 'Log'],
    }),
  }),
});

export const { useGetAccountsQuery, useSendChangeCodeMutation, useChangeAccountMutation } = accountsApi;
