import { formatThousands } from '@lapak/domain/rupiah';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import {
  ChangeManyAnswer,
  ChangeManyBody,
  ManyProductsBody,
  ManyProductsPreviewAnswer,
} from '@lapak/contracts/api/seller-product';
import type { FastifyInstance } from 'fastify';
import { sendRefusal, success } from '../../lib/answer.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { makerOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import type { EditStore } from '../seller-access/store-editing.ts';
import { createManyProducts } from './many-products.ts';

interface ManyProductsOptions extends Pick<Services, 'db' | 'clock' | 'config'> {
  edit: EditStore;
}

/** One change of many products (`seller-product` in contracts). */
export const manyProductRoutes =
  ({ db, clock, edit, config }: ManyProductsOptions) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);
    const many = createManyProducts({ db, clock, edit });

    app.post(
      '/api/seller/toko/:toko/produk-banyak/pratinjau',
      {
        config: forStaff,
        schema: {
          summary: 'What one change of many products would do; writes nothing',
          params: ofStore,
          body: ManyProductsBody,
          response: { 200: ManyProductsPreviewAnswer, 422: ErrorAnswer },
        },
      },
      async (request, reply) => {
        const preview = await many.preview(memberOf(request), request.body);
        if (isRefusal(preview)) return sendRefusal(reply, preview);
        return success(`${formatThousands(preview.changed)} produk akan berubah`, preview);
      },
    );

    app.post(
      '/api/seller/toko/:toko/produk-banyak',
      {
        config: forStaff,
        schema: {
          summary:
            'Makes one change of many products that was previewed; the same again under one Idempotency-Key makes nothing',
          params: ofStore,
          body: ChangeManyBody,
          response: { 200: ChangeManyAnswer, 412: ManyProductsPreviewAnswer, 422: ErrorAnswer },
        },
      },
      async (request, reply) => {
        const made = await many.apply(makerOf(request), request.body);
        if (isRefusal(made)) return sendRefusal(reply, made);
        return success(`${formatThousands(made.changed)} produk diubah`, made);
      },
    );
  };
