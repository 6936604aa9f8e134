import { mayReadMetrics } from '@lapak/api/app';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';

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
const vitals = new Histogram({
  name: 'lapak_web_vitals',
  help: 'Web vitals of real browsers: ms, CLS without a unit',
  labelNames: ['name'],
  buckets: [0.01, 0.05, 0.1, 0.25, 1, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
});

/** Metrics of the shell. */
export const metrics = { failures, pages, vitals, withdrawn };

/**
 * Shows the shell's metrics at `/metrics`: beside the API's when that runs in this process, else alone.
 * @param token bearer token that is required; null: only callers on this machine
 */
export function exposeMetrics(app: FastifyInstance, api: FastifyInstance | null, token: string | null): void {
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
