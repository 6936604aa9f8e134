import type { AddressResponse, ProfileBody } from '@lapak/contracts/api/auth';
import type { EmptyAnswer } from '@lapak/contracts/api/common';
import type { DistrictSearchResponse } from '@lapak/contracts/api/shipping';
import { baseApi } from '@lapak/runtime';

export interface ChangePasswordBody {
  old_password: string;
  password: string;
  password_confirmation: string;
}

export interface AddressBody {
  district_id: string;
  alamat: string;
  kode_pos: string;
}

/** The logged-in customer's own data (spec 3 §7). */
export const profileApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    saveProfile: build.mutation<EmptyAnswer, ProfileBody>({
      query: (body) => ({ call: 'POST /api/profile', body }),
      invalidatesTags: (answer) => (answer ? ['Profile'] : []),
    }),
    changePassword: build.mutation<EmptyAnswer, ChangePasswordBody>({
      query: (body) => ({ call: 'POST /api/profile/change_password', body }),
    }),
    getAddress: build.query<AddressResponse, void>({
      query: () => ({ call: 'GET /api/alamat' }),
      providesTags: ['Address'],
    }),
    saveAddress: build.mutation<EmptyAnswer, AddressBody>({
      query: (body) => ({ call: 'POST /api/alamat', body }),
      invalidatesTags: (answer) => (answer ? ['Address', 'Profile'] : []),
    }),
    searchAddressDistricts: build.query<DistrictSearchResponse, string>({
      query: (search) => ({ call: 'GET /api/ongkir/search', params: { search } }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const {
  useSaveProfileMutation,
  useChangePasswordMutation,
  useGetAddressQuery,
  useSaveAddressMutation,
  useSearchAddressDistrictsQuery,
} = profileApi;
