import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of every answer; data is not kept by anyone unless the route says so. */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const isDocumentation = request.url.startsWith('/api/docs');
    if (!isDocumentation && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
});
