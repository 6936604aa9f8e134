import Type from 'typebox';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';

const failures = new Counter({
  name: 'lapak_remote_failures_total',
  help: 'Remotes that failed in a browser or on the server, by version',
  labelNames: ['remote', 'version', 'reason'],
});
const pages = new Counter({
  name: 'lapak_pages_total',
  help: 'Public pages made by this server: painted, or the shell because painting failed',
  labelNames: ['outcome'] as const,
});
const vitals = new Histogram({
  name: 'lapak_web_vitals',
  help: 'Web vitals of real browsers: ms, CLS without a unit',
  labelNames: ['name'],
  buckets: [0.01, 0.05, 0.1, 0.25, 1, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
});

/** Metrics of the shell. */
export const metrics = { failures, pages };

/** Shows the shell's metrics at `/metrics`: beside the API's when that runs in this process, else alone. */
export function exposeMetrics(app: FastifyInstance, api: FastifyInstance | null): void {
  if (api) {
    api.metrics.registerMetric(failures);
    api.metrics.registerMetric(pages);
    api.metrics.registerMetric(vitals);
    return;
  }
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register });
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}

const MAX_SERIES = 200;
const seen = new Set<string>();

/** A stranger can send any name; beyond a bound, names count as "other". */
function bounded(label: string): string {
  if (seen.has(label)) return label;
  if (seen.size >= MAX_SERIES) return 'other';
  seen.add(label);
  return label;
}

const name = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9._-]+$' });
const Failure = Type.Object({
  remote: name(40),
  version: name(60),
  reason: Type.Union([
    Type.Literal('entry'),
    Type.Literal('module'),
    Type.Literal('timeout'),
    Type.Literal('render'),
  ]),
});
const Vital = Type.Object({
  name: Type.Union(['CLS', 'INP', 'LCP', 'TTFB', 'FCP'].map((n) => Type.Literal(n))),
  value: Type.Number({ minimum: 0 }),
});

/** Where browsers report failed remotes and web vitals; no personal data. */
export function registerTelemetry(app: FastifyInstance): void {
  app.post<{ Body: { remote: string; version: string; reason: string } }>(
    '/telemetry/remote-failure',
    { schema: { body: Failure }, bodyLimit: 1024 },
    async ({ body, log }, reply) => {
      failures.inc({ remote: bounded(body.remote), version: bounded(body.version), reason: body.reason });
      log.warn({ failure: body }, 'a remote failed in a browser');
      return reply.code(204).send();
    },
  );
  app.post<{ Body: { name: string; value: number } }>(
    '/telemetry/vitals',
    { schema: { body: Vital }, bodyLimit: 1024 },
    async ({ body }, reply) => {
      vitals.observe({ name: body.name }, body.value);
      return reply.code(204).send();
    },
  );
}
