import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Hands the API's paths to an API that runs elsewhere. */
export async function registerProxy(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of ['/api', '/files', '/sandbox', '/healthz', '/robots.txt', '/sitemap.xml']) {
    await app.register(proxy, { upstream, prefix, rewritePrefix: prefix });
  }
}
