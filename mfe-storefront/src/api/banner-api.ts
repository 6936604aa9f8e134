import { answerCode } from '@lapak/contracts/api/answer-code';
import type { BannerDetail, BannerResponse } from '@lapak/contracts/api/catalogue';
import { baseApi } from '@lapak/runtime';

export const bannerApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The banner, or null when the code is not "00" (spec 1 §7). */
    getBanner: build.query<BannerDetail | null, { username: string; id: string }>({
      query: ({ username, id }) => ({
        call: 'GET /api/banner_marketplace/:username/:id',
        path: { username, id },
      }),
      transformResponse: (answer: BannerResponse) =>
        answer.code === answerCode.success ? answer.data : null,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetBannerQuery } = bannerApi;
