import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { answerCode, EmptyAnswer } from '@lapak/contracts/api/common';
import type { Services } from '../../services.ts';
import { guideRepository, PRODUCT_GUIDE } from './guide-repository.ts';

/** GET api/guide/marketplace.product.detail.guest: the tour ended or was skipped (spec 1 §7). */
export function guideRoutes({ db }: Services) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      `/api/guide/${PRODUCT_GUIDE}`,
      { schema: { tags: ['guide'], response: { 200: EmptyAnswer } } },
      async (request, reply) => {
        await guideRepository(db).markSeen(reply, await request.findCaller());
        return { code: answerCode.success, info: 'Panduan selesai' };
      },
    );
  };
}
