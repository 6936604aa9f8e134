import type { ApplySheetAnswer, ApplySheetBody, SheetPreviewAnswer } from '@lapak/contracts/api/seller-sheet';
import { asMember, sellerApi } from './seller-api.ts';

/** A store's products as a spreadsheet. */
const sheetApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    checkSheet: build.mutation<
      SheetPreviewAnswer,
      { toko: string; file: File; zip: File | null; uploadId: string }
    >({
      queryFn: asMember(({ toko, file, zip, uploadId }) => {
        const body = new FormData();
        body.append('file', file);
        if (zip) body.append('zip', zip);
        return { call: 'POST /api/seller/toko/:toko/lembar/periksa', path: { toko }, body, uploadId };
      }),
    }),
    applySheet: build.mutation<ApplySheetAnswer, { toko: string; body: ApplySheetBody }>({
      queryFn: asMember(({ toko, body }) => ({
        call: 'POST /api/seller/toko/:toko/lembar/terapkan',
        path: { toko },
        body,
        isLong: true,
      })),
      invalidatesTags: ['SellerProducts', 'SellerProduct', 'ProductChoices', 'Log'],
    }),
  }),
});

export const { useCheckSheetMutation, useApplySheetMutation } = sheetApi;
