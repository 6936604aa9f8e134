import type {
  ChangeManyAnswer,
  ChangeManyBody,
  ManyProductsBody,
  ManyProductsPreviewAnswer,
  PreviewProductAnswer,
  PreviewProductBody,
  ProductCellsBody,
  ProductChoicesResponse,
  RemoveProductAnswer,
  SaveProductBody,
  SellerProductAnswer,
  SellerProductResponse,
  SellerProductsQuery,
  SellerProductsResponse,
  UploadPictureAnswer,
  UploadSoldFileAnswer,
} from '@lapak/contracts/api/seller-product';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More = object> = More & { toko: string };
export type ProductsArgs = OfStore<SellerProductsQuery>;

interface SaveCall {
  idempotencyKey: string;
  body: SaveProductBody;
}

const changed = ['SellerProducts', 'SellerProduct', 'ProductChoices', 'Log'] as const;

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
    getProduct: build.query<SellerProductResponse, OfStore<{ id: number }>>({
      queryFn: asMember((path) => ({ call: 'GET /api/seller/toko/:toko/produk/:id', path })),
      // An editor begins with the product as it is now.
      keepUnusedDataFor: 0,
      providesTags: (_answer, _error, { id }) => [{ type: 'SellerProduct', id }],
    }),
    getProductChoices: build.query<ProductChoicesResponse, string>({
      queryFn: asMember((toko) => ({
        call: 'GET /api/seller/toko/:toko/pilihan-produk',
        path: { toko },
      })),
      keepUnusedDataFor: 300,
      providesTags: ['ProductChoices'],
    }),
    changeCells: build.mutation<
      SellerProductAnswer,
      OfStore<{ id: number; version: string; cells: ProductCellsBody }>
    >({
      queryFn: asMember(({ toko, id, version, cells }) => ({
        call: 'POST /api/seller/toko/:toko/produk/:id/sel',
        path: { toko, id },
        headers: { 'If-Match': `"${version}"` },
        body: cells,
      })),
      invalidatesTags: changed,
    }),
    createProduct: build.mutation<SellerProductAnswer, OfStore<SaveCall>>({
      queryFn: asMember(({ toko, idempotencyKey, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk',
        path: { toko },
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: changed,
    }),
    saveProduct: build.mutation<SellerProductAnswer, OfStore<SaveCall & { id: number; version: string }>>({
      queryFn: asMember(({ toko, id, version, idempotencyKey, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk/:id',
        path: { toko, id },
        headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: changed,
    }),
    previewProduct: build.mutation<PreviewProductAnswer, OfStore<{ body: PreviewProductBody }>>({
      queryFn: asMember(({ toko, body }) => ({
        call: 'POST /api/seller/toko/:toko/pratinjau-produk',
        path: { toko },
        body,
      })),
    }),
    removeProduct: build.mutation<RemoveProductAnswer, OfStore<{ id: number; version: string }>>({
      queryFn: asMember(({ toko, id, version }) => ({
        call: 'DELETE /api/seller/toko/:toko/produk/:id',
        path: { toko, id },
        headers: { 'If-Match': `"${version}"` },
      })),
      invalidatesTags: ['SellerProducts', 'ProductChoices', 'Log'],
    }),
    uploadPicture: build.mutation<UploadPictureAnswer, OfStore<{ picture: Blob; uploadId: string }>>({
      queryFn: asMember(({ toko, picture, uploadId }) => {
        const body = new FormData();
        body.append('file', picture);
        return { call: 'POST /api/seller/toko/:toko/gambar', path: { toko }, body, uploadId };
      }),
    }),
    uploadSoldFile: build.mutation<UploadSoldFileAnswer, OfStore<{ file: File; uploadId: string }>>({
      queryFn: asMember(({ toko, file, uploadId }) => {
        const body = new FormData();
        body.append('file', file);
        return { call: 'POST /api/seller/toko/:toko/berkas', path: { toko }, body, uploadId };
      }),
    }),
    previewMany: build.mutation<ManyProductsPreviewAnswer, OfStore<{ body: ManyProductsBody }>>({
      queryFn: asMember(({ toko, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk-banyak/pratinjau',
        path: { toko },
        body,
      })),
    }),
    changeMany: build.mutation<ChangeManyAnswer, OfStore<{ idempotencyKey: string; body: ChangeManyBody }>>({
      queryFn: asMember(({ toko, idempotencyKey, body }) => ({
        call: 'POST /api/seller/toko/:toko/produk-banyak',
        path: { toko },
        headers: { 'Idempotency-Key': idempotencyKey },
        body,
      })),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetProductsQuery,
  useGetProductQuery,
  useGetProductChoicesQuery,
  useChangeCellsMutation,
  useCreateProductMutation,
  useSaveProductMutation,
  useRemoveProductMutation,
  useUploadPictureMutation,
  useUploadSoldFileMutation,
  usePreviewManyMutation,
  usePreviewProductMutation,
  useChangeManyMutation,
} = productApi;
