import type { DetailResponse, Product } from '@lapak/contracts/api/catalogue';
import { baseApi, isApiError } from '@lapak/runtime';

/** A product as the server has it now; `gone` when it is not sold any more, `unknown` when the request failed. */
export type FreshProduct =
  { state: 'found'; product: Product; dateServer: string } | { state: 'gone' } | { state: 'unknown' };

/** By product id. */
export type FreshProducts = Readonly<Record<number, FreshProduct>>;

/** A closed store's answer has no product: then the line stays as it was. */
const isDetail = (data: unknown): data is DetailResponse & { data: Product } =>
  typeof data === 'object' && data !== null && 'data' in data && data.data !== null && 'date_server' in data;

export const cartProductApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The products of a cart by GET api/product/{id}. One that cannot be read never hides the others. */
    getCartProducts: build.query<FreshProducts, { username: string; ids: readonly number[] }>({
      queryFn: async ({ username, ids }, _api, _options, fetch) => {
        const entries = await Promise.all(
          ids.map(async (id): Promise<[number, FreshProduct]> => {
            const { data, error } = await fetch({
              call: 'GET /api/product/:id',
              path: { id },
              params: { username },
            });
            if (isDetail(data)) {
              return [id, { state: 'found', product: data.data, dateServer: data.date_server }];
            }
            const isGone = isApiError(error) && error.status === 404;
            return [id, { state: isGone ? 'gone' : 'unknown' }];
          }),
        );
        return { data: Object.fromEntries(entries) };
      },
      // Long enough for a prefetched page, too short for stale prices.
      keepUnusedDataFor: 15,
    }),
  }),
});

export const { useGetCartProductsQuery } = cartProductApi;
