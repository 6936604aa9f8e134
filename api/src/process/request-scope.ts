import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const scope = new AsyncLocalStorage<string>();

/** Id of the request that the running code works for; null outside of requests. */
export const currentRequestId = (): string | null => scope.getStore() ?? null;

/** Attributes all work that a request starts to its id, also work that is not awaited. */
export const requestScope = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => scope.run(request.id, done));
  // A body comes by events of its connection, which are outside of the request's scope.
  app.addHook('preValidation', (request, _reply, done) => scope.run(request.id, done));
});
