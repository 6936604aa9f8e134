import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { helmetOptions } from '../process/helmet-options.ts';

/** Headers of every answer, unless its route sets its own; data is not cached unless the route allows it. */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  await app.register(helmet, {
    ...helmetOptions,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
