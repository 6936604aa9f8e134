import { randomUUID } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import { answerCode, unreadableInfo, type ErrorAnswer } from '@lapak/contracts/api/common';
import { frontHeaders } from '@lapak/contracts/api-paths';
import { messages } from '@lapak/domain/messages';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

interface Options {
  apiUrl: string;
  /** The API's `API_SECRET`. */
  secret: string;
  /** Proxies in front of this process whose word about the visitor's address counts. */
  trustedProxies: number;
  log: FastifyBaseLogger;
}

const CONNECT_WITHIN_MS = 5_000;
/** Longer than the API's own limits, so that its answer comes first. */
const ANSWER_WITHIN_MS = 60_000;

/** The API cannot be reached: the same words as when its database cannot. */
function sayUnavailable(reply: FastifyReply): FastifyReply {
  const { id } = reply.request;
  return reply
    .code(503)
    .headers({ 'x-request-id': id, 'retry-after': '2', 'cache-control': 'no-store' })
    .send({ code: answerCode.failed, info: messages.serviceDisrupted, request_id: id } satisfies ErrorAnswer);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return sayUnavailable(reply);
  return reply
    .code(statusCode)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .send({ code: answerCode.failed, info: unreadableInfo, request_id: request.id } satisfies ErrorAnswer);
}

/**
 * Stands where the API's application stands when it runs in this process, and hands every request on, with the visitor's
 * own address. Which requests those are is decided by whoever routes to it.
 */
export async function buildApiProxy({ apiUrl, secret, trustedProxies, log }: Options) {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    exposeHeadRoutes: false,
  });
  app.setErrorHandler(answerError);
  await app.register(proxy, {
    upstream: apiUrl,
    // Addresses hold what no log may have, such as orders' ids.
    disableRequestLogging: true,
    undici: { connect: { timeout: CONNECT_WITHIN_MS }, headersTimeout: ANSWER_WITHIN_MS },
    destroyAgent: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        [frontHeaders.secret]: secret,
        [frontHeaders.visitorAddress]: request.ip,
      }),
      // By itself it would ask an API that says it is busy ten times more.
      retryDelay: () => null,
    },
  });
  await app.ready();
  return app;
}
