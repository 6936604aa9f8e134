import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  type IncomingMessage,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { endUnfinishedBodies, requestTimeOptions } from './request-time.ts';
import { randomUUID } from 'node:crypto';
import { busyAnswer } from './busy-answer.ts';

const info = 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi';

/** Answers a request that comes when the process is about to end; another process takes the next try. */
function refuseWhileEnding(request: IncomingMessage, response: ServerResponse): void {
  const { accept } = request.headers;
  const { status, headers, body } = busyAnswer({ id: randomUUID(), accept }, info);
  response.writeHead(status, {
    ...headers,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  // What is still being sent is read, or the client would miss the answer.
  request.resume();
}

export interface DrainLimits {
  /**
   * For how long requests are still taken after `/healthz` has turned 503, so that a load balancer removes it first.
   */
  leadMs: number;
  /** For how long what runs may go on after that. */
  timeoutMs: number;
}

export interface DrainingServer {
  /** For Fastify. @param options of Fastify's own */
  serverFactory(handler: RequestListener, options: { keepAliveTimeout?: number }): Server;
  /**
   * Ends the serving, whatever clients do: `/healthz` is a 503 at once, after a while any new request is, and what runs
   * is answered, but for streams of events, which are cut. Connections that are left when the time is up are cut, too. Nothing
   * listens afterwards.
   */
  drain(limits: DrainLimits): Promise<void>;
  /** Aborted when no request is taken any more: endless streams end. */
  ending: AbortSignal;
}

/** Whether an answer never ends by itself: a stream of events. */
const isEndless = ({ req }: ServerResponse) => req.headers.accept === 'text/event-stream';

/** How long the last connection has between its acceptance and the cut. */
const LAST_ANSWERS_MS = 300;

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
  const running = new Set<ServerResponse>();
  let allDone = () => {};

  const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());

  function requestDone(response: ServerResponse) {
    running.delete(response);
    if (phase !== 'closed') return;
    closeIdle();
    if (running.size === 0) allDone();
  }

  /** The answer says that its connection ends, so that the client sends no other request over it, which would be cut. */
  const endConnection = (response: ServerResponse) => void (response.shouldKeepAlive = false);

  return {
    ending: ending.signal,
    serverFactory(handler, { keepAliveTimeout }) {
      const server = createServer(requestTimeOptions(requestTimeoutMs), (request, response) => {
        if (phase !== 'open') {
          if (phase === 'closed' || isHealthCheck(request.url)) return refuseWhileEnding(request, response);
          endConnection(response);
        }
        running.add(response);
        response.once('close', () => requestDone(response));
        handler(request, response);
      });
      endUnfinishedBodies(server, requestTimeoutMs);
      if (keepAliveTimeout) server.keepAliveTimeout = keepAliveTimeout;
      servers.add(server);
      return server;
    },
    async drain({ leadMs, timeoutMs }) {
      const endsAt = performance.now() + leadMs + timeoutMs;
      phase = 'leaving';
      running.forEach(endConnection);
      await sleep(leadMs, undefined, { ref: false });
      phase = 'closed';
      ending.abort();
      // Their readers come back, to another process.
      for (const response of running) if (isEndless(response)) response.destroy();
      closeIdle();
      const done = new Promise<void>((resolve) => (allDone = resolve));
      // On a busy machine the lead takes longer, at the cost of what runs.
      const leftMs = Math.max(0, endsAt - performance.now());
      if (running.size > 0) await Promise.race([done, sleep(leftMs, undefined, { ref: false })]);
      const closed = [...servers].map((server) => new Promise((resolve) => server.close(resolve)));
      // Who has connected just now is still refused with a message.
      await Promise.race([Promise.all(closed), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      servers.forEach((server) => server.closeAllConnections());
    },
  };
}
