import type { BankListResponse, PaymentMethodsResponse } from '@lapak/contracts/api/payment';
import { baseApi } from '@lapak/runtime';

export const paymentApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** A seller's accounts by group, for an order without a chosen method (spec 3 §2). */
    getPaymentMethods: build.query<PaymentMethodsResponse, string>({
      query: (username) => ({ url: `/api/payment-method-per-method/${encodeURIComponent(username)}` }),
    }),
    /** Where one can transfer to, for the confirmation form. */
    getBankList: build.query<BankListResponse, string>({
      query: (username) => ({ url: `/api/payment-method/${encodeURIComponent(username)}` }),
    }),
  }),
});

export const { useGetPaymentMethodsQuery, useGetBankListQuery } = paymentApi;
