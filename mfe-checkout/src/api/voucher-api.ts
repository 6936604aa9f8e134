import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { baseApi } from '@lapak/runtime';

interface VoucherAnswer {
  code: string;
  info: string;
  data?: VoucherResult;
}

export const voucherApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * POST api/voucher/{username} with form data; usable when the answer's code is '00' (spec 2 §7). `total` is what the
     * goods come to, in rupiah.
     */
    applyCheckoutVoucher: build.mutation<VoucherAnswer, { username: string; code: string; total: number }>({
      query: ({ username, code, total }) => {
        const body = new FormData();
        body.set('voucher_code', code);
        body.set('total', String(total));
        return { url: `/api/voucher/${encodeURIComponent(username)}`, method: 'POST', body };
      },
    }),
  }),
});

export const { useApplyCheckoutVoucherMutation } = voucherApi;
