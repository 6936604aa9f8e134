import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isApiPath, processPaths } from '@lapak/contracts/api-paths';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls of /api that are answered: `GET /api/product/:id`. */
    apiCalls: string[];
  }
}

const ofProcess: readonly string[] = Object.values(processPaths);

/**
 * Notes which calls are answered. A server in front forwards only the addresses of the contracts, so a route outside of them would work in
 * one process and be missing in two.
 * @throws Error, at the registration of such a route
 */
export const knownPaths = plugin(async (app: FastifyInstance) => {
  app.decorate('apiCalls', []);
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/')) app.apiCalls.push(...[method].flat().map((one) => `${one} ${url}`));
    if (!isApiPath(url) && !ofProcess.includes(url))
      throw new Error(`The address ${url} is missing in @lapak/contracts/api-paths`);
  });
});
