import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Routes with a scope of their own. Errors of a start call them by this name; without one Fastify looks for their file among
 * all loaded modules.
 */
export const named = (name: string, routes: FastifyPluginAsync): FastifyPluginAsync =>
  plugin(routes, { name, encapsulate: true });
