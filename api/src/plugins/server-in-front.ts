import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { frontHeaders } from '@lapak/contracts/api-paths';
import { isSameSecret } from '../lib/same-secret.ts';

/** Whether a request comes from a server in front that runs elsewhere and sends the secret of `API_SECRET`. */
export function isFromServerInFront(
  { headers }: Pick<FastifyRequest, 'headers'>,
  secret: string | undefined,
) {
  return secret !== undefined && isSameSecret(headers[frontHeaders.secret], secret);
}

/**
 * The visitor's address that a server in front sends counts as the request's own, for limits and all else that reads
 * `request.ip`. Without the secret nothing but `TRUSTED_PROXIES` changes it, so a visitor cannot choose it.
 */
export const serverInFront = (secret: string | undefined) =>
  plugin(async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      const address = request.headers[frontHeaders.visitorAddress];
      if (typeof address !== 'string' || isIP(address) === 0) return;
      if (isFromServerInFront(request, secret)) Object.defineProperty(request, 'ip', { value: address });
    });
  });
