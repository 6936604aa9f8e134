import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import type {
  PaymentChannelsBody,
  PaymentKeysBody,
  PaymentKeysChange,
  SellerPaymentAnswer,
  SellerPaymentResponse,
} from '@lapak/contracts/api/seller-payment';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More> = More & { toko: string };

/** A store's own payment provider. */
const paymentApi = sellerApi
  .enhanceEndpoints({ addTagTypes: ['SellerPayment', 'Accounts'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      getPayment: build.query<SellerPaymentResponse, string>({
        queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/pembayaran', path: { toko } })),
        providesTags: ['SellerPayment'],
      }),
      sendKeysCode: build.mutation<CodeSentAnswer, OfStore<PaymentKeysChange>>({
        queryFn: asMember(({ toko, ...body }) => ({
          call: 'POST /api/seller/toko/:toko/pembayaran/kode',
          path: { toko },
          body,
        })),
      }),
      changeKeys: build.mutation<SellerPaymentAnswer, OfStore<PaymentKeysBody>>({
        queryFn: asMember(({ toko, ...body }) => ({
          call: 'POST /api/seller/toko/:toko/pembayaran',
          path: { toko },
          body,
        })),
        invalidatesTags: ['SellerPayment', 'Log'],
      }),
      offerChannels: build.mutation<SellerPaymentAnswer, OfStore<PaymentChannelsBody>>({
        queryFn: asMember(({ toko, ...body }) => ({
          call: 'POST /api/seller/toko/:toko/pembayaran/metode',
          path: { toko },
          body,
        })),
        invalidatesTags: ['SellerPayment', 'Accounts', 'Log'],
      }),
    }),
  });

export const {
  useGetPaymentQuery,
  useSendKeysCodeMutation,
  useChangeKeysMutation,
  useOfferChannelsMutation,
} = paymentApi;
