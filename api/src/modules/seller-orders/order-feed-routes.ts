import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { LatestResponse } from '@lapak/contracts/api/seller-order';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { mayStill, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { createOrderFeed } from './order-feed.ts';

type OrderFeedOptions = Pick<Services, 'db' | 'clock' | 'storeEvents' | 'config'>;

/** The feed of a store for a console that is open. */
export const orderFeedRoutes = (options: OrderFeedOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const forStaff = sellerRoute('staff', options.config.rateLimitFactor);
  const feed = createOrderFeed(options);
  app.front.ending.addEventListener('abort', feed.endAll);
  app.addHook('preClose', async () => feed.endAll());
  app.addHook('onClose', async () => feed.close());

  app.get(
    '/api/seller/toko/:toko/terbaru',
    {
      config: forStaff,
      schema: {
        summary: 'Whether orders have changed, for a console that the feed does not reach',
        params: ofStore,
        response: { 200: LatestResponse },
      },
    },
    async (request) => ({ data: await feed.latest(memberOf(request).store.id) }),
  );

  app.get(
    '/api/seller/toko/:toko/umpan',
    {
      config: forStaff,
      schema: { summary: 'A stream of what changes (text/event-stream)', params: ofStore },
    },
    async (request, reply) => {
      const { store, actor } = memberOf(request);
      const reader = { storeId: store.id, userId: actor.userId, mayRead: () => mayStill(request) };
      // nginx and its like hold an answer back otherwise.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(feed.open(reader));
    },
  );
};
