import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { baseApi } from '@lapak/runtime';

interface VoucherAnswer {
  code: string;
  info: string;
  data?: VoucherResult;
}

interface VoucherQuestion {
  username: string;
  code: string;
  /** Total of the goods, in rupiah; omitted where there is no order yet. */
  total?: number;
}

const voucherApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Form data; usable when the answer's code is '00' (spec 1 §7, spec 2 §7). */
    applyVoucher: build.mutation<VoucherAnswer, VoucherQuestion>({
      query: ({ username, code, total }) => {
        const body = new FormData();
        body.set('voucher_code', code);
        if (total !== undefined) body.set('total', String(total));
        return { call: 'POST /api/voucher/:username', path: { username }, body };
      },
    }),
  }),
});

export const { useApplyVoucherMutation } = voucherApi;
