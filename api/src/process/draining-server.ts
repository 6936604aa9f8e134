import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseWhileEnding } from './refuse-while-ending.ts';
import { endUnfinishedBodies, requestTimeOptions } from './request-time.ts';

export interface DrainLimits {
  /**
   * For how long requests are still taken after `/healthz` has turned 503, so that a load balancer removes it first.
   */
  leadMs: number;
  /** For how long what runs may go on after that. */
  patienceMs: number;
}

export interface DrainingServer {
  /** For Fastify. @param options of Fastify's own */
  serverFactory(handler: RequestListener, options: { keepAliveTimeout?: number }): Server;
  /**
   * Ends the serving, whatever clients do: `/healthz` is a 503 at once, after a while any new request is, and what runs
   * is answered. Connections that are left when the time is up are cut. Nothing listens afterwards.
   */
  drain(limits: DrainLimits): Promise<void>;
  /** Aborted when no request is taken any more: endless streams end. */
  ending: AbortSignal;
}

const isHealthCheck = (url: string | undefined) =>
  url === '/healthz' || url?.startsWith('/healthz?') === true;

/**
 * The outermost server, which counts all connections and running requests.
 * @param requestTimeoutMs a request that is not whole after this is ended
 */
export function createDrainingServer({ requestTimeoutMs }: { requestTimeoutMs: number }): DrainingServer {
  const servers = new Set<Server>();
  const ending = new AbortController();
  let phase: 'open' | 'leaving' | 'closed' = 'open';
  let running = 0;
  let allDone = () => {};

  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());

  function requestDone() {
    running -= 1;
    if (phase !== 'closed') return;
    closeIdle();
    if (running === 0) allDone();
  }

  return {
    ending: ending.signal,
    serverFactory(handler, { keepAliveTimeout }) {
      const server = createServer(requestTimeOptions(requestTimeoutMs), (request, response) => {
        if (phase !== 'open') {
          if (phase === 'closed' || isHealthCheck(request.url)) return refuseWhileEnding(request, response);
          response.setHeader('connection', 'close');
        }
        running += 1;
        response.once('close', requestDone);
        handler(request, response);
      });
      endUnfinishedBodies(server, requestTimeoutMs);
      if (keepAliveTimeout) server.keepAliveTimeout = keepAliveTimeout;
      servers.add(server);
      return server;
    },
    async drain({ leadMs, patienceMs }) {
      phase = 'leaving';
      await sleep(leadMs, undefined, { ref: false });
      phase = 'closed';
      ending.abort();
      closeIdle();
      const done = new Promise<void>((resolve) => (allDone = resolve));
      if (running > 0) await Promise.race([done, sleep(patienceMs, undefined, { ref: false })]);
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
