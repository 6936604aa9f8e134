import type { ProfileResponse } from '@lapak/contracts/api/auth';
import type { StoreProfileResponse } from '@lapak/contracts/api/store';
import type { CancelByKeyAnswer } from '@lapak/contracts/api/order';
import type { BankListResponse, PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { loggedOut } from '../store/session-slice.ts';
import { baseApi } from './base-api.ts';
import { readToken } from './token.ts';

/**
 * Endpoints that more than one part needs: the store's profile (theme, logo, state), the logged-in shopper, the
 * accounts that a store's orders can be paid to, and the end of an order after a lost answer.
 */
export const sharedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStoreProfile: build.query<StoreProfileResponse, string>({
      query: (username) => ({ call: 'GET /api/setting/profile', params: { username } }),
      keepUnusedDataFor: 3600,
      providesTags: ['StoreProfile'],
    }),
    getProfile: build.query<ProfileResponse, void>({
      query: () => ({ call: 'GET /api/profile/custom' }),
      // Answered without a user, not with a 401, when the token is no longer valid.
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const token = readToken();
        const user = await queryFulfilled.then(
          ({ data }) => data.data.user,
          () => undefined,
        );
        if (user === null && token !== null && token === readToken()) dispatch(loggedOut());
      },
      providesTags: ['Profile'],
    }),
    /** A seller's payment methods by group, for an order without a chosen method (spec 3 §2). */
    getPaymentMethods: build.query<PaymentMethodsResponse, string>({
      query: (username) => ({ call: 'GET /api/payment-method-per-method/:username', path: { username } }),
    }),
    /** The accounts to transfer to, for the confirmation forms of orders and events (spec 3 §7). */
    getBankList: build.query<BankListResponse, string>({
      query: (username) => ({ call: 'GET /api/payment-method/:username', path: { username } }),
    }),
    /** Ends the unpaid order that an idempotency key of a checkout has made. */
    cancelPlacedOrder: build.mutation<CancelByKeyAnswer, { username: string; idempotencyKey: string }>({
      query: ({ username, idempotencyKey }) => ({
        call: 'POST /api/checkout/placed/cancel',
        body: { username },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Orders', 'EventOrders', 'Product', 'Listing', 'Event'],
    }),
  }),
});

export const {
  useGetStoreProfileQuery,
  useGetProfileQuery,
  useGetPaymentMethodsQuery,
  useGetBankListQuery,
  useCancelPlacedOrderMutation,
} = sharedApi;
