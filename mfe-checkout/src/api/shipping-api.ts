import type {
  DistrictSearchResponse,
  OriginResponse,
  ShippingCostBody,
  ShippingCostResponse,
} from '@lapak/contracts/api/shipping';
import { baseApi } from '@lapak/runtime';

export const shippingApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    searchCheckoutDistricts: build.query<DistrictSearchResponse['data'], string>({
      query: (search) => ({ call: 'GET /api/ongkir/search', params: { search } }),
      transformResponse: (answer: DistrictSearchResponse) => answer.data,
      keepUnusedDataFor: 600,
    }),
    /** Reads only, so it is a query. Prices may change: never cached after the page. */
    getShippingCosts: build.query<ShippingCostResponse['data'], ShippingCostBody>({
      query: (body) => ({ call: 'POST /api/ongkir/cost', body }),
      transformResponse: (answer: ShippingCostResponse) => answer.data,
      keepUnusedDataFor: 60,
    }),
    /** Where parcels are sent from; null when the store has not set it. */
    getShippingOrigin: build.query<OriginResponse['data']['location'], string>({
      query: (username) => ({ call: 'GET /api/setting/origin', params: { username } }),
      transformResponse: (answer: OriginResponse) => answer.data.location,
    }),
  }),
});

export const { useSearchCheckoutDistrictsQuery, useGetShippingCostsQuery, useGetShippingOriginQuery } =
  shippingApi;
