import type { PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { baseApi } from '@lapak/runtime';

export const paymentMethodApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET api/payment-method-per-method/{username}: what tickets of a store can be paid with (spec 3 §7). */
    getEventPaymentMethods: build.query<PaymentMethodsResponse['data'], string>({
      query: (username) => ({ url: `/api/payment-method-per-method/${encodeURIComponent(username)}` }),
      transformResponse: (answer: PaymentMethodsResponse) => answer.data,
    }),
  }),
});

export const { useGetEventPaymentMethodsQuery } = paymentMethodApi;
