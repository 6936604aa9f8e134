import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consoleWorker } from '@lapak/contracts/console-paths';
import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';

/**
 * The service worker of the console, at an address that stays: browsers look there for a newer one. It is that of the shell in use.
 * @param deployDir folder of built versions
 */
export function serveConsoleWorker(app: FastifyInstance, registry: ReleaseRegistry, deployDir: string): void {
  app.get(consoleWorker(), async (_request, reply) => {
    const file = join(deployDir, 'host', registry.current().host, 'console-worker.js');
    const script = await readFile(file, 'utf8').catch(() => null);
    if (script === null) return reply.callNotFound();
    return reply.type('text/javascript').header('cache-control', 'no-cache').send(script);
  });
}
