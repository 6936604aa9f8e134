import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isApiPath, processPaths } from '@lapak/contracts/api-paths';

const ofProcess: readonly string[] = Object.values(processPaths);

/**
 * A server in front forwards only the addresses of the contracts, so a route outside of them would work in
 * one process and be missing in two.
 * @throws Error, at the registration of such a route
 */
export const knownPaths = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ url }) => {
    if (!isApiPath(url) && !ofProcess.includes(url))
      throw new Error(`The address ${url} is missing in @lapak/contracts/api-paths`);
  });
});
