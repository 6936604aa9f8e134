import type { RegisterAnswer, VerificationBody } from '@lapak/contracts/api/auth';
import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import type { SellerSessionAnswer } from '@lapak/contracts/api/seller';
import type {
  OpenStoreBody,
  SellerAccountBody,
  StoreAddressQuery,
  StoreAddressResponse,
} from '@lapak/contracts/api/seller-store';
import type { DistrictSearchResponse } from '@lapak/contracts/api/shipping';
import { asMember, ofConsole, sellerApi } from './seller-api.ts';
import { sessionApi } from './session-api.ts';

/** A new account, and a new store. */
const openingApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    makeAccount: build.mutation<RegisterAnswer, SellerAccountBody>({
      query: (body) => ofConsole({ call: 'POST /api/seller/akun', body }),
    }),
    sendAccountCode: build.mutation<CodeSentAnswer, { user: string }>({
      query: (body) => ofConsole({ call: 'POST /api/seller/akun/kode', body }),
    }),
    verifyAccount: build.mutation<SellerSessionAnswer, VerificationBody>({
      query: (body) => ofConsole({ call: 'POST /api/seller/akun/verifikasi', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          await dispatch(
            sessionApi.util.upsertQueryData('getSession', undefined, { data: answer.data.data }),
          );
      },
    }),
    checkAddress: build.query<StoreAddressResponse['data'], StoreAddressQuery>({
      query: (params) => ({ call: 'GET /api/seller/alamat-toko', params }),
      transformResponse: (answer: StoreAddressResponse) => answer.data,
      // Somebody else may take it meanwhile.
      keepUnusedDataFor: 0,
    }),
    searchOrigins: build.query<DistrictSearchResponse['data'], string>({
      query: (search) => ({ call: 'GET /api/ongkir/search', params: { search } }),
      transformResponse: (answer: DistrictSearchResponse) => answer.data,
      keepUnusedDataFor: 600,
    }),
    openStore: build.mutation<SellerSessionAnswer, OpenStoreBody>({
      queryFn: asMember((body) => ({ call: 'POST /api/seller/toko', body })),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          await dispatch(
            sessionApi.util.upsertQueryData('getSession', undefined, { data: answer.data.data }),
          );
      },
    }),
  }),
});

export const {
  useMakeAccountMutation,
  useSendAccountCodeMutation,
  useVerifyAccountMutation,
  useCheckAddressQuery,
  useSearchOriginsQuery,
  useOpenStoreMutation,
} = openingApi;
