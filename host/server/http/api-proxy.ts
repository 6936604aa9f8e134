import { answerCode } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_SECONDS = '2';

/** Answers in the API's place when that is away. */
const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  onError(reply, { error }) {
    reply.log.error({ err: error }, 'the API gave no answer');
    reply.code(503).headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' }).send({
      code: answerCode.failed,
      info: messages.layananTerganggu,
      request_id: reply.request.id,
    });
  },
};

/** Hands the API's paths to an API that runs elsewhere. */
export async function registerProxy(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of ['/api', '/files', '/sandbox', '/healthz', '/robots.txt', '/sitemap.xml']) {
    await app.register(proxy, { upstream, prefix, rewritePrefix: prefix, replyOptions });
  }
}
