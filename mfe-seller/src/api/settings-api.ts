import type {
  FieldChanges,
  ListChange,
  SellerBanner,
  SellerBannersResponse,
  SellerCategoriesResponse,
  SellerCategory,
  SellerSettingsAnswer,
  SellerSettingsResponse,
  SellerVoucher,
  SellerVouchersResponse,
} from '@lapak/contracts/api/seller-settings';
import type { ApiQuery } from '@lapak/runtime';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More = object> = More & { toko: string };
type ListCall = OfStore<{ change: ListChange; idempotencyKey?: string }>;
interface ListAnswer<View> {
  code: string;
  info: string;
  data: View[];
}

const keyed = (idempotencyKey: string | undefined): Pick<ApiQuery, 'headers'> =>
  idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } };

const tagged = sellerApi.enhanceEndpoints({
  addTagTypes: ['Settings', 'Categories', 'Vouchers', 'Banners'],
});

/** A store's settings, and its lists of categories, vouchers and banners. */
export const settingsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSettings: build.query<SellerSettingsResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/pengaturan', path: { toko } })),
      providesTags: ['Settings'],
    }),
    changeSettings: build.mutation<SellerSettingsAnswer, OfStore<{ changes: FieldChanges }>>({
      queryFn: asMember(({ toko, changes }) => ({
        call: 'POST /api/seller/toko/:toko/pengaturan',
        path: { toko },
        body: { changes },
      })),
      invalidatesTags: ['Settings', 'Log', 'SellerSession'],
    }),
    getCategories: build.query<SellerCategoriesResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/kategori', path: { toko } })),
      providesTags: ['Categories'],
    }),
    changeCategories: build.mutation<ListAnswer<SellerCategory>, ListCall>({
      queryFn: asMember(({ toko, change, idempotencyKey }) => ({
        call: 'POST /api/seller/toko/:toko/kategori',
        path: { toko },
        ...keyed(idempotencyKey),
        body: change,
      })),
      invalidatesTags: ['Categories', 'ProductChoices', 'SellerProducts', 'SellerProduct', 'Log'],
    }),
    getVouchers: build.query<SellerVouchersResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/voucher', path: { toko } })),
      providesTags: ['Vouchers'],
    }),
    changeVouchers: build.mutation<ListAnswer<SellerVoucher>, ListCall>({
      queryFn: asMember(({ toko, change, idempotencyKey }) => ({
        call: 'POST /api/seller/toko/:toko/voucher',
        path: { toko },
        ...keyed(idempotencyKey),
        body: change,
      })),
      invalidatesTags: ['Vouchers', 'Log'],
    }),
    getBanners: build.query<SellerBannersResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/banner', path: { toko } })),
      providesTags: ['Banners'],
    }),
    changeBanners: build.mutation<ListAnswer<SellerBanner>, ListCall>({
      queryFn: asMember(({ toko, change, idempotencyKey }) => ({
        call: 'POST /api/seller/toko/:toko/banner',
        path: { toko },
        ...keyed(idempotencyKey),
        body: change,
      })),
      invalidatesTags: ['Banners', 'Log'],
    }),
  }),
});

export const {
  useGetSettingsQuery,
  useChangeSettingsMutation,
  useGetCategoriesQuery,
  useChangeCategoriesMutation,
  useGetVouchersQuery,
  useChangeVouchersMutation,
  useGetBannersQuery,
  useChangeBannersMutation,
} = settingsApi;
