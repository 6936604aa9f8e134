import type { CheckoutAnswer, CheckoutBody } from '@lapak/contracts/api/order';
import { baseApi, type ApiCall } from '@lapak/runtime';

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
  (call: ApiCall) =>
  ({ body, uploadId, idempotencyKey }: FormOrder) => ({
    call,
    body,
    uploadId,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

const orderApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Goods, from the cart or bought directly (spec 2 §7). */
    orderGoods: build.mutation<CheckoutAnswer, Keyed & { body: CheckoutBody }>({
      query: ({ body, idempotencyKey }) => ({
        call: 'POST /api/checkout',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
    orderService: build.mutation<CheckoutAnswer, FormOrder>({
      query: formOrder('POST /api/checkout-jasa'),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
    orderDigital: build.mutation<CheckoutAnswer, FormOrder>({
      query: formOrder('POST /api/checkout-digital-product'),
      invalidatesTags: ['Orders', 'Product', 'Listing'],
    }),
  }),
});

export const { useOrderGoodsMutation, useOrderServiceMutation, useOrderDigitalMutation } = orderApi;
