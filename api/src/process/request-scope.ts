import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const scope = new AsyncLocalStorage<string>();

/** Id of the request that the running code works for; null outside of requests. */
export const currentRequestId = (): string | null => scope.getStore() ?? null;

/** Lets whatever a request starts be told by its id, also what nobody waits for. */
export const requestScope = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => scope.run(request.id, done));
  // A body comes by events of its connection, which know no request.
  app.addHook('preValidation', (request, _reply, done) => scope.run(request.id, done));
});
