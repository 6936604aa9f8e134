import { requestSpans } from '@lapak/api/process/request-spans';
import { randomUUID } from 'node:crypto';
import proxy from '@fastify/http-proxy';
import { answerCode, unreadableInfo, type ErrorAnswer } from '@lapak/contracts/api/common';
import { frontHeaders } from '@lapak/contracts/api-paths';
import { messages } from '@lapak/domain/messages';
import { traceHeaders } from './api-calls.ts';
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
  /** Number of trusted proxies in front of this process. */
  trustedProxies: number;
  log: FastifyBaseLogger;
}

const CONNECT_WITHIN_MS = 5_000;
/** Longer than the API's own limits, so that its answer comes first. */
const ANSWER_WITHIN_MS = 60_000;

/** The API cannot be reached: the same message as when its database cannot. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  const { id } = reply.request;
  return reply
    .code(503)
    .headers({ 'x-request-id': id, 'retry-after': '2', 'cache-control': 'no-store' })
    .send({ code: answerCode.failed, info: messages.serviceDisrupted, request_id: id } satisfies ErrorAnswer);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return sendUnavailable(reply);
  return reply
    .code(statusCode)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .send({ code: answerCode.failed, info: unreadableInfo, request_id: request.id } satisfies ErrorAnswer);
}

/**
 * Forwards every request to the API, with the visitor's own address. Used in place of the API's application when that runs
 * elsewhere; the caller decides which requests it gets.
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
  await app.register(requestSpans(() => false));
  app.setErrorHandler(answerError);
  await app.register(proxy, {
    upstream: apiUrl,
    // Addresses hold values that must not be logged, such as orders' ids.
    disableRequestLogging: true,
    undici: { connect: { timeout: CONNECT_WITHIN_MS }, headersTimeout: ANSWER_WITHIN_MS },
    destroyAgent: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-request-id': request.id,
        ...traceHeaders(),
        [frontHeaders.secret]: secret,
        [frontHeaders.visitorAddress]: request.ip,
      }),
      // The default retries a 503 ten times.
      retryDelay: () => null,
    },
  });
  await app.ready();
  return app;
}
