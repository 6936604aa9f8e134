import type { CheckoutAnswer, CheckoutBody } from '@lapak/contracts/api/order';
import { baseApi } from '@lapak/runtime';

interface Keyed {
  /** Distinguishes a retry from a new order (see idempotency-key in forms). */
  idempotencyKey: string;
}

interface FormOrder extends Keyed {
  body: FormData;
  /** Names the upload of the identity picture for `onUploadProgress`. */
  uploadId: string;
}

const formOrder =
  (url: string) =>
  ({ body, uploadId, idempotencyKey }: FormOrder) => ({
    url,
    method: 'POST' as const,
    body,
    uploadId,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

const orderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST api/checkout: goods, from the cart or bought directly (spec 2 §7). */
    orderGoods: build.mutation<CheckoutAnswer, Keyed & { body: CheckoutBody }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/api/checkout',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
    /** POST api/checkout-jasa, multipart. */
    orderService: build.mutation<CheckoutAnswer, FormOrder>({
      query: formOrder('/api/checkout-jasa'),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
    /** POST api/checkout-digital-product, multipart. */
    orderDigital: build.mutation<CheckoutAnswer, FormOrder>({
      query: formOrder('/api/checkout-digital-product'),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
  }),
});

export const { useOrderGoodsMutation, useOrderServiceMutation, useOrderDigitalMutation } = orderApi;
