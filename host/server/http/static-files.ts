import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files of built versions: compressed at build time, never changed, so kept for a year. */
export async function serveVersionedFiles(app: FastifyInstance, deployDir: string): Promise<void> {
  for (const [prefix, folder] of [
    ['/assets/host/', 'host'],
    ['/remotes/', 'remotes'],
  ] as const) {
    await app.register(fastifyStatic, {
      root: join(deployDir, folder),
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      // Server bundles are for this process alone.
      allowedPath: (path) => !path.includes('/server/'),
      setHeaders: (response) => {
        response.setHeader('x-content-type-options', 'nosniff');
        response.setHeader('cross-origin-resource-policy', 'same-origin');
      },
    });
  }
}
