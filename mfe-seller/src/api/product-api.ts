import type {
  ChangeManyAnswer,
  ChangeManyBody,
  ManyProductsBody,
  ManyProductsPreviewAnswer,
  ProductCellsBody,
  ProductChoicesResponse,
  SellerProductAnswer,
  SellerProductsQuery,
  SellerProductsResponse,
} from '@lapak/contracts/api/seller-product';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More = object> = More & { toko: string };
export type ProductsArgs = OfStore<SellerProductsQuery>;

/** A store's products, and what is changed of them. */
export const productApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getProducts: build.query<SellerProductsResponse, ProductsArgs>({
      queryFn: asMember(({ toko, ...params }) => ({
        call: 'GET /api/seller/toko/:toko/produk',
        path: { toko },
        params,
      })),
      keepUnusedDataFor: 300,
      providesTags: ['SellerProducts'],
    }),
    getProductChoices: build.query<ProductChoicesResponse, string>({
      queryFn: asMember((toko) => ({
        call: 'GET /api/seller/toko/:toko/pilihan-produk',
        path: { toko },
      })),
      keepUnusedDataFor: 300,
      providesTags: ['ProductChoices'],
    }),
    changeCells: build.mutation<SellerProductAnswer, OfStore<{ id: number; cells: ProductCellsBody }>>({
      queryFn: asMember(({ toko, id, cells }) => ({
        call: 'POST /api/seller/toko/:toko/produk/:id/sel',
        path: { toko, id },
        body: cells,
      })),
      invalidatesTags: (answer) => (answer ? ['SellerProducts', 'Log'] : []),
    }),
    previewMany: build.mutation<ManyProductsPreviewAnswer, OfStore<{ body: ManyProductsBody }>>({
      queryFn: asMember(({ toko, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk-banyak/pratinjau',
        path: { toko },
        body,
      })),
    }),
    changeMany: build.mutation<ChangeManyAnswer, OfStore<{ body: ChangeManyBody }>>({
      queryFn: asMember(({ toko, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk-banyak',
        path: { toko },
        body,
      })),
      invalidatesTags: (answer) =>
        answer ? ['SellerProducts', 'SellerProduct', 'ProductChoices', 'Log'] : [],
    }),
  }),
});

export const {
  useGetProductsQuery,
  useGetProductChoicesQuery,
  useChangeCellsMutation,
  usePreviewManyMutation,
  useChangeManyMutation,
} = productApi;
