import type { PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { baseApi } from '@lapak/runtime';

export type PaymentMethodGroups = PaymentMethodsResponse['data'];

export const paymentMethodApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** What the products can be paid with (spec 2 §7). */
    getCheckoutPaymentMethods: build.query<
      PaymentMethodGroups,
      { username: string; productIds: readonly number[] }
    >({
      query: ({ username, productIds }) => ({
        call: 'GET /api/payment-method-per-method/:username',
        path: { username },
        params: { product_id: productIds.join(',') },
      }),
      transformResponse: (answer: PaymentMethodsResponse) => answer.data,
    }),
  }),
});

export const { useGetCheckoutPaymentMethodsQuery } = paymentMethodApi;
