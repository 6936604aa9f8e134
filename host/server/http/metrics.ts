import { mayReadMetrics } from '@lapak/api/app';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, register } from 'prom-client';
import { vitals } from './vitals.ts';

const failures = new Counter({
  name: 'lapak_remote_failures_total',
  help: 'Remotes that failed in a browser or on the server, by version',
  labelNames: ['remote', 'version', 'reason'],
});
const pages = new Counter({
  name: 'lapak_pages_total',
  help: 'Public pages made by this server: painted, by the last good version, or the shell because painting failed',
  labelNames: ['outcome'] as const,
});
const withdrawn = new Counter({
  name: 'lapak_versions_withdrawn_total',
  help: 'Versions that this server took back because they failed too often',
  labelNames: ['remote', 'version'],
});
/** Metrics of the shell. */
export const metrics = { failures, pages, withdrawn, ...vitals };

/**
 * Shows the shell's metrics at `/metrics`: beside the API's when that runs in this process, else alone.
 * @param token bearer token that is required; null: only callers on this machine
 */
export function exposeMetrics(
  app: FastifyInstance,
  api: FastifyInstance | null,
  token: string | undefined,
): void {
  if (api) {
    for (const metric of Object.values(metrics)) api.metrics.registerMetric<string>(metric);
    return;
  }
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) return reply.callNotFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
