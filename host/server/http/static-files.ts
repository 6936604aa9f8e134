import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { chooseCoding } from '@lapak/api/encoding/choose-encoding';
import { refuseEncodings } from './refuse-encodings.ts';

/** Server bundles and source maps are not served. */
const isPublic = (path: string) => !path.includes('/server/') && !/\.map(\.|$)/.test(path);

const folders = [
  ['/assets/host/', 'host'],
  ['/remotes/', 'remotes'],
] as const;

/** Whether an address is one of a built version's files, which a page needs to work. */
export const isVersionedFile = (url: string) => folders.some(([prefix]) => url.startsWith(prefix));

/** Files of built versions: compressed at build time, never changed, so kept for a year. */
export async function serveVersionedFiles(app: FastifyInstance, deployDir: string): Promise<void> {
  await app.register(async (scope) => {
    // The plugin reads `gzip;q=0, *` as gzip, so it gets one coding, chosen as for documents.
    scope.addHook('onRequest', async (request, reply) => {
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (!coding) return refuseEncodings(reply);
      request.headers['accept-encoding'] = coding;
    });
    for (const [prefix, folder] of folders) {
      await scope.register(fastifyStatic, {
        root: join(deployDir, folder),
        prefix,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
        allowedPath: isPublic,
        setHeaders: (reply) => {
          reply.header('vary', 'Accept-Encoding');
          reply.header('cross-origin-resource-policy', 'same-origin');
        },
      });
    }
  });
}
