import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * A plugin with a scope of its own. Errors of a start call it by this name; without one Fastify looks for its file among
 * all loaded modules.
 */
export const named = (name: string, own: FastifyPluginAsync): FastifyPluginAsync =>
  plugin(own, { name, encapsulate: true });
